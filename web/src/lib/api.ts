/** The HTTP side of the server. Every path is written here and nowhere else. */
import { t, words } from '../words/index.svelte'
import { GameSpeech } from '../words/game'
import type { Args } from '../words/speech'
import type {
  Branch,
  Catalogue,
  Crew,
  Crews,
  Games,
  GameWords,
  Me,
  NewTable,
  Problem,
  Replay,
  Rules,
  SetSeat,
  Shelf,
  Sit,
  Start,
  TableInfo,
  Tables,
} from '../generated/api'

/** A request that was not done; nothing has changed. Its problem is in words. */
export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.text)
  }
}

/** Why something was not done, as it came from the server, in the language of who reads it. */
export function said({ code, args, text }: Pick<Problem, 'code' | 'args'> & { text?: string }): string {
  const key = `problem.${code}`
  return args && words.speech.has(key) ? t(key, args as Args) : text || t('trouble-failed')
}

/** A problem that a server has sent; null: something between us and it spoke, and that is not for people. */
function problemIn(text: string): Problem | null {
  try {
    const found = JSON.parse(text) as Problem
    return typeof found.code === 'string' ? { ...found, text: said(found) } : null
  } catch {
    return null
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'accept-language': words.language, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Refused({ code: 'offline', args: null, text: t('trouble-offline'), cite: '' }, 0)
  }
  const text = await answer.text()
  if (!answer.ok) {
    throw new Refused(problemIn(text) ?? { code: 'failed', args: null, text: t('trouble-failed'), cite: '' }, answer.status)
  }
  return (text ? JSON.parse(text) : undefined) as T
}

const kept = new Map<string, Promise<unknown>>()

/** What never changes while the page is open is asked for once. */
function once<T>(path: string): Promise<T> {
  let known = kept.get(path)
  if (!known) {
    known = call<T>(path)
    known.catch(() => kept.delete(path))
    kept.set(path, known)
  }
  return known as Promise<T>
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`
const game = (id: string): string => `/api/games/${encodeURIComponent(id)}`

/** In the language that is spoken here. */
const spoken = (path: string): string => `${path}?language=${words.language}`

const speeches = new Map<string, Promise<GameSpeech>>()

/** What a game says, in words. */
function speech(id: string): Promise<GameSpeech> {
  const path = spoken(`${game(id)}/words`)
  let known = speeches.get(path)
  if (!known) {
    known = once<GameWords>(path).then((found) => new GameSpeech(found))
    known.catch(() => speeches.delete(path))
    speeches.set(path, known)
  }
  return known
}

/** Tables with what their results say; those of games that are gone without it. */
async function read<T extends { game: string; result: unknown }>(tables: T[]): Promise<T[]> {
  const wordless = { tree: <D>(data: D): D => data }
  return Promise.all(
    tables.map(async (one) => (one.result ? { ...one, result: (await speech(one.game).catch(() => wordless)).tree(one.result) } : one)),
  )
}

export const api = {
  games: () => once<Games>(spoken('/api/games')),
  /** Ask for the shelf anew when it is wanted next. */
  forgetGames: () => kept.delete(spoken('/api/games')),
  speech,
  rules: (id: string) => once<Rules>(spoken(`${game(id)}/rules`)),
  catalogue: (id: string) => once<Catalogue>(spoken(`${game(id)}/catalogue`)),

  /** A table that teaches the game. */
  teach: (id: string) => call<TableInfo>(`${game(id)}/lesson`, {}),

  /** One's crews in a campaign, and how far they came. */
  crews: (id: string) => call<Crews>(`${game(id)}/crews`),

  me: () => call<Me>('/api/me'),
  rename: (name: string) => call<Me>('/api/me', { name }),
  recover: (code: string) => call<Me>('/api/me/recover', { code }),
  /** A new recovery code; the old one is void. */
  newRecovery: () => call<Me>('/api/me/recovery', {}),

  tables: async () => ({ tables: await read((await call<Tables>('/api/me/tables')).tables) }),
  create: (body: NewTable) => call<TableInfo>('/api/tables', body),
  join: (code: string) => call<TableInfo>('/api/join', { code }),
  table: (id: string) => call<TableInfo>(table(id)),
  sit: (id: string, body: Sit) => call<TableInfo>(`${table(id)}/sit`, body),
  stand: (id: string, seat: number) => call<TableInfo>(`${table(id)}/stand`, { seat }),
  setSeat: (id: string, body: SetSeat) => call<TableInfo>(`${table(id)}/seat`, body),
  /** The crew that sits at a table. */
  crew: (id: string) => call<Crew>(`${table(id)}/crew`),
  /** The host chooses anew what is played. */
  settle: (id: string, options: Record<string, string | number | boolean>) => call<TableInfo>(`${table(id)}/options`, { options }),
  start: (id: string, body: Start) => call<TableInfo>(`${table(id)}/start`, body),
  /** A table that rests, as it was kept. */
  shelf: async ({ id, game, seats }: TableInfo): Promise<Shelf> => {
    const [found, said] = await Promise.all([call<Shelf>(`${table(id)}/shelf`), speech(game).catch(() => null)])
    const names = seats.map((seat) => seat.name)
    return said ? { ...found, view: said.tree(found.view, names), events: said.events(found.events, names) } : found
  },
  /** A new table for the same people, from where one that rests stood. */
  goOn: (id: string) => call<TableInfo>(`${table(id)}/continue`, {}),
  abandon: (id: string) => call<TableInfo>(`${table(id)}/abandon`, {}),
  rematch: (id: string) => call<TableInfo>(`${table(id)}/rematch`, {}),
  /** What follows in the campaign, with the same people. */
  sequel: (id: string) => call<TableInfo>(`${table(id)}/sequel`, {}),
  branch: (id: string, body: Branch) => call<TableInfo>(`${table(id)}/branch`, body),
  replay: (id: string, at: number, seat: number | null) =>
    call<Replay>(`${table(id)}/replay?at=${at}${seat === null ? '' : `&seat=${seat}`}`),
  recordPath: (id: string) => `${table(id)}/record`,
  livePath: (id: string) => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${table(id)}/live`,
}
