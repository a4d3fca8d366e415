/** The door through which games' own modules come: fetched when they are wanted, and what is wrong with one stays with it. */
import type { GameInfo, GameWeb } from '../generated/api'
import type { GameModule } from '../port/types'
import { t } from '../words/index.svelte'
import { file } from './home'

/** While developing, the modules of this repository come from their sources. */
const sources = import.meta.env.DEV ? import.meta.glob<GameModule>('../games/*/board.ts') : {}
const known = new Map<string, Promise<GameModule | null>>()

/** What has to be known of a game to let its module in. */
export type Known = Pick<GameInfo, 'id' | 'name' | 'web'>

/** Why something failed, for people. */
export function reason(error: unknown): string {
  return error instanceof Error && error.message ? error.message : String(error)
}

async function load(game: Known): Promise<GameModule | null> {
  const source = sources[`../games/${game.id}/board.ts`]
  if (source) return source()
  if (game.web?.broken) throw new Error(game.web.broken)
  if (!game.web?.module) return null
  const module = (await import(/* @vite-ignore */ file(game.web.module))) as Partial<GameModule>
  if (typeof module.mount !== 'function') throw new Error(t('trouble-no-mount'))
  return module as GameModule
}

/** The module of a game; null if it brings none. */
export function moduleOf(game: Known): Promise<GameModule | null> {
  let module = known.get(game.id)
  if (!module) {
    module = load(game)
    module.catch(() => known.delete(game.id))
    known.set(game.id, module)
  }
  return module
}

const worn = new Map<string, { link: HTMLLinkElement; times: number; loaded: Promise<void> }>()

function hang(url: string): Promise<void> {
  let sheet = worn.get(url)
  if (!sheet) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = url
    const loaded = new Promise<void>((resolve, reject) => {
      link.onload = () => resolve()
      link.onerror = () => reject(new Error(t('trouble-no-style', { file: url.split('/').at(-1)! })))
    })
    document.head.append(link)
    sheet = { link, times: 0, loaded }
    worn.set(url, sheet)
  }
  sheet.times += 1
  return sheet.loaded
}

function take(url: string): void {
  const sheet = worn.get(url)
  if (!sheet || --sheet.times) return
  sheet.link.remove()
  worn.delete(url)
}

/** Load a game's style sheets; they are taken away when nothing of the game is shown any more, so that they touch no other page. */
export function dress(web: GameWeb | null): { ready: Promise<unknown>; undress: () => void } {
  const styles = import.meta.env.DEV ? [] : (web?.styles ?? []).map(file)
  return { ready: Promise.all(styles.map(hang)), undress: () => styles.forEach(take) }
}
