/** The plain table, which plays every game. It comes through the same door as the boards of games. */
import { mountBoard } from '../../boardkit/svelte-port.svelte'
import type { AnyGame } from '../../port/types'

export const mount = mountBoard<AnyGame>(() => import('./Board.svelte'))
