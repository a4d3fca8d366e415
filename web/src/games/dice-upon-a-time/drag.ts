/** A die is dragged onto a socket. */
import { draggingBy } from '../../lib/gestures'
import type { Table } from './table.svelte'

interface Options {
  table: Table
  /** The die, if it may be dragged now. */
  die: string | null
}

export const draggable = draggingBy<Options>(({ table, die }) =>
  die
    ? {
        lift() {
          table.drop()
          table.lens = null
          table.picks = [die]
        },
        move(x, y) {
          table.drag = { die, x, y }
        },
        land() {
          table.drag = null
        },
        drop(x, y) {
          const place = document.elementsFromPoint(x, y).find((el): el is HTMLElement => el instanceof HTMLElement && !!el.dataset['socket'])
          if (place) table.attempt(table.placing(die, place.dataset['socket']!), place)
          table.drop()
        },
      }
    : null,
)
