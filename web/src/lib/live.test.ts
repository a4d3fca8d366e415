import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GameSpeech } from '../words/game'
import { api } from './api'
import { LiveTable } from './live.svelte'

/** The server's end of the line. */
class Socket {
  static last: Socket
  static OPEN = 1
  readyState = 1
  sent: string[] = []
  onopen = (): void => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: (event: { code: number }) => void = () => {}
  constructor() {
    Socket.last = this
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {}
  tell(...messages: object[]): void {
    for (const one of messages) this.onmessage({ data: JSON.stringify(one) })
  }
}

const TABLE = {
  t: 'table',
  game: 'g',
  seats: [{ name: 'Ada' }],
  clock: { now: 0, running: false, speed: 1 },
  status: 'running',
  result: { verdict: { say: 'won' } },
}
const REFUSED = { t: 'refused', ref: 1, refusal: { cite: 'X-1', key: 'no', text: { say: 'refuse.no', seat: 0 } } }
const words = (): GameSpeech =>
  new GameSpeech({
    language: 'en',
    sources: ['won = All won.\nrefuse-no = { $seat } cannot.'],
    fallback: [],
    arguments: { 'refuse.no': { seat: 'seat' } },
    labels: {},
    origins: {},
    role: '',
  })

let live: LiveTable
const heard: unknown[] = []

beforeEach(() => {
  vi.stubGlobal('WebSocket', Socket)
  heard.length = 0
})
afterEach(() => {
  live.close()
  vi.unstubAllGlobals()
})

function open(): void {
  live = new LiveTable('t')
  live.onrefused = (refusal) => heard.push(refusal.text)
  live.onproblem = (text) => heard.push(text)
  live.onlesson = (text) => heard.push(`lesson: ${text}`)
}

test('what comes before the words are here waits for them, in order', async () => {
  let come = (_found: GameSpeech): void => {}
  vi.spyOn(api, 'speech').mockReturnValue(new Promise((done) => (come = done)))
  open()
  Socket.last.tell(TABLE, REFUSED)
  expect([live.info, heard]).toEqual([null, []])
  come(words())
  await vi.waitFor(() => expect(heard).toEqual(['Ada cannot.']))
  expect(live.info?.result).toEqual({ verdict: 'All won.' })
  Socket.last.tell(REFUSED)
  expect(heard).toHaveLength(2)
})

test('a game without words here is still heard, from the first message to the last', async () => {
  vi.spyOn(api, 'speech').mockRejectedValue(new Error('gone'))
  open()
  Socket.last.tell(TABLE)
  await vi.waitFor(() => expect(live.info?.game).toBe('g'))
  Socket.last.tell({ t: 'error', code: 'not-host', ref: 1, args: {} })
  expect(heard).toEqual(['Only the host can do that.'])
})

test('a problem is said by its code; a late answer is none, and what a later server says is at least no key', async () => {
  vi.spyOn(api, 'speech').mockResolvedValue(words())
  open()
  Socket.last.tell(TABLE)
  await vi.waitFor(() => expect(live.info).not.toBeNull())
  for (const code of ['late', 'not-host', 'of-a-later-version']) Socket.last.tell({ t: 'error', code, ref: 1, args: {} })
  expect(heard).toEqual(['Only the host can do that.', 'The server could not do that.'])
})

test('scenes that are shown in one go are one for the board; those that follow are their own', async () => {
  vi.spyOn(api, 'speech').mockResolvedValue(words())
  open()
  const scene = (kind: string) => ({ key: '', n: 1, events: [{ kind, args: {}, n: 1 }], view: {}, gone: [] })
  const state = (scenes: object[], view: object | null = null) => ({
    t: 'state',
    seq: 1,
    viewer: 0,
    full: view !== null,
    calm: false,
    view,
    scenes,
    events: [],
    asks: [],
    undo: [],
    lesson: null,
  })
  Socket.last.tell(TABLE, state([], { players: [{}] }))
  await vi.waitFor(() => expect(live.seen).not.toBeNull())
  const kinds = (): string[] => live.scene.events.map((event) => event.kind)
  Socket.last.tell(state([scene('shot'), scene('corked'), scene('phase')]))
  expect(kinds()).toEqual(['shot', 'corked', 'phase'])
  await Promise.resolve()
  Socket.last.tell(state([scene('ready')]))
  expect(kinds()).toEqual(['ready'])
  expect(live.story).toHaveLength(4)
})
