/** Places in the frame that a board may fill, such as the middle of the top bar. */
import { getContext, setContext, type Snippet } from 'svelte'

const KEY = Symbol('slots')

export class Slots {
  /** The middle of the top bar; without it the breadcrumb of the rules stands at the left. */
  middle = $state.raw<Snippet | null>(null)
}

export function provideSlots(): Slots {
  return setContext(KEY, new Slots())
}

/** For boards: `const slots = useSlots(); $effect(() => { slots.middle = phases; return () => (slots.middle = null) })`. */
export function useSlots(): Slots {
  return getContext<Slots | undefined>(KEY) ?? new Slots()
}
