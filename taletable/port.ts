// Version 1 of the port.

/**
 * The port: all that passes between the table and a game's own board. It is free of any framework: a source that can be read and
 * subscribed to, and functions. `docs/port.md` explains it. Plug-ins take this file as it is.
 *
 * A game's module is an ES module (`GameModule`). The table imports it when it is wanted and calls `mount(element, port)`. A board knows
 * no rules: it draws `view`, lets things glow that an open offer touches, and attempts the offer that was meant.
 */

/** Something that changes: its present state, and who wants to hear of every change. */
export interface Source<T> {
  /** A new object with every change; parts of it that did not change stay the same objects. */
  readonly state: T
  /** The listener is called at once and with every change, until the returned function is called. */
  subscribe(listener: (state: T) => void): () => void
}

/** What a game tells the port about its types; those that are generated out of its declarations fit. */
export interface GameTypes {
  view: CommonView
  event: CommonEvent
  catalogue: Catalogue
}

/** Where we are in the rulebook. */
export interface FrameView {
  rule: string
  cite: string
  text: string
}

/** The fields of every game's view. */
export interface CommonView {
  game: string
  seats: number
  options: Readonly<Record<string, string | number | boolean>>
  /** The table's clock when the view was made, in milliseconds. */
  now: number
  over: boolean
  /** The open paragraphs of the rules, outermost first. */
  frames: readonly FrameView[]
  /** Who is asked, and who of them still owes an answer. */
  asked: readonly number[]
  waiting: readonly number[]
  players: readonly object[]
}

/** What every event has. `n` is the number of the log entry that told it. */
export type CommonEvent = Omit<SeenEvent, 'args'> & { args: object }

/** Events of these kinds with such arguments, and their sentences: one type for each kind. */
export type Told<Kind extends string, Args extends object> = Kind extends string
  ? { kind: Kind; args: Args; n: number; text: string }
  : never

/** Moves of these verbs with such arguments, as an offer has them: one type for each verb. */
export type Tried<Verb extends string, Args extends readonly string[]> = Verb extends string ? { verb: Verb; args: Args } : never

/** What `GET /api/games/{id}/catalogue` gives: the things of a game by group, with their names and printed values. */
export interface Catalogue {
  groups: object
}

/** A view of a game whose types are not known here. */
export interface AnyView extends CommonView {
  players: readonly Readonly<Record<string, unknown>>[]
  [field: string]: unknown
}
export interface AnyGame extends GameTypes {
  view: AnyView
  event: SeenEvent
  catalogue: {
    groups: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  }
}

export type CrestName = 'lion' | 'heron' | 'bee' | 'owl' | 'stag' | 'whale' | 'fox'

/** Who sits on a seat. */
export interface Player {
  seat: number
  name: string
  crest: CrestName
  /** The seat's colour; always show it together with its crest. */
  colour: string
  kind: 'person' | 'bot' | 'open'
  connected: boolean
  /** This browser holds the seat. */
  you: boolean
}

/** What has happened since the state before: animate it. */
export interface Scene<E> {
  /** Grows with each scene. The first one that a board sees has no events: nobody saw what came before. */
  n: number
  /** Which step of the book it is, as the rules name it; empty for a plain act. */
  key: string
  events: readonly E[]
}

/** A page of the tale: it is read when it happens, and kept in the book of this game. Everything is in words already. */
export interface Leaf {
  /** Of its own, also in later answers. */
  key: string
  /** The entry of the log that told it. */
  n: number
  /** The chapter of the book that it stands in: a round, a turn. */
  part: string
  /** What kind of page it is; a line over the title. */
  kind: string
  title: string
  text: string
  /** What it does, apart from the tale. */
  deed?: string
  /** Who read it, or whom it befell. */
  seat: number | null
  /** Its picture: SVG markup without its outer element, and the view box. */
  art?: string
  box?: string
  /** Whom it concerns: they turn it themselves. The others see it for a while. */
  readers: 'all' | readonly number[]
  /** Asks that show the same on a page of their own: who is asked so does not read it twice. */
  asks?: readonly string[]
  /** False: it is not shown when it happens, the board does that itself; but it is kept in the book. */
  shown?: boolean
}

/** Somebody points at things, or calls something; it stays for a few seconds. */
export interface Ping {
  id: number
  seat: number | null
  name: string
  text: string
  touches: readonly string[]
}

/** The room that a board has. */
export interface Size {
  /** Of the board's element, in CSS pixels. */
  width: number
  height: number
  /** A small area: not all parts have room side by side. */
  compact: boolean
  /** A small area that is wider than high, such as that of a phone on its side. */
  short: boolean
  /** A large screen. */
  wide: boolean
}

/** How the table's clock goes. `port.now()` reads it. */
export interface Clock {
  /** Compared with the world's. */
  speed: number
  paused: boolean
  /** It stands still because the coach of a lesson speaks: nothing has to be covered. */
  stilled: boolean
}

/** What this person may do at the moment, beside playing; the functions of the port do nothing where it is not so. */
export interface May {
  pause: boolean
  ping: boolean
  /** Play the same again. */
  rematch: boolean
  /** Play what follows in a campaign with the same people. Whether something follows the board knows. */
  sequel: boolean
}

/** How the game ended: for the sheet at its end. */
export interface End {
  /** Who has won, or that all have won or lost together. */
  title: string
  under: string
  result: ResultInfo
  /** What is told of the seats; empty until it is known. */
  deeds: readonly DeedLine[]
}

/** All that a board draws. */
export interface PortState<G extends GameTypes = AnyGame> {
  view: G['view']
  /** The seat this view is made for; null for a spectator. */
  viewer: number | null
  scene: Scene<G['event']>
  /** What this person may answer now, with the offers. Empty while waiting and in a replay. */
  asks: readonly Ask[]
  /** An offer that was attempted and waits to be confirmed, because it cannot be taken back: draw its things as taken up. */
  lifted: Offer | null
  /** What is asked of the viewer, verb first; or whom the table waits for. */
  prompt: string
  players: readonly Player[]
  /** A finished or past position: nothing can be played. */
  replay: boolean
  /** Whether things may move. */
  motion: boolean
  /** Whether the board may sound. */
  sound: boolean
  size: Size
  clock: Clock
  pings: readonly Ping[]
  may: May
  /** Scenes are being shown: nothing can be done before the last of them. */
  playing: boolean
  /** Once the game is over, and its last scene is shown. */
  end: End | null
}

/** What fills a sentence: names, numbers, and lists of them. */
export type TextArgs = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** The name of a thing, what it says, and the paragraph of the rules about it. */
export interface Thing {
  name: string
  text: string
  cite: string
}

/**
 * Places of the frame that a board may fill: the middle of the top bar, a part of the sheet at the end of the game, and the programme at the
 * foot of the board while scenes are shown; without it the programme tells in words what happens.
 */
export type Place = 'top' | 'end' | 'stage'

/** What a board can do. */
export interface PortActs<G extends GameTypes = AnyGame> {
  readonly version: number
  readonly game: { readonly id: string; readonly name: string }
  readonly catalogue: G['catalogue']

  /**
   * Play an offer, or say why not: a refused offer shows its reason and the rule beside the anchor. A move may be given as it is
   * written in `Offer.move`. What cannot be taken back (`Ask.deeds`) is lifted first, and done when it is attempted again or confirmed in
   * the frame. True: it is on its way.
   */
  attempt(offer: Offer | string, anchor?: Element | null): boolean
  /** Say beside the anchor why something cannot be, with the rule that forbids it. */
  refuse(text: string, cite: string, anchor?: Element | null): void
  /** Take back the seat's last act. */
  undo(seat: number): void
  /** Open the rules at a paragraph. */
  openRule(cite: string): void
  /** Let the clock stand still, for all. */
  pause(): void
  /** Point at things, or call something to the table. */
  ping(text: string, touches?: readonly string[]): void
  rematch(): void
  sequel(): void
  /** The scene that is shown has been seen: on to the next one. */
  goOn(): void

  /** A sentence of the game's catalogue (`text/<language>/*.ftl` in its package), in the language of who reads it. */
  text(key: string, args?: TextArgs): string
  /** The table's clock in milliseconds, on which an ask's deadline is told. */
  now(): number
  /** A thing by its id; `archer-2` is an `archer`. */
  thing(id: string): Thing
  /** The crest of a seat as SVG markup, 40 wide and 46 high. */
  crest(seat: number): string
  /** Read aloud by screen readers, politely. */
  say(text: string): void

  /** Put an element of the board's own into a place of the frame; null takes it out again. */
  fill(place: Place, element: Element | null): void
  /** The board can show all that may be seen of a seat: the list of players leads there. */
  visits(show: (seat: number) => void): void
  /** The board still shows how the game ended: the sheet with the result waits. */
  busy(on: boolean): void
  /** The board cannot go on: the plain table takes over and says why. */
  fail(error: unknown): void
}

export interface Port<G extends GameTypes = AnyGame> extends Source<PortState<G>>, PortActs<G> {}

/** What was mounted. */
export interface Mounted {
  unmount(): void
  /** The board draws pings beside what they point at, so that no note is needed. */
  pings?: boolean
  /** The pages of the tale in these events: those of one scene, with the view after it, or all so far. The table shows them and keeps them. */
  leaves?(events: readonly SeenEvent[], view: AnyView): readonly Leaf[]
  /** How long scenes stay at a calm pace, in milliseconds, by their key; where nothing is said, the table decides. */
  holds?: Readonly<Record<string, number>>
}

type Mounting = Mounted | Promise<Mounted>

/** What a game looks like outside of its board. Pictures are SVG markup without its outer element. */
export interface Look {
  /** Its colour on ribbons; white text on it can be read. */
  colour: string
  /** The cover of its book, 220 wide and 300 high. */
  cover: string
  /** The part of the cover that a table's card shows: a view box. */
  thumb?: string
  /** A small thing that stands beside the book, 70 wide and 92 high. */
  trinket?: string
  /** The scene of the set-up page, 600 wide and 560 high, with room for those who sit round the table at its foot. */
  stage?(name: string): string | Promise<string>
  /** The paper of its pages: colours as CSS writes them. */
  paper?: { sheet: string; ink: string; accent: string; binding: string }
}

/** What a picker of an option shows. */
export interface PickerState {
  option: OptionInfo
  value: string | number | boolean
  /** The crew in question, with what it has kept; null where nobody is known yet. */
  crew: Crew | null
  /** The crews of this person, where one of them can be taken. */
  crews: readonly Crew[]
  /** False where the table is laid and nothing can be changed. */
  free: boolean
}

/** A way of its own to choose an option, on the set-up page and at a table that is not begun. */
export interface PickerPort extends Source<PickerState> {
  choose(value: string | number | boolean): void
  /** Lay the table for another crew. */
  take(crew: Crew): void
  /** A sentence of the game's catalogue. */
  text(key: string, args?: TextArgs): string
  refuse(text: string, cite: string, anchor?: Element | null): void
  openRule(cite: string): void
}

/** What a game's ES module exports. */
export interface GameModule<G extends GameTypes = AnyGame> {
  /** Draw the board into the element, which it fills. */
  mount(element: HTMLElement, port: Port<G>): Mounting
  /** Draw the facts of a seat into its line in the list of players. */
  facts?(element: HTMLElement, port: Port<G>, seat: number): Mounting
  /** Own pickers, by the key of their option. */
  pickers?: Readonly<Record<string, (element: HTMLElement, port: PickerPort) => Mounting>>
  look?: Look
}

// What it names of the wire. Written by `npm run types`: do not edit below.

/** What a seat has to decide. */
export interface Ask {
  cite: string
  deadline: number | null
  deeds: Record<string, StakeInfo[]>
  let_be: string | null
  offers: Offer[]
  prompt: string
  rule: string
  sealed: boolean
  seat: number
  since: number
  undo: boolean
}

/** The people who play a campaign together, and how far they came. Bots do not count. */
export interface Crew {
  at: number
  id: string
  kept: string[]
  members: Member[]
}

/** What a seat did in the game, and how often; the best of it earns an award. */
export interface DeedLine {
  award: string | null
  key: string
  n: number
  seat: number
  text: string
}

/** Somebody of a crew. */
export interface Member {
  name: string
  opened: string[]
  you: boolean
}

/** Something a seat might try. `refusal` is null where it may. */
export interface Offer {
  args: string[]
  move: string
  refusal: RefusalInfo | null
  text: string
  touches: string[]
  verb: string
}

/** One choice at set-up. */
export interface OptionInfo {
  choice_names: string[]
  choice_texts: string[]
  choices: (string | number | boolean)[]
  default: string | number | boolean
  key: string
  keys: string[]
  kind: 'choice' | 'flag' | 'number'
  name: string
  refusals: OptionRefusal[]
  text: string
}

/** A choice that cannot be with a number of seats (the other options at their defaults). */
export interface OptionRefusal {
  choice: string | number | boolean
  cite: string
  seats: number
  text: string
}

/** Why not: the paragraph, a key, and the sentence. */
export interface RefusalInfo {
  cite: string
  key: string
  text: string
}

/** How the game ended. */
export interface ResultInfo {
  lines: ScoreLine[][]
  practice: boolean
  rivals: RivalInfo[]
  scores: number[]
  stood_in: number[]
  together: boolean
  verdict: string | null
  winners: number[]
}

/** The score of an opponent whom the rules play. */
export interface RivalInfo {
  key: string
  lines: ScoreLine[]
  name: string
  score: number
}

/** One line of the account of a score. */
export interface ScoreLine {
  amount: number
  key: string
  text: string
}

/** Something that happened, as the viewer may know it, in the words of `event.<kind>` if there are any. `n` is the entry of the log
    that caused it. */
export interface SeenEvent {
  args: Record<string, string | number>
  kind: string
  n: number
  text: string
}

/** What a move costs or brings, or what else should be known before it is done. */
export interface StakeInfo {
  text: string
  tone: 'cost' | 'deed' | 'gain' | 'plain'
}
