/** A card is dropped onto anything that has `data-spot`, `data-shelf`, `data-keep` or `data-hand`. */
import { under } from '../../boardkit/carry.svelte'
import type { Spot } from './model'
import type { Table } from './table.svelte'

export function dropCard(table: Table, card: string, x: number, y: number): void {
  const place = under(x, y, '[data-spot], [data-shelf], [data-keep], [data-hand]')
  if (!place) return
  const { offers } = table
  if (table.isArtifact(card) && (place.dataset['spot'] || place.dataset['shelf'] !== undefined))
    table.attempt(offers.get('deploy', card), place)
  else if (place.dataset['spot']) {
    const spot = place.dataset['spot'] as Spot
    if (table.spotOf(card) !== spot) table.attempt(offers.get('place', card, spot) ?? offers.get('move', card, spot), place)
  } else if (place.dataset['shelf'] !== undefined) return
  else if (place.dataset['keep'] !== undefined) table.attempt(offers.get('keep', card), place)
  else table.attempt(offers.get('take-back', card) ?? offers.get('discard', card), place)
}
