/** Drawings that came with a Future instead of with the board, in the notation of `pic`, 64 × 64. The board's own come first. */
import { at, pic } from './stitch'

const gifts = new Map<string, string>()

/** Hang up what the catalogue brings. */
export function hang(pictures: readonly { kind: string; key: string; picture: string }[]): void {
  for (const { kind, key, picture } of pictures) gifts.set(`${kind} ${key}`, picture)
}

/** The notation of a drawing, if there is one. */
export const gift = (kind: string, key: string): string | undefined => gifts.get(`${kind} ${key}`)

/** A drawing with its middle at x y. */
export function around(kind: string, key: string, x: number, y: number, size: number): string {
  const notation = gift(kind, key)
  return notation ? at(x - size / 2, y - size / 2, pic(notation), size / 64) : ''
}
