/** The HTTP side of the server. Every path is written here and nowhere else. */
import type {
  Branch,
  Catalogue,
  Crew,
  Crews,
  Games,
  Lesson,
  Me,
  NewTable,
  Problem,
  Replay,
  Rules,
  SetSeat,
  Sit,
  Start,
  TableInfo,
  Tables,
} from '../generated/api'

/** A request that was not done; nothing has changed. */
export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.text)
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Refused({ code: 'offline', text: 'The server does not answer. Is the connection all right?', cite: '' }, 0)
  }
  const text = await answer.text()
  if (!answer.ok) {
    let problem: Partial<Problem> = {}
    try {
      problem = JSON.parse(text)
    } catch {
      // Something between us and the server spoke; its words are not for people.
    }
    throw new Refused(
      { code: problem.code ?? 'failed', text: problem.text ?? 'The server could not do that.', cite: problem.cite ?? '' },
      answer.status,
    )
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

export const api = {
  games: () => once<Games>('/api/games'),
  rules: (id: string) => once<Rules>(`${game(id)}/rules`),
  catalogue: (id: string) => once<Catalogue>(`${game(id)}/catalogue`),

  lesson: (id: string) => once<Lesson>(`${game(id)}/lesson`),
  /** A table that teaches the game. */
  teach: (id: string) => call<TableInfo>(`${game(id)}/lesson`, {}),

  /** One's crews in a campaign, and how far they came. */
  crews: (id: string) => call<Crews>(`${game(id)}/crews`),

  me: () => call<Me>('/api/me'),
  rename: (name: string) => call<Me>('/api/me', { name }),
  recover: (code: string) => call<Me>('/api/me/recover', { code }),
  /** A new recovery code; the old one is void. */
  newRecovery: () => call<Me>('/api/me/recovery', {}),

  tables: () => call<Tables>('/api/me/tables'),
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
