/** The captain's log: the chapter's story, the orders of each round, what befell the ship; kept as the book of this game. */
import type { BoardPort } from '../../boardkit/svelte-port.svelte'
import type { Leaf } from '../../port/types'
import { banner } from './art/cards'
import type { Event, Pirates, Sea } from './model'

const HARM: readonly Event['kind'][] = ['shot', 'struck', 'corked', 'lost-life', 'goal-met', 'goal-missed']

/** In real time nothing may stop the crew: the board shows its own pages while the clock stands, and these are only kept. */
const KEPT = { seat: null, readers: [], shown: false } as const

export function leaves(port: BoardPort<Pirates>, events: readonly Event[], { chapter }: Sea): Leaf[] {
  const found: Leaf[] = []
  const kicker = port.text('board.kicker', { n: chapter.number, title: chapter.title })
  const tale = (key: string, title: string, texts: readonly string[]): void => {
    if (texts.length)
      found.push({
        ...KEPT,
        key,
        n: 0,
        part: kicker,
        kind: chapter.place,
        title,
        text: texts.join('\n'),
        art: banner(chapter.number, 'passage'),
        box: '0 0 620 132',
      })
  }
  tale('before', chapter.title, chapter.before)
  let round = 0
  for (const [i, event] of events.entries()) {
    if (event.kind === 'phase') round = event.args.n
    const part = port.text('board.round', { n: round })
    const page = { ...KEPT, key: `${event.n} ${i}`, n: event.n, part, kind: '' }
    if (event.kind === 'goal') found.push({ ...page, title: port.text('board.book.orders'), text: event.text })
    else if (event.kind === 'happening') found.push({ ...page, title: port.text('board.book.event'), text: event.text })
    else if (event.kind === 'time-up')
      found.push({ ...page, key: `end ${round}`, title: port.text('board.volley.title', { n: round }), text: event.text })
    else if (HARM.includes(event.kind) && found.at(-1)?.key === `end ${round}`) found.at(-1)!.text += `\n${event.text}`
  }
  tale('after', port.text('board.book.after'), chapter.after)
  return found
}
