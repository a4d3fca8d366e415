/** What a table is played for beyond itself. */
import type { TableInfo } from '../generated/api'
import { isHere } from './local.svelte'

type Bound = Pick<TableInfo, 'bound' | 'game'> & { id?: string }

/** The day whose tale a table is a try at; none: it is none. */
export const dayOf = (bound: string | null | undefined): string => /^day:(.+)$/.exec(bound ?? '')?.[1] ?? ''

/** Its page, and what leads there; null for a table that is played for itself. */
export function boundTo({ bound, game, id = '' }: Bound): { path: string; key: string } | null {
  const [kind, which] = bound?.split(':') ?? []
  if (kind === 'day') return { path: `/day/${game}?day=${which}`, key: isHere(id) ? 'end-to-day-along' : 'end-to-day' }
  return kind === 'event' ? { path: `/e/${which}`, key: 'end-to-event' } : null
}

/** Who sits here does not choose against whom: the table is one try at a deal, or belongs to a league. */
export const laid = ({ bound, seats }: Pick<TableInfo, 'bound' | 'seats'>): boolean => !!bound && seats.some((seat) => seat.you)

/** It is somebody's one try at a deal, which nobody else ends for them. */
export const oneTry = ({ bound }: Pick<TableInfo, 'bound'>): boolean => /^(day|dare):/.test(bound ?? '')

/** Its record lies sealed until the day is over. */
export const sealed = ({ bound, seed }: Pick<TableInfo, 'bound' | 'seed'>): boolean => seed === null && !!bound?.startsWith('day:')
