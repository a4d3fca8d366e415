// What ThreeTale sends. Made by `taletable schema threetale --types`. Do not edit.

import type { CommonView, FrameView, Told, Tried } from '../../port/types'

/** An Artifact. */
export interface ArtifactFacts {
  name: string
  story: string
  key: Card
  level: number
  slot: Slot
  usage: 'passive' | 'active' | 'one-timer'
  cost: number
  effect: string
  /** How much of it. */
  n: number
  text: string
  preview: boolean
}

export type Award = 'virtues' | 'shevitsa' | 'speed' | 'artifact'

/** What a Bonus Card can do. */
export interface BonusEffect { what: string; n: number; text: string }

/** A Bonus Card; of several effects one is chosen. */
export interface BonusFacts { key: Card; name: string; side: 'hero' | 'enemy'; effects: BonusEffect[] }

export type Card =
  | 'shepherds-cap' | 'basil-wreath' | 'thrush-feather' | 'hazel-circlet' | 'clay-whistle' | 'village-lantern'
  | 'icon-painters-hood' | 'felt-helm' | 'crown-of-wheat' | 'kaval-of-memory' | 'veil-of-the-samodiva' | 'bridal-coins'
  | 'golden-burial-mask' | 'laurel-of-orpheus' | 'eye-of-the-zmey' | 'moon-diadem' | 'crown-of-seven-skies'
  | 'helm-of-certain-dawn' | 'forest-axe' | 'ash-staff' | 'sling-and-river-stones' | 'net-of-nettles' | 'bag-of-red-pepper'
  | 'martenitsa' | 'woodcarvers-hammer' | 'cornel-bow' | 'harvest-sickle' | 'drum-of-the-kukeri' | 'jar-of-wildfire'
  | 'bracelet-of-the-well' | 'rhomphaia' | 'shield-of-the-horseman' | 'mace-of-the-giant' | 'golden-quiver'
  | 'thunder-in-a-gourd' | 'seal-of-the-old-kings' | 'goatskin-shoes' | 'hunters-wraps' | 'dancers-bells' | 'iron-heels'
  | 'shoes-of-the-messenger' | 'worn-sandals' | 'boots-of-the-haiduk' | 'wolf-paw-shoes' | 'fire-dancers-soles'
  | 'stilts-of-the-stork' | 'slippers-of-the-spring' | 'cart-of-the-kind-neighbour' | 'winged-sandals'
  | 'shoes-of-the-ninth-mountain' | 'stormriders-stirrups' | 'hooves-of-the-wind-horse' | 'iron-shoes-of-the-pilgrim'
  | 'seven-league-boots' | 'magpie-thief' | 'hungry-wolf' | 'bridge-goblin' | 'mountain-robber' | 'marsh-light'
  | 'stone-toad' | 'wild-boar' | 'witchs-broom' | 'drowned-miller' | 'fox-tsarina' | 'bear-of-the-pass' | 'robber-captain'
  | 'ghost-in-the-wall' | 'three-headed-dog' | 'hail-bringer' | 'lamia-cub' | 'bone-rider' | 'samodiva-archer'
  | 'one-eyed-smith' | 'plague-maiden' | 'heart-wrecker' | 'zmey-of-the-crags' | 'lamia-of-the-well' | 'night-rider'
  | 'blind-king' | 'lady-of-the-black-lake' | 'heart-of-winter' | 'thief-of-voices' | 'thorn-giant' | 'shackler'
  | 'wooden-spoon' | 'honeycomb' | 'painted-egg' | 'rooster-feather' | 'pot-under-the-hearth' | 'spinning-wheel'
  | 'beehive-in-the-oak' | 'cracked-jug' | 'shepherds-knot' | 'lost-bell' | 'chest-of-walnut' | 'belt-of-silver-coins'
  | 'dragons-tooth' | 'saddle-of-the-dapple-grey' | 'embroidered-shirt' | 'vineyard-key' | 'hidden-chapel'
  | 'millstone-vault' | 'sleeping-shepherds-purse' | 'grandmothers-cupboard' | 'tomb-of-the-horseman' | 'golden-fleece'
  | 'zmeys-hoard' | 'rose-of-the-valley' | 'kings-nine-cups' | 'well-at-the-worlds-edge' | 'horse-of-bronze'
  | 'lyre-with-one-string' | 'mirror-of-three-sisters' | 'altar-stone-of-the-sun' | 'nine-mountains-over' | 'five-bells'
  | 'bread-and-salt' | 'a-candle-for-each' | 'well-for-strangers' | 'the-long-road' | 'three-springs' | 'wolves-at-the-fold'
  | 'white-kerchief' | 'wedding-shirt' | 'strong-arm' | 'fair-wind' | 'second-sight' | 'grandfathers-advice'
  | 'downhill-path' | 'early-rising' | 'busy-hands' | 'good-neighbour' | 'lucky-knot' | 'quiet-evening' | 'quick-paws'
  | 'on-the-wind' | 'sharp-claws' | 'black-fury' | 'bad-temper' | 'thick-hide' | 'iron-plates' | 'old-scars' | 'yawning'
  | 'full-belly' | 'prophecy-0' | 'prophecy-1' | 'prophecy-2' | 'prophecy-3' | 'prophecy-4' | 'prophecy-5' | 'prophecy-6'
  | 'prophecy-7' | 'owl-calls-once' | 'hound-lifts-its-head' | 'smell-of-bread' | 'cold-breath' | 'moon-behind-clouds'
  | 'bells-in-the-snow' | 'smoke-and-sparks' | 'rust-in-the-joints' | 'hammer-on-the-gate' | 'a-song-behind-shutters'
  | 'the-procession-turns' | 'red-hot-masks' | 'snow-to-the-knee' | 'silent-street' | 'the-old-man-whistles'
  | 'clink-of-coins' | 'bribed-guards' | 'tax-day' | 'glitter-in-the-grass' | 'the-furnace-roars' | 'roots-of-glass'
  | 'singing-splinters' | 'a-clearing' | 'dew-on-the-panes' | 'shards-underfoot' | 'clock-strikes-thirteen'
  | 'yesterday-again' | 'stolen-minutes' | 'childhood-memory' | 'spring-uncoils' | 'humming-wires' | 'power-cut'
  | 'coils-tighten' | 'a-new-arm' | 'candle-in-the-window' | 'static' | 'lightning-in-the-cable' | 'evening-programme'
  | 'lullaby' | 'dead-channel' | 'knock-at-the-door' | 'blue-flicker' | 'crack-in-the-mirror' | 'double-shadow'
  | 'echo-before-the-shout' | 'left-is-right' | 'the-glass-is-still' | 'your-own-voice' | 'two-moons' | 'empty-frame'
  | 'reflection-smiles' | Tile

/** All cards in the order of the ledger. */
export interface Catalogue {
  heroes: HeroFacts[]
  artifacts: ArtifactFacts[]
  enemies: EnemyFacts[]
  treasures: TreasureFacts[]
  quests: QuestFacts[]
  bonus: BonusFacts[]
  prophecies: ProphecyFacts[]
  omens: OmenFacts[]
  things: ThingFacts[]
  pictures: PictureFacts[]
  difficulties: DifficultyFacts[]
  tiles: TileFacts[]
}

export type Cell = string

/** The chapter of the Future Book that is open. */
export interface ChapterWords {
  key: Prophecy
  opening?: string
  intro: string
  setup: string
  rules: string
  goal: string
  stone: string
  win?: string
  loss?: string
}

export type Deed = 'stone' | 'light' | 'bind' | 'cut' | 'wind' | 'free' | 'resist' | 'work' | 'cross'

export type Die =
  | 'die-1' | 'die-2' | 'die-3' | 'die-4' | 'die-5' | 'die-6' | 'die-7' | 'die-8' | 'die-9' | 'die-10' | 'die-11' | 'die-12'
  | 'die-13' | 'die-14' | 'die-15' | 'die-16' | 'die-17' | 'die-18' | 'die-19' | 'die-20' | 'die-21' | 'die-22' | 'die-23'
  | 'die-24' | 'die-25' | 'die-26' | 'die-27' | 'die-28' | 'die-29' | 'die-30' | 'die-31' | 'die-32' | 'die-33' | 'die-34'
  | 'die-35' | 'die-36' | 'die-37' | 'die-38' | 'die-39' | 'die-40' | 'die-41' | 'die-42' | 'die-43' | 'die-44' | 'die-45'
  | 'die-46' | 'die-47' | 'die-48' | 'die-49' | 'die-50' | 'die-51' | 'die-52' | 'die-53' | 'die-54' | 'die-55' | 'die-56'
  | 'die-57' | 'die-58' | 'die-59' | 'die-60'

export type Difficulty = 'smooth' | 'daring' | 'brutal'

/** A difficulty, and what each Hero can choose: Virtue points, Shevitsa, Speed, an Artifact; empty: nothing. */
export interface DifficultyFacts { key: Difficulty; name: string; awards: string[] }

/** How many Virtue points are still to be raised, given or lost, and which Virtue is hit first. */
export interface Due { points: number; aimed: Virtue | null }

export type Enemy =
  | 'magpie-thief' | 'hungry-wolf' | 'bridge-goblin' | 'mountain-robber' | 'marsh-light' | 'stone-toad' | 'wild-boar'
  | 'witchs-broom' | 'drowned-miller' | 'fox-tsarina' | 'bear-of-the-pass' | 'robber-captain' | 'ghost-in-the-wall'
  | 'three-headed-dog' | 'hail-bringer' | 'lamia-cub' | 'bone-rider' | 'samodiva-archer' | 'one-eyed-smith'
  | 'plague-maiden' | 'heart-wrecker' | 'zmey-of-the-crags' | 'lamia-of-the-well' | 'night-rider' | 'blind-king'
  | 'lady-of-the-black-lake' | 'heart-of-winter' | 'thief-of-voices' | 'thorn-giant' | 'shackler' | 'shadow-hound'
  | 'iron-mask' | 'iron-fiddler' | 'old-man-of-iron' | 'goldsmith' | 'wire-arm' | 'lamia-of-wires' | 'glass-bailiff'
  | 'dark-reflection' | 'hour-eater'

/** An enemy of a Battle, or a foe of a Future. */
export interface EnemyFacts {
  name: string
  story: string
  key: Enemy
  level: number
  speed: number
  defence: number
  strength: number
  bonus: number
  talent: string | null
  prize: string | null
  pace: number
}

/** Something that happened, as the viewer may know it. */
export type Event =
  | Told<'attacked', { enemy: Enemy; seat: number; n: number; n2: number }>
  | Told<'battle' | 'blocked' | 'defeated' | 'escaped' | 'parted', { seat: number; enemy: Enemy }>
  | Told<'became', { seat: number; hero: Hero }>
  | Told<'blessed', { seat: number; seat2: number; n: number }>
  | Told<'bonus-lost' | 'drew-bonus' | 'drew-quest' | 'drew-tile' | 'gained-artifact' | 'looks-at', { seat: number; card: Card }>
  | Told<'lost-artifact' | 'played' | 'quest-done' | 'sacrificed' | 'treasure' | 'used', { seat: number; card: Card }>
  | Told<'brought', { seat: number; thing: Thing; n: number }>
  | Told<'carried' | 'cut' | 'jumped' | 'set-out' | 'walked', { seat: number; space: Space }>
  | Told<'chapter' | 'fate' | 'prophecy' | 'scenario-lost' | 'time-up' | 'won', { prophecy: Prophecy }>
  | Told<'claimed', { seat: number; thing: Thing; space: Space }>
  | Told<'crossed' | 'died' | 'freed' | 'left' | 'spent-stone' | 'turn', { seat: number }>
  | Told<'difficulty', { difficulty: Difficulty }>
  | Told<'doubled', { enemy: Enemy }>
  | Told<'enemy-bonus', { enemy: Enemy; card: Card }>
  | Told<'enemy-heals', { enemy: Enemy; n: number }>
  | Told<'fell' | 'omen', { card: Card }>
  | Told<'flipped', { seat: number; die: Die }>
  | Told<'foe-came' | 'foe-walked', { piece: Piece; space: Space }>
  | Told<'foe-crossed' | 'foe-gone', { piece: Piece }>
  | Told<'foe-heals', { piece: Piece; n: number }>
  | Told<'foe-took', { piece: Piece; thing: Thing }>
  | Told<'future-round', { n: number; n2: number }>
  | Told<'gained-shevitsa' | 'gained-speed' | 'gained-stone' | 'lost-speed' | 'more-actions', { seat: number; n: number }>
  | Told<'more-steps' | 'rolled-again', { seat: number; n: number }>
  | Told<'gave', { seat: number; seat2: number; card: Card }>
  | Told<'gave-stone', { seat: number; seat2: number }>
  | Told<'grew', { space: Space }>
  | Told<'harmed' | 'struck' | 'took-damage', { seat: number; enemy: Enemy; n: number }>
  | Told<'healed' | 'opened' | 'spirit-spent', { seat: number; n: 0 | 1 | 2 | 3 }>
  | Told<'invoked' | 'learned', { seat: number; talent: Talent }>
  | Told<'kept-prophecy', { seat: number; prophecy: Prophecy }>
  | Told<'laid', { seat: number; card: Card; cell: Cell }>
  | Told<'lost' | 'raised', { seat: number; virtue: Virtue; n: number }>
  | Told<'order', { seat: number; seat2: number; seat3: number }>
  | Told<'phase', { phase: Phase }>
  | Told<'raid' | 'seized', { piece: Piece; seat: number }>
  | Told<'rewound', { entry: number }>
  | Told<'rolled', { seat: number; n: number; n2: number }>
  | Told<'round', { n: number }>
  | Told<'shuffled', { pile: Pile; n: number }>
  | Told<'taken-back', { seat: number; entry: number }>
  | Told<'worked', { space: Space; n: number; n2: number }>

export type Exchange = 'three-virtues' | 'shevitsa'

/** The Battle, with all that changes the enemy's figures. */
export interface Fight {
  hero: number
  enemy: Enemy
  speed: number
  defence: number
  strength: number
  harm: number
  /** What the roll on the table does as it lies; null without one. */
  damage: number | null
}

/** An open paragraph of the rulebook. */
export interface Frame extends FrameView {
  rule: Rule
}

/** What the Virtues give: flips of Hope, cards of Faith, Actions of Endeavour, points of Endurance and Mercy. */
export interface Gives { hope: number; faith: number; endeavour: number; endurance: number; mercy: number }

export type Hero =
  | 'silver-deer' | 'queen-of-living-water' | 'youngest-son' | 'unborn-maiden' | 'sun-and-moon' | 'vampires-bride'
  | 'starred-boy'

/** A Hero. */
export interface HeroFacts {
  name: string
  story: string
  key: Hero
  virtues: Virtues
  speed: number
  statistics: Statistics
  preview: boolean
  talents: TalentFacts[]
}

/** A place of the Map with the work on it: a hearth to bring things to, something to be worked, a seal by its sides (bits). */
export interface MapMark {
  space: Space
  kind: 'hearth' | 'work' | 'seal'
  have: number
  full: number
  virtue?: Virtue
}

/** A space of the Map. */
export interface MapSpace {
  id: Space
  x: number
  y: number
  tile: Tile
  /** What is printed on it. */
  print: Print
  /** What lies on it. */
  object: Thing | null
}

/** What a seat may try: a verb and its arguments, as an offer has them. */
export type Move =
  | Tried<'accept' | 'block' | 'done' | 'end' | 'escape' | 'open' | 'sacrifice' | 'stand' | 'strike' | 'take', []>
  | Tried<'attack', [piece: Piece]>
  | Tried<'award', [card: Card, seat: string]>
  | Tried<'become', [hero: Hero]>
  | Tried<'brave', [difficulty: Difficulty]>
  | Tried<'bring', [seat: string, space: Space]>
  | Tried<'choose', [award: Award]>
  | Tried<'claim' | 'go' | 'jump' | 'set-out' | 'walk', [space: Space]>
  | Tried<'comfort', [seat: string, virtue: Virtue]>
  | Tried<'do', [deed: Deed, space: Space]>
  | Tried<'endure' | 'lose' | 'raise', [virtue: Virtue]>
  | Tried<'exchange', [exchange: Exchange]>
  | Tried<'flip' | 'turn', [die: Die]>
  | Tried<'give', [seat: string, card: Card]>
  | Tried<'give-offering' | 'give-stone' | 'next', [seat: string]>
  | Tried<'give-up' | 'keep' | 'melt' | 'shed' | 'use', [card: Card]>
  | Tried<'invoke' | 'learn', [talent: Talent]>
  | Tried<'lay', [cell: Cell, turn: string]>
  | Tried<'merge', [card: Card, card2: Card]>
  | Tried<'play', [card: Card, n: string]>

/** An Omen. */
export interface OmenFacts { key: Card; name: string; text: string }

/** What was chosen at set-up. */
export type Options = {
  edition: '2022' | 'preview'
  tale: 'drawn' | 'the-beginning' | 'iron-masks' | 'nine-rings' | 'forest-of-glass' | 'broken-clockwork' | 'lamia-of-wires' | 'glowing-windows' | 'parallel-land'
  difficulty: 'in-the-present' | 'smooth' | 'daring' | 'brutal'
}

/** A count on the Scenario's panel, with what is drawn beside it. */
export interface PanelCount {
  key: string
  kind: 'thing' | 'enemy' | 'virtue' | 'glyph'
  id: string
  /** In words, for everybody who cannot see it. */
  label: string
  have: number
  /** How many are needed; null: the number stands alone. */
  need: number | null
  /** It is against us. */
  bad: boolean
}

export type Phase = 'prophecy' | 'past' | 'present' | 'future'

/** A drawing that came with a Future, 64 by 64. */
export interface PictureFacts { kind: string; key: string; picture: string }

export type Piece =
  | 'shadow-hound-1' | 'iron-mask-1' | 'iron-mask-2' | 'iron-mask-3' | 'iron-mask-4' | 'iron-mask-5' | 'iron-fiddler-1'
  | 'iron-fiddler-2' | 'iron-fiddler-3' | 'iron-fiddler-4' | 'iron-fiddler-5' | 'old-man-of-iron-1' | 'goldsmith-1'
  | 'wire-arm-1' | 'wire-arm-2' | 'wire-arm-3' | 'wire-arm-4' | 'wire-arm-5' | 'lamia-of-wires-1' | 'glass-bailiff-1'
  | 'glass-bailiff-2' | 'glass-bailiff-3' | 'dark-reflection-1' | 'dark-reflection-2' | 'dark-reflection-3' | 'hour-eater-1'

/** A Hero or a foe about whom there is something special: held fast, on the dark side. */
export interface PieceSign { kind: 'held' | 'dark'; seat: number | null; piece: Piece | null }

export type Pile =
  | 'artifacts-1' | 'artifacts-2' | 'artifacts-3' | 'battles-1' | 'battles-2' | 'battles-3' | 'treasures-1' | 'treasures-2'
  | 'treasures-3' | 'quests' | 'hero-bonus' | 'enemy-bonus' | 'tiles' | 'prophecies' | 'omens'

/** What the viewer may see of one seat. */
export interface Player {
  hero: Hero | null
  at: string | null
  virtues: Record<Virtue, number>
  spirit: 0 | 1 | 2 | 3
  speed: number
  shevitsa: number
  stones: number
  offerings: number
  talents: Talent[]
  artifacts: Card[]
  quests: Card[]
  bonus: Card[]
  played: Card[]
  deeds: { 'battles-1': number; 'battles-2': number; 'battles-3': number; treasures: number; whites: number; reds: number; blacks: number; quests: number; 'offerings-taken': number; gifts: number; blessed: number; altars: number; jumps: number; tiles: number; mercies: number; walked: number }
  visited: number
  kept: Prophecy[]
  worn: Card[]
  used_up: Slot[]
  chill: number
  bundle: Thing[]
  mark: number
  speed_now: number
  steps_left: number
  actions_left: number
  attack_dice: number
  gives: Gives
  /** The value at which each Virtue but Love gives more; null: it gives all it can. */
  grows: Record<string, number | null>
  quest_progress: number[]
  /** By source. */
  points: Record<string, number>
}

export type Print =
  | 'free' | 'tree' | 'portal' | 'altar' | 'white' | 'red' | 'black' | 'battle-1' | 'battle-2' | 'battle-3' | 'treasure-1'
  | 'treasure-2' | 'treasure-3' | 'quest'

export type Prophecy =
  | 'the-beginning' | 'iron-masks' | 'nine-rings' | 'forest-of-glass' | 'broken-clockwork' | 'lamia-of-wires'
  | 'glowing-windows' | 'parallel-land'

/** A Prophecy. */
export interface ProphecyFacts {
  name: string
  story: string
  key: Prophecy
  number: number
  statistics: Statistics
  need: string
}

/** A Quest. */
export interface QuestFacts {
  name: string
  story: string
  key: Card
  need: string
  /** How many of what it asks for. */
  n: number
  reward: string
}

/** Why something is not allowed. */
export type Refusal =
  | 'over' | 'no-seat' | 'not-asked' | 'not-offered' | 'nothing-to-undo' | 'no-shevitsa' | 'not-in-the-preview'
  | 'too-few-virtues' | 'stands-there' | 'not-diagonal' | 'not-neighbouring' | 'no-tile-there' | 'jump-from-portals'
  | 'portal-alone' | 'nothing-lies-there' | 'stand-there-first' | 'altar-first' | 'to-oneself' | 'no-such-gift'
  | 'no-offering' | 'no-stone' | 'no-roll' | 'no-fight' | 'other-round' | 'die-spent' | 'no-flip-card' | 'in-a-fight'
  | 'first-this' | 'in-the-evening' | 'no-points' | 'tile-lies' | 'cell-taken' | 'on-the-new-tile' | 'not-free'
  | 'for-others' | 'none-left' | 'not-drawn' | 'levels-differ' | 'other-level' | 'not-enough-shevitsa' | 'not-held'
  | 'nothing-on-it' | 'declared' | 'for-fights' | 'for-enemy-rounds' | 'for-first-blow' | 'for-rolls' | 'for-the-turn'
  | 'paid-with-dice' | 'lowest-first' | 'not-of-faith' | 'not-learned' | 'by-itself' | 'permanent' | 'foe-far' | 'no-escape'
  | 'nothing-to-block' | 'unblockable' | 'slot-used' | 'shackled' | 'no-negative-die' | 'spirit-full' | 'cards-used-here'
  | 'hopeless' | 'too-late-to-flip' | 'hope-used' | 'used-this-round' | 'used-this-turn' | 'too-few-positives'
  | 'no-more-flips' | 'talent-used' | 'too-little-hope' | 'at-the-top' | 'at-the-bottom' | 'aimed-at' | 'no-such-chapter'
  | 'hero-taken' | 'not-in-this-edition' | 'corner-only' | 'not-empty' | 'another-virtue' | 'in-the-order'
  | 'nothing-to-bring' | 'not-to-be-taken' | 'too-far-to-work' | 'thicket' | 'stone-wasted' | 'nothing-to-cut'
  | 'nothing-to-resist-with' | 'shielded' | 'nobody-to-free' | 'hands-full' | 'fire-is-low' | 'fire-is-high' | 'side-worked'
  | 'price-too-high' | 'cross-here' | 'held' | 'must-jump' | 'no-steps' | 'tree' | 'no-way-on' | 'occupied' | 'occupied-end'
  | 'no-actions' | 'not-given-in-the-preview' | 'no-portal' | 'nobody-to-carry' | 'once-a-turn' | 'not-adjacent'
  | 'foe-out-of-reach'

export type Roll = 'treasure' | 'trial' | 'strike' | 'assault'

/** The paragraphs that ask or sequence. */
export type Rule =
  | 'story' | 'prophecy' | 'heroes' | 'first_order' | 'past' | 'hero_turn' | 'lay_tile' | 'set_out' | 'turn' | 'evening'
  | 'altar' | 'treasure' | 'trial' | 'battle' | 'engage' | 'exchange' | 'strike' | 'assault' | 'raid' | 'raise' | 'friend'
  | 'lose' | 'lose_artifact' | 'choose_artifact' | 'bless' | 'learn' | 'shed' | 'whither' | 'carry' | 'present'
  | 'difficulty' | 'award' | 'last_order' | 'future' | 'future_round' | 'world' | 'item'

/** The Scenario as its room describes it. */
export interface ScenarioPanel {
  round: number
  limit: number
  points: number
  /** Defence that is left. */
  defence: Record<string, number>
  /** The goal first. */
  counts: PanelCount[]
  marks: MapMark[]
  signs: PieceSign[]
}

export type Slot = 'head' | 'hands' | 'feet'

export type Space = string

/** What a roll of the Scenario is about: the positive dice it needs, or how far the work has come. */
export interface StakeState {
  thing: Thing | null
  virtue: Virtue | null
  title: string
  about: string
  needed: number | null
  have: number | null
  full: number | null
}

/** What a Hero is good at, or what a Future asks for. */
export interface Statistics {
  fights: number
  supporting: number
  mobility: number
  gathering: number
  talents: number
  consistency: number
}

export type Talent =
  | 'forest-born' | 'swift-hooves' | 'between-two-springs' | 'silver-antlers' | 'dawn-runner' | 'flight-of-the-herd'
  | 'cupped-hands' | 'first-spring' | 'deep-well' | 'open-gates' | 'living-water' | 'mantle-of-dew' | 'third-try'
  | 'brothers-blessing' | 'whetted-edge' | 'spoils-of-the-dragon' | 'keeper-of-the-golden-apple'
  | 'sword-from-the-lower-world' | 'red-thread' | 'unspun-wool' | 'whispering-apple' | 'white-thread' | 'song-before-birth'
  | 'not-yet-born' | 'sky-road' | 'noon-and-midnight' | 'eclipse' | 'chariot-of-dawn' | 'two-in-one' | 'twin-blow'
  | 'red-lips' | 'night-wings' | 'cold-skin' | 'dowry-chest' | 'cape-of-shadows' | 'nothing-to-lose' | 'star-on-the-brow'
  | 'gift-of-the-three-fates' | 'steady-star' | 'open-sack' | 'starfall' | 'horse-from-the-sky'

/** A Talent. */
export interface TalentFacts { key: Talent; name: string; text: string; level: number; lasting: boolean }

export type Thing =
  | 'offering' | 'ember' | 'copper-ring' | 'silver-ring' | 'gold-ring' | 'thicket' | 'lantern' | 'gate' | 'hourglass'
  | 'window' | 'seal' | Print

/** A token of a Future; its text says what it is good for, where that is not plain. */
export interface ThingFacts { key: Thing; name: string; text: string }

export type Tile =
  | 'tile-1' | 'tile-2' | 'tile-3' | 'tile-4' | 'tile-5' | 'tile-6' | 'tile-7' | 'tile-8' | 'tile-9' | 'tile-10' | 'tile-11'
  | 'tile-12' | 'tile-13' | 'tile-14' | 'tile-15' | 'tile-16' | 'tile-17' | 'tile-18' | 'tile-19' | 'tile-20' | 'tile-21'
  | 'tile-22' | 'tile-23' | 'tile-24' | 'tile-25' | 'tile-26' | 'tile-27' | 'tile-28' | 'tile-29' | 'tile-30'

/** A tile of the Map, and what is printed on its four spaces. */
export interface TileFacts { key: Tile; spaces: Print[]; golden: boolean }

/** The roll on the table: whose it is, how many dice can still be flipped, what it comes to now and with all of these flips. */
export interface Tray {
  seat: number
  rule: Roll
  /** Flips of Hope that are left. */
  hope: number
  /** All flips that are left. */
  flips: number
  positives: number
  /** The positive dice after them. */
  better: number
  damage: number | null
  better_damage: number | null
  stake: StakeState | null
}

/** A Treasure. */
export interface TreasureFacts { name: string; story: string; key: Card; level: number; lines: string[] }

/** What a seat, or a spectator, may see of a game of ThreeTale. */
export interface View extends CommonView {
  game: 'threetale'
  seats: 3
  options: Options
  /** Where we are in the rulebook, outermost first. */
  frames: Frame[]
  phase: Phase
  round: number
  order: number[]
  active: number
  fate: Prophecy | null
  difficulty: Difficulty | null
  limit: number
  outcome: 'won' | 'hero-died' | 'time-up' | 'scenario-lost' | null
  blessed: number
  land: ({ tile: Card | null; cell: string; turn: 0 | 1 | 2 | 3 })[]
  objects: Record<string, Thing>
  foes: { piece: Piece; space: string; harm: number; mark: number }[]
  fallen: Card[]
  tile: Card | null
  decks: Record<Pile, { count: number }>
  discard: Card[]
  box: { count: number }
  prophecies: Card[]
  choice: Card[]
  card: Card | null
  ambush: Card[]
  omen: Card | null
  in_turn: boolean
  steps: number
  actions: number
  more_speed: number
  more_steps: number
  more_actions: number
  more_dice: number
  flips: number
  drawn: number
  shed: number
  found: Card[]
  forced: boolean
  wading: boolean
  far_gift: boolean
  spent: Talent[]
  tried: number[]
  met: number[][]
  endure: number
  comfort: number
  roll: 0 | 1 | 2
  dice: (0 | 1 | 2)[]
  fateful: -1 | 0 | 1
  rolls: number
  hoped: number
  hoped_at: number
  carded: number
  spare: number
  paid: boolean
  plus: number
  twin: boolean
  ward: number
  in_hand: Card[]
  enemy: Enemy | null
  piece: Piece | null
  harm: number
  grown: number
  strikes: number
  assaults: number
  first: boolean
  exchanges: number
  agenda: number[][]
  tally: number[]
  players: Player[]
  spaces: MapSpace[]
  /** What is printed on the tile in hand: north-west, north-east, south-east, south-west. */
  tile_spaces: Print[] | null
  due: Due | null
  /** Spaces that the active Hero can come to in this turn, with the space before each. */
  ways: Record<string, Space>
  tray: Tray | null
  /** Shevitsa for an Artifact of level 1, 2, 3 on the Altar. */
  melts: number[]
  battle: Fight | null
  scenario: ScenarioPanel | null
  score: number | null
  chapter: ChapterWords | null
}

export type Virtue = 'love' | 'hope' | 'faith' | 'endeavour' | 'endurance' | 'mercy'

/** The Virtues of a Hero at the start. */
export interface Virtues {
  love: number
  hope: number
  faith: number
  endeavour: number
  endurance: number
  mercy: number
}

/** The verbs of moves. */
export type Verb = Move['verb']

/** The types of the game, for the port. */
export interface Types {
  view: View
  event: Event
  catalogue: { groups: Catalogue }
}
