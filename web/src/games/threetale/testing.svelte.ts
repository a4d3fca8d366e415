/** For tests: moments of a game, as `tests/games/threetale/moments.py` wrote them down, and a table that shows one in plain English. */
import { readFileSync, readdirSync } from 'node:fs'
import { flushSync } from 'svelte'
import type { BoardPort } from '../../boardkit/svelte-port.svelte'
import { inRoot } from '../../boardkit/testing.svelte'
import type { Ask, GameWords } from '../../generated/api'
import { lookOf } from '../../lib/seats'
import type { Offer, Player } from '../../port/types'
import { GameSpeech } from '../../words/game'
import { Facts, type Event, type TaleView, type ThreeTale } from './model'
import { Table } from './table.svelte'

export type Moment = 'turn' | 'laying' | 'fight' | 'treasure' | 'altar' | 'present' | 'future'
type Golden = Record<Moment, { viewer: number; view: TaleView; asks: Ask[] }> &
  Pick<GameWords, 'arguments' | 'labels' | 'origins'> & { catalogue: ThreeTale['catalogue']['groups'] }

const GAME = '../taletable/games/threetale'
const golden = JSON.parse(readFileSync('../tests/games/threetale/golden/board.json', 'utf-8')) as Golden
const rooms = readdirSync(`${GAME}/scenarios`, { withFileTypes: true }).filter((one) => one.isDirectory() && !one.name.startsWith('_'))
const files = ['text/en/rules', 'text/en/board', ...rooms.map((room) => `scenarios/${room.name}/text/en/room`)]

const sources = files.map((file) => readFileSync(`${GAME}/${file}.ftl`, 'utf-8'))
const { arguments: places, labels, origins } = golden
const speeches = new Map<string, GameSpeech>()
/** English, or what is made out of it. */
function speechOf(language: string): GameSpeech {
  const known = speeches.get(language) ?? new GameSpeech({ language, sources, fallback: [], arguments: places, labels, origins, role: '' })
  speeches.set(language, known)
  return known
}

export const NAMES = ['Ada', 'Bo', 'Cy']
export const facts = (language = 'en'): Facts => {
  const speech = speechOf(language)
  return new Facts(speech.tree(golden.catalogue), (key, args) => speech.get(key, args))
}
/** A copy of a view, to be changed at will. */
export const viewOf = (moment: Moment): TaleView => structuredClone(golden[moment].view)

export interface Laid {
  table: Table
  /** What was attempted, and why something was not even tried. */
  tried: string[]
  refused: [cite: string, text: string][]
  pinged: string[]
  /** Let the table see what has happened. */
  tell(...events: Event[]): void
}

export { clear } from '../../boardkit/testing.svelte'

/** Sit down at a moment, as who is asked; `silent`: somebody else has to answer. */
export function lay(moment: Moment, { silent = false, language = 'en', change = (_: TaleView): void => {} } = {}): Laid {
  const { viewer, asks } = golden[moment]
  const speech = speechOf(language)
  const view = speech.tree(viewOf(moment), NAMES)
  change(view)
  let scene = $state.raw({ n: 1, key: '', events: [] as readonly Event[] })
  const done: Omit<Laid, 'table' | 'tell'> = { tried: [], refused: [], pinged: [] }
  const player = (_: unknown, seat: number): Player => {
    const { crest, colour } = lookOf(seat)
    return { seat, name: NAMES[seat]!, crest, colour, kind: 'person', connected: true, you: seat === viewer }
  }
  const port = {
    view,
    viewer: silent ? (viewer + 1) % 3 : viewer,
    asks: silent ? [] : asks.map((ask) => speech.ask(ask, NAMES)),
    get scene() {
      return scene
    },
    prompt: '',
    players: view.players.map(player),
    replay: false,
    lifted: null,
    motion: false,
    size: { width: 980, height: 672, compact: false, short: false, wide: false },
    pings: [],
    catalogue: { groups: speech.tree(golden.catalogue) },
    text: (key, args) => speech.get(key, args, NAMES),
    attempt: (offer) => {
      const meant = offer as Offer
      if (!meant.refusal) done.tried.push(meant.move)
      else done.refused.push([meant.refusal.cite, meant.refusal.text])
      return !meant.refusal
    },
    refuse: (text, cite) => void done.refused.push([cite, text]),
    ping: (text) => void done.pinged.push(text),
  } as Partial<BoardPort<ThreeTale>> as BoardPort<ThreeTale>
  return {
    ...done,
    table: inRoot(() => new Table(port)),
    tell: (...events) => {
      scene = { n: scene.n + 1, key: '', events }
      flushSync()
    },
  }
}
