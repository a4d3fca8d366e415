/** The books on the shelf: their order, and what their plates say. */
import type { GameInfo } from '../generated/api'

export interface Book {
  info: GameInfo
  /** Facts for the plate. */
  shelf: Record<string, string>
}

/** Numbers stand in what the plate says whatever the language. */
const numbers = (text: string | undefined): number[] => (text?.match(/\d+/g) ?? []).map(Number)

/** The least and the most people, as the plate says it. */
const seatsOf = (shelf: Book['shelf']): number[] => numbers(shelf['people'])

/** The most minutes that the plate names; 0 where it names none. */
const longest = (shelf: Book['shelf']): number => numbers(shelf['minutes']).at(-1) ?? 0

/** What somebody looks for: so many people, at most so many minutes, this spirit. Selects give text. */
export interface Wish {
  people: string
  minutes: string
  spirit: '' | 'together' | 'versus'
}

/** Can all win or lose together, always or as an option? */
const together = (info: GameInfo): boolean => info.cooperative || info.options.some(({ choices }) => choices.includes('cooperative'))

export function fits({ info, shelf }: Book, wish: Wish): boolean {
  const [low = 0, high = low] = seatsOf(shelf)
  const people = Number(wish.people)
  return (
    (!people || (people >= low && people <= high)) &&
    (!Number(wish.minutes) || longest(shelf) <= Number(wish.minutes)) &&
    (!wish.spirit || (wish.spirit === 'together' ? together(info) : !info.cooperative))
  )
}

/** Books stand where they say; those that say nothing follow by name. */
export function shelved(games: readonly GameInfo[]): Book[] {
  const place = (game: GameInfo): number => numbers(game.shelf['place'])[0] ?? Infinity
  return [...games]
    .sort((a, b) => (place(a) === place(b) ? a.name.localeCompare(b.name) : place(a) - place(b)))
    .map((info) => ({ info, shelf: { ...seated(info), ...said(info.shelf) } }))
}

/** What a game says nothing about comes empty. */
const said = (shelf: Book['shelf']): Book['shelf'] => Object.fromEntries(Object.entries(shelf).filter(([, text]) => text))
const seated = ({ min_seats: low, max_seats: high }: GameInfo): Book['shelf'] => ({ people: low === high ? `${low}` : `${low}–${high}` })

/** The book that is held out to whoever comes in: the shortest that can be played alone. */
export function easiest(books: readonly Book[]): string {
  const alone = books.filter(({ info, shelf }) => info.ready && seatsOf(shelf)[0] === 1 && longest(shelf) > 0)
  return [...alone].sort((a, b) => longest(a.shelf) - longest(b.shelf))[0]?.info.id ?? ''
}
