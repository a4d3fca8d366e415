/** Drag a die with mouse, pen or finger onto a socket. A short press stays a click. */
import type { Action } from 'svelte/action'
import type { Table } from './table.svelte'

interface Options {
  table: Table
  /** The die, if it may be dragged now. */
  die: string | null
}

const SLACK = 6
const swallow = (event: Event): void => event.stopImmediatePropagation()

export const draggable: Action<HTMLElement, Options> = (node, start) => {
  let { table, die } = start
  let from: { x: number; y: number; id: number } | null = null
  let under = false

  const move = (event: PointerEvent): void => {
    if (!from || event.pointerId !== from.id || !die) return
    if (!under) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return
      under = true
      table.drop()
      table.lens = null
      table.picks = [die]
    }
    table.drag = { die, x: event.clientX, y: event.clientY }
  }
  const cancel = (): void => {
    from = null
    if (under) table.drag = null
    under = false
  }
  const up = (event: PointerEvent): void => {
    if (!from || event.pointerId !== from.id) return
    const dropped = under
    cancel()
    if (!dropped || !die) return
    node.addEventListener('click', swallow, true)
    setTimeout(() => node.removeEventListener('click', swallow, true), 0) // the click that ends the drag, if there is one
    const place = document.elementsFromPoint(event.clientX, event.clientY).find((el): el is HTMLElement => el instanceof HTMLElement && !!el.dataset['socket'])
    if (place) table.attempt(table.placing(die, place.dataset['socket']!), place)
    table.drop()
  }
  const down = (event: PointerEvent): void => {
    if (!die || event.button !== 0) return
    from = { x: event.clientX, y: event.clientY, id: event.pointerId }
    node.setPointerCapture(event.pointerId)
  }
  node.addEventListener('pointerdown', down)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', up)
  node.addEventListener('pointercancel', cancel)
  return {
    update(next) {
      ;({ table, die } = next)
    },
    destroy() {
      cancel()
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointermove', move)
      node.removeEventListener('pointerup', up)
      node.removeEventListener('pointercancel', cancel)
    },
  }
}
