/** What the board of Dice Upon a Time makes of a view and a catalogue. No rules here: only names and places. */
import type {
  Catalogue,
  CharacterFacts,
  Player,
  QuestFacts,
  StoryFacts,
  Token,
  Types,
  Verb,
  Words,
} from '../../generated/games/dice-upon-a-time'
import type { Offer } from '../../port/types'
import { Geo } from './geo'

export { count, seen } from '../../boardkit/words'
export type { Event, QuestFacts, Relic, StoryFacts, Token } from '../../generated/games/dice-upon-a-time'
/** The types of the game, for the port. */
export type DiceUponATime = Types
export type Seat = Player
export const TOKEN_KINDS: readonly Token[] = ['gold', 'bread', 'apple']
const COLOURS = ['red', 'white', 'green', 'blue', 'yellow']
export const SNAKE_DIE = 'snake-die'

export type Purse = Record<Token, number>

export type Card =
  | ({ sort: 'item' | 'event' } & Words)
  | ({ sort: 'character' } & CharacterFacts)
  | ({ sort: 'quest' } & QuestFacts)
  | ({ sort: 'story' } & StoryFacts)

/** The game's catalogue by key. */
export class Facts {
  readonly cards = new Map<string, Card>()
  readonly spirits = new Map<string, string>()
  /** What is said of a team that reached a level, from 1. */
  readonly verdicts: string[]
  readonly geo: Geo

  constructor(groups: Catalogue) {
    for (const one of groups.items) this.cards.set(one.key, { sort: 'item', ...one })
    for (const one of groups.characters) this.cards.set(one.key, { sort: 'character', ...one })
    for (const one of groups.events) this.cards.set(one.key, { sort: 'event', ...one })
    for (const one of groups.quests) this.cards.set(one.key, { sort: 'quest', ...one })
    for (const one of groups.stories) this.cards.set(one.key, { sort: 'story', ...one })
    for (const one of groups.spirits) this.spirits.set(one.key, one.text)
    this.verdicts = groups.levels.map((one) => one.text)
    this.geo = new Geo(groups.fields, groups.routes)
  }

  name(card: string): string {
    return this.cards.get(card)?.name ?? card
  }
}

/** Which seat's set a die belongs to: its number, or `snake`. */
export const setOf = (die: string): string => (die === SNAKE_DIE ? 'snake' : String(COLOURS.indexOf(die.split('-')[0]!)))
export const sortOf = (die: string): string => (die === SNAKE_DIE ? 'snake' : die.split('-')[1]!)
export const isToken = (thing: string): thing is Token => (TOKEN_KINDS as readonly string[]).includes(thing)
/** The kinds of tokens that are in a purse. */
export const inPurse = (purse: Purse): Token[] => TOKEN_KINDS.filter((token) => purse[token])
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
export const roman = (n: number): string => ROMAN[n] ?? String(n)

/** Asks that are answered in the slim bar at the top. */
export const WINDOWS = new Set(['yarn', 'white_snake', 'golden_bird', 'answer', 'take_own', 'take_others', 'items_others', 'quests_others'])
/** Asks that are answered on a page over the map. */
export const PAGES = new Set([
  'characters',
  'quest_draw',
  'one_of_two',
  'choose_story',
  'retell',
  'good_luck',
  'bad_luck',
  'curse',
  'barter',
  'consent',
])
/** Offers that are buttons of the prompt, whatever is asked; the first few are what one usually wants. */
const MAIN: readonly Verb[] = ['accept', 'draw-item', 'propose', 'redraw', 'roll', 'stop', 'ability']
const QUIET: readonly Verb[] = ['stay', 'done', 'leave', 'let-it-be', 'pass', 'play-on', 'decline', 'cancel', 'draw-character']
export const isMain = (offer: Offer): boolean => MAIN.includes(offer.verb as Verb)
export const isButton = (offer: Offer): boolean => isMain(offer) || QUIET.includes(offer.verb as Verb)
/** Tokens are taken, lost and given by buttons that show them. */
export const givesToken = (offer: Offer): boolean => ['take', 'take-single', 'lose', 'pay'].includes(offer.verb)

/** How an offer is begun: at once, or with a Rabbit Token, the Character, an item. */
export function modeOf(offer: Offer): string {
  if (offer.verb === 'hop') return 'rabbit'
  if (['ability', 'soften', 'sleepwalk', 'swap', 'leap'].includes(offer.verb)) return 'character'
  if (offer.verb === 'play' || offer.verb.startsWith('play-')) return offer.verb === 'play-on' ? '' : offer.args[0]!
  return offer.verb === 'trade' ? 'trade' : ''
}
