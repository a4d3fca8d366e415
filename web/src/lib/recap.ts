/** What happened since one's last act, told briefly: first what touched this seat. */
import type { SeenEvent } from '../generated/api'
import { inForce } from './story'

export interface Line {
  key: string
  text: string
  /** Whose doing it was, if anybody's. */
  seat: number | null
  /** It touched the seat that reads. */
  mine: boolean
}

const MOST = 9

const seats = (event: SeenEvent): number[] =>
  Object.entries(event.args).flatMap(([name, value]) => (/^seat\d*$/.test(name) && typeof value === 'number' ? value : []))

/** The last entry that the seat has done itself; what it began with, where it has done nothing yet. */
export function lastOwn(story: readonly SeenEvent[], seat: number, before = Infinity): number {
  return story.reduce((last, event) => (event.n < before && event.args['seat'] === seat && event.n > last ? event.n : last), 0)
}

/** What was told after entry `since`. */
export function recap(story: SeenEvent[], since: number, seat: number | null, most = MOST): { lines: Line[]; more: number } {
  const told = inForce(story).filter((event) => event.n > since && event.text && event.kind !== 'phase')
  const lines = told.map((event, i): Line => {
    const of = seats(event)
    return { key: `${event.n}.${i}`, text: event.text, seat: of[0] ?? null, mine: seat !== null && of.includes(seat) }
  })
  const first = lines.filter((line) => line.mine)
  const rest = lines.filter((line) => !line.mine)
  const own = first.slice(-most)
  const others = own.length < most ? rest.slice(own.length - most) : []
  return { lines: [...own, ...others], more: lines.length - own.length - others.length }
}
