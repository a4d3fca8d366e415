/** The drawings of games that pages show beside their boards: what lies in `pictures/` (art/picture.ts). */
import type { Picture } from '../art/picture'
import { file } from './home'

const known = new Map<string, Promise<Picture | null>>()

/** The drawings of a game; null for one that brings none. */
export function drawingsOf(game: string): Promise<Picture | null> {
  let found = known.get(game)
  if (!found) {
    found = fetch(file(`/pictures/${encodeURIComponent(game)}.json`))
      .then((answer) => (answer.ok ? (answer.json() as Promise<Picture>) : null))
      .catch(() => null)
    known.set(game, found)
  }
  return found
}
