/** Shows the lens over a card. */
import { lookingBy } from '../../lib/gestures'
import type { Table } from './table.svelte'

interface Options {
  table: Table
  card: string | null | undefined
  seat: number | null
  click?: () => void
}

export const looking = lookingBy<Options>(({ table, card, seat, click }, node) => ({
  what: card,
  show() {
    if (card && !table.drag && !(table.held && node.dataset['spot'])) table.lens = { card, seat, anchor: node }
  },
  hide() {
    if (table.lens?.anchor === node) table.lens = null
  },
  click,
}))
