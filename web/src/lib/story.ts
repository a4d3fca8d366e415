/** The story as a log shows it: what was taken back is gone, what happened together stands together. */
import type { SeenEvent } from '../generated/api'

export interface Chapter {
  key: number
  /** Where in the rules it happened; empty if nobody remembers. */
  where: string
  lines: { key: string; n: number; kind: string; text: string; seat: number | null }[]
}

/** Remembers, entry by entry, where in the rules the table stood; a reload of the page keeps it. */
export class Places {
  #marks: [number, string][] = []

  constructor(private readonly id: string) {
    try {
      this.#marks = JSON.parse(sessionStorage.getItem(`taletable.where.${id}`) ?? '[]')
    } catch {
      this.#marks = []
    }
  }

  /** From entry `n` on we are at `where`. */
  note(n: number, where: string): void {
    const last = this.#marks.at(-1)
    if (last && last[0] >= n) this.#marks = this.#marks.filter(([from]) => from < n)
    if (this.#marks.at(-1)?.[1] === where) return
    this.#marks.push([n, where])
    try {
      sessionStorage.setItem(`taletable.where.${this.id}`, JSON.stringify(this.#marks))
    } catch {
      // Without storage the headings last as long as the page.
    }
  }

  at(n: number): string {
    return this.#marks.findLast(([from]) => from <= n)?.[1] ?? ''
  }
}

/** The events that still count. */
export function inForce(story: SeenEvent[]): SeenEvent[] {
  let kept: SeenEvent[] = []
  for (const event of story) {
    const entry = event.args['entry']
    if (event.kind === 'took-back') kept = kept.filter((one) => one.n !== entry)
    else if (event.kind === 'rewound') {
      kept = kept.filter((one) => one.n <= Number(entry))
      kept.push(event)
    } else kept.push(event)
  }
  return kept
}

export function chapters(story: SeenEvent[], places: Places): Chapter[] {
  const found: Chapter[] = []
  inForce(story).forEach((event, i) => {
    if (!event.text) return
    const where = places.at(event.n)
    let last = found.at(-1)
    if (!last || last.where !== where) {
      last = { key: event.n * 1000 + found.length, where, lines: [] }
      found.push(last)
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
