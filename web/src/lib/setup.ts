/** Sensible tables: who sits where when nobody has chosen yet. */
import type { Crew, GameInfo, SeatSpec } from '../generated/api'
import { t } from '../words/index.svelte'

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

/** A time to choose: its name, what it means, and how long it is. */
export interface Span {
  readonly key: string
  readonly ms: number | null
  readonly name: string
  readonly text: string
}

const span = (key: string, ms: number | null): Span => ({
  key,
  ms,
  get name() {
    return t(key)
  },
  get text() {
    return t(`${key}-text`)
  },
})

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Thinking time of one decision. */
export const THINKS: readonly Span[] = [
  span('think-free', null),
  span('think-two-minutes', 2 * MINUTE),
  span('think-ten-minutes', 10 * MINUTE),
  span('think-three-days', 3 * DAY),
]

/** How long a seat whose person has left is kept. */
export const LEAVES: readonly Span[] = [
  span('leave-wait', null),
  span('leave-two-minutes', 2 * MINUTE),
  span('leave-one-hour', 60 * MINUTE),
  span('leave-one-day', DAY),
]
