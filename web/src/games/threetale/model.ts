/** What the board of ThreeTale reads out of a view and a catalogue. No rules here: only names, shapes and places. */
import type { Offer, View } from '../../lib/board'

export const VIRTUES = ['love', 'hope', 'faith', 'endeavour', 'endurance', 'mercy'] as const
export type Virtue = (typeof VIRTUES)[number]
export const SLOTS = ['head', 'hands', 'feet'] as const
export type Slot = (typeof SLOTS)[number]
export type Phase = 'prophecy' | 'past' | 'present' | 'future'

export interface Count {
  count: number
}

/** A Hero as everybody sees it. */
export interface HeroView {
  hero: string | null
  at: string | null
  virtues: Record<Virtue, number>
  spirit: number
  speed: number
  shevitsa: number
  stones: number
  offerings: number
  talents: string[]
  artifacts: string[]
  quests: string[]
  bonus: string[]
  played: string[]
  deeds: Record<string, number>
  visited: number
  kept: string[]
  worn: string[]
  chill: number
  bundle: string[]
  mark: number
  speed_now: number
  steps_left: number
  actions_left: number
  attack_dice: number
  /** Flips of Hope, cards of Faith, points of Endurance and Mercy, Talents included. */
  gives: Record<'hope' | 'faith' | 'endurance' | 'mercy', number>
  /** Shevitsa that the next Talent costs; null when all are learned. */
  talent_cost: number | null
  quest_progress: number[]
  points: Record<string, number>
}

export interface SpaceView {
  id: string
  x: number
  y: number
  tile: string
  print: string
  object: string | null
}

export interface FoeView {
  piece: string
  space: string
  harm: number
  mark: number
}

export interface BattleView {
  hero: number
  enemy: string
  speed: number
  defence: number
  strength: number
  harm: number
  /** What the roll on the table does as it lies; null without one. */
  damage: number | null
}

/** The roll on the table: whose it is, the dice that can still be flipped, what it comes to now and with all of these flips. */
export interface TrayView {
  seat: number
  rule: 'treasure' | 'trial' | 'strike' | 'assault'
  hope: number
  flips: number
  positives: number
  better: number
  damage: number | null
  better_damage: number | null
  /** What a roll of a Scenario is about. */
  stake: { thing?: string; virtue?: Virtue; needed?: number; price?: number; have?: number; full?: number } | null
}

/** The Scenario's panel: `number, round, limit, points, defence` for all, and what each chapter counts. */
export interface ScenarioView {
  number: number
  round: number
  limit: number
  points: number
  /** Defence that is left, by piece. */
  defence: Record<string, number>
  /** Places of the Map with the work on them: a hearth to bring things to, something to be worked, a seal by its sides (bits). */
  marks: { space: string; kind: 'hearth' | 'work' | 'seal'; have: number; full: number; virtue?: Virtue }[]
  [count: string]: any
}

export interface ChapterView {
  key: string
  opening?: string
  intro: string
  setup: string
  rules: string
  goal: string
  stone: string
  win?: string
  loss?: string
}

export interface TaleView extends View {
  phase: Phase
  round: number
  order: number[]
  active: number
  fate: string | null
  difficulty: string | null
  limit: number
  outcome: 'won' | 'hero-died' | 'time-up' | 'scenario-lost' | null
  blessed: number
  land: { tile: string; cell: string; turn: number }[]
  objects: Record<string, string>
  foes: FoeView[]
  fallen: string[]
  tile: string | null
  decks: Record<string, Count>
  discard: string[]
  /** `prophecy-3`: see `Facts.prophecy`. */
  prophecies: string[]
  choice: string[]
  /** The Battle or Treasure card that lies open. */
  card: string | null
  ambush: string[]
  omen: string | null
  in_turn: boolean
  steps: number
  actions: number
  more_dice: number
  flips: number
  forced: boolean
  spent: string[]
  endure: number
  comfort: number
  /** 0 no roll, 1 the Hero's, 2 the enemy's. */
  roll: 0 | 1 | 2
  /** 0 negative, 1 positive, 2 spent on an Artifact. */
  dice: (0 | 1 | 2)[]
  fateful: -1 | 0 | 1
  rolls: number
  hoped: number
  hoped_at: number
  carded: number
  spare: number
  plus: number
  ward: number
  in_hand: string[]
  enemy: string | null
  piece: string | null
  harm: number
  strikes: number
  assaults: number
  first: boolean
  exchanges: number
  tally: number[]
  players: HeroView[]
  spaces: SpaceView[]
  /** What is printed on the tile in hand: north-west, north-east, south-east, south-west. */
  tile_spaces: string[] | null
  /** Virtue points that are still to be raised, given or lost. */
  due: { points: number; aimed: Virtue | null } | null
  /** Spaces the active Hero can come to in this turn, with the space before each. */
  ways: Record<string, string>
  tray: TrayView | null
  /** Shevitsa for an Artifact of level 1, 2, 3 on the Altar. */
  melts: number[]
  battle: BattleView | null
  scenario: ScenarioView | null
  score: number | null
  chapter: ChapterView | null
}

interface Words {
  key: string
  name: string
  story: string
}
export interface TalentFacts {
  key: string
  name: string
  text: string
  level: number
  lasting: boolean
}
export interface HeroFacts extends Words {
  virtues: Record<Virtue, number>
  speed: number
  statistics: Record<string, number>
  preview: boolean
  talents: TalentFacts[]
}
export interface ArtifactFacts extends Words {
  level: number
  slot: Slot
  usage: 'passive' | 'active' | 'one-timer'
  cost: number
  effect: string
  text: string
  preview: boolean
}
export interface EnemyFacts extends Words {
  level: number
  speed: number
  defence: number
  strength: number
  bonus: number
  talent: string | null
  prize: string
  pace: number
}
export interface TreasureFacts extends Words {
  level: number
  lines: string[]
}
export interface QuestFacts extends Words {
  need: string
  reward: string
}
export interface BonusFacts {
  key: string
  name: string
  side: 'hero' | 'enemy'
  effects: string[]
}
export interface ProphecyFacts extends Words {
  number: number
  statistics: Record<string, number>
  need: string
}
export interface OmenFacts {
  key: string
  name: string
  text: string
}
export interface DifficultyFacts {
  key: string
  name: string
  /** What each Hero can choose: Virtue points, Shevitsa, Speed, an Artifact; empty: nothing. */
  awards: string[]
}
export interface TileFacts {
  key: string
  spaces: string[]
  golden: boolean
}
export interface Groups {
  heroes: HeroFacts[]
  artifacts: ArtifactFacts[]
  enemies: EnemyFacts[]
  treasures: TreasureFacts[]
  quests: QuestFacts[]
  bonus: BonusFacts[]
  prophecies: ProphecyFacts[]
  omens: OmenFacts[]
  tiles: TileFacts[]
  difficulties: DifficultyFacts[]
}

const byKey = <T extends { key: string }>(all: T[]): ReadonlyMap<string, T> => new Map(all.map((one) => [one.key, one]))

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
  readonly tiles: ReadonlyMap<string, TileFacts>
  readonly difficulties: readonly DifficultyFacts[]
  readonly #numbered: ProphecyFacts[]

  constructor(groups: Groups) {
    this.heroes = byKey(groups.heroes)
    this.talents = byKey(groups.heroes.flatMap((hero) => hero.talents))
    this.artifacts = byKey(groups.artifacts)
    this.enemies = byKey(groups.enemies)
    this.treasures = byKey(groups.treasures)
    this.quests = byKey(groups.quests)
    this.bonus = byKey(groups.bonus)
    this.prophecies = byKey(groups.prophecies)
    this.omens = byKey(groups.omens)
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
    return this.prophecy(id)?.name ?? this.enemies.get(foeOf(id))?.name ?? THING_NAMES[id] ?? id
  }
}

/** `wire-arm-3` is a `wire-arm`. */
export const foeOf = (piece: string): string => piece.replace(/-\d+$/, '')

export const VIRTUE_NAMES: Record<Virtue, string> = { love: 'Love', hope: 'Hope', faith: 'Faith', endeavour: 'Endeavour', endurance: 'Endurance', mercy: 'Mercy' }
export const SLOT_NAMES: Record<Slot, string> = { head: 'Head', hands: 'Hands', feet: 'Feet' }
export const PHASE_NAMES: Record<Phase, string> = { prophecy: 'Prophecy', past: 'Past', present: 'Present', future: 'Future' }
export const ROMAN = ['', 'I', 'II', 'III'] as const
/** What can lie on a space, or is printed on it. */
export const THING_NAMES: Record<string, string> = {
  free: 'free space', tree: 'Tree', portal: 'Portal', altar: 'Altar', white: 'White Stone', red: 'Red Stone', black: 'Black Stone',
  'battle-1': 'Battle I', 'battle-2': 'Battle II', 'battle-3': 'Battle III', 'treasure-1': 'Treasure I', 'treasure-2': 'Treasure II', 'treasure-3': 'Treasure III',
  quest: 'Quest', offering: 'Offering', ember: 'Ember', 'copper-ring': 'Copper Ring', 'silver-ring': 'Silver Ring', 'gold-ring': 'Gold Ring', thicket: 'Glass thicket',
  lantern: 'Lantern', gate: 'Gate', hourglass: 'Hourglass', window: 'Window', seal: 'Seal',
} // prettier-ignore

/** The highest value of a Virtue, and the stitches after which its effect grows. */
export const TOP = 13
export const BARS = [2, 6, 10] as const
/** Shevitsa that a Talent of level 1, 2, 3 costs. */
export const TALENT_COSTS = [2, 4, 6] as const

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
export const list = (words: readonly string[]): string => (words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? ''))

/** What a Virtue gives now, in words; `next` is the value at which it gives more. */
export function gift(hero: HeroView, virtue: Virtue): { now: string; next: string } {
  const value = hero.virtues[virtue]
  const bar = BARS.find((b) => value <= b)
  const at = bar === undefined || virtue === 'love' ? '' : `at ${bar + 1}`
  const n = virtue === 'love' ? hero.attack_dice : virtue === 'endeavour' ? Math.floor((value + 1) / 4) : hero.gives[virtue]
  const words: Record<Virtue, string> = {
    love: n === 1 ? '1 die' : `${n} dice`,
    hope: plural(n, 'flip'),
    faith: plural(n, 'card'),
    endeavour: `+${plural(n, 'action')}`,
    endurance: `+${n} own`,
    mercy: `+${n} others`,
  }
  const more: Record<Virtue, string> = { love: '', hope: 'a flip', faith: 'a card', endeavour: 'an action', endurance: '+1 own', mercy: '+1 others' }
  return { now: n ? words[virtue] : '', next: at && (n ? `more ${at}` : `${at}: ${more[virtue]}`) }
}

/** Where a space or a cell lies: `s61-60`, `c30-30`. */
export function placeOf(id: string): { x: number; y: number } {
  const [x, y] = id.slice(1).split('-').map(Number)
  return { x: x ?? 0, y: y ?? 0 }
}

/** What a thing on the Map is good for, in a line. */
export const THING_HINTS: Record<string, string> = {
  tree: 'Nobody can enter it.',
  portal: 'Jump to any other Portal for 1 Step.',
  altar: 'Sacrifice here for 1 Action: Virtues, Shevitsa, Artifacts.',
  white: 'Claim it: raise a Virtue by 1.',
  red: 'Claim it: 1 Shevitsa for your Talents.',
  black: 'Claim it: 1 Speed for good.',
  'battle-1': 'Claim it: fight an enemy of Level 1.',
  'battle-2': 'Claim it: fight an enemy of Level 2.',
  'battle-3': 'Claim it: fight an enemy of Level 3.',
  'treasure-1': 'Claim it: roll three dice for a Treasure.',
  'treasure-2': 'Claim it: roll three dice for a good Treasure.',
  'treasure-3': 'Claim it: roll three dice for a great Treasure.',
  quest: 'Claim it: a Quest with a reward.',
  offering: 'Claim it, then give it to another Hero: it becomes an Artifact.',
  thicket: 'Nobody can enter it; it can be cut.',
}
/** A place as seen from the first tile: `3E 1N`. */
export function placeName(id: string): string {
  const { x, y } = placeOf(id)
  const from = id.startsWith('c') ? 30 : 60
  const [east, south] = [x - from, y - from]
  return `${Math.abs(east)}${east >= 0 ? 'E' : 'W'} ${Math.abs(south)}${south >= 0 ? 'S' : 'N'}`
}

/** Asks that are answered on the stage that stands before the map. */
export const STAGES: Record<string, Stage> = {
  heroes: 'heroes', first_order: 'order', last_order: 'order', engage: 'battle', strike: 'battle', assault: 'battle', treasure: 'trial', trial: 'trial', altar: 'altar',
  choose_artifact: 'choice', bless: 'choice', learn: 'choice', lose_artifact: 'choice', shed: 'choice', difficulty: 'present', award: 'present',
} // prettier-ignore
export type Stage = 'heroes' | 'order' | 'battle' | 'trial' | 'altar' | 'choice' | 'present' | ''

export const isOpen = (offer: Offer): boolean => !offer.refusal
