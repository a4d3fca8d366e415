/** The story as a log shows it: what was taken back is gone, what happened together stands together. */
import type { SeenEvent } from '../generated/api'

export interface Chapter {
  key: number
  /** The entry of its first event. */
  n: number
  /** The heading: the text of an event called `phase`; empty before the first one. */
  where: string
  lines: { key: string; n: number; kind: string; text: string; seat: number | null }[]
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

export function chapters(story: SeenEvent[]): Chapter[] {
  const found: Chapter[] = []
  inForce(story).forEach((event, i) => {
    if (!event.text) return
    let last = found.at(-1)
    if (!last || event.kind === 'phase') {
      last = { key: event.n * 1000 + found.length, n: event.n, where: event.kind === 'phase' ? event.text : '', lines: [] }
      found.push(last)
      if (event.kind === 'phase') return
    }
    const seat = event.args['seat']
    last.lines.push({
      key: `${event.n}.${i}`,
      n: event.n,
      kind: event.kind,
      text: event.text,
      seat: typeof seat === 'number' ? seat : null,
    })
  })
  return found
}
