/** Every drawing by its key. Those of the base set are at hand; the others come when the first of them is asked for, and what is shown is drawn anew. */
import { FIGURES } from './figures'
import { HOUSES } from './houses'
import { PALETTE, type Mood } from './palette'

type House = { 1: string; 2: string }

let far = $state.raw<typeof import('./far') | null>(null)
let solo = $state.raw<typeof import('./necropolis') | null>(null)
let asked = false
let called = false

/** Fetch the drawings of the expansions, so that they are there in time. */
export function fetchFar(): void {
  if (asked) return
  asked = true
  import('./far').then((all) => (far = all)).catch(() => (asked = false))
}

/** The drawings of the Lich King; null until they have come. */
export function necropolis(): typeof import('./necropolis') | null {
  if (!solo && !called) {
    called = true
    import('./necropolis').then((all) => (solo = all)).catch(() => (called = false))
  }
  return solo
}

/** A Unit or an Artifact. */
export function figure(kind: string): string {
  const near = FIGURES[kind]
  if (near) return near
  if (!far) fetchFar()
  return far?.FAR_FIGURES[kind] ?? ''
}

/** The background of its card. */
export function moodOf(kind: string): Mood {
  return PALETTE[kind] ?? far?.FAR_MOODS[kind] ?? { sky: '#7fb8b4', hills: ['#5f9ea0', '#3d7a80', '#285a62'] }
}

/** A Building on a level. */
export function house(town: string, level: 1 | 2): string {
  const near: House | undefined = HOUSES[town]
  if (near) return near[level]
  if (!far) fetchFar()
  return far?.FAR_HOUSES[town]?.[level] ?? ''
}
