/** Drag a card with mouse, pen or finger onto anything that has `data-spot`, `data-shelf`, `data-keep` or `data-hand`. A short press stays a click. */
import type { Action } from 'svelte/action'
import type { Spot } from './model'
import type { Table } from './table.svelte'

interface Options {
  table: Table
  card: string | null | undefined
}

const SLACK = 7
const swallow = (event: Event): void => event.stopImmediatePropagation()

export const draggable: Action<HTMLElement, Options> = (node, start) => {
  let { table, card } = start
  let from: { x: number; y: number; id: number } | null = null
  let under = false

  const drop = (event: PointerEvent): void => {
    const place = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-spot], [data-shelf], [data-keep], [data-hand]')
    if (!place || !card) return
    const { offers } = table
    if (table.isArtifact(card) && (place.dataset['spot'] || place.dataset['shelf'] !== undefined)) table.attempt(offers.get('deploy', card), place)
    else if (place.dataset['spot']) {
      const spot = place.dataset['spot'] as Spot
      if (table.spotOf(card) !== spot) table.attempt(offers.get('place', card, spot) ?? offers.get('move', card, spot), place)
    } else if (place.dataset['shelf'] !== undefined) return
    else if (place.dataset['keep'] !== undefined) table.attempt(offers.get('keep', card), place)
    else table.attempt(offers.get('take-back', card) ?? offers.get('discard', card), place)
  }
  const move = (event: PointerEvent): void => {
    if (!from || event.pointerId !== from.id || !card) return
    const dx = event.clientX - from.x
    const dy = event.clientY - from.y
    if (!under) {
      if (Math.hypot(dx, dy) < SLACK) return
      if (event.pointerType !== 'mouse' && Math.abs(dx) > Math.abs(dy) && node.closest('[data-swipe]')) return cancel() // a swipe through the hand
      under = true
      table.lens = null
      table.held = card
    }
    table.drag = { card, x: event.clientX, y: event.clientY }
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
    if (!dropped) return
    node.addEventListener('click', swallow, true)
    setTimeout(() => node.removeEventListener('click', swallow, true), 0) // the click that ends the drag, if there is one
    drop(event)
    table.held = null
  }
  const down = (event: PointerEvent): void => {
    if (!card || event.button !== 0) return
    from = { x: event.clientX, y: event.clientY, id: event.pointerId }
    if (event.pointerType === 'mouse') node.setPointerCapture(event.pointerId) // a finger holds on by itself
  }
  node.addEventListener('pointerdown', down)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', up)
  node.addEventListener('pointercancel', cancel)
  return {
    update(next) {
      ;({ table, card } = next)
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
