/** Boards by folder: a game without one is played on the generic table. */
import type { BoardComponent, FactsComponent, PickerComponent } from './board'

const boards = import.meta.glob<{ default: BoardComponent }>('../games/*/Board.svelte')
const facts = import.meta.glob<{ default: FactsComponent }>('../games/*/Facts.svelte')
const pickers = import.meta.glob<{ default: PickerComponent }>('../games/*/options/*.svelte')

export async function boardOf(game: string, plain = false): Promise<BoardComponent> {
  const load = plain ? undefined : boards[`../games/${game}/Board.svelte`]
  return (await (load ? load() : import('../components/GenericBoard.svelte'))).default
}

export const hasBoard = (game: string): boolean => `../games/${game}/Board.svelte` in boards

export async function factsOf(game: string): Promise<FactsComponent | null> {
  const load = facts[`../games/${game}/Facts.svelte`]
  return load ? (await load()).default : null
}

/** The game's own ways to choose options, by key. */
export async function pickersOf(game: string): Promise<Record<string, PickerComponent>> {
  const own = Object.entries(pickers).filter(([path]) => path.startsWith(`../games/${game}/options/`))
  return Object.fromEntries(await Promise.all(own.map(async ([path, load]) => [path.split('/').at(-1)!.replace('.svelte', ''), (await load()).default] as const)))
}
