/** Shows the lens over a thing: on hover, on focus by keys, on a long press. */
import type { Action } from 'svelte/action'
import type { Table } from './table.svelte'

interface Options {
  table: Table
  id: string | null | undefined
}

const HOVER = 320
const PRESS = 420

export const looking: Action<HTMLElement, Options> = (node, start) => {
  let { table, id } = start
  let timer: ReturnType<typeof setTimeout> | undefined
  /** A long press has shown the lens: letting go is no click. */
  let looked = false

  const show = (): void => {
    if (id && !table.drag) table.lens = { id, anchor: node }
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
  const spare = (event: Event): void => {
    if (looked) event.stopImmediatePropagation()
    looked = false
  }
  const listeners: [string, EventListener, boolean?][] = [
    ['pointerenter', over as EventListener],
    ['pointerleave', hide],
    ['pointerdown', press as EventListener],
    ['pointerup', () => clearTimeout(timer)],
    ['pointercancel', hide],
    ['focus', focus],
    ['blur', hide],
    ['contextmenu', (event) => event.preventDefault()],
    ['click', spare, true],
  ]
  for (const [name, listener, first] of listeners) node.addEventListener(name, listener, first)
  return {
    update(next) {
      if (next.id !== id) hide()
      ;({ table, id } = next)
    },
    destroy() {
      hide()
      for (const [name, listener, first] of listeners) node.removeEventListener(name, listener, first)
    },
  }
}
