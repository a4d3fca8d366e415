/** What stands on the shelf beside the book, in a box of 70 × 92. */
import { die3 } from './cover'

export const trinket = `<ellipse cx="34" cy="88" rx="32" ry="4" fill="#000" opacity=".22"/>${die3(22, 68, 19, [
  [0.5, 0.5],
  [0.22, 0.22],
  [0.78, 0.78],
])}${die3(50, 73, 14, [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
])}`
