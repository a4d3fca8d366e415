/** What the board of Dice Upon a Time reads out of a view and a catalogue. No rules here: only names, shapes and places. */
import type { Offer, View } from '../../lib/board'
import { Geo, type FieldFacts, type RouteFacts } from './geo'
import type { Token } from './art/pieces'

export type { Token } from './art/pieces'
export const TOKEN_KINDS: readonly Token[] = ['gold', 'bread', 'apple']
const COLOURS = ['red', 'white', 'green', 'blue', 'yellow']
export const SNAKE_DIE = 'snake-die'

/** Cards that may be seen, or how many there are. */
export type Cards = string[] | { count: number } | null
export type Purse = Record<Token, number>

export interface Seat {
  character: string | null
  at: string
  pool: string[]
  fox: string[]
  passed: boolean
  turned: boolean
  tokens: Purse
  gains: Purse
  rabbits: number
  thumbs: number
  hand: Cards
  drawn: Cards
  active: string[]
  done: string[]
  tales: string[]
  score: number
}

export interface Socket {
  value: number
  needs: number
  ban: number | null
  dice: number
}

export interface DiceView extends View {
  chapter: number
  chapters: number
  chapters_left: number
  height_limit: number
  marker: number
  turn: number
  stacks: Record<string, string[]>
  face: Record<string, string>
  spent: string[]
  snake: number
  wolf: boolean
  carrier: Record<string, number>
  items: Cards
  quests2: Cards
  quests3: Cards
  quests4: Cards
  stories: Cards
  used: string[]
  told: string[]
  read: string[]
  ahead: string[]
  past: string[]
  event: string | null
  open_quests: string[]
  open_tales: string[]
  die: string | null
  socket: string | null
  soft: string | null
  doubling: boolean
  boots: boolean
  beans: boolean
  special: boolean
  give: string[]
  want: string[]
  shown: string[]
  sockets: Record<string, Socket>
  /** The item that is about to hit somebody. */
  strike?: { item: string; seat: number; target: number } | null
  /** With whom the active player makes an exchange. */
  partner?: number | null
  team?: { score: number; level: number | null; levels: number[] }
  players: Seat[]
}

interface Words {
  key: string
  name: string
  text: string
}
export interface QuestFacts extends Words {
  value: number
  kind: string
  place: string | null
  tokens: Partial<Purse>
  company: boolean
  item: string | null
  source: string | null
}
export interface StoryFacts extends Words {
  kind: 'good-luck' | 'bad-luck' | 'side-quest' | 'curse' | 'mini-quest'
  ap: number
}
export interface DieFacts {
  key: string
  faces: string[]
}

interface Groups {
  items: Words[]
  characters: Words[]
  quests: QuestFacts[]
  stories: StoryFacts[]
  events: Words[]
  dice: DieFacts[]
  fields: FieldFacts[]
  routes: RouteFacts[]
  spirits: { key: string; text: string }[]
  levels?: { key: string; text: string }[]
}

export type Card =
  | ({ sort: 'item' | 'character' | 'event' } & Words)
  | ({ sort: 'quest' } & QuestFacts)
  | ({ sort: 'story' } & StoryFacts)

/** The game's catalogue by key. */
export class Facts {
  readonly cards = new Map<string, Card>()
  readonly faces = new Map<string, string[]>()
  readonly spirits = new Map<string, string>()
  readonly characters: string[]
  /** What is said of a team that reached a level, from 1. */
  readonly verdicts: string[]
  readonly geo: Geo

  constructor(groups: Groups) {
    for (const one of groups.items) this.cards.set(one.key, { sort: 'item', ...one })
    for (const one of groups.characters) this.cards.set(one.key, { sort: 'character', ...one })
    for (const one of groups.events) this.cards.set(one.key, { sort: 'event', ...one })
    for (const one of groups.quests) this.cards.set(one.key, { sort: 'quest', ...one })
    for (const one of groups.stories) this.cards.set(one.key, { sort: 'story', ...one })
    for (const die of groups.dice) this.faces.set(die.key, [...new Set(die.faces)])
    for (const one of groups.spirits) this.spirits.set(one.key, one.text)
    this.verdicts = (groups.levels ?? []).map((one) => one.text)
    this.characters = groups.characters.map((one) => one.key)
    this.geo = new Geo(groups.fields, groups.routes)
  }

  name(card: string): string {
    return this.cards.get(card)?.name ?? card
  }
}

export const seen = (cards: Cards): string[] => (Array.isArray(cards) ? cards : [])
export const count = (cards: Cards): number => (Array.isArray(cards) ? cards.length : (cards?.count ?? 0))
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** Which seat's set a die belongs to: its number, or `snake`. */
export const setOf = (die: string): string => (die === SNAKE_DIE ? 'snake' : String(COLOURS.indexOf(die.split('-')[0]!)))
export const sortOf = (die: string): string => (die === SNAKE_DIE ? 'snake' : die.split('-')[1]!)
/** The dice of a seat, as they stand in its rack. */
export const rackOf = (seat: number): string[] => ['plain', 'item', 'story', 'ban', 'double'].map((sort) => `${COLOURS[seat]}-${sort}`)

const FACE_NAMES: Record<string, string> = {
  blank: 'nothing', 'item-face': 'Magic Item', 'story-face': 'Story', 'ban-face': 'Ban', 'double-face': 'Doubling',
  'lost-face': 'lost', 'gold-face': 'Gold Coin', 'bread-face': 'Bread', 'apple-face': 'Apple',
} // prettier-ignore
export const faceName = (face: string): string => FACE_NAMES[face] ?? face
export const SORT_NAMES: Record<string, string> = { plain: 'plain die', item: 'item die', story: 'story die', ban: 'Ban die', double: 'doubling die', snake: 'Snake Die' }
export const TOKEN_NAMES: Record<Token, string> = { gold: 'Gold Coin', bread: 'Bread', apple: 'Apple' }
export const tokenCount = (n: number, token: Token): string => `${n} ${TOKEN_NAMES[token]}${n === 1 || token === 'bread' ? '' : 's'}`
export const purseWords = (purse: Purse): string =>
  TOKEN_KINDS.filter((token) => purse[token])
    .map((token) => tokenCount(purse[token], token))
    .join(', ')
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
export const roman = (n: number): string => ROMAN[n] ?? String(n)

/** Asks that are answered in the slim bar at the top. */
export const WINDOWS = new Set(['yarn', 'white_snake', 'golden_bird', 'answer', 'take_own', 'take_others', 'items_others', 'quests_others'])
/** Asks that are answered on a page over the map. */
export const PAGES = new Set(['characters', 'quest_draw', 'one_of_two', 'choose_story', 'retell', 'good_luck', 'bad_luck', 'curse', 'barter', 'consent'])
/** Offers that are buttons of the prompt, whatever is asked; the first few are what one usually wants. */
const MAIN = ['accept', 'draw-item', 'propose', 'redraw', 'roll', 'stop', 'ability']
const QUIET = ['stay', 'done', 'leave', 'let-it-be', 'pass', 'play-on', 'decline', 'cancel', 'draw-character']
export const isMain = (offer: Offer): boolean => MAIN.includes(offer.verb)
export const isButton = (offer: Offer): boolean => MAIN.includes(offer.verb) || QUIET.includes(offer.verb)
/** Tokens are taken, lost and given by buttons that show them. */
export const isToken = (offer: Offer): boolean => ['take', 'lose', 'pay'].includes(offer.verb)

/** How an offer is begun: at once, or with a Rabbit Token, the Character, an item. */
export function modeOf(offer: Offer): string {
  if (offer.verb === 'hop') return 'rabbit'
  if (['ability', 'soften', 'sleepwalk', 'swap', 'leap'].includes(offer.verb)) return 'character'
  if (offer.verb === 'play' || offer.verb.startsWith('play-')) return offer.verb === 'play-on' ? '' : offer.args[0]!
  return offer.verb === 'trade' ? 'trade' : ''
}
