/** What a board is drawn on: how large it is, how much it is enlarged, how it is laid out, and where things are on it. */
import { tick } from 'svelte'
import type { Size } from '../port/types'
import './tokens.css'

/** How a board arranges its parts: side by side, in a low area the board beside a sheet, in a narrow one the board above it. */
export type Layout = 'wide' | 'short' | 'phone'

export function layoutOf(size: Pick<Size, 'compact' | 'short'>): Layout {
  return size.short ? 'short' : size.compact ? 'phone' : 'wide'
}

export interface Point {
  x: number
  y: number
}
export interface Box extends Point {
  width: number
  height: number
}

interface Room {
  /** The size a board is drawn for: it is enlarged as a whole until it fills its element. Without one it is drawn at its true size. */
  design?: { width: number; height: number } | undefined
  layout(): Layout
  motion(): boolean
}

export class Surface {
  readonly #room: Room
  /** The root element of the board. */
  element = $state.raw<HTMLElement | null>(null)
  #box = $state.raw({ width: 0, height: 0 })
  #byKey = false

  constructor(room: Room) {
    this.#room = room
    this.#box = room.design ?? { width: 980, height: 672 }
  }

  layout: Layout = $derived.by(() => this.#room.layout())
  /** A small layout flows; it is never enlarged. */
  scale = $derived.by(() => {
    const { design } = this.#room
    return design && this.layout === 'wide' ? Math.min(this.#box.width / design.width, this.#box.height / design.height) : 1
  })
  /** Its size in its own pixels. */
  width = $derived(this.#box.width / this.scale)
  height = $derived(this.#box.height / this.scale)
  /** The transform of what is enlarged. */
  enlarged = $derived(this.scale === 1 ? undefined : `scale(${this.scale})`)

  /** An attachment for the root element. It tells style sheets the layout, and whether things may move: `data-layout`, `data-still`. */
  root = (element: HTMLElement): (() => void) => {
    this.element = element
    const measure = (): void => {
      if (element.clientWidth) this.#box = { width: element.clientWidth, height: element.clientHeight }
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    $effect(() => {
      element.dataset['layout'] = this.layout
      element.toggleAttribute('data-still', !this.#room.motion())
    })
    const ears = new AbortController()
    element.addEventListener('keydown', () => (this.#byKey = true), { signal: ears.signal, capture: true })
    element.addEventListener('pointerdown', () => (this.#byKey = false), { signal: ears.signal, capture: true })
    return () => {
      ears.abort()
      watch.disconnect()
      this.element = null
    }
  }

  /** Where a point of the screen is on the surface. The page may be zoomed as a whole, too. */
  at(x: number, y: number): Point {
    const root = this.element?.getBoundingClientRect()
    if (!root) return { x: 0, y: 0 }
    const unit = this.#unit(root)
    return { x: (x - root.left) / unit, y: (y - root.top) / unit }
  }

  /** Where an element is on the surface. */
  boxOf(element: Element): Box {
    const root = this.element?.getBoundingClientRect()
    const box = element.getBoundingClientRect()
    if (!root) return { x: 0, y: 0, width: 0, height: 0 }
    const unit = this.#unit(root)
    return { x: (box.left - root.left) / unit, y: (box.top - root.top) / unit, width: box.width / unit, height: box.height / unit }
  }

  #unit(root: DOMRect): number {
    return (root.width / this.#box.width || 1) * this.scale
  }

  find(selector: string): HTMLElement | null {
    return this.element?.querySelector<HTMLElement>(selector) ?? null
  }

  /** What was pressed by a key may be gone a moment later: then the first of these that is there gets the focus. Call it after news. */
  refocus(selectors: readonly string[]): void {
    if (!this.#byKey) return
    void tick().then(() => {
      if (document.activeElement !== document.body) return
      const next = selectors.map((selector) => this.find(selector)).find((thing) => thing)
      next?.focus({ preventScroll: true })
    })
  }
}
