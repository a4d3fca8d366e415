/** Shows a thing large beside itself: on hover, on focus by keys, on a long press. `Lens.svelte` draws it. */
import type { Action } from 'svelte/action'
import type { EmblemKind } from './art/emblems'

export interface Thing {
  kind: EmblemKind
  id: string
}

class Glass {
  at = $state.raw<(Thing & { anchor: Element }) | null>(null)
}
export const glass = new Glass()

const HOVER = 280
const PRESS = 420

export const looking: Action<HTMLElement, Thing | null> = (node, start) => {
  let thing = start
  let timer: ReturnType<typeof setTimeout> | undefined
  /** A long press has shown it: letting go is no click. */
  let looked = false

  const show = (): void => {
    if (thing) glass.at = { ...thing, anchor: node }
  }
  const hide = (): void => {
    clearTimeout(timer)
    if (glass.at?.anchor === node) glass.at = null
  }
  const listeners: [string, (event: Event) => void, boolean?][] = [
    ['pointerenter', (event) => void ((event as PointerEvent).pointerType === 'mouse' && (timer = setTimeout(show, HOVER)))],
    ['pointerleave', hide],
    [
      'pointerdown',
      (event) => {
        hide()
        looked = false
        if ((event as PointerEvent).pointerType === 'mouse') return
        timer = setTimeout(() => {
          looked = true
          show()
        }, PRESS)
      },
    ],
    ['pointerup', () => clearTimeout(timer)],
    ['pointercancel', hide],
    ['focus', () => void (node.matches(':focus-visible') && show())],
    ['blur', hide],
    ['contextmenu', (event) => event.preventDefault()],
    [
      'click',
      (event) => {
        if (looked) event.stopImmediatePropagation()
        else hide()
        looked = false
      },
      true,
    ],
  ]
  for (const [name, listener, first] of listeners) node.addEventListener(name, listener, first)
  return {
    update(next) {
      if (next?.id !== thing?.id) hide()
      thing = next
    },
    destroy() {
      hide()
      for (const [name, listener, first] of listeners) node.removeEventListener(name, listener, first)
    },
  }
}
