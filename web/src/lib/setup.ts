/** Sensible tables: who sits where when nobody has chosen yet. */
import type { Crew, GameInfo, SeatSpec } from '../generated/api'

/** How many sit at a table by default: a small round, so that a first game is short and everybody is a neighbour. */
export function usualSeats(game: GameInfo): number {
  return Math.max(game.min_seats, Math.min(game.max_seats, 3))
}

/** A level that is neither a walk-over nor a wall. */
export function usualLevel(game: GameInfo): string {
  return game.bots.includes('normal') ? 'normal' : (game.bots[Math.ceil((game.bots.length - 1) / 2)] ?? '')
}

/** You and bots. */
export function quickSeats(game: GameInfo): SeatSpec[] {
  const level = usualLevel(game)
  return Array.from({ length: usualSeats(game) }, (_, i) => (i === 0 ? { kind: 'you' } : { kind: 'bot', level }))
}

/** A crew that plays again: each holds as many seats as the others, and together about as many as are usual. */
export function crewSeats(game: GameInfo, crew: Crew): SeatSpec[] {
  const people = crew.members.length
  if (people < 2) return quickSeats(game)
  const seats = Math.min(game.max_seats, people * Math.ceil(usualSeats(game) / people))
  return Array.from({ length: seats }, (_, i) => (crew.members[i % people]!.you ? { kind: 'you' } : { kind: 'mate', mate: i % people }))
}

/** Does a campaign go through the game, so that some choices have to be opened first? */
export const hasCampaign = (game: GameInfo): boolean => game.options.some((option) => option.keys.some(Boolean))

/** What a crew may choose: all that one of its members has opened. */
export const openedBy = (crew: Crew | null): string[] => [...new Set(crew?.members.flatMap((member) => member.opened) ?? [])]

interface Span {
  name: string
  ms: number | null
  text: string
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Thinking time of one decision. */
export const THINKS: readonly Span[] = [
  { name: 'Free', ms: null, text: 'No clock; your browser rings when needed.' },
  { name: '2 min', ms: 2 * MINUTE, text: 'After two minutes a bot decides.' },
  { name: '10 min', ms: 10 * MINUTE, text: 'After ten minutes a bot decides.' },
  { name: '3 days', ms: 3 * DAY, text: 'Play over days; then a bot decides.' },
]

/** How long a seat whose person has left is kept. */
export const LEAVES: readonly Span[] = [
  { name: 'Wait', ms: null, text: 'The table waits for whoever leaves.' },
  { name: '2 min', ms: 2 * MINUTE, text: 'Then a bot stands in until they are back.' },
  { name: '1 hour', ms: 60 * MINUTE, text: 'Then a bot stands in until they are back.' },
  { name: '1 day', ms: DAY, text: 'Then a bot stands in until they are back.' },
]
