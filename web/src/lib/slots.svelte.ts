/** Places in the frame that a board may fill, such as the middle of the top bar. */
import { getContext, setContext, type Snippet } from 'svelte'

const KEY = Symbol('slots')

export class Slots {
  /** The middle of the top bar; without it the breadcrumb of the rules stands at the left. */
  middle = $state.raw<Snippet | null>(null)
  /** The board still shows how the game ended: the sheet with the result waits. */
  busy = $state(false)
  /** The board draws pings beside what they point at, so that no note is needed. */
  draws_pings = $state(false)
}

export function provideSlots(): Slots {
  return setContext(KEY, new Slots())
}

/** For boards: `const slots = useSlots(); $effect(() => { slots.middle = phases; return () => (slots.middle = null) })`. */
export function useSlots(): Slots {
  return getContext<Slots | undefined>(KEY) ?? new Slots()
}
