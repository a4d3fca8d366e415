/** The pictures of the cards come after the board, so that it opens quickly. */
let pictures = $state.raw<Record<string, string>>({})
let asked = false

/** The picture of a card; an empty path until it is there. */
export function taleOf(card: string): string {
  if (!asked) {
    asked = true
    void import('./tales').then(({ TALES }) => (pictures = TALES))
  }
  return pictures[card] ?? ''
}
