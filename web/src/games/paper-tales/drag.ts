/** A card is dragged onto anything that has `data-spot`, `data-shelf`, `data-keep` or `data-hand`. */
import { draggingBy } from '../../lib/gestures'
import type { Spot } from './model'
import type { Table } from './table.svelte'

interface Options {
  table: Table
  card: string | null | undefined
}

function drop(table: Table, card: string, place: HTMLElement): void {
  const { offers } = table
  if (table.isArtifact(card) && (place.dataset['spot'] || place.dataset['shelf'] !== undefined)) table.attempt(offers.get('deploy', card), place)
  else if (place.dataset['spot']) {
    const spot = place.dataset['spot'] as Spot
    if (table.spotOf(card) !== spot) table.attempt(offers.get('place', card, spot) ?? offers.get('move', card, spot), place)
  } else if (place.dataset['shelf'] !== undefined) return
  else if (place.dataset['keep'] !== undefined) table.attempt(offers.get('keep', card), place)
  else table.attempt(offers.get('take-back', card) ?? offers.get('discard', card), place)
}

export const draggable = draggingBy<Options>(({ table, card }) =>
  card
    ? {
        lift() {
          table.lens = null
          table.held = card
        },
        move(x, y) {
          table.drag = { card, x, y }
        },
        land() {
          table.drag = null
        },
        drop(x, y) {
          const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-spot], [data-shelf], [data-keep], [data-hand]')
          if (place) drop(table, card, place)
          table.held = null
        },
      }
    : null,
)
