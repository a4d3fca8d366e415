/** Boards by folder: a game without one is played on the generic table. */
import type { BoardComponent, FactsComponent } from './board'

const boards = import.meta.glob<{ default: BoardComponent }>('../games/*/Board.svelte')
const facts = import.meta.glob<{ default: FactsComponent }>('../games/*/Facts.svelte')

export async function boardOf(game: string, plain = false): Promise<BoardComponent> {
  const load = plain ? undefined : boards[`../games/${game}/Board.svelte`]
  return (await (load ? load() : import('../components/GenericBoard.svelte'))).default
}

export const hasBoard = (game: string): boolean => `../games/${game}/Board.svelte` in boards

export async function factsOf(game: string): Promise<FactsComponent | null> {
  const load = facts[`../games/${game}/Facts.svelte`]
  return load ? (await load()).default : null
}
