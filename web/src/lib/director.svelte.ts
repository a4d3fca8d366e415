/**
 * The director plays what happened scene by scene, at the pace of who looks on. Board, scores, prompt and log show what has been played
 * so far and nothing later; input opens when the present is reached.
 */
import type { SeenEvent } from '../generated/api'
import type { Leaf } from '../port/types'
import type { View } from './wire'

export const PACES = ['calm', 'brisk', 'instant'] as const
export type Pace = (typeof PACES)[number]

/** How much of its time a scene has. */
const SHARE: Readonly<Record<Pace, number>> = { calm: 1, brisk: 0.5, instant: 0 }
/** With so many waiting the pace rises by itself, until few are left. */
const MANY = 12

export interface Beat {
  /** What the rules call the scene; empty for a plain act. */
  key: string
  view: View
  events: SeenEvent[]
  /** Somebody here did it: who acts knows what was done. */
  own: boolean
  /** The clock stands: there is time to look. */
  calm: boolean
}

/** A plain act: time to see who did what. */
const ACT = 900
/** What the book has more of; a board may know better. */
const HOLDS: Readonly<Record<string, number>> = { war: 2600, shot: 2600, reveal: 1600, roll: 1200, event: 2600, story: 2600, foe: 900 }
const WORD = 45
const FREE_WORDS = 12
const LONGEST = 5000
/** A page that another one reads stays so long, and so much longer for each letter. */
const PAGE = 2500
const LETTER = 35
const LONGEST_PAGE = 9000
/** A page that is one's own to read stays until one goes on, at every pace. */
export const UNTIL_READ = Infinity

/** How long a scene is looked at: by what it is, and by how much there is to read. */
export function holdOf(
  key: string,
  events: readonly SeenEvent[],
  own: boolean,
  holds: Readonly<Record<string, number>> | undefined = undefined,
): number {
  const told = events.filter((event) => event.text)
  if (told.length && holds?.[key] !== undefined) return holds[key]
  if (!told.length || (own && !key)) return 0 // who acts knows what was done, and wants to go on
  const words = told.reduce((sum, event) => sum + event.text.split(/\s+/).length, 0)
  const reading = Math.max(0, words - FREE_WORDS) * WORD
  return Math.min(LONGEST, (HOLDS[key] ?? ACT) + reading)
}

/** How long a page is looked at by who need not read it. */
export function pageHold({ text, deed = '' }: Pick<Leaf, 'text' | 'deed'>): number {
  return Math.min(LONGEST_PAGE, PAGE + (text.length + deed.length) * LETTER)
}

/** The page that is open while these events are shown: the last one, if there are several; and whether this viewer has to read it. */
export function pageOf(leaves: readonly Leaf[], viewer: number | null, asked: string | null): { leaf: Leaf; must: boolean } | null {
  const leaf = leaves.findLast(({ shown }) => shown !== false)
  if (!leaf) return null
  const concerns = viewer !== null && (leaf.readers === 'all' || leaf.readers.includes(viewer))
  // What is asked right away stands on a page of its own, with the same words.
  if (concerns && asked !== null && leaf.asks?.includes(asked)) return null
  return { leaf, must: concerns }
}

/** How a scene is shown: for so many milliseconds at a calm pace, with a page over the board or without. */
export interface Showing {
  hold: number
  page: boolean
}

export class Director {
  /** Scenes that were not shown yet. */
  waiting = $state(0)
  /** Stands still after a step, until somebody goes on. */
  held = $state(false)
  /** A page is open that its reader has to turn. */
  reading = $state(false)
  /** The page of the last scene is still open. */
  #lingers = $state(false)
  #queue: Beat[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  /** When what is shown has been shown long enough. */
  #until = 0

  /** `arrive`: the present is reached, and things can be done. */
  constructor(
    readonly pace: () => Pace,
    readonly show: (beat: Beat) => Showing,
    readonly arrive: () => void,
  ) {}

  get playing(): boolean {
    return this.waiting > 0 || this.reading || this.#lingers
  }

  /** What comes is played after what waits. */
  play(beats: readonly Beat[]): void {
    this.#queue.push(...beats)
    this.#go()
  }

  /** All that waits is shown at once, but for pages that have to be read. */
  toNow(): void {
    this.held = false
    while (this.#queue.length && !this.reading) this.#next()
    this.#until = 0
    this.#go()
  }

  /** One scene on, and stand still. */
  step(): void {
    if (!this.playing) return
    this.reading = false
    this.held = true
    this.#until = 0
    if (this.#queue.length) this.#next()
    this.#go()
  }

  /** What is shown has been seen or read: the next one. */
  goOn(): void {
    this.reading = this.held = false
    this.#until = 0
    this.#go()
  }

  /** Forget what waits: somebody looks at something else. */
  clear(): void {
    clearTimeout(this.#timer)
    this.#queue = []
    this.waiting = this.#until = 0
    this.held = this.reading = this.#lingers = false
  }

  #go(): void {
    clearTimeout(this.#timer)
    while (this.#queue.length && !this.held && !this.reading && performance.now() >= this.#until) this.#next()
    this.waiting = this.#queue.length
    if (this.reading) return
    if (!this.waiting) {
      this.held = false
      if (performance.now() >= this.#until) this.#lingers = false
      if (!this.#lingers) return this.arrive()
    }
    if (!this.held) this.#timer = setTimeout(() => this.#go(), this.#until - performance.now())
  }

  #next(): void {
    const beat = this.#queue.shift()!
    const pace = this.pace()
    const share = this.#queue.length > MANY && pace === 'calm' ? SHARE.brisk : SHARE[pace]
    const { hold, page } = this.show(beat)
    this.reading = hold === UNTIL_READ
    this.#lingers = page
    this.#until = this.reading ? 0 : performance.now() + hold * share
  }
}
