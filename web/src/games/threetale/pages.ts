/** What is read at the table and kept in the book of this game: Prophecies, Quests, Omens, the chapter of the Future and how it ended. */
import type { BoardPort } from '../../boardkit/svelte-port.svelte'
import type { Leaf } from '../../port/types'
import { emblemOf, type EmblemKind } from './art/emblems'
import { SCENE_BOX, sceneOf } from './art/scenes'
import { Facts, type Event, type TaleView, type ThreeTale } from './model'

let known: { of: object; facts: Facts } | undefined
function factsOf(port: BoardPort<ThreeTale>): Facts {
  const { groups } = port.catalogue
  if (known?.of !== groups) known = { of: groups, facts: new Facts(groups, port.text) }
  return known.facts
}

/** An emblem in the middle of a page as wide as a picture. */
const emblem = (kind: EmblemKind, id: string): Pick<Leaf, 'art' | 'box'> => ({
  art: `<rect width="160" height="70" fill="#f3e2bd"/><g transform="translate(48 3)">${emblemOf(kind, id)}</g>`,
  box: '0 0 160 70',
})
const picture = (scene: string): Pick<Leaf, 'art' | 'box'> => ({ art: sceneOf(scene), box: SCENE_BOX })

/** The page of an event, if it has one. */
function pageOf(port: BoardPort<ThreeTale>, facts: Facts, event: Event, { chapter }: TaleView): Omit<Leaf, 'key' | 'n' | 'part'> | null {
  switch (event.kind) {
    case 'prophecy': {
      const one = facts.prophecy(event.args.prophecy)
      if (!one) return null
      const kind = port.text('board.book.prophecy', { n: one.number })
      const deed = port.text('board.story.need', { need: one.need })
      // The page of the three Prophecies shows them together.
      return { kind, title: one.name, text: one.story, deed, seat: null, readers: [], shown: false, ...picture(one.key) }
    }
    case 'drew-quest': {
      const one = facts.quests.get(event.args.card)
      if (!one) return null
      const deed = [port.text('board.face.need', { need: one.need }), one.reward].join('\n')
      const { seat } = event.args
      return {
        kind: port.text('board.face.quest'),
        title: one.name,
        text: one.story,
        deed,
        seat,
        readers: [seat],
        ...emblem('quest', one.key),
      }
    }
    case 'omen': {
      const one = facts.omens.get(event.args.card)
      return one
        ? { kind: port.text('board.face.omen'), title: one.name, text: one.text, seat: null, readers: 'all', ...emblem('omen', one.key) }
        : null
    }
    case 'chapter':
    case 'won':
    case 'scenario-lost':
    case 'time-up': {
      // The board opens the book itself there.
      const text = event.kind === 'chapter' ? chapter?.intro : event.kind === 'won' ? chapter?.win : chapter?.loss
      const title = facts.prophecy(event.args.prophecy)?.name ?? ''
      const kind = port.text(event.kind === 'chapter' ? 'board.book.future' : 'board.book.end')
      return text ? { kind, title, text, seat: null, readers: [], shown: false, ...picture(event.args.prophecy) } : null
    }
    default:
      return null
  }
}

export function leaves(port: BoardPort<ThreeTale>, events: readonly Event[], view: TaleView): Leaf[] {
  const facts = factsOf(port)
  let part = events.some((event) => event.kind === 'phase') ? '' : view.phase
  return events.flatMap((event, i) => {
    if (event.kind === 'phase') part = event.args.phase
    const page = pageOf(port, facts, event, view)
    return page ? [{ ...page, key: `${event.n} ${i}`, n: event.n, part: part && port.text(`board.head.phase.${part}`) }] : []
  })
}
