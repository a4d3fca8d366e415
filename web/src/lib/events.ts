/** What the pages of leagues and tournaments have in common. */
import type { EventPage, EventTable } from '../generated/api'
import { t } from '../words/index.svelte'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR

/** How long a round may be. */
export const LENGTHS: readonly number[] = [HOUR, 2 * HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY]

export const lengthOf = (ms: number): string => (ms < DAY ? t('events-hours', { n: ms / HOUR }) : t('events-days', { n: ms / DAY }))

/** How an event is played, in a sentence or two. */
export function formOf(event: EventPage): string {
  const parts = [t('event-tables', { game: event.game_name, n: event.seats })]
  if (event.everybody) parts.push(t('event-all', { n: event.rounds }))
  else if (event.rounds) parts.push(t('event-swiss', { n: event.rounds }))
  else parts.push(t('event-knockout'))
  if (event.rounds && event.cut) parts.push(t('event-then', { n: event.cut }))
  return parts.join(' ')
}

/** The tables of a round at which somebody plays, one's own first. */
export function tablesOf(event: EventPage, round: number): EventTable[] {
  const own = (table: EventTable): number => Number(!table.people.some((one) => one.you))
  return event.tables
    .filter((table) => table.round === round && table.how !== 'bye')
    .sort((one, other) => own(one) - own(other) || one.n - other.n)
}

/** Who rests in a round. */
export const restingIn = (event: EventPage, round: number): string[] =>
  event.tables.filter((table) => table.round === round && table.how === 'bye').flatMap((table) => table.people.map((one) => one.name))

/** After which line the finals begin; 0: nowhere. */
export const lineAfter = (event: EventPage): number => (event.rounds && event.cut < event.lines.length ? event.cut : 0)

/** How many tables of the rounds are decided, and how many there are so far. */
export function decided(event: EventPage): { n: number; of: number } {
  const tables = event.tables.filter((table) => !table.final && table.how !== 'bye')
  return { n: tables.filter((table) => table.how).length, of: tables.length }
}
