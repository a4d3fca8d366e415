/** How things move on a board. Every motion ends within half a second and blocks nothing; where nothing may move, it is over at once. */
import type { TransitionConfig } from 'svelte/transition'

export const out = (t: number): number => 1 - (1 - t) ** 3
/** A little too far, and back. */
export const back = (t: number): number => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2

/** Who knows whether things may move. */
export interface Moving {
  motion: boolean
}

export const STILL: TransitionConfig = { duration: 0 }

/** A transition, where things may move. */
export function moving({ motion }: Moving, motions: () => TransitionConfig): TransitionConfig {
  return motion ? motions() : STILL
}

/** Something small pops up. */
export function pop(_: Element, { table, delay = 0 }: { table: Moving; delay?: number }): TransitionConfig {
  return moving(table, () => ({ delay, duration: 220, easing: back, css: (t) => `scale: ${t}; opacity: ${Math.min(1, t * 2)}` }))
}
