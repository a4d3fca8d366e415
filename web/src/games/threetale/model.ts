/** What the board of ThreeTale makes of a view and a catalogue. No rules here: only names and places. */
import type {
  ArtifactFacts,
  BonusEffect,
  BonusFacts,
  Catalogue,
  DifficultyFacts,
  EnemyFacts,
  HeroFacts,
  MapSpace,
  OmenFacts,
  Player,
  ProphecyFacts,
  QuestFacts,
  Slot,
  TalentFacts,
  ThingFacts,
  TileFacts,
  TreasureFacts,
  Types,
  View,
  Virtue,
} from '../../generated/games/threetale'
import type { Offer, TextArgs } from '../../port/types'
import type { Glyph } from './glyphs'

export type { ArtifactFacts, BonusEffect, Card, Event, HeroFacts, Slot, TalentFacts, Virtue } from '../../generated/games/threetale'
/** The types of the game, for the port. */
export type ThreeTale = Types
export type TaleView = View
/** A Hero as everybody sees it. */
export type HeroView = Player
export type SpaceView = MapSpace

export const VIRTUES: readonly Virtue[] = ['love', 'hope', 'faith', 'endeavour', 'endurance', 'mercy']
export const SLOTS: readonly Slot[] = ['head', 'hands', 'feet']

const byKey = <T extends { key: string }>(all: readonly T[]): ReadonlyMap<string, T> => new Map(all.map((one) => [one.key, one]))

/** Says a sentence of the game's catalogue. */
export type Speak = (key: string, args?: TextArgs) => string

/** The game's catalogue by key. */
export class Facts {
  readonly heroes: ReadonlyMap<string, HeroFacts>
  readonly talents: ReadonlyMap<string, TalentFacts>
  readonly artifacts: ReadonlyMap<string, ArtifactFacts>
  readonly enemies: ReadonlyMap<string, EnemyFacts>
  readonly treasures: ReadonlyMap<string, TreasureFacts>
  readonly quests: ReadonlyMap<string, QuestFacts>
  readonly bonus: ReadonlyMap<string, BonusFacts>
  readonly prophecies: ReadonlyMap<string, ProphecyFacts>
  readonly omens: ReadonlyMap<string, OmenFacts>
  /** What can lie on a space, or is printed on it. */
  readonly things: ReadonlyMap<string, ThingFacts>
  readonly tiles: ReadonlyMap<string, TileFacts>
  readonly difficulties: readonly DifficultyFacts[]
  readonly #numbered: ProphecyFacts[]

  /** `t` says a sentence of the game's catalogue. */
  constructor(groups: Catalogue, t: Speak) {
    this.heroes = byKey(groups.heroes)
    this.talents = byKey(groups.heroes.flatMap((hero) => hero.talents))
    this.artifacts = byKey(groups.artifacts)
    this.enemies = byKey(groups.enemies)
    this.treasures = byKey(groups.treasures)
    this.quests = byKey(groups.quests)
    this.bonus = byKey(groups.bonus)
    this.prophecies = byKey(groups.prophecies)
    this.omens = byKey(groups.omens)
    this.things = byKey([...PRINTED.map((key) => printed(key, t)), ...groups.things])
    this.tiles = byKey(groups.tiles)
    this.difficulties = groups.difficulties
    this.#numbered = groups.prophecies
  }

  /** A Prophecy by its card (`prophecy-3`) or its key. */
  prophecy(id: string): ProphecyFacts | undefined {
    return this.prophecies.get(id) ?? this.#numbered.find((one) => `prophecy-${one.number}` === id)
  }

  /** The name of anything that has one. */
  name(id: string): string {
    for (const group of [this.heroes, this.talents, this.artifacts, this.enemies, this.treasures, this.quests, this.bonus, this.omens]) {
      const found = group.get(id)
      if (found) return found.name
    }
    return this.prophecy(id)?.name ?? this.enemies.get(foeOf(id))?.name ?? this.things.get(id)?.name ?? id
  }
}

/** `wire-arm-3` is a `wire-arm`. */
export const foeOf = (piece: string): string => piece.replace(/-\d+$/, '')

export const ROMAN = ['', 'I', 'II', 'III'] as const

/** What is printed on spaces, and the Offering. */
const PRINTED: readonly ThingFacts['key'][] = [
  'free', 'tree', 'portal', 'altar', 'white', 'red', 'black', 'battle-1', 'battle-2', 'battle-3', 'treasure-1', 'treasure-2', 'treasure-3',
  'quest', 'offering',
] // prettier-ignore

/** A printed thing: in a word, and what it is good for. */
function printed(key: ThingFacts['key'], t: Speak): ThingFacts {
  return { key, name: t(`board.thing.${key}`), text: key === 'free' ? '' : t(`board.about.${key}`) }
}

/** The sign of what a Bonus Card does. */
const SIGNS: Readonly<Record<string, Glyph>> = {
  dice: 'die', flip: 'flip', speed: 'wing', action: 'hand', strength: 'fist', defence: 'shield',
} // prettier-ignore

/** One effect of a Bonus Card as a sign and a number. */
export function effectOf({ what, n }: Pick<BonusEffect, 'what' | 'n'>): { glyph: Glyph; n: string } {
  return { glyph: SIGNS[what] ?? 'card', n: n ? `+${n}` : '–' }
}

/** The highest value of a Virtue, and the stitches after which its effect grows. */
export const TOP = 13
export const BARS = [2, 6, 10] as const
/** Shevitsa that a Talent of level 1, 2, 3 costs. */
export const TALENT_COSTS = [2, 4, 6] as const

/** What a Virtue gives now, and the value at which it gives more; null: it never will. */
export function gift(hero: HeroView, virtue: Virtue): { n: number; at: number | null } {
  return { n: virtue === 'love' ? hero.attack_dice : hero.gives[virtue], at: hero.grows[virtue] ?? null }
}

/** Where a space or a cell lies: `s61-60`, `c30-30`. */
export function placeOf(id: string): { x: number; y: number } {
  const [x, y] = id.slice(1).split('-').map(Number)
  return { x: x ?? 0, y: y ?? 0 }
}

/** A place as seen from the first tile, as arguments of a sentence: steps to the east (`more`) or west, to the south or north. */
export function placeFrom(id: string): { n1: number; side1: string; n2: number; side2: string } {
  const { x, y } = placeOf(id)
  const from = id.startsWith('c') ? 30 : 60
  const side = (n: number): string => (n < 0 ? 'less' : 'more')
  return { n1: Math.abs(x - from), side1: side(x - from), n2: Math.abs(y - from), side2: side(y - from) }
}

/** Asks that are answered on the stage that stands before the map. */
export const STAGES: Record<string, Stage> = {
  heroes: 'heroes', first_order: 'order', last_order: 'order', engage: 'battle', strike: 'battle', assault: 'battle',
  treasure: 'trial', trial: 'trial', altar: 'altar',
  choose_artifact: 'choice', bless: 'choice', learn: 'choice', lose_artifact: 'choice', shed: 'choice', difficulty: 'present', award: 'present',
} // prettier-ignore
export type Stage = 'heroes' | 'order' | 'battle' | 'trial' | 'altar' | 'choice' | 'present' | ''

export const isOpen = (offer: Offer): boolean => !offer.refusal
