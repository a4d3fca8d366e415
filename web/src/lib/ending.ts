/** How a game ended, in words that are true of it: won by somebody, shared, or won and lost together. */
import type { Curve, ResultInfo, SeatInfo, TableInfo } from '../generated/api'
import type { End } from '../port/types'
import { t } from '../words/index.svelte'
import { unmarked } from '../words/rich'

export function titleOf(result: ResultInfo, seats: readonly SeatInfo[]): string {
  if (result.together) return result.verdict || t(result.winners.length ? 'winner-tale-won' : 'winner-tale-lost')
  const names = result.winners.map((seat) => seats[seat]?.name ?? t('seat-number', { n: seat + 1 }))
  if (names.length > 1) return t('winner-shared', { names })
  const name = names[0] ?? result.rivals[0]?.name
  if (name === undefined) return t('winner-nobody')
  const second = Math.max(...result.scores.filter((_, seat) => !result.winners.includes(seat)), -Infinity)
  const lead = Number.isFinite(second) ? Math.max(...result.scores) - second : 0
  const mine = result.winners.some((seat) => seats[seat]?.you) && seats.filter((seat) => seat.you).length === 1
  const who = mine ? 'winner-you' : 'winner-one'
  return names.length && lead > 0 ? t(`${who}-by`, { name, n: lead }) : t(who, { name })
}

export function underOf(result: ResultInfo): string {
  const best = Math.max(...result.scores)
  const rival = result.rivals[0]
  return rival ? t('winner-against', { n: best, other: rival.score }) : t('winner-points', { n: best })
}

/** What the sheet at the end tells; null while there is no result. */
export function endOf(table: TableInfo, curve: Curve | null): End | null {
  const { result, seats } = table
  return result && { title: unmarked(titleOf(result, seats)), under: underOf(result), result, deeds: curve?.deeds ?? [] }
}
