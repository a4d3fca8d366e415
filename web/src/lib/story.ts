/** The story as a log shows it: what was taken back is gone, and one deed is one line with what came of it. */
import type { SeenEvent } from '../generated/api'

/** One deed: what was done, and what came of it. */
export interface Deed {
  key: string
  n: number
  kind: string
  text: string
  seat: number | null
  details: string[]
  /** How often it was done, one time after the other. */
  times: number
}

export interface Chapter {
  key: number
  /** The entry of its first event. */
  n: number
  /** The heading: the text of an event called `phase` or `turn`; empty before the first one. */
  where: string
  /** Whose turn it is. */
  seat: number | null
  lines: Deed[]
}

/** The events that still count. */
export function inForce(story: SeenEvent[]): SeenEvent[] {
  let kept: SeenEvent[] = []
  for (const event of story) {
    const entry = event.args['entry']
    if (event.kind === 'taken-back' && entry !== undefined) kept = kept.filter((one) => one.n !== entry)
    else if (event.kind === 'rewound') {
      kept = kept.filter((one) => one.n <= Number(entry))
      kept.push(event)
    } else kept.push(event)
  }
  return kept
}

/** Can a table go back to where a heading stands? Only to a moment of its own, and only if something has happened since. */
export function canGoBack(groups: readonly Chapter[], i: number): boolean {
  const { n } = groups[i]!
  const last = groups.at(-1)!
  const latest = Math.max(last.n, ...last.lines.map((line) => (line.kind === 'rewound' ? 0 : line.n)))
  return groups[i + 1]?.n !== n && latest > n
}

/** What would be lost by going back to just after entry n: how many deeds, and the latest of them in words, the newest first. */
export function lostAfter(story: SeenEvent[], n: number, most = 4): { deeds: number; lines: string[] } {
  const gone = inForce(story).filter((event) => event.n > n && event.kind !== 'rewound')
  const told = gone.filter((event) => event.text && event.kind !== 'phase').map((event) => event.text)
  return { deeds: new Set(gone.map((event) => event.n)).size, lines: told.slice(-most).reverse() }
}

/** What has a heading of its own. */
const HEADS = new Set(['phase', 'turn'])

export function chapters(story: SeenEvent[]): Chapter[] {
  const found: Chapter[] = []
  inForce(story).forEach((event, i) => {
    if (!event.text) return
    let last = found.at(-1)
    const seat = typeof event.args['seat'] === 'number' ? event.args['seat'] : null
    const heads = HEADS.has(event.kind)
    if (!last || heads) {
      last = { key: event.n * 1000 + found.length, n: event.n, where: heads ? event.text : '', seat: heads ? seat : null, lines: [] }
      found.push(last)
      if (heads) return
    }
    const deed = last.lines.at(-1)
    // What follows in the same entry, of the same seat or of nobody, came of it.
    if (deed?.n === event.n && deed.seat !== null && (seat === deed.seat || seat === null)) deed.details.push(event.text)
    else if (deed && seat !== null && deed.text === event.text && !deed.details.length)
      Object.assign(deed, { n: event.n, times: deed.times + 1 })
    else last.lines.push({ key: `${event.n}.${i}`, n: event.n, kind: event.kind, text: event.text, seat, details: [], times: 1 })
  })
  return found
}
