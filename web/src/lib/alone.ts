/** What a page answers by itself that has no server behind it: files lie there of what servers tell of games, and who one is it remembers. */
import type { Me, Tables } from '../generated/api'
import { alone, file } from './home'

const NAME = 'taletable.name'

const me = (): Me => {
  const name = localStorage.getItem(NAME) ?? ''
  return { known: name !== '', name, recovery: null, announcement: '' }
}

/** `/api/games/x/words?language=en` lies in `told/games/x/words.en.json`. */
export function fileOf(path: string): string {
  const { pathname, searchParams } = new URL(path, document.baseURI)
  const language = searchParams.get('language')
  return file(`${pathname.replace('/api/', '/told/')}${language ? `.${language}` : ''}.json`)
}

/** Where it lies what is told of games: at a server, or as a file. */
export const sourceOf = (path: string): string => (alone ? fileOf(path) : file(path))

/** An answer; null: nobody is there who could give one. */
export async function answered(path: string, body: unknown): Promise<unknown> {
  if (path === '/api/me') {
    if (body !== undefined) localStorage.setItem(NAME, (body as { name: string }).name)
    return me()
  }
  if (path === '/api/me/tables') return { tables: [] } satisfies Tables
  if (body !== undefined || !/^\/api\/(games|luggage)/.test(path)) return null
  const found = await fetch(fileOf(path))
  return found.ok ? found.json() : null
}
