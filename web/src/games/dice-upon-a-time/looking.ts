/** Shows the lens over a thing. */
import { lookingBy } from '../../lib/gestures'
import type { Table } from './table.svelte'

interface Options {
  table: Table
  id: string | null | undefined
}

export const looking = lookingBy<Options>(({ table, id }, node) => ({
  what: id,
  show() {
    if (id && !table.drag) table.lens = { id, anchor: node }
  },
  hide() {
    if (table.lens?.anchor === node) table.lens = null
  },
}))
