// What Dice Upon a Time sends. Made by `taletable schema dice-upon-a-time --types`. Do not edit.

import type { CommonView, FrameView, Told, Tried } from '../../port/types'

export type Card =
  | 'wishing-table' | 'cloak-of-invisibility' | 'hazel-branch' | 'golden-ball' | 'spirit-in-the-bottle' | 'ball-of-yarn'
  | 'golden-horse' | 'white-snake' | 'starwort' | 'blue-light' | 'magic-mirror' | 'seven-league-boots' | 'cursed-ring'
  | 'crystal-ball' | 'wishing-cap' | 'magic-beans' | 'cudgel-in-the-sack' | 'golden-bird' | 'counting-sheep-from-above'
  | 'a-dare-at-the-chimney' | 'the-flounders-ear' | 'seven-times-yonder' | 'the-talking-horses-head' | 'apples-for-the-well'
  | 'pay-the-piper' | 'a-trail-of-crumbs' | 'the-beggar-at-the-gate' | 'supper-for-the-ants' | 'the-pedlars-comb'
  | 'a-loaf-for-the-huntsman' | 'an-apple-a-day' | 'the-veterans-pension' | 'audience-at-court'
  | 'a-thirteenth-golden-plate' | 'the-wedding-guest' | 'one-of-everything' | 'hans-in-luck' | 'pig-in-the-orchard'
  | 'harvest-thanksgiving' | 'bread-for-the-poor-box' | 'candles-for-a-promise' | 'rent-for-mother-holle'
  | 'the-giants-second-breakfast' | 'a-toll-to-the-ferryman' | 'the-fishwifes-next-wish' | 'seven-small-plates'
  | 'two-children-too-many' | 'a-heart-spared' | 'the-crossbow-of-the-angels' | 'the-old-sword' | 'the-devils-three-hairs'
  | 'the-magic-pipe' | 'the-bride-price' | 'straw-into-gold' | 'pie-in-the-sky' | 'stoking-the-kettles'
  | 'provisions-for-a-ship-of-fools' | 'the-glass-mountain' | 'star-money' | 'a-warm-loaf' | 'windfall' | 'gingerbread-roof'
  | 'sweet-porridge' | 'harvest-home' | 'elves-at-night' | 'the-grateful-beasts' | 'second-thoughts' | 'gambling-hansel'
  | 'an-old-chest' | 'three-feathers' | 'a-lift-on-the-wind' | 'a-passing-hay-cart' | 'the-royal-coach' | 'will-o-the-wisp'
  | 'hare-and-hedgehog' | 'the-town-crier' | 'the-thieving-magpie' | 'a-storm-of-crows' | 'birds-ate-the-crumbs'
  | 'the-toll-bridge' | 'the-poisoned-half' | 'the-witchs-oven' | 'the-giants-sneeze' | 'a-wrong-turn' | 'twelve-robbers'
  | 'a-sleepless-night' | 'the-tailors-bill' | 'the-goat-was-hungry' | 'a-feast-without-you' | 'the-neighbours-orchard'
  | 'a-loose-tongue' | 'the-wrong-sack' | 'clever-elses-gifts' | 'the-hares-cousins' | 'home-for-supper'
  | 'friend-of-the-forest' | 'full-pockets' | 'a-table-well-laid' | 'a-magpies-nest' | 'first-through-the-door'
  | 'a-name-in-the-chronicle' | 'good-company' | 'to-the-worlds-end' | 'at-the-kings-table' | 'a-hundred-years-sleep'
  | 'donkey-ears' | 'the-frogs-due' | 'the-endless-hunger' | 'red-hot-shoes' | 'the-witchs-mark' | 'the-wolfs-promise'
  | 'godfather-deaths-candle' | 'a-bargain-at-the-crossroads' | 'a-candle-for-the-lost' | 'the-echo-keeps-a-secret'
  | 'a-letter-in-a-bottle' | 'a-feather-from-holles-bed' | 'a-sack-of-coals' | 'breakfast-for-the-elves'
  | 'the-old-womans-swap' | 'whetted-luck' | 'the-miller-grinds' | 'beanstalk-summer' | 'low-branches' | 'the-spirits-sleep'
  | 'rich-harvest' | 'widdershins' | 'lame-horses' | 'open-gates' | 'quiet-forest' | 'fairy-gifts' | 'royal-call'
  | 'lean-year' | 'storytellers'

/** All cards in the order of the ledger, the dice, and the map. */
export interface Catalogue {
  items: Words[]
  characters: CharacterFacts[]
  quests: QuestFacts[]
  stories: StoryFacts[]
  events: Words[]
  dice: DieFacts[]
  fields: FieldFacts[]
  routes: RouteFacts[]
  spirits: SpiritFacts[]
  levels: LevelFacts[]
}

export type Character =
  | 'little-red-riding-hood' | 'puss-in-boots' | 'brave-little-tailor' | 'snow-white' | 'king-thrushbeard'
  | 'sleeping-beauty' | 'thumbling' | 'rapunzel' | 'musicians-of-bremen'

/** A Character. */
export interface CharacterFacts { key: Character; name: string; text: string }

export type Die =
  | 'red-plain' | 'red-item' | 'red-story' | 'red-ban' | 'red-double' | 'white-plain' | 'white-item' | 'white-story'
  | 'white-ban' | 'white-double' | 'green-plain' | 'green-item' | 'green-story' | 'green-ban' | 'green-double'
  | 'blue-plain' | 'blue-item' | 'blue-story' | 'blue-ban' | 'blue-double' | 'yellow-plain' | 'yellow-item' | 'yellow-story'
  | 'yellow-ban' | 'yellow-double' | 'snake-die'

/** A die and its six faces. */
export interface DieFacts { key: Die; faces: Face[] }

/** Something that happened, as the viewer may know it. */
export type Event =
  | Told<'ability' | 'became', { seat: number; character: Character }>
  | Told<'agreed' | 'declined' | 'proposes' | 'slipped', { seat: number; seat2: number }>
  | Told<'arrived' | 'hopped' | 'leapt' | 'rode' | 'sleepwalked', { seat: number; field: Field }>
  | Told<'asks-for' | 'offers', { seat: number; thing: Thing }>
  | Told<'buried' | 'drew-quest', { seat: number; value: 2 | 3 | 4 }>
  | Told<'completed', { seat: number; card: Card; n: 2 | 3 | 4 }>
  | Told<'cursed' | 'discarded-item' | 'fulfilled' | 'gave-up' | 'holds' | 'laid' | 'lifted', { seat: number; card: Card }>
  | Told<'new-quest' | 'played' | 'read' | 'saw' | 'shows' | 'warded-off', { seat: number; card: Card }>
  | Told<'curses' | 'quests' | 'side-quests' | 'won', { seat: number; n: number }>
  | Told<'discarded-die' | 'gobbled', { seat: number; die: Die }>
  | Told<'drew-item' | 'no-effect' | 'passed' | 'rabbit-token' | 'thumbed' | 'won-rabbit' | 'won-snake', { seat: number }>
  | Told<'event', { card: Card }>
  | Told<'events-shuffled' | 'items-shuffled' | 'phase' | 'stories-shuffled', { n: number }>
  | Told<'handed-over', { seat: number; seat2: number; thing: Thing }>
  | Told<'lost', { seat: number; token: Token }>
  | Told<'picked-up', { seat: number; relic: Relic }>
  | Told<'placed', { seat: number; die: Die; face: Face; socket: Socket }>
  | Told<'rerolled' | 'rolled' | 'set' | 'turned-die', { seat: number; die: Die; face: Face }>
  | Told<'rewound', { entry: number }>
  | Told<'robbed', { seat: number; seat2: number; n: number; token: Token }>
  | Told<'roll', { seat: number; face: Face; face2: Face; face3: Face; face4: Face; face5: Face }>
  | Told<'snatched', { seat: number; seat2: number; n: number }>
  | Told<'softened', { seat: number; socket: Socket }>
  | Told<'swapped', { seat: number; token: Token; token2: Token }>
  | Told<'taken-back', { seat: number; entry: number }>
  | Told<'team-score', { n: number; n2: number }>
  | Told<'took', { seat: number; n: number; token: Token }>
  | Told<'took-back', { seat: number; die: Die; socket: Socket }>

export type Face =
  | 'blank' | '1' | '2' | '3' | '4' | '5' | '6' | 'item-face' | 'story-face' | 'ban-face' | 'double-face' | 'lost-face'
  | 'gold-face' | 'bread-face' | 'apple-face'

export type Field =
  | 'town' | 'bread-field' | 'soldier' | 'apple-field' | 'king' | 'gold-field' | 'woodsman' | 'old-woman' | 'church'
  | 'fairy' | 'big-mountains' | 'clouds' | 'huntsman' | 'big-sea' | 'hell' | 'steed-north' | 'steed-east' | 'steed-south'
  | 'steed-west' | 'magic-items'

/** A field with its place on the map, in percent from the top left. */
export interface FieldFacts { key: Field; name: string; text: string; x: number; y: number }

/** An open paragraph of the rulebook. */
export interface Frame extends FrameView {
  rule: Rule
}

/** What is said of a team that reached a level. */
export interface LevelFacts { key: string; text: string }

/** What a seat may try: a verb and its arguments, as an offer has them. */
export type Move =
  | Tried<'ability' | 'accept' | 'cancel' | 'decline' | 'done' | 'draw-character' | 'draw-item' | 'leave' | 'let-it-be' | 'pass', []>
  | Tried<'play-on' | 'propose' | 'redraw' | 'stay' | 'stop', []>
  | Tried<'become', [character: Character]>
  | Tried<'choose', [card: Card, n: string]>
  | Tried<'complete' | 'discard' | 'fulfil' | 'give-up' | 'hand-over' | 'keep' | 'lift' | 'pick-up' | 'play' | 'show', [card: Card]>
  | Tried<'draw-quest' | 'redraw-quest', [value: string]>
  | Tried<'give' | 'want', [thing: Thing]>
  | Tried<'hop' | 'leap' | 'ride' | 'walk', [field: Field]>
  | Tried<'lose' | 'pay' | 'take' | 'take-single', [token: Token]>
  | Tried<'lose-die' | 'reroll' | 'roll' | 'take-back', [die: Die]>
  | Tried<'place', [die: Die, socket: Socket]>
  | Tried<'play-curse', [card: Card, card2: Card, seat: string]>
  | Tried<'play-die', [card: Card, die: Die]>
  | Tried<'play-face', [card: Card, die: Die, face: Face]>
  | Tried<'play-field', [card: Card, field: Field]>
  | Tried<'play-seat', [card: Card, seat: string]>
  | Tried<'play-token', [card: Card, token: Token]>
  | Tried<'set' | 'turn-die', [die: Die, face: Face]>
  | Tried<'sleepwalk', [die: Die, die2: Die, field: Field]>
  | Tried<'soften', [socket: Socket]>
  | Tried<'swap', [token: Token, token2: Token]>
  | Tried<'trade', [seat: string]>

/** What was chosen at set-up. */
export type Options = {
  mode: 'competitive' | 'peaceful' | 'cooperative'
  cards: 'all' | 'no-stories' | 'beginner'
  characters: boolean
  length: 'short' | 'normal' | 'extra-long'
  events: 'hidden' | 'open' | 'none'
}

/** What the viewer may see of one seat. */
export interface Player {
  character: Character | null
  at: Field
  pool: Die[]
  fox: Die[]
  passed: boolean
  turned: boolean
  tokens: Record<Token, number>
  gains: Record<Token, number>
  rabbits: number
  thumbs: number
  hand: Card[] | { count: number }
  drawn: Card[] | { count: number }
  active: Card[]
  done: Card[]
  tales: Card[]
  answer: number[] | null
  /** Its set. */
  dice: Die[]
  /** Adventure Points as far as they are open. */
  score: number
}

/** A Quest by its icons (DU-C.65): what is needed where. */
export interface QuestFacts {
  key: Card
  name: string
  text: string
  value: number
  kind: string
  place: Field | 'steed' | null
  tokens: Record<string, number>
  company: boolean
  item: Relic | null
  source: Field | null
}

/** Why something is not allowed. */
export type Refusal =
  | 'over' | 'no-seat' | 'not-asked' | 'not-offered' | 'nothing-to-undo' | 'others-turn' | 'other-character'
  | 'not-your-die' | 'die-not-unused' | 'no-such-face' | 'other-die-first' | 'not-next' | 'other-way' | 'not-in-hand'
  | 'item-used' | 'say-on-what' | 'quest-done' | 'not-before-you' | 'none-of-it' | 'takes-another' | 'gives-another'
  | 'not-met' | 'no-turn-yet' | 'being-resolved' | 'die-placed' | 'no-characters' | 'not-by-card' | 'no-rabbit'
  | 'no-die-to-soften' | 'two-dice' | 'no-route-yet' | 'spirits-are-no-route' | 'no-step-left' | 'horses-are-lame'
  | 'only-to-steeds' | 'on-arrival' | 'on-arriving-at-a-steed' | 'tokens-from-fields' | 'nothing-doubled'
  | 'quests-lie-open' | 'keep-one-now' | 'quests-from-town' | 'no-thumbs' | 'when-drawing' | 'no-items-here'
  | 'items-from-field' | 'in-phase-5' | 'only-above-four' | 'at-the-end' | 'not-with-yourself' | 'not-to-be-traded'
  | 'no-more-of-it' | 'not-the-best' | 'die-not-there' | 'not-from-the-fox' | 'not-low' | 'no-quest-item'
  | 'already-picked-up' | 'not-there' | 'not-on-a-steed' | 'no-company' | 'no-token' | 'no-item' | 'by-riding'
  | 'by-the-wolf' | 'too-late-for-the-horse' | 'not-enough-tokens' | 'deck-empty' | 'no-such-token' | 'said-no'
  | 'too-many-quests' | 'nothing-to-exchange' | 'empty-proposal' | 'character-taken' | 'events-needed'
  | 'nothing-left-to-draw' | 'came-by-cap' | 'nothing-for-beggars' | 'too-low' | 'own-ban' | 'banned' | 'spirits-sleep'
  | 'no-stack' | 'wolf-fed' | 'not-at-her-field' | 'must-place-now' | 'ability-used' | 'no-die' | 'no-die-on-the-board'
  | 'no-curse' | 'tailor-and-ban' | 'nowhere-to-run' | 'full' | 'full-for-two' | 'already-there' | 'cannot-be-done'
  | 'starwort-and-rewards' | 'no-trigger'

export type Relic = 'crossbow-of-the-angels' | 'old-sword' | 'three-golden-hairs' | 'magic-pipe'

export interface RouteFacts { key: Socket; from: Field; to: Field; value: number }

/** The paragraphs that ask or sequence. */
export type Rule =
  | 'tale' | 'characters' | 'quest_draw' | 'chapter' | 'snake_die' | 'white_snake' | 'fox' | 'rapunzel' | 'golden_bird'
  | 'lean_year' | 'turns' | 'turn' | 'place' | 'yarn' | 'answer' | 'action' | 'wolf' | 'step' | 'harvest' | 'steed'
  | 'gathering' | 'taking' | 'receiving' | 'take_own' | 'take_others' | 'choose_token' | 'lose' | 'item_draw' | 'one_of_two'
  | 'items_gained' | 'items_others' | 'quests_gained' | 'quests_others' | 'give_up' | 'story' | 'choose_story' | 'retell'
  | 'good_luck' | 'bad_luck' | 'curse' | 'offered' | 'back_route' | 'back_spirit' | 'reroll' | 'reroll_best' | 'turn_die'
  | 'lose_item' | 'lose_die' | 'deeds' | 'pay_any' | 'barter' | 'consent' | 'hand_item' | 'early_end'

export type Socket =
  | 'town--old-woman' | 'town--bread-field' | 'town--soldier' | 'town--apple-field' | 'town--woodsman' | 'town--church'
  | 'bread-field--church' | 'gold-field--woodsman' | 'old-woman--church' | 'bread-field--big-mountains'
  | 'bread-field--steed-west' | 'big-mountains--steed-west' | 'big-mountains--clouds' | 'soldier--clouds'
  | 'clouds--steed-north' | 'steed-north--huntsman' | 'steed-north--apple-field' | 'soldier--king' | 'apple-field--huntsman'
  | 'huntsman--steed-east' | 'gold-field--steed-east' | 'steed-east--big-sea' | 'gold-field--big-sea' | 'woodsman--hell'
  | 'big-sea--hell' | 'hell--steed-south' | 'old-woman--steed-south' | 'magic-items--steed-south' | 'church--magic-items'
  | 'magic-items--steed-west' | 'church--fairy' | 'rabbit' | 'wolf' | 'snake' | 'fox-1' | 'fox-2'

/** What a socket asks for. */
export interface SocketState {
  /** The number in force on it. */
  value: number
  /** What the next die has to show at least. */
  needs: number
  /** The seat whose Ban lies on top and works. */
  ban: number | null
}

/** A Forest Spirit. */
export interface SpiritFacts { key: string; text: string }

/** A Story card. */
export interface StoryFacts {
  key: Card
  name: string
  text: string
  kind: 'good-luck' | 'bad-luck' | 'side-quest' | 'curse' | 'mini-quest'
  ap: number
}

/** The item that is about to hit others, who played it, and its only target; -1 if it hits all. */
export interface Strike { item: Card; seat: number; target: number }

/** How a cooperative game stands. */
export interface Team {
  score: number
  /** What the score is worth, from 1. */
  level: number
  /** The scores at which the levels after the first begin. */
  levels: number[]
  /** The highest score that is drawn. */
  most: number
}

export type Thing = 'gold' | 'bread' | 'apple' | 'an-item' | Card

export type Token = 'gold' | 'bread' | 'apple'

/** What a seat, or a spectator, may see of a game of Dice Upon a Time. */
export interface View extends CommonView {
  game: 'dice-upon-a-time'
  seats: 2 | 3 | 4 | 5
  options: Options
  /** Where we are in the rulebook, outermost first. */
  frames: Frame[]
  chapter: number
  marker: number
  turn: number
  stacks: Record<string, Die[]>
  face: Record<string, Face>
  spent: Die[]
  snake: number
  wolf: boolean
  carrier: Record<Relic, number>
  items: { count: number }
  used: Card[]
  quests2: { count: number }
  quests3: { count: number }
  quests4: { count: number }
  stories: { count: number }
  told: Card[]
  read: Card[]
  fate: { count: number }
  unused: { count: number }
  ahead: Card[]
  event: Card | null
  past: Card[]
  box: Card[]
  open_quests: Card[]
  open_tales: Card[]
  die: Die | null
  socket: Socket | null
  came: number
  doubling: boolean
  boots: boolean
  beans: boolean
  special: boolean
  soft: Socket | null
  table: boolean
  hazel: boolean
  hush: number
  fresh: Die[]
  deeds: number
  steed_done: boolean
  declined: number
  give: Thing[]
  want: Thing[]
  shown: Card[]
  drained: boolean
  finished: number
  players: Player[]
  chapters: number
  sockets: Record<string, SocketState>
  strike: Strike | null
  /** With whom the active player makes an exchange. */
  partner: number | null
  team?: Team
  /** Once the tale is told. */
  winners: number[]
}

/** A card with its words. */
export interface Words { key: Card; name: string; text: string }

/** The verbs of moves. */
export type Verb = Move['verb']

/** The types of the game, for the port. */
export interface Types {
  view: View
  event: Event
  catalogue: { groups: Catalogue }
}
