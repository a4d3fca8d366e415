/** Shows the lens over a card: on hover, on focus by keys, on a long press. */
import type { Action } from 'svelte/action'
import type { Table } from './table.svelte'

interface Options {
  table: Table
  card: string | null | undefined
  seat: number | null
  /** For things that are no buttons because the button beside them does the same. */
  click?: () => void
}

const HOVER = 260
const PRESS = 420

export const looking: Action<HTMLElement, Options> = (node, start) => {
  let { table, card, seat, click } = start
  let timer: ReturnType<typeof setTimeout> | undefined
  /** A long press has shown the lens: letting go is no click. */
  let looked = false

  const show = (): void => {
    if (card && !table.drag && !(table.held && node.dataset['spot'])) table.lens = { card, seat, anchor: node }
  }
  const hide = (): void => {
    clearTimeout(timer)
    if (table.lens?.anchor === node) table.lens = null
  }
  const over = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') timer = setTimeout(show, HOVER)
  }
  const press = (event: PointerEvent): void => {
    hide()
    looked = false
    if (event.pointerType === 'mouse') return
    timer = setTimeout(() => {
      looked = true
      show()
    }, PRESS)
  }
  const focus = (): void => {
    if (node.matches(':focus-visible')) show()
  }
  const menu = (event: Event): void => event.preventDefault()
  const listeners: [string, EventListener][] = [
    ['pointerenter', over as EventListener],
    ['pointerleave', hide],
    ['pointerdown', press as EventListener],
    ['pointerup', () => clearTimeout(timer)],
    ['pointercancel', hide],
    ['focus', focus],
    ['blur', hide],
    ['contextmenu', menu],
    ['click', () => click?.()],
  ]
  const spare = (event: Event): void => {
    if (looked) event.stopImmediatePropagation()
    looked = false
  }
  node.addEventListener('click', spare, true)
  for (const [name, listener] of listeners) node.addEventListener(name, listener)
  return {
    update(next) {
      if (next.card !== card) hide()
      ;({ table, card, seat, click } = next)
    },
    destroy() {
      hide()
      node.removeEventListener('click', spare, true)
      for (const [name, listener] of listeners) node.removeEventListener(name, listener)
    },
  }
}
