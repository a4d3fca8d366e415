/** A magnifying glass: what is pointed at, so that `Lens.svelte` can show it large beside itself. */
import { lookingBy, type Gesture } from './gestures'

const same = (one: object | null, two: object | null): boolean =>
  one === two || (!!one && !!two && Object.entries(one).every(([key, value]) => two[key as keyof typeof two] === value))

export class Glass<T extends object> {
  at = $state.raw<(T & { anchor: Element }) | null>(null)
  /** An action: shows a thing on hover, on focus by keys and on a long press; null for what has nothing to show. */
  readonly look: Gesture<T | null>

  /** `may`: whether it can be looked at now, for what is carried or aimed at hides nothing. */
  constructor(may: (node: HTMLElement) => boolean = () => true) {
    this.look = lookingBy<T | null>((thing, node) => {
      node.toggleAttribute('data-glass', !!thing)
      return {
        is: (other) => same(thing, other),
        show: () => {
          if (thing && may(node)) this.at = { ...thing, anchor: node }
        },
        hide: () => {
          if (this.at?.anchor === node) this.at = null
        },
      }
    })
  }

  /** Put it down. */
  close(): void {
    this.at = null
  }
}
