/** A thing that is carried with mouse, pen or finger. `Carried.svelte` draws it under way. */
import { draggingBy, type Gesture } from './gestures'

interface Meaning<T> {
  /** It leaves its place. */
  lift(thing: T): void
  /** It is let go at a point of the screen; see `under`. */
  drop(thing: T, x: number, y: number): void
}

export class Carry<T> {
  /** What is under way, and where on the screen. */
  at = $state.raw<{ thing: T; x: number; y: number } | null>(null)
  /** An action for what may be carried; null for what stays put now. */
  readonly drag: Gesture<T | null>

  constructor(meaning: Meaning<T>) {
    this.drag = draggingBy<T | null>((thing) =>
      thing === null
        ? null
        : {
            lift: () => meaning.lift(thing),
            move: (x, y) => void (this.at = { thing, x, y }),
            land: () => void (this.at = null),
            drop: (x, y) => meaning.drop(thing, x, y),
          },
    )
  }
}

/** The place at a point of the screen: the uppermost thing there lies in it; with `deep` it may lie under something else. */
export function under(x: number, y: number, places: string, deep = false): HTMLElement | null {
  const things = document.elementsFromPoint(x, y)
  if (!deep) return things[0]?.closest<HTMLElement>(places) ?? null
  return things.find((thing): thing is HTMLElement => thing instanceof HTMLElement && thing.matches(places)) ?? null
}
