/** What the programme under the stage says while scenes are shown: who acts, what they have done so far, what each of several got. */
import type { Scene, SeenEvent } from '../port/types'

/** What somebody did or got in the scene, and before it in the same stretch. */
export interface Part {
  seat: number
  before: string[]
  now: string[]
}

export interface Playbill {
  /** What is told of nobody: a phase that begins, a card that is turned. */
  title: string[]
  parts: Part[]
}

/** Deeds of the same actor that stay to be read beside the newest. */
const KEPT = 2

const seatOf = ({ args }: SeenEvent): number | null => (typeof args['seat'] === 'number' ? args['seat'] : null)

/** The programme after one more scene. Where one alone acts, what they did before stays beside it. */
export function follow(before: Playbill | null, { events }: Pick<Scene<SeenEvent>, 'events'>): Playbill | null {
  const told = events.filter((event) => event.text)
  if (!told.length) return before
  const parts = new Map<number, Part>()
  const title: string[] = []
  for (const event of told) {
    const seat = seatOf(event)
    if (seat === null) title.push(event.text)
    else {
      const part = parts.get(seat) ?? { seat, before: [], now: [] }
      part.now.push(event.text)
      parts.set(seat, part)
    }
  }
  const [only] = parts.values()
  const was = before?.parts[0]
  if (parts.size === 1 && only && before?.parts.length === 1 && was?.seat === only.seat)
    only.before = [...was.before, was.now.join(' ')].slice(-KEPT)
  return { title, parts: [...parts.values()] }
}
