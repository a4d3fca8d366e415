/** The HTTP side of the server. Every path is written here and nowhere else. */
import { t, words } from '../words/index.svelte'
import { GameSpeech } from '../words/game'
import { ENGLISH, PSEUDO, type Args, type Said } from '../words/speech'
import { answered } from './alone'
import { alone, file } from './home'
import type { LineTo } from './line'
import { isHere, local } from './local.svelte'
import type {
  Asking,
  Beside,
  Blocks,
  Board,
  Branch,
  Calling,
  CallingInfo,
  Catalogue,
  Challenge,
  ClubWay,
  Company,
  Crew,
  Crews,
  Curve,
  DayPage,
  Devices,
  Enter,
  Entered,
  FriendOffer,
  EventPage,
  Games,
  GameWords,
  Keys,
  Manage,
  ManageEvent,
  Manners,
  Me,
  MyEvents,
  NewEvent,
  NewProfile,
  NewTable,
  PersonPage,
  Posted,
  Problem,
  Replay,
  Report,
  Rules,
  SeatSpec,
  Seek,
  SetSeat,
  Share,
  Shelf,
  SignOut,
  Sit,
  Start,
  TableInfo,
  Tables,
  TakenDeal,
  Today,
  TryWay,
  Unsubscribe,
  Vacation,
  Wanted,
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

const HERE = /^\/api\/tables\/here/

async function call<T>(path: string, body?: unknown): Promise<T> {
  return HERE.test(path) ? callHere<T>(path, body) : callServer<T>(path, body)
}

/** Why this browser carries no tables. */
export const lacking = (): string => t(local.lacks === 'machine' ? 'here-lacks-machine' : 'here-lacks-storage')

/** Ask the worker of this page instead of a server. */
async function callHere<T>(path: string, body?: unknown, game: string | null = null): Promise<T> {
  const asked = local.ask(path, body, game).catch((error: unknown) => {
    throw local.lacks ? new Refused({ code: local.lacks, args: null, text: lacking(), cite: '' }, 501) : error
  })
  const { ok, problem, status = 422, said: why, game: whose } = await asked
  if (!problem) return ok as T
  const text = why && whose ? (await speech(whose)).say(why as Said) : said(problem)
  throw new Refused({ ...problem, text }, status)
}

async function callServer<T>(path: string, body?: unknown): Promise<T> {
  const text = await textOf(path, body)
  return (text ? JSON.parse(text) : undefined) as T
}

/** What a server answers. */
async function textOf(path: string, body?: unknown): Promise<string> {
  if (alone) {
    const found = await answered(path, body)
    if (found === null) throw new Refused({ code: 'alone', args: null, text: t('trouble-alone'), cite: '' }, 404)
    return JSON.stringify(found)
  }
  let answer: Response
  try {
    answer = await fetch(file(path), {
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
  return text
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
const event = (code: string): string => `/api/events/${encodeURIComponent(code)}`
const game = (id: string): string => `/api/games/${encodeURIComponent(id)}`

/** In the language that is spoken here. */
const spoken = (path: string): string => `${path}?language=${words.language}`

const speeches = new Map<string, Promise<GameSpeech>>()

const wordsOf = (id: string, at: string): string => spoken(`${game(id)}/words`) + (at && `&table=${encodeURIComponent(at)}`)

/** The words of a game, from whoever carries the table. */
function told(path: string, id: string, at: string): Promise<GameWords> {
  return isHere(at) ? callHere(`${path}&written=${words.language === PSEUDO ? ENGLISH : words.language}`, undefined, id) : once(path)
}

/** What a game says, in words; at a table also what is sealed elsewhere and played there. */
function speech(id: string, at = ''): Promise<GameSpeech> {
  const path = wordsOf(id, at)
  let known = speeches.get(path)
  if (!known) {
    known = told(path, id, at).then((found) => new GameSpeech(found))
    known.catch(() => speeches.delete(path))
    speeches.set(path, known)
  }
  return known
}

/** A game that is over may have opened what was sealed: it is said from now on, here and at set-up. */
async function unseal(id: string, at: string): Promise<void> {
  const found = await (isHere(at) ? told(wordsOf(id, at), id, at) : call<GameWords>(wordsOf(id, at)))
  for (const known of [speech(id, at), speech(id)]) {
    const said = await known
    said.learn(found.sources)
    said.fallback?.learn(found.fallback)
  }
}

/** Tables with what their results say; those of games that are gone without it. */
async function read<T extends { game: string; result: unknown }>(tables: T[]): Promise<T[]> {
  const wordless = { tree: <D>(data: D): D => data }
  return Promise.all(
    tables.map(async (one) => (one.result ? { ...one, result: (await speech(one.game).catch(() => wordless)).tree(one.result) } : one)),
  )
}

/** A person's page, with the names of what can be earned. */
async function worded(page: PersonPage): Promise<PersonPage> {
  const games = await Promise.all(page.games.map(async (one) => ({ ...one, seals: (await speech(one.game)).tree(one.seals) })))
  return { ...page, games }
}

/** What a game's table asks for. */
const askedBy = (id: string): string[] => [
  spoken('/api/games'),
  `${game(id)}/rules`,
  spoken(`${game(id)}/catalogue`),
  spoken(`${game(id)}/words`),
]

/** Keep on this device what a game's table asks for. */
const takeAlong = (id: string): Promise<void> => local.takeAlong(id, askedBy(id))

export const api = {
  games: () => once<Games>(spoken('/api/games')),
  /** Ask for the shelf anew when it is wanted next. */
  forgetGames: () => kept.delete(spoken('/api/games')),
  speech,
  unseal,
  rules: (id: string) => once<Rules>(`${game(id)}/rules`),
  catalogue: (id: string) => once<Catalogue>(spoken(`${game(id)}/catalogue`)),

  /** A table that teaches the game. */
  teach: (id: string, here = false) =>
    here ? callHere<TableInfo>(`${game(id)}/lesson`, {}, id) : call<TableInfo>(`${game(id)}/lesson`, {}),

  /** One's crews in a campaign, and how far they came. */
  crews: (id: string, here = false) => (here ? callHere<Crews>(`${game(id)}/crews`, undefined, id) : call<Crews>(`${game(id)}/crews`)),

  me: () => call<Me>('/api/me'),
  rename: (name: string) => call<Me>('/api/me', { name }),
  /** By what one comes in, and by what one could. */
  keys: () => call<Keys>('/api/me/keys'),
  forgetKey: (key: string) => call<Keys>('/api/me/keys/forget', { key }),
  /** What the browser has to be asked, to make a passkey or for one that it has; and what it answered. */
  askToMake: () => call<Asking>('/api/me/passkey/ask', {}),
  made: (credential: object) => call<Keys>('/api/me/passkey', { credential }),
  askForPasskey: () => call<Asking>('/api/passkey/ask', {}),
  withPasskey: (credential: object) => call<Entered>('/api/passkey', { credential }),
  /** Have a letter written that lets its reader in. */
  letter: (address: string) => call<Posted>('/api/enter/letter', { address }),
  /** A code that lets another device in. */
  deviceCode: () => call<Posted>('/api/me/device', {}),
  club: () => call<ClubWay>('/api/club', {}),
  enter: (body: Enter) => call<Entered>('/api/enter', body),
  devices: () => call<Devices>('/api/me/devices'),
  /** On one device, everywhere, or everywhere but here. */
  signOut: (body: SignOut) => call<Me>('/api/me/sign-out', body),
  blocks: () => call<Blocks>('/api/me/blocks'),
  unblock: (key: string) => call<Blocks>('/api/me/unblock', { key }),
  /** All that is kept of oneself, as a file. */
  exportPath: () => file('/api/me/export'),
  deleteMe: (name: string) => call<Me>('/api/me/delete', { name }),
  /** A new recovery code; the old one is void. */
  newRecovery: () => call<Me>('/api/me/recovery', {}),

  /** Let others try the deal of a game that is over. */
  dare: (id: string, said: string) => call<Challenge>(`${table(id)}/challenge`, { said }),
  challenge: (code: string) => call<Challenge>(`/api/challenges/${encodeURIComponent(code)}`),
  /** Try it, once. */
  take: (code: string) => call<TableInfo>(`/api/challenges/${encodeURIComponent(code)}/take`, {}),

  /** The tales of today. */
  today: () => call<Today>('/api/daily'),
  /** The deal of a day, in words; without one, of today. */
  day: async (id: string, day = ''): Promise<DayPage> => {
    const found = await call<DayPage>(`/api/daily/${encodeURIComponent(id)}${day && `?day=${encodeURIComponent(day)}`}`)
    return (await speech(id)).tree(found)
  },
  /** The one serious try. */
  beginDay: (id: string) => call<TableInfo>(`/api/daily/${encodeURIComponent(id)}/begin`, {}),

  /** Fetch all that a game needs, and see that it runs on this device. */
  readyFor: async (id: string, fetched: (bytes: number) => void): Promise<void> => {
    let before = 0
    for (const part of ['', id]) {
      let here = 0
      await api.pack(part, (bytes) => fetched(before + (here = bytes)))
      before += here
    }
    await callHere<GameWords>(`/api/games/${encodeURIComponent(id)}/words`, undefined, id)
  },
  /** Today's deal goes on on this device, and the serious try is given up for it. */
  takeDay: async (id: string): Promise<TableInfo> => {
    const deal = await callServer<TakenDeal>(`/api/daily/${encodeURIComponent(id)}/take-along`, {})
    return callHere<TableInfo>(`/api/games/${encodeURIComponent(id)}/deal`, deal, id)
  },
  /** What came of it is listed apart. */
  bringDay: async (id: string, played: string, day: string): Promise<DayPage> =>
    callServer<DayPage>(`/api/daily/${encodeURIComponent(played)}/bring`, { day, tale: await api.record(id) }),

  /** Up to which decision two games are the same. */
  beside: (id: string, other: string) => call<Beside>(`${table(id)}/beside/${encodeURIComponent(other)}`),

  /** One's leagues and tournaments. */
  events: () => call<MyEvents>('/api/events'),
  organise: (body: NewEvent) => call<EventPage>('/api/events', body),
  event: (code: string) => call<EventPage>(event(code)),
  enterEvent: (code: string) => call<EventPage>(`${event(code)}/enter`, {}),
  leaveEvent: (code: string) => call<EventPage>(`${event(code)}/leave`, {}),
  beginEvent: (code: string) => call<EventPage>(`${event(code)}/begin`, {}),
  /** What the organiser does. */
  manageEvent: (code: string, body: ManageEvent) => call<EventPage>(`${event(code)}/manage`, body),

  /** What somebody's games say; without a handle, one's own. */
  page: async (handle = '') => worded(await call<PersonPage>(handle ? `/api/people/${encodeURIComponent(handle)}` : '/api/me/page')),
  /** Whether one is rated, and who may see it. */
  wish: async (body: NewProfile) => worded(await call<PersonPage>('/api/me/page', body)),

  /** What one wants to be told while no page is open. */
  calls: () => call<CallingInfo>('/api/me/calls'),
  setCalls: (body: Calling) => call<CallingInfo>('/api/me/calls', body),
  /** This browser can be called, or not any more. */
  callHere: (body: PushSubscriptionJSON) => call<CallingInfo>('/api/me/push', body),
  callNoMore: (body: Unsubscribe) => call<CallingInfo>('/api/me/push/end', body),
  tryCall: (way: TryWay['way']) => call<CallingInfo>('/api/me/calls/try', { way }),
  setMail: (address: string) => call<CallingInfo>('/api/me/mail', { address }),
  confirmMail: (token: string) => call<CallingInfo>('/api/me/mail/confirm', { token }),
  vacation: () => call<Vacation>('/api/me/vacation'),
  goAway: (until: number | null) => call<Vacation>('/api/me/vacation', { until }),

  /** Whom one knows. To ask is a sign of life, for those to whom one shows it. */
  company: () => call<Company>('/api/company'),
  /** Let friends see whether one is here. */
  showMe: (shown: boolean) => call<Company>('/api/company', { shown }),
  /** A new code for friends; the old one is void. */
  newFriendCode: () => call<Company>('/api/friends/code', {}),
  /** Whose code it is. */
  lookFriend: (code: string) => call<FriendOffer>('/api/friends/look', { code }),
  befriend: (code: string) => call<Company>('/api/friends', { code }),
  unfriend: (key: string) => call<Company>('/api/friends/end', { key }),
  blockFriend: (key: string) => call<Company>('/api/friends/block', { key }),
  /** Tables at which anybody may sit down. */
  board: ({ game, low, high, speed, language }: Wanted, free: number) =>
    call<Board>(
      `/api/board?${new URLSearchParams({ game: game ?? '', low: `${low}`, high: `${high}`, speed: speed!, spoken: language!, free: `${free}` }).toString()}`,
    ),
  /** Wait for strangers; asking says that one still does. */
  seek: (body: Wanted) => call<Seek>('/api/seek', body),
  seeking: () => call<Seek>('/api/seek'),
  seekNoMore: () => call<Seek>('/api/seek/end', {}),

  tables: async () => ({ tables: await read((await call<Tables>('/api/me/tables')).tables) }),
  /** The tables of this device. */
  kept: async () => read(await local.tables()),
  /** `here`: it is kept on this device, and no server knows of it. */
  create: async (body: NewTable, here = false): Promise<TableInfo> => {
    if (!here) return call<TableInfo>('/api/tables', body)
    const table = await callHere<TableInfo>('/api/tables', body, body.game)
    // Without a net, or where nothing can be kept, the table is here all the same.
    await takeAlong(body.game).catch(() => {})
    return table
  },
  /** A table of this device out of a `.tale`. */
  bring: (tale: string, seats: SeatSpec[] | null, game: string) => callHere<TableInfo>('/api/tables/bring', { tale, seats }, game),
  /** Fetch a game, or the table itself (no game), so that it needs no net. */
  pack: (id: string, told: (bytes: number) => void) => local.pack(id, id ? askedBy(id) : [], told),
  /** A table of this device goes to a server, as practice. */
  takeOnline: async ({ id, seats }: TableInfo): Promise<TableInfo> => {
    const sits = seats.map((seat): SeatSpec => (seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : { kind: 'you' }))
    return callServer<TableInfo>('/api/tables/bring', { tale: await api.record(id), seats: sits })
  },
  /** A table that one plays alone goes on on this device; the server's is practice from then on. */
  takeWithMe: async ({ id, game: played, seats }: TableInfo): Promise<TableInfo> => {
    const sits = seats.map((seat): SeatSpec => (seat.you ? { kind: 'you' } : { kind: 'bot', level: seat.level }))
    const found = await api.bring(await textOf(`${table(id)}/take`, {}), sits, played)
    await takeAlong(played).catch(() => {})
    return found
  },
  join: (code: string) => call<TableInfo>('/api/join', { code }),
  table: (id: string) => call<TableInfo>(table(id)),
  sit: (id: string, body: Sit) => call<TableInfo>(`${table(id)}/sit`, body),
  /** Answer who asks to share a seat. */
  share: (id: string, body: Share) => call<TableInfo>(`${table(id)}/share`, body),
  stand: (id: string, seat: number) => call<TableInfo>(`${table(id)}/stand`, { seat }),
  setSeat: (id: string, body: SetSeat) => call<TableInfo>(`${table(id)}/seat`, body),
  /** What the host does with somebody. */
  manage: (id: string, body: Manage) => call<TableInfo>(`${table(id)}/people`, body),
  /** Who may look on and talk. */
  manners: (id: string, body: Manners) => call<TableInfo>(`${table(id)}/manners`, body),
  block: (id: string, who: string) => call<TableInfo>(`${table(id)}/block`, { who }),
  report: (id: string, body: Report) => call<TableInfo>(`${table(id)}/report`, body),
  /** Ask a friend to the table. */
  invite: (id: string, key: string) => call<TableInfo>(`${table(id)}/invite`, { key }),
  /** Do not come to a table that one was asked to. */
  decline: (id: string) => call<TableInfo>(`${table(id)}/decline`, {}),
  /** The crew that sits at a table. */
  crew: (id: string) => call<Crew>(`${table(id)}/crew`),
  /** The host chooses anew what is played. */
  settle: (id: string, options: Record<string, string | number | boolean>) => call<TableInfo>(`${table(id)}/options`, { options }),
  start: (id: string, body: Start) => call<TableInfo>(`${table(id)}/start`, body),
  /** A table that rests, as it was kept. */
  shelf: async ({ id, game, seats }: TableInfo): Promise<Shelf> => {
    const [found, said] = await Promise.all([call<Shelf>(`${table(id)}/shelf`), speech(game, id).catch(() => null)])
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
  /** The view after an entry, and the scenes up to another one. */
  replay: (id: string, at: number, until: number, seat: number | null) =>
    call<Replay>(`${table(id)}/replay?at=${at}&until=${until}${seat === null ? '' : `&seat=${seat}`}`),
  /** How a game went in what matters in it. */
  curve: (id: string, seat: number | null) => call<Curve>(`${table(id)}/curve${seat === null ? '' : `?seat=${seat}`}`),
  recordPath: (id: string) => file(`${table(id)}/record`),
  /** A line to a table, whoever carries it. */
  line: (id: string): LineTo => (isHere(id) ? local.line(id) : (new WebSocket(api.livePath(id)) as unknown as LineTo)),
  /** The record of a game, as text. */
  record: async (id: string): Promise<string> =>
    isHere(id) ? call<string>(`${table(id)}/record`) : (await fetch(api.recordPath(id))).text(),
  livePath: (id: string) => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${file(`${table(id)}/live`)}`,
}
