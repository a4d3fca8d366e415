/** The course of a finished game: its moments, and how the scores went. Moments are fetched when they are needed and kept. */
import type { Replay, SeenEvent } from '../generated/api'
import type { GameSpeech } from '../words/game'
import { t } from '../words/index.svelte'
import { api } from './api'
import type { View } from './wire'
import type { Scene } from '../port/types'
import { crumbs } from './words'

export interface Moment {
  at: number
  viewer: number | null
  view: View
  scene: Scene<SeenEvent>
}

export interface Point {
  at: number
  scores: number[]
  /** The open paragraphs; none when it is over. */
  where: string[]
}

export interface Turning {
  at: number
  /** What it meant for the seat's lead. */
  swing: number
  text: string
}

/** How many moments are looked at to draw the scores before the places where they change are searched for. */
const SAMPLES = 32
/** Requests at one time; the server is asked gently. */
const HANDS = 3

export class Course {
  points = $state.raw<Point[]>([])
  #kept = new Map<string, Promise<Moment>>()
  #stopped = false

  constructor(
    readonly id: string,
    readonly last: number,
    readonly speech: GameSpeech | null,
    readonly names: readonly string[],
  ) {}

  stop(): void {
    this.#stopped = true
  }

  moment(at: number, seat: number | null): Promise<Moment> {
    const key = `${seat}:${at}`
    let known = this.#kept.get(key)
    if (!known) {
      known = api
        .replay(this.id, at, seat)
        .then((found) => this.speech?.replay(found, this.names) ?? found)
        .then(({ view, viewer, events }: Replay) => ({ at, viewer, view: view as View, scene: { n: at, key: '', events } }))
      known.catch(() => this.#kept.delete(key))
      this.#kept.set(key, known)
    }
    return known
  }

  /** Find where the scores change: a coarse look first, then halving between moments that differ. */
  async survey(seat: number | null): Promise<void> {
    const step = Math.max(1, Math.ceil(this.last / SAMPLES))
    const first = [...Array(Math.floor(this.last / step) + 1).keys()].map((i) => i * step)
    if (first.at(-1) !== this.last) first.push(this.last)
    await this.#visit(first, seat)
    for (;;) {
      const between: number[] = []
      this.points.forEach((point, i) => {
        const after = this.points[i + 1]
        if (after && after.at - point.at > 1 && point.scores.join() !== after.scores.join()) between.push((point.at + after.at) >> 1)
      })
      if (!between.length || this.#stopped) return
      await this.#visit(between, seat)
    }
  }

  async #visit(moments: number[], seat: number | null): Promise<void> {
    const queue = [...moments]
    const hand = async (): Promise<void> => {
      for (let at = queue.shift(); at !== undefined && !this.#stopped; at = queue.shift()) {
        const { view } = await this.moment(at, seat)
        const scores = view.players.map((player) => (typeof player['score'] === 'number' ? player['score'] : 0))
        const where = view.over ? [] : crumbs(view)
        this.points = [...this.points.filter((point) => point.at !== at), { at, scores, where }].sort((a, b) => a.at - b.at)
      }
    }
    await Promise.all(Array.from({ length: HANDS }, hand))
  }
}

/** The moments at which a seat's lead over the best other changed most, in order. */
export function turningPoints(points: Point[], seat: number, story: SeenEvent[], most = 4): Turning[] {
  const lead = (scores: number[]): number => {
    const others = scores.filter((_, q) => q !== seat)
    return (scores[seat] ?? 0) - (others.length ? Math.max(...others) : 0)
  }
  const found: Turning[] = []
  points.forEach((point, i) => {
    const before = points[i - 1]
    if (!before) return
    const swing = lead(point.scores) - lead(before.scores)
    if (swing) found.push({ at: point.at, swing, text: telling(story, point.at, before.at, seat, swing) })
  })
  return found
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
}

/** The sentence that says most about a swing: the largest number that went its way. */
function telling(story: SeenEvent[], at: number, after: number, seat: number, swing: number): string {
  const weigh = (event: SeenEvent): number => {
    const amount = Number(event.args['n'] ?? 0) * (/^(lost|paid|lose)/.test(event.kind) ? -1 : 1)
    const own = event.args['seat'] === seat
    return /earn|lost|gain|score/.test(event.kind) ? (own ? amount : -amount) * Math.sign(swing) : -Infinity
  }
  const best = story.filter((event) => event.n > after && event.n <= at && event.text).sort((a, b) => weigh(b) - weigh(a))[0]
  return best && weigh(best) > -Infinity ? best.text : t('note-turning')
}
