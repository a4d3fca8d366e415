/** For tests: moments of a game, as `tests/games/dice_upon_a_time/moments.py` wrote them down, and a port that shows one in plain English. */
import { readFileSync } from 'node:fs'
import type { BoardPort } from '../../boardkit/svelte-port.svelte'
import type { Ask, GameWords } from '../../generated/api'
import type { Catalogue, View } from '../../generated/games/dice-upon-a-time'
import { lookOf } from '../../lib/seats'
import type { Offer, Player } from '../../port/types'
import { GameSpeech } from '../../words/game'
import type { DiceUponATime } from './model'

export type Moment = 'place' | 'story' | 'trade' | 'reaction' | 'items' | 'team' | 'over'
type Golden = Record<Moment, { view: View; asks: Ask[] }> & Pick<GameWords, 'arguments' | 'labels'> & { catalogue: Catalogue }

const TEXT = '../taletable/games/dice_upon_a_time/text/en'
const golden = JSON.parse(readFileSync('../tests/games/dice_upon_a_time/golden/board.json', 'utf-8')) as Golden
const { arguments: places, labels } = golden
const sources = ['rules', 'board'].map((file) => readFileSync(`${TEXT}/${file}.ftl`, 'utf-8'))
const speech = new GameSpeech({ language: 'en', sources, fallback: [], arguments: places, labels, origins: {}, role: '' })

export const NAMES = ['Ada', 'Bo', 'Cy']
export const catalogue: Catalogue = speech.tree(golden.catalogue)

/** A moment as seat 0 sees it, which has tried what is in `tried`. */
export function portOf(moment: Moment, more: Partial<BoardPort<DiceUponATime>> = {}): { port: BoardPort<DiceUponATime>; tried: Offer[] } {
  const { view, asks } = golden[moment]
  const tried: Offer[] = []
  const nothing = (): void => {}
  const port: BoardPort<DiceUponATime> = {
    view: speech.tree(view, NAMES),
    viewer: 0,
    scene: { n: 0, key: '', events: [] },
    asks: asks.map((ask) => speech.ask(ask, NAMES)),
    lifted: null,
    prompt: '',
    players: view.players.map((_, seat): Player => {
      const { crest, colour } = lookOf(seat)
      return { seat, name: NAMES[seat]!, crest, colour, kind: 'person', connected: true, you: seat === 0 }
    }),
    replay: false,
    motion: false,
    sound: false,
    size: { width: 1016, height: 697, compact: false, short: false, wide: false },
    clock: { speed: 1, paused: false, stilled: false },
    pings: [],
    may: { pause: false, ping: false, rematch: false, sequel: false },
    playing: false,
    end: null,
    version: 1,
    game: { id: 'dice-upon-a-time', name: '' },
    catalogue: { groups: catalogue },
    attempt: (offer) => typeof offer !== 'string' && !offer.refusal && tried.push(offer) > 0,
    text: (key, args) => speech.get(key, args, NAMES),
    now: () => 0,
    thing: () => ({ name: '', text: '', cite: '' }),
    crest: () => '',
    refuse: nothing,
    undo: nothing,
    openRule: nothing,
    pause: nothing,
    ping: nothing,
    rematch: nothing,
    sequel: nothing,
    goOn: nothing,
    say: nothing,
    fill: nothing,
    visits: nothing,
    busy: nothing,
    fail: (error) => {
      throw error
    },
    ...more,
  }
  return { port, tried }
}

/** An offer as it comes over the wire, for what no moment has. */
export function offerOf(move: string, refusal: Offer['refusal'] = null): Offer {
  const [, verb = '', ...args] = move.split(' ')
  return { move, verb, args, text: move, touches: args, refusal }
}
