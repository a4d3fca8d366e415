/** Gestures: looking at a thing (hover, focus by keys, long press), and dragging one. `Glass` and `Carry` say what they mean. */
import type { ActionReturn } from 'svelte/action'
import { on } from 'svelte/events'

/** An action whose parameter is always given. */
export type Gesture<T> = (node: HTMLElement, thing: T) => ActionReturn<T>

/** What a look at something means. */
export interface Look<T> {
  /** Is it still the same thing? If not, the look at the old one ends. */
  is(other: T): boolean
  show(): void
  hide(): void
}

const HOVER = 280
const PRESS = 420

/** An action that shows a thing on hover, on focus by keys and on a long press. */
export function lookingBy<T>(meaning: (thing: T, node: HTMLElement) => Look<T>): Gesture<T> {
  return (node, start) => {
    let look = meaning(start, node)
    let timer: ReturnType<typeof setTimeout> | undefined
    /** A long press has shown it: letting go is no click. */
    let looked = false

    const show = (): void => look.show()
    const hide = (): void => {
      clearTimeout(timer)
      look.hide()
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
    const spare = (event: Event): void => {
      if (looked) event.stopImmediatePropagation()
      looked = false
    }
    // A thing may be taken away while something is drawn, and loses the focus then: `on` keeps the two apart.
    const ears = [
      on(node, 'pointerenter', over),
      on(node, 'pointerleave', hide),
      on(node, 'pointerdown', press),
      on(node, 'pointerup', () => clearTimeout(timer)),
      on(node, 'pointercancel', hide),
      on(node, 'focus', () => node.matches(':focus-visible') && show()),
      on(node, 'blur', hide),
      on(node, 'contextmenu', (event) => event.preventDefault()),
      on(node, 'click', spare, { capture: true }),
    ]
    return {
      update(next) {
        if (!look.is(next)) hide()
        look = meaning(next, node)
      },
      destroy() {
        hide()
        for (const off of ears) off()
      },
    }
  }
}

/** What dragging something means. */
export interface Drag {
  /** It leaves its place. */
  lift(): void
  move(x: number, y: number): void
  /** It no longer follows the pointer, dropped or not. */
  land(): void
  drop(x: number, y: number): void
}

const SLACK = 7
const swallow = (event: Event): void => event.stopImmediatePropagation()

/** An action that lets a thing be dragged with mouse, pen or finger; no `Drag` for what stays put. A short press stays a click. */
export function draggingBy<T>(meaning: (thing: T) => Drag | null): Gesture<T> {
  return (node, start) => {
    let drag = meaning(start)
    let from: { x: number; y: number; id: number } | null = null
    let under = false

    const cancel = (): void => {
      from = null
      if (under) drag?.land()
      under = false
    }
    const move = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.id || !drag) return
      const dx = event.clientX - from.x
      const dy = event.clientY - from.y
      if (!under) {
        if (Math.hypot(dx, dy) < SLACK) return
        if (event.pointerType !== 'mouse' && Math.abs(dx) > Math.abs(dy) && node.closest('[data-swipe]')) return cancel() // a swipe through a row
        under = true
        drag.lift()
      }
      drag.move(event.clientX, event.clientY)
    }
    const up = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.id) return
      const dropped = under
      cancel()
      if (!dropped) return
      node.addEventListener('click', swallow, true)
      setTimeout(() => node.removeEventListener('click', swallow, true), 0) // the click that ends the drag, if there is one
      drag?.drop(event.clientX, event.clientY)
    }
    const down = (event: PointerEvent): void => {
      if (!drag || event.button !== 0) return
      from = { x: event.clientX, y: event.clientY, id: event.pointerId }
      if (event.pointerType === 'mouse') node.setPointerCapture(event.pointerId) // a finger holds on by itself
    }
    const ears = [
      on(node, 'pointerdown', down),
      on(node, 'pointermove', move),
      on(node, 'pointerup', up),
      on(node, 'pointercancel', cancel),
    ]
    return {
      update(next) {
        drag = meaning(next)
      },
      destroy() {
        cancel()
        for (const off of ears) off()
      },
    }
  }
}
