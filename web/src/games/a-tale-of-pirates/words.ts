/** How the parts of the board put things into words. */
import { createContext } from 'svelte'
import type { PortActs } from '../../port/types'

/** A sentence of the game's catalogue. */
export type Words = PortActs['text']

/** The board gives its words to all its parts. */
export const [useWords, giveWords] = createContext<Words>()

/** The first letter of a name, for what is too small to be named. */
export const letter = (name: string): string => /\p{L}/u.exec(name)?.[0] ?? ''
