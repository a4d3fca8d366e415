/** Gestures that boards share: looking at a thing, and dragging one. A board says what they mean for its things. */
import type { ActionReturn } from 'svelte/action'

/** An action whose parameter is always given. */
type Gesture<T> = (node: HTMLElement, thing: T) => ActionReturn<T>

/** What a look at something means. */
export interface Look {
  /** What is looked at; when it changes, the look at the old one ends. */
  what: unknown
  show(): void
  hide(): void
  /** For things that are no buttons because the button beside them does the same. */
  click?: (() => void) | undefined
}

const HOVER = 280
const PRESS = 420

/** An action that shows a thing on hover, on focus by keys and on a long press. */
export function lookingBy<T>(meaning: (thing: T, node: HTMLElement) => Look): Gesture<T> {
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
    const ears = new AbortController()
    const on = <K extends keyof HTMLElementEventMap>(kind: K, heard: (event: HTMLElementEventMap[K]) => void, capture = false): void =>
      node.addEventListener(kind, heard, { capture, signal: ears.signal })
    on('pointerenter', over)
    on('pointerleave', hide)
    on('pointerdown', press)
    on('pointerup', () => clearTimeout(timer))
    on('pointercancel', hide)
    on('focus', () => node.matches(':focus-visible') && show())
    on('blur', hide)
    on('contextmenu', (event) => event.preventDefault())
    on('click', spare, true)
    on('click', () => look.click?.())
    return {
      update(next) {
        const other = meaning(next, node)
        if (other.what !== look.what) hide()
        look = other
      },
      destroy() {
        hide()
        ears.abort()
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
    const ears = new AbortController()
    node.addEventListener('pointerdown', down, { signal: ears.signal })
    node.addEventListener('pointermove', move, { signal: ears.signal })
    node.addEventListener('pointerup', up, { signal: ears.signal })
    node.addEventListener('pointercancel', cancel, { signal: ears.signal })
    return {
      update(next) {
        drag = meaning(next)
      },
      destroy() {
        cancel()
        ears.abort()
      },
    }
  }
}
