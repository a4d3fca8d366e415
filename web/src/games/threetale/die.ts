/** What stands on the faces of a die. */
import { ROSE, xs } from './art/stitch'

/** 0 negative, 1 positive, 2 a positive one that was spent on an Artifact. */
export type Face = 0 | 1 | 2

type Faces = readonly [string, string, string]
const rose = (a: string, b: string): string => xs(ROSE, 2.5, 18.8, 17.8, { a, b }, 0.46)
const dot = (colour: string): string => `<circle cx="40" cy="39" r="4" fill="${colour}"/>`

/** Own dice, then those of enemies. */
export const FACES: readonly [Faces, Faces] = [
  [
    dot('#b59a66'),
    rose('#b3261e', '#d98b14'),
    rose('#d9c6a0', '#e2d3b0') + '<path d="M24 54L56 24" stroke="#8d6a3a" stroke-width="4" stroke-linecap="round"/>',
  ],
  [dot('#a695b4'), rose('#ff8a72', '#ffd0a0'), rose('#6d5f78', '#7d6f88')],
]

/** A die never lies straight: the same place always has the same tilt. */
export const tiltOf = (n: number): number => [-7, 5, -3, 9, -6, 4, -9, 7, -2, 6][n % 10]!
