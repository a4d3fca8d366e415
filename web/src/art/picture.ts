/** What the server draws pictures of shared links with: each game says how its board looks from afar. Built into `pictures/`. */
import { SEATS } from '../lib/seats'
import { shield } from './crest'

/** The board of a game in 1200 × 630, of which the right third is left for words. */
export interface Picture {
  /** Gradients, patterns and filters of the drawings. */
  defs: string
  /** What lies behind the things, and what before them. */
  back: string
  front: string
  /** Where the feet of things stand, and their scale: the most important place first. */
  slots: readonly (readonly [number, number, number])[]
  /** Things that may stand there, by kind or id; feet at 0, 0 and about 150 high. */
  things: Readonly<Record<string, string>>
  /** What is earned in this game, in a box of 100 × 100; its middle, a circle of 25 around 50, 50, is left for a thing. */
  seal: string
  /** The label beside it. */
  paper: { sheet: string; ink: string; accent: string }
}

/** The crests of the seats, in boxes of 40 × 46. */
export const crests = (): string[] => SEATS.map(({ colour, emblem }) => shield(colour, emblem))
