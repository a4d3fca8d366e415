/** What is read at the table and kept in the book of this game: Stories, Events, items. */
import type { BoardPort } from '../../boardkit/svelte-port.svelte'
import type { View } from '../../generated/games/dice-upon-a-time'
import type { Leaf } from '../../port/types'
import { pictureOf } from './art/leaves'
import { SCENE_BOX } from './art/pieces'
import { Facts, roman, type DiceUponATime, type Event } from './model'

/** Asks that lay the card that was read before its reader, with the choices. */
const WITH_CHOICES = ['choose_story', 'retell', 'good_luck', 'bad_luck', 'curse']

let known: { of: object; facts: Facts } | undefined
function factsOf(port: BoardPort<DiceUponATime>): Facts {
  const { groups } = port.catalogue
  if (known?.of !== groups) known = { of: groups, facts: new Facts(groups) }
  return known.facts
}

/** Whom a page concerns: the reader of a Story, everybody for an Event, and whoever an item is about to hit. */
function readersOf({ kind, args }: Event, view: View): Leaf['readers'] {
  if (kind === 'event') return 'all'
  if (kind === 'read') return [args.seat]
  if (kind !== 'played' || view.strike?.item !== args.card || view.strike.seat !== args.seat) return []
  const { target } = view.strike
  return target >= 0 ? [target] : view.players.map((_, seat) => seat).filter((seat) => seat !== args.seat)
}

export function leaves(port: BoardPort<DiceUponATime>, events: readonly Event[], view: View): Leaf[] {
  const facts = factsOf(port)
  const chapters = events.filter((event) => event.kind === 'phase').length
  // Told whole, chapters are counted from the first; a scene stands in the chapter of its view.
  let chapter = chapters ? 0 : view.chapter
  const found: Leaf[] = []
  for (const [i, event] of events.entries()) {
    if (event.kind === 'phase') chapter = event.args.n
    if (event.kind !== 'read' && event.kind !== 'event' && event.kind !== 'played') continue
    const card = facts.cards.get(event.args.card)
    if (!card) continue
    found.push({
      key: `${event.n} ${i} ${card.key}`,
      n: event.n,
      part: chapter ? port.text('event.phase', { n: roman(chapter) }) : '',
      kind: port.text(`board.kind-${card.sort === 'story' ? card.kind : card.sort}`),
      title: card.name,
      text: card.text,
      seat: event.kind === 'event' ? null : event.args.seat,
      art: pictureOf(card),
      box: SCENE_BOX,
      readers: readersOf(event, view),
      asks: WITH_CHOICES,
    })
  }
  return found
}
