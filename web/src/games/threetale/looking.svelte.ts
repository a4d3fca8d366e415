/** Shows a thing large beside itself: on hover, on focus by keys, on a long press. `Lens.svelte` draws it. */
import { lookingBy } from '../../lib/gestures'
import type { EmblemKind } from './art/emblems'

export interface Thing {
  kind: EmblemKind
  id: string
}

class Glass {
  at = $state.raw<(Thing & { anchor: Element }) | null>(null)
}
export const glass = new Glass()

export const looking = lookingBy((thing: Thing | null, node) => ({
  what: thing?.id,
  show: () => void (thing && (glass.at = { ...thing, anchor: node })),
  hide: () => void (glass.at?.anchor === node && (glass.at = null)),
}))
