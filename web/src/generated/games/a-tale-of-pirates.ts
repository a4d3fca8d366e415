// What A Tale of Pirates sends. Made by `taletable schema a-tale-of-pirates --types`. Do not edit.

import type { CommonView, FrameView, Told, Tried } from '../../port/types'

export type Area = Card | ShipArea

/** An area of Ellen as she is built. */
export interface AreaFacts {
  key: ShipArea
  name: string
  text: string
  /** The sector that it points to, clockwise from the bow. */
  faces: number | null
  /** The sector that its guns fire at. */
  aims: number | null
  spaces: Space[]
}

/** An area of the ship. */
export interface AreaState {
  key: ShipArea
  text: string
  spaces: Space[]
  /** The sector that its guns fire at. */
  aims: Sector | null
}

export type Card =
  | 'passage-1-1' | 'passage-1-2' | 'passage-1-3' | 'passage-1-4' | 'brigantine-1' | 'brigantine-2' | 'brigantine-3'
  | 'brigantine-4' | 'corvette-1' | 'corvette-2' | 'corvette-3' | 'corvette-4' | 'fog-1' | 'fog-2' | 'fog-3' | 'fog-4'
  | 'fog-5' | 'fog-6' | 'rocks-1' | 'rocks-2' | 'rocks-3' | 'rocks-4' | 'rocks-5' | 'squall-1' | 'squall-2' | 'merchant-1'
  | 'merchant-2' | 'merchant-3' | 'wreck-1' | 'wreck-2' | 'raft-1' | 'raft-2' | 'passage-2-1' | 'passage-2-2'
  | 'passage-2-3' | 'passage-3-1' | 'passage-3-2' | 'gunboat-1' | 'gunboat-2' | 'gunboat-3' | 'shoal-1' | 'shoal-2'
  | 'courier-1' | 'waterspout-1' | 'waterspout-2' | 'waterspout-3' | 'frigate-1' | 'frigate-2' | 'frigate-3'
  | 'powder-barge-1' | 'powder-barge-2' | 'island-1' | 'island-2' | 'island-3' | 'cove-1' | 'cove-2' | 'mildred-1'
  | 'tentacle-1' | 'tentacle-2' | 'tentacle-3' | 'herring-barrel-1' | 'herring-barrel-2' | 'herring-barrel-3' | 'fort-1'
  | 'fort-2' | 'hunter-1' | 'hunter-2' | 'hunter-3' | 'ghost-1' | 'ghost-2' | 'ghost-3' | 'ghost-4' | 'ghost-5'
  | 'bell-buoy-1' | 'bell-buoy-2' | 'galleon-1' | 'galleon-2' | 'flagship-1'

/** A kind of Card. */
export interface CardFacts {
  key: string
  name: string
  text: string
  picture: string
  new_in: number
  life: number
  speeds: number[]
  danger: number[]
  shots: number
  space: CardSpaceFacts | null
}

/** The action space of a Card, and what it needs. */
export interface CardSpaceFacts { bow: boolean; hits: number }

/** Areas and spaces, sectors, the die, the four basic symbols (TP-C.6). */
export interface Catalogue { areas: AreaFacts[]; sectors: SectorFacts[]; die: FaceFacts[]; symbols: SymbolFacts[] }

/** The chapter and its story. */
export interface ChapterPage {
  number: number
  title: string
  /** Where the story is. */
  place: string
  rounds: number
  before: string[]
  /** Once it is over. */
  after: string[]
  start_life: number
  /** What is different about the ship. */
  ship: string | null
}

/** How the chapter went. */
export interface ChapterResult { outcome: Outcome; stars: number; solo: boolean; helped: boolean }

/** The clock of the round, in milliseconds on the table's clock. */
export interface Clock {
  running: boolean
  began: number | null
  ends: number | null
  length: number
  /** How long the sand runs. */
  sand: number
  /** Who wants to run the clock forward. */
  votes: number[]
}

/** Cards that came to the board together. */
export interface DealtCards {
  /** How many of which kind. */
  cards: Record<string, number>
  /** A sector by its key, or `bow+2`: so far clockwise from the bow. */
  to: string[]
  up: boolean
}

/** Something that happened, as the viewer may know it. */
export type Event =
  | Told<'answered', { happening: Happening; n: 0 | 1 }>
  | Told<'arrived' | 'moved' | 'turned-down' | 'turned-up', { card: Card; slot: Slot }>
  | Told<'asked' | 'came-back' | 'plays-on' | 'ready' | 'resolver' | 'voted', { seat: number }>
  | Told<'ball-in' | 'ball-out' | 'corked' | 'uncorked', { space: Space }>
  | Told<'bow', { sector: Sector }>
  | Told<'clock' | 'dealt' | 'phase', { n: number }>
  | Told<'closed', { space: Space; n: number }>
  | Told<'dealt-with' | 'discarded' | 'struck' | 'sunk', { card: Card }>
  | Told<'fired', { seat: number; space: Space; card: Card; result: Result }>
  | Told<'gained' | 'gave', { token: Token; n: number }>
  | Told<'goal' | 'goal-met' | 'goal-missed', { goal: Goal }>
  | Told<'happening' | 'sign', { happening: Happening }>
  | Told<'hit', { card: Card; n: number }>
  | Told<'hoisted' | 'lowered', { seat: number; n: 0 | 1 | 2 | 3 }>
  | Told<'loaded' | 'repaired', { seat: number; space: Space }>
  | Told<'looked', { seat: number; slot: Slot }>
  | Told<'lost', { outcome: Outcome }>
  | Told<'lost-life', { n: number; n2: number }>
  | Told<'ran-forward' | 'time-up', Record<never, never>>
  | Told<'removed' | 'set', { seat: number; place: Place }>
  | Told<'rewound', { entry: number }>
  | Told<'shot', { card: Card; result: Result; area: Area }>
  | Told<'speed', { n: 0 | 1 | 2 | 3 }>
  | Told<'steered', { seat: number; turn: Turn }>
  | Told<'taken-back', { seat: number; entry: number }>
  | Told<'used', { seat: number; card: Card }>
  | Told<'won', { n: 1 | 2 | 3 }>

/** A face of the die. */
export interface FaceFacts { key: Result; name: string }

/** An open paragraph of the rulebook. */
export interface Frame extends FrameView {
  rule: Rule
}

export type Goal =
  | '1-1-1' | '1-2-1' | '1-3-1' | '1-3-2' | '2-1-1' | '2-2-1' | '2-3-1' | '2-3-2' | '3-1-1' | '3-2-1' | '3-3-1' | '3-3-2'
  | '4-1-1' | '4-2-1' | '4-3-1' | '4-4-1' | '5-1-1' | '5-2-1' | '5-3-1' | '5-4-1' | '5-4-2' | '6-1-1' | '6-2-1' | '6-3-1'
  | '6-4-1' | '7-1-1' | '7-2-1' | '7-3-1' | '7-4-1' | '8-1-1' | '8-2-1' | '8-3-1' | '8-4-1' | '9-1-1' | '9-2-1' | '9-4-1'
  | '9-5-1' | '10-1-1' | '10-2-1' | '10-3-1' | '10-4-1' | '10-5-1'

export type Happening =
  | '2-1-gust' | '2-2-wave' | '2-3-swirl' | '3-1-barrel' | '3-2-powder-damp' | '3-3-broadside' | '4-1-lift' | '4-2-tack'
  | '4-3-cook' | '4-4-choice' | '4-4-letter' | '5-1-low-note' | '5-2-yard' | '5-2-blue-fire' | '5-3-cross-sea' | '5-4-wash'
  | '5-4-last-chord' | '6-1-goat' | '6-2-mist' | '6-2-crab' | '6-3-patrol' | '6-3-landslip' | '6-4-choice' | '7-1-eye'
  | '7-2-cuddle' | '7-3-snack' | '7-3-cuddle' | '7-4-squeeze' | '8-1-tow' | '8-2-close-in' | '8-2-splinters' | '8-3-pawl'
  | '8-3-wreckwood' | '8-4-choice' | '8-4-close-in' | '9-1-lantern' | '9-2-sigh' | '9-2-cold-hands' | '9-3-drift'
  | '9-4-dog' | '9-4-choice' | '9-5-salute' | '10-1-ghost-help' | '10-2-sniper' | '10-2-sand-wind' | '10-3-wear'
  | '10-3-strike' | '10-4-wear' | '10-4-choice' | '10-5-mildred' | '10-5-wear'

/** An event that happened. */
export interface HappeningPage {
  key: Happening
  title: string
  text: string
  sound: string
  good: boolean
  choices: string[]
  /** What it damages by name. */
  areas: ShipArea[]
}

/** The events of the round. */
export interface Happenings {
  resolver: number
  signs: Sign[]
  happened: HappeningPage[]
  /** The event that asks. */
  question: Happening | null
  /** What is taken for the answer if none comes. */
  default: number | null
  asked_at: number | null
  answer_by: number | null
}

/** The goal that the crew sees. */
export interface Mission {
  text: string | null
  /** How far the crew has come; null for what is looked at only when the round is over. */
  progress: number | null
  count: number | null
  /** The round by whose end it has to be met. */
  by: number | null
}

/** What a seat may try: a verb and its arguments, as an offer has them. */
export type Move =
  | Tried<'answer', [n: string]>
  | Tried<'blast' | 'fire' | 'use', [card: Card]>
  | Tried<'haul' | 'steer', [turn: Turn]>
  | Tried<'hoist' | 'lower' | 'play-on' | 'ready' | 'remove' | 'resolve-events' | 'run-forward', []>
  | Tried<'linger' | 'place', [place: Place]>
  | Tried<'load' | 'repair', [space: Space]>
  | Tried<'load-two', [space: Space, space2: Space]>
  | Tried<'look', [slot: Slot]>

/** What was chosen at set-up. */
export type Options = {
  chapter: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
  difficulty: 'easy' | 'normal' | 'hard'
  crew: 'crew' | 'solo'
  helped: boolean
}

export type Outcome = 'playing' | 'won' | 'last-life' | 'mission-failed'

export type Place = Card | Space

/** What the viewer may see of one seat. */
export interface Player {
  place: Place | null
  through: number
  last: Area | null
  freed: number
  vote: boolean
  sandtimer: Sandtimer
}

/** All that is known by this chapter. */
export interface Reference { cards: CardFacts[]; tokens: TokenFacts[] }

/** Why something is not allowed. */
export type Refusal =
  | 'over' | 'no-seat' | 'not-asked' | 'not-offered' | 'nothing-to-undo' | 'resolver-already' | 'no-events' | 'count-in'
  | 'highest' | 'lowest' | 'at-anchor' | 'too-fast' | 'full-sail' | 'one-ball' | 'no-balls' | 'nothing-there'
  | 'stands-elsewhere' | 'stands-here' | 'in-hand' | 'other-action' | 'no-token' | 'comes-from-elsewhere' | 'capstan-by-one'
  | 'same-cannon' | 'never-damaged' | 'nothing-asked' | 'voted-already' | 'not-voted' | 'clock-runs' | 'sand-runs'
  | 'corked' | 'not-damaged' | 'loaded-already' | 'not-loaded' | 'no-such-part' | 'no-cannon' | 'occupied' | 'not-resolver'
  | 'closed' | 'same-area' | 'not-pointing' | 'sail-held' | 'seen-already' | 'no-life' | 'not-in-sight' | 'no-space-on-card'
  | 'wrong-speed' | 'not-hit-enough' | 'needs-token' | 'cannot-give' | 'not-aimed'

export type Result = 'one-hit' | 'two-hits' | 'broken'

/** The paragraphs that ask or sequence. */
export type Rule = 'tale' | 'round' | 'muster' | 'timer'

/** A Sandtimer: where it is, and since when its sand runs. */
export interface Sandtimer {
  at: Place | null
  since: number
  through: number | null
  state: 'hand' | 'running' | 'ready'
}

/** A sector, clockwise from the north. */
export interface SeaSector {
  key: Sector
  bow: boolean
  /** What it damages. */
  area: ShipArea
  /** Shot symbols that lie open there. */
  shots: number
}

export type Sector = 'n' | 'ne' | 'se' | 's' | 'sw' | 'nw'

/** A sector. */
export interface SectorFacts { key: Sector; name: string }

/** How the round was set up. */
export interface SetUp {
  intro: string
  /** What else is carried out. */
  page: string | null
  deals: DealtCards[]
}

/** Ellen as she is. */
export interface Ship {
  areas: AreaState[]
  spaces: Record<string, SpaceState>
  /** How many Corks are in. */
  corked: number
  /** By how many sectors the Helm may turn her now. */
  turns: number
  /** By how many at each speed; the last is the highest. */
  turns_at: number[]
  /** The speed after the sail is hoisted. */
  hoisted: number
  /** The speed after it is lowered. */
  lowered: number
}

export type ShipArea = 'cannonballs' | 'right-cannons' | 'sail' | 'helm' | 'lookout' | 'left-cannons' | 'repairs' | 'capstan' | 'stern-gun'

/** What warns of an event. */
export interface Sign { key: Happening; sign: string; sound: string; due: number }

export type Slot =
  | 'n-1' | 'n-2' | 'n-3' | 'ne-1' | 'ne-2' | 'ne-3' | 'se-1' | 'se-2' | 'se-3' | 's-1' | 's-2' | 's-3' | 'sw-1' | 'sw-2'
  | 'sw-3' | 'nw-1' | 'nw-2' | 'nw-3'

export type Space =
  | 'cannonballs' | 'right-1' | 'right-2' | 'sail-1' | 'sail-2' | 'helm' | 'lookout' | 'left-1' | 'left-2' | 'repairs'
  | 'lookout-2' | 'capstan' | 'stern-gun'

/** An action space of the ship. */
export interface SpaceState {
  area: ShipArea
  cork: boolean
  /** Null: it has no gun. */
  ball: boolean | null
  aims: Sector | null
  closed_until: number | null
  /** The seat whose Sandtimer stands here. */
  sandtimer: number | null
}

/** A symbol on Cards. */
export interface SymbolFacts { key: string; name: string; text: string }

export type Token = 'treasure' | 'rum' | 'powder' | 'map-piece' | 'herring' | 'false-flag' | 'lantern' | 'sand'

/** A kind of token, and how many the crew has. */
export interface TokenFacts {
  key: Token
  name: string
  text: string
  picture: string
  new_in: number
  held: number
  count: number
}

export type Turn = 'left-1' | 'left-2' | 'right-1' | 'right-2'

/** What a seat, or a spectator, may see of a game of A Tale of Pirates. */
export interface View extends CommonView {
  game: 'a-tale-of-pirates'
  seats: 2 | 3 | 4
  options: Options
  /** Where we are in the rulebook, outermost first. */
  frames: Frame[]
  round: number
  bow: Sector
  speed: 0 | 1 | 2 | 3
  life: number
  outcome: Outcome
  goal: number
  progress: number
  resolver: number
  began: number
  ends: number
  question: Happening | null
  answer_by: number
  corks: Record<string, 0 | 1>
  loaded: Record<string, 0 | 1>
  closed: Record<string, number>
  tokens: Record<string, number>
  up: Record<string, Card | null>
  down: Record<string, { count: 0 | 1 }>
  supply: Card[]
  hits: Record<string, number>
  sore: Record<string, 0 | 1>
  schedule: null
  warned: [event: number, time: number][]
  happened: [event: number][]
  players: Player[]
  chapter: ChapterPage
  clock: Clock
  set_up: SetUp
  ship: Ship
  sea: SeaSector[]
  /** Of the Cards that lie open and have life symbols: how many are left. */
  life_left: Record<string, number>
  corks_left: number
  balls_left: number
  mission: Mission
  events: Happenings
  reference: Reference
  result: ChapterResult
}

/** The verbs of moves. */
export type Verb = Move['verb']

/** The types of the game, for the port. */
export interface Types {
  view: View
  event: Event
  catalogue: { groups: Catalogue }
}
