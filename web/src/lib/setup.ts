/** Sensible tables: who sits where when nobody has chosen yet. */
import type { GameInfo, SeatSpec } from '../generated/api'

/** How many sit at a table by default: a small round, so that a first game is short and everybody is a neighbour. */
export function usualSeats(game: GameInfo): number {
  return Math.max(game.min_seats, Math.min(game.max_seats, 3))
}

/** A level that is neither a walk-over nor a wall. */
export function usualLevel(game: GameInfo): string {
  return game.bots[Math.floor((game.bots.length - 1) / 2)] ?? ''
}

/** You and bots. */
export function quickSeats(game: GameInfo): SeatSpec[] {
  const level = usualLevel(game)
  return Array.from({ length: usualSeats(game) }, (_, i) => (i === 0 ? { kind: 'you' } : { kind: 'bot', level }))
}
