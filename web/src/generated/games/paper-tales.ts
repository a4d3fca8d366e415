// What Paper Tales sends. Made by `taletable schema paper-tales --types`. Do not edit.

import type { CommonView, FrameView, Told, Tried } from '../../port/types'

/** When an ability works: the phase of its icon, or the end of the game. */
export interface AbilityFacts {
  phase: 'deployment' | 'wars' | 'income' | 'construction' | 'aging' | 'end'
  /** With the reveal icon: once, when its card is revealed. */
  reveal: boolean
}

/** What is printed on an Artifact. */
export interface ArtifactFacts {
  key: string
  name: string
  text: string
  /** At the end of the tale. */
  lp: number
  copies: number
  abilities: AbilityFacts[]
  makes: Made[]
}

export type Building =
  | 'barracks' | 'mine' | 'tavern' | 'temple' | 'town' | 'abbey' | 'clock-tower' | 'crypt' | 'library' | 'port'
  | 'watchtower' | 'inn' | 'royal-palace' | 'sawmill'

/** A Building. */
export interface BuildingFacts { key: Building; name: string; set: string; levels: [LevelFacts, LevelFacts] }

export type Card =
  | 'adventurer-1' | 'adventurer-2' | 'archer-1' | 'archer-2' | 'blacksmith-1' | 'blacksmith-2' | 'blacksmith-3'
  | 'cave-spirit-1' | 'cave-spirit-2' | 'cerberus-1' | 'cerberus-2' | 'cerberus-3' | 'colossus-1' | 'commander-1'
  | 'commander-2' | 'cook-1' | 'cook-2' | 'demon-1' | 'dragon-1' | 'farmer-1' | 'farmer-2' | 'farmer-3' | 'forest-child-1'
  | 'forest-child-2' | 'forest-child-3' | 'forest-spirit-1' | 'giant-snake-1' | 'golem-1' | 'golem-2' | 'grand-architect-1'
  | 'hunter-1' | 'hunter-2' | 'knight-1' | 'knight-2' | 'knight-3' | 'kraken-1' | 'landlord-1' | 'leviathan-1'
  | 'manticore-1' | 'manticore-2' | 'manticore-3' | 'master-alchemist-1' | 'militiaman-1' | 'militiaman-2' | 'militiaman-3'
  | 'miner-1' | 'miner-2' | 'miner-3' | 'monkey-1' | 'monkey-2' | 'mystical-healer-1' | 'mystical-healer-2'
  | 'mystical-healer-3' | 'necromancer-1' | 'ogre-1' | 'palm-reader-1' | 'palm-reader-2' | 'peddler-1' | 'peddler-2'
  | 'peddler-3' | 'relic-of-wisdom-1' | 'rogue-1' | 'rogue-2' | 'salamander-1' | 'sculptor-1' | 'sculptor-2'
  | 'shapeshifter-1' | 'strategist-1' | 'time-master-1' | 'time-master-2' | 'time-master-3' | 'treefolk-1' | 'treefolk-2'
  | 'veteran-1' | 'veteran-2' | 'veteran-3' | 'wood-merchant-1' | 'wood-merchant-2' | 'woodcutter-1' | 'woodcutter-2'
  | 'woodcutter-3' | 'banner-bearer-1' | 'banner-bearer-2' | 'dryad-1' | 'dryad-2' | 'grand-intendant-1' | 'imp-1' | 'imp-2'
  | 'lost-soul-1' | 'noble-1' | 'princess-1' | 'relic-of-harvest-1' | 'relic-of-light-1' | 'relic-of-war-1' | 'shadow-1'
  | 'shadow-2' | 'smuggler-1' | 'smuggler-2' | 'sorcerers-apprentice-1' | 'sorcerers-apprentice-2'
  | 'sorcerers-apprentice-3' | 'castellan-1' | 'castellan-2' | 'chronicler-1' | 'court-jester-1' | 'court-jester-2'
  | 'dwarf-king-1' | 'elder-oak-1' | 'forager-1' | 'forager-2' | 'forager-3' | 'hermit-1' | 'minstrel-1' | 'minstrel-2'
  | 'phoenix-1' | 'servile-minion-1' | 'servile-minion-2' | 'sleeping-beauty-1' | 'squire-1' | 'squire-2' | 'squire-3'
  | 'straw-spinner-1' | 'titan-1' | 'treasure-hunter-1' | 'treasure-hunter-2' | 'wolf-1' | 'wolf-2' | 'banner-of-heroes-1'
  | 'bottomless-purse-1' | 'bottomless-purse-2' | 'cursed-crown-1' | 'elixir-of-youth-1' | 'golden-goose-1'
  | 'golden-trowel-1' | 'heart-of-the-mountain-1' | 'horn-of-plenty-1' | 'hourglass-1' | 'luxuriant-grove-1'
  | 'luxuriant-grove-2' | 'magic-mirror-1' | 'philosophers-stone-1' | 'shield-of-power-1' | 'shield-of-power-2'
  | 'urn-of-ashes-1' | 'wishing-lamp-1'

/** All Units and Buildings, in the order of the ledger, and what belongs to the Lich King. */
export interface Catalogue {
  units: UnitFacts[]
  artifacts: ArtifactFacts[]
  buildings: BuildingFacts[]
  necropolis: NecropolisFacts[]
  necropolis_kinds: NecropolisKindFacts[]
  hosts: HostFacts[]
  lich_king: LichCardFacts[]
}

/** Something that happened, as the viewer may know it. */
export type Event =
  | Told<'aged', { seat: number; card: Card; n: number }>
  | Told<'became' | 'found-artifact' | 'shifted', { seat: number; card: Card; card2: Card }>
  | Told<'built-nothing' | 'decided' | 'kept' | 'ready', { seat: number }>
  | Told<'chooses' | 'died' | 'dismisses' | 'forged' | 'last-card' | 'pays' | 'planned' | 'reborn', { seat: number; card: Card }>
  | Told<'recruits' | 'repeated' | 'saved' | 'sent-away' | 'took-up' | 'turned-up' | 'unpaid', { seat: number; card: Card }>
  | Told<'claimed', { card: Card; necropolis: Necropolis; n: number }>
  | Told<'constructed' | 'upgraded', { seat: number; building: Building; level: 1 | 2; n: number }>
  | Told<'dealt' | 'gained' | 'grew-older' | 'income' | 'left-behind' | 'paid' | 'won', { seat: number; n: number }>
  | Told<'deployed' | 'moved', { seat: number; card: Card; spot: Spot }>
  | Told<'earned' | 'lost', { seat: number; n: number; source: Source }>
  | Told<'founded' | 'raised', { seat: number; card: Card; building: Building }>
  | Told<'host-war', { seat: number; n: number; host: Host; n2: number }>
  | Told<'left-over', { n: 2 | 3 }>
  | Told<'lich-earned', { n: number; source: Source }>
  | Told<'lich-won', { n: number; n2: number }>
  | Told<'pack-opened', { n: 1 | 2 | 3; n2: 4 }>
  | Told<'pack-returns', { n: 1 | 2 | 3; n2: 3 }>
  | Told<'passed', { neighbour: number; n: number }>
  | Told<'phase', { n: 1 | 2 | 3 | 4; phase: Phase }>
  | Told<'reshuffled', { n: number }>
  | Told<'rewound', { entry: number }>
  | Told<'risen', { necropolis: Necropolis; n: number; n2: number }>
  | Told<'sites', { seat: number; building: Building }>
  | Told<'taken-back', { seat: number; entry: number }>
  | Told<'war', { seat: number; n: number; seat2: number; n2: number }>

/** What a turned-up Necropolis card gives the Lich King for cards that are left over. */
export interface Feature {
  card: Necropolis
  /** For each of them. */
  lp: number
  /** For those surely left over; null: not for this viewer. */
  left: number | null
  /** For the others in sight, if no more of them is taken. */
  open: number | null
}

/** A Kingdom as it is planned, before abilities. */
export interface Forecast {
  resources: Resources
  income: number
  strength: number
  units: Record<string, UnitFigures>
  /** What its new cards cost. */
  cost: number
  /** The Gold that is left then; below 0 where it does not suffice. */
  left: number
  /** How much Gold is missing. */
  short: number
}

/** An open paragraph of the rulebook. */
export interface Frame extends FrameView {
  rule: Rule
}

export type Host = 'pale' | 'crimson'

/** One of the Lich King's armies. */
export interface HostFacts { key: Host; name: string }

/** One of the Lich King's armies: its strength, and between which strengths it will be when it attacks. */
export interface HostFigures {
  key: Host
  strength: number
  /** It has attacked in this turn. */
  known: boolean
  least: number
  most: number
}

/** A level of a Building. */
export interface LevelFacts {
  level: 1 | 2
  text: string
  needs: Record<string, number>
  /** The Gold that may stand for the whole level. */
  gold: number | null
  lp: number
  /** What the level adds. */
  abilities: AbilityFacts[]
  makes: Made[]
}

export type LichCard = 'crushing-march' | 'twice-cursed' | 'toll-of-years' | 'covetous-crown'

/** A Lich King card. */
export interface LichCardFacts { key: LichCard; name: string; text: string }

/** The opponent of a game for one. */
export interface LichKing {
  level: number
  score: number
  row: NecropolisPlace[]
  hosts: [HostFigures, HostFigures]
  features: Feature[]
  draft: SoloDraft | null
  /** The LP that he would get for each card in sight, if it is left over. */
  claims: Record<string, number>
  cards: LichCard[]
  /** His LP by source. */
  sums: Record<string, number>
}

/** What is produced: how much of which resource, for each of what, under which condition. */
export interface Made { resource: Resource; n: number; per: string | null; when: string | null }

/** What a seat may try: a verb and its arguments, as an offer has them. */
export type Move =
  | Tried<'age' | 'deploy' | 'discard' | 'dismiss' | 'keep' | 'pay' | 'recruit' | 'repeat' | 'save' | 'take-back', [card: Card]>
  | Tried<'construct', [building: Building, level: string, way: Way]>
  | Tried<'found', [building: Building]>
  | Tried<'leave-ages' | 'let-go' | 'pass' | 'ready', []>
  | Tried<'move' | 'place', [card: Card, spot: Spot]>
  | Tried<'shift', [card: Card, card2: Card]>
  | Tried<'upgrade', [building: Building, way: Way]>

export type Necropolis =
  | 'rusted-gate' | 'raven-arch' | 'toll-bridge' | 'twin-lanterns' | 'bone-fence' | 'paupers-field' | 'willow-hollow'
  | 'soldiers-rest' | 'heroes-mound' | 'restless-barrow' | 'coffin-maker' | 'funeral-feast' | 'jewelled-tomb'
  | 'grave-goods' | 'ferrymans-purse' | 'heralds-stair' | 'iron-choir' | 'hall-of-hourglasses' | 'silent-court'
  | 'crown-of-rime'

/** A Necropolis card: what it adds to each host, and what it looks for. */
export interface NecropolisFacts {
  key: Necropolis
  kind: NecropolisKind
  name: string
  text: string
  pale: number
  crimson: number
  feature: string
  lp: number
  /** The Units and Artifacts that have the feature. */
  cards: string[]
}

export type NecropolisKind = 'gate' | 'graves' | 'vaults' | 'throne'

/** A part of the Necropolis, and the turn in which it rises. */
export interface NecropolisKindFacts { key: NecropolisKind; name: string; turn: number }

/** A place of the Necropolis; what lies there is known once it has risen. */
export interface NecropolisPlace { kind: NecropolisKind; card: Necropolis | null; risen: boolean }

/** What was chosen at set-up. */
export type Options = {
  two_player: 'simple' | 'advanced'
  gates_units: boolean
  gates_buildings: boolean
  legends: boolean
  level: 1 | 2 | 3 | 4 | 5
}

/** What is really paid by one way: the resources that the Kingdom makes, and the Gold in all, with the Land cost. */
export interface Pay { needs: Record<string, number>; gold: number }

export type Phase = 'recruitment' | 'deployment' | 'wars' | 'income' | 'construction' | 'aging'

/** What the viewer may see of one seat. */
export interface Player {
  gold: number
  score: number
  wars: 0 | 1 | 2
  pack: Card[] | { count: number }
  hand: Card[] | { count: number }
  kept: Card | null | { count: 0 | 1 }
  spots: Record<Spot, Card | null>
  levels: Record<Building, 0 | 1 | 2>
  artifacts: Card[]
  fresh: Card[]
  pick: Card[] | null
  plan: Record<Spot, Card | null> | null
  plan_artifacts: Card[] | null
  keep: Card | null
  build: [] | [building: number, level: 1 | 2, way: 0 | 1 | 2 | 3] | null
  passed: Card[] | { count: number }
  left_over: Card[] | { count: number }
  resources: Resources
  income: number
  strength: number
  units: Record<string, UnitFigures>
  /** How many Units have room. */
  places: number
  /** The Gold for the ground of one more Building. */
  land_cost: number
  /** What the next Artifact costs; for its owner after those of the plan, or those paid so far. */
  artifact_cost: number
  /** For its owner, while a Deployment is planned. */
  forecast?: Forecast
  /** For its owner, while Buildings are raised: the one that the answer names. */
  site?: Building | null
  /** While Buildings are raised: of each on offer, the steps that are left. */
  prices?: Record<string, Price[]>
}

/** What it takes to bring a Building from where it stands to a level. */
export interface Price {
  level: 1 | 2
  needs: Record<string, number>
  /** Of which the Kingdom makes too little. */
  lacks: Resource[]
  /** The Gold that may stand for whole levels; 0 where none may. */
  gold: number
  /** By the ways that are open now. */
  pays: Record<string, Pay>
}

/** Why something is not allowed. */
export type Refusal =
  | 'over' | 'no-seat' | 'not-asked' | 'not-offered' | 'nothing-to-undo' | 'no-age' | 'must-place' | 'nothing-to-place'
  | 'nothing-to-move' | 'same-unit' | 'not-one-age' | 'already-saved' | 'will-not-die' | 'no-shadow-of-a-shadow'
  | 'other-phase' | 'other-step' | 'not-in-this-game' | 'anothers' | 'kept-for-later' | 'comes-again' | 'left-over'
  | 'no-unit' | 'already-built' | 'already-level-2' | 'not-built' | 'missing-resources' | 'missing-land-cost'
  | 'missing-gold' | 'other-price' | 'no-fifth-spot' | 'occupied' | 'no-spot-for-artifacts' | 'artifact-stays'
  | 'stands-there' | 'has-a-spot' | 'needs-a-spot' | 'not-placed' | 'not-planned' | 'take-back-first' | 'was-sent-away'
  | 'was-in-play' | 'rest-goes' | 'keeps-already' | 'only-of-the-hand' | 'advanced-is-for-two' | 'level-is-for-one'
  | 'cannot-pay' | 'paid-already' | 'paid-before' | 'already-recruited' | 'discard-now' | 'keep-first' | 'none-is-discarded'
  | 'recruited-before' | 'not-of-the-pack'

export type Resource = 'wood' | 'food' | 'crystal'

/** What a Kingdom makes. */
export interface Resources { wood: number; food: number; crystal: number }

/** The paragraphs that ask or sequence. */
export type Rule =
  | 'tale' | 'turn' | 'draft' | 'solo_draft' | 'plan' | 'payment' | 'arrivals' | 'shadow' | 'titan' | 'age_chosen'
  | 'age_by_food' | 'healing' | Phase

/** The packs of a draft for one. */
export interface SoloDraft {
  pick: number
  /** How many cards are kept in all. */
  picks: number
  /** The pack that is looked at. */
  pack: number | null
  /** Packs that lie face down. */
  unseen: number
  /** What comes again, pack by pack; null is a back. */
  packs: ((Card | null)[])[]
  /** What is left over. */
  left: (Card | null)[]
}

export type Source =
  | 'war' | 'floor' | 'adventurer' | 'archer' | 'blacksmith' | 'cave-spirit' | 'cerberus' | 'colossus' | 'commander'
  | 'cook' | 'demon' | 'dragon' | 'farmer' | 'forest-child' | 'forest-spirit' | 'giant-snake' | 'golem' | 'grand-architect'
  | 'hunter' | 'knight' | 'kraken' | 'landlord' | 'leviathan' | 'manticore' | 'master-alchemist' | 'militiaman' | 'miner'
  | 'monkey' | 'mystical-healer' | 'necromancer' | 'ogre' | 'palm-reader' | 'peddler' | 'relic-of-wisdom' | 'rogue'
  | 'salamander' | 'sculptor' | 'shapeshifter' | 'strategist' | 'time-master' | 'treefolk' | 'veteran' | 'wood-merchant'
  | 'woodcutter' | 'banner-bearer' | 'dryad' | 'grand-intendant' | 'imp' | 'lost-soul' | 'noble' | 'princess'
  | 'relic-of-harvest' | 'relic-of-light' | 'relic-of-war' | 'shadow' | 'smuggler' | 'sorcerers-apprentice' | 'castellan'
  | 'chronicler' | 'court-jester' | 'dwarf-king' | 'elder-oak' | 'forager' | 'hermit' | 'minstrel' | 'phoenix'
  | 'servile-minion' | 'sleeping-beauty' | 'squire' | 'straw-spinner' | 'titan' | 'treasure-hunter' | 'wolf'
  | 'banner-of-heroes' | 'bottomless-purse' | 'cursed-crown' | 'elixir-of-youth' | 'golden-goose' | 'golden-trowel'
  | 'heart-of-the-mountain' | 'horn-of-plenty' | 'hourglass' | 'luxuriant-grove' | 'magic-mirror' | 'philosophers-stone'
  | 'shield-of-power' | 'urn-of-ashes' | 'wishing-lamp' | 'crushing-march' | 'twice-cursed' | 'toll-of-years'
  | 'covetous-crown' | 'head-start' | Necropolis | Building

export type Spot = 'front-1' | 'front-2' | 'front-3' | 'back-1' | 'back-2'

/** What is printed on a Unit. */
export interface UnitFacts {
  key: string
  name: string
  text: string
  set: string
  cost: number
  strength: number
  star: boolean
  copies: number
  abilities: AbilityFacts[]
  makes: Made[]
}

/** A Unit in play, or as it is planned. */
export interface UnitFigures {
  strength: number
  /** Whether it adds its strength from where it stands. */
  fights: boolean
  /** Its Age tokens; for their owner as they lie by the answer so far. */
  age: number
}

/** What a seat, or a spectator, may see of a game of Paper Tales. */
export interface View extends CommonView {
  game: 'paper-tales'
  seats: number
  options: Options
  /** Where we are in the rulebook, outermost first. */
  frames: Frame[]
  turn: 1 | 2 | 3 | 4
  draw: { count: number }
  discard: { count: number }
  buildings: Building[]
  age: Record<string, number>
  tally: ([seat: number, turn: 1 | 2 | 3 | 4, Source, lp: number])[]
  stock: { count: number }
  row: null
  risen: number
  lich_cards: ('crushing-march' | 'twice-cursed' | 'toll-of-years' | 'covetous-crown')[]
  lich_score: number
  players: Player[]
  /** How many turns the tale has. */
  turns: number
  /** Where packs go in this turn. */
  passes: 'left' | 'right'
  /** Once the tale is told. */
  winners: number[]
  lich: LichKing | null
}

export type Way = 'resources' | 'gold' | 'gold-then-resources' | 'resources-then-gold'

/** The verbs of moves. */
export type Verb = Move['verb']

/** The types of the game, for the port. */
export interface Types {
  view: View
  event: Event
  catalogue: { groups: Catalogue }
}
