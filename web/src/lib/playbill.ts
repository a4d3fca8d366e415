/** What the programme under the stage says while scenes are shown: who acts, what they have done so far, what each of several got. */
import type { Scene, SeenEvent } from '../port/types'

/** What somebody did or got in the scene, and before it in the same stretch. */
export interface Part {
  seat: number
  before: string[]
  now: string[]
  /** What is said in a word below one's name, where several are concerned. */
  brief: string[]
}

export interface Playbill {
  /** What is told of nobody: a phase that begins, a card that is turned. */
  title: string[]
  parts: Part[]
}

/** Deeds of the same actor that stay to be read beside the newest. */
const KEPT = 2

const seatOf = ({ args }: SeenEvent): number | null => (typeof args['seat'] === 'number' ? args['seat'] : null)

/** How a game says things in a word, where it can. */
export interface Briefly {
  /** What a scene of several is called. */
  title(key: string): string
  deed(event: SeenEvent): string
}

/** The programme after one more scene. Where one alone acts, what they did before stays beside it. */
export function follow(
  before: Playbill | null,
  { events, key }: Pick<Scene<SeenEvent>, 'events' | 'key'>,
  briefly: Briefly = { title: () => '', deed: () => '' },
): Playbill | null {
  const told = events.filter((event) => event.text)
  if (!told.length) return before
  const several = new Set(told.map(seatOf).filter((seat) => seat !== null)).size > 1
  const parts = new Map<number, Part>()
  const title: string[] = []
  for (const event of told) {
    const seat = seatOf(event)
    if (seat === null) title.push(event.text)
    else {
      const part = parts.get(seat) ?? { seat, before: [], now: [], brief: [] }
      const brief = several ? briefly.deed(event) : ''
      if (brief) part.brief.push(brief)
      else part.now.push(event.text)
      parts.set(seat, part)
    }
  }
  const [only] = parts.values()
  const was = before?.parts[0]
  if (parts.size === 1 && only && before?.parts.length === 1 && was?.seat === only.seat)
    only.before = [...was.before, was.now.join(' ')].slice(-KEPT)
  const called = several && !title.length ? briefly.title(key) : ''
  if (called) title.push(called)
  return { title, parts: [...parts.values()] }
}
