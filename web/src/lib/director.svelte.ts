/**
 * The director plays what happened scene by scene, at the pace of who looks on. Board, scores, prompt and log show what has been played
 * so far and nothing later; input opens when the present is reached.
 */
import type { SeenEvent } from '../generated/api'
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
  /** Milliseconds that it stays before the next one, at a calm pace. */
  hold: number
}

/** A plain act: time to see who did what. */
const ACT = 900
/** What the book has more of. */
const HOLDS: Readonly<Record<string, number>> = { war: 2200, shot: 1400, reveal: 1600, roll: 1200, event: 2600, story: 2600, foe: 700 }
const WORD = 45
const FREE_WORDS = 12
const LONGEST = 5000

/** How long a scene is looked at: by what it is, and by how much there is to read. */
export function holdOf(key: string, events: readonly SeenEvent[], own: boolean): number {
  const told = events.filter((event) => event.text)
  if (!told.length || (own && !key)) return 0 // who acts knows what was done, and wants to go on
  const words = told.reduce((sum, event) => sum + event.text.split(/\s+/).length, 0)
  const reading = Math.max(0, words - FREE_WORDS) * WORD
  return Math.min(LONGEST, (HOLDS[key] ?? ACT) + reading)
}

export class Director {
  /** Scenes that were not shown yet. */
  waiting = $state(0)
  /** Stands still after a step, until somebody goes on. */
  held = $state(false)
  #queue: Beat[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  /** When what is shown has been shown long enough. */
  #until = 0

  constructor(
    readonly pace: () => Pace,
    readonly show: (beat: Beat, last: boolean) => void,
  ) {}

  get playing(): boolean {
    return this.waiting > 0
  }

  /** What comes is played after what waits. */
  play(beats: readonly Beat[]): void {
    this.#queue.push(...beats)
    this.#go()
  }

  /** All that waits is shown at once. */
  toNow(): void {
    this.held = false
    this.#until = 0
    while (this.#queue.length) this.#next()
    this.#until = 0
    this.#go()
  }

  /** One scene on, and stand still. */
  step(): void {
    if (!this.#queue.length) return
    this.held = true
    this.#until = 0
    this.#next()
    this.#go()
  }

  /** The pace has changed, or nobody wants to stand still any more. */
  goOn(): void {
    this.held = false
    this.#go()
  }

  /** Forget what waits: somebody looks at something else. */
  clear(): void {
    this.#queue = []
    this.held = false
    this.#until = 0
    this.#go()
  }

  #go(): void {
    clearTimeout(this.#timer)
    if (this.#queue.length === 0) this.held = false
    while (this.#queue.length && !this.held && performance.now() >= this.#until) this.#next()
    this.waiting = this.#queue.length
    if (this.waiting && !this.held) this.#timer = setTimeout(() => this.#go(), this.#until - performance.now())
  }

  #next(): void {
    const beat = this.#queue.shift()!
    const pace = this.pace()
    const share = this.#queue.length > MANY && pace === 'calm' ? SHARE.brisk : SHARE[pace]
    this.#until = performance.now() + beat.hold * share
    this.waiting = this.#queue.length
    this.show(beat, this.#queue.length === 0)
  }
}
