/** Cards as every board has them. */

/** Cards where they may be seen, and how many where they may not; null where there are none. */
export type Cards = readonly string[] | { readonly count: number } | null

export const seen = <C extends string>(cards: readonly C[] | { readonly count: number } | null): readonly C[] =>
  cards && !('count' in cards) ? cards : []
export const count = (cards: Cards): number => (cards && 'count' in cards ? cards.count : seen(cards).length)

/** `archer-2` is an `archer`. */
export const kindOf = (card: string): string => card.replace(/-\d+$/, '')

/** Is it among these? Its name may come from anywhere, such as an offer. */
export const has = (list: readonly string[], id: string): boolean => list.includes(id)
