/** The programme of the turns: what the Wars, Income, Construction and Aging of each brought, kept as the book of this game. */
import type { BoardPort } from '../../boardkit/svelte-port.svelte'
import type { Leaf } from '../../port/types'
import type { Event, PaperTales } from './model'

/** What is kept of a turn, by its phases. */
const KEPT: Readonly<Record<string, readonly Event['kind'][]>> = {
  wars: ['war', 'host-war', 'earned', 'lost', 'gained', 'lich-earned'],
  income: ['income'],
  construction: ['constructed', 'upgraded', 'built-nothing'],
  aging: ['saved', 'died', 'reborn', 'earned', 'lost', 'gained'],
}

export function leaves(port: BoardPort<PaperTales>, events: readonly Event[]): Leaf[] {
  const found: Leaf[] = []
  let [turn, phase] = [0, '']
  let met = new Set<string>()
  for (const event of events) {
    if (event.kind === 'phase') {
      turn = event.args.n
      phase = event.args.phase
      met = new Set()
    }
    if (!event.text || !KEPT[phase]?.includes(event.kind)) continue
    if (event.kind === 'war') {
      // Each of the two is told of it; the programme has it once.
      const { seat, seat2 } = event.args
      if (met.has(`${seat2} ${seat}`)) continue
      met.add(`${seat} ${seat2}`)
    }
    const key = `${turn} ${phase}`
    const last = found.at(-1)
    if (last?.key === key) last.text += `\n${event.text}`
    else
      found.push({
        key,
        n: event.n,
        part: port.text('board.book.turn', { n: turn }),
        kind: '',
        title: port.text(`rule.${phase}`),
        text: event.text,
        seat: null,
        readers: [],
        shown: false,
      })
  }
  return found
}
