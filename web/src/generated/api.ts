// Made by `npm run types` from the server’s schema. Do not edit.

import type { Ask, Crew, DeedLine, Member, Offer, OptionInfo, OptionRefusal, RefusalInfo, ResultInfo, RivalInfo, ScoreLine, SeenEvent, StakeInfo } from '../../../taletable/port'

export type { Ask, Crew, DeedLine, Member, Offer, OptionInfo, OptionRefusal, RefusalInfo, ResultInfo, RivalInfo, ScoreLine, SeenEvent, StakeInfo }

/** Somebody is missed at a table in real time. The table waits, then the others choose; a clock that runs does not wait. */
export interface AbsenceInfo {
  choose: boolean
  helpers: Helper[]
  name: string
  runs: boolean
  seats: number[]
  stop: string[]
  wait_ms: number
}

/** Done, and durable. */
export interface Ack {
  ref: number
  seq: number
  t: 'ack'
}

/** What the operators of the server want everybody to know; empty: nothing any more. */
export interface AnnouncementMessage {
  t: 'announcement'
  text: string
}

/** Answer the open proposal. */
export interface Answer {
  agree: boolean
  ref: number
  t: 'answer'
}

/** What does the table's clock show? */
export interface AskTime {
  t: 'time'
}

/** What a browser has to be asked for a passkey (WebAuthn). */
export interface Asking {
  options: Record<string, unknown>
}

/** Somebody's try at a deal. */
export interface Attempt {
  better: boolean
  name: string
  over: boolean
  score: number | null
  table: string
  won: boolean
  you: boolean
}

/** Two games of a kind that are over, side by side. */
export interface Beside {
  decisions: number[][]
  fork: number | null
  same: boolean
  seats: number[]
}

/** Do not hear somebody any more. */
export interface Block {
  who: string
}

/** Somebody whom one does not want to hear. */
export interface Blocked {
  key: string
  name: string
}

/** Whom one has blocked. */
export interface Blocks {
  people: Blocked[]
}

/** Tables at which anybody may sit down, those with the fewest free seats first. */
export interface Board {
  all: number
  languages: string[]
  tables: OpenTable[]
}

/** How strong a bot is. */
export interface BotRating {
  level: string
  value: number
}

/** Try from here: a new table from the position just after entry `at`. */
export interface Branch {
  at: number
}

/** A table out of a `.tale`. Without seats one sits on the first, and bots on the others; only `you` and `bot` can sit there. */
export interface Bring {
  seats?: SeatSpec[] | null
  tale: string
}

/** What came of a deal that was taken along: its record. */
export interface BringTale {
  day: string
  tale: string
}

/** A game that is installed and cannot be played. */
export interface BrokenGame {
  name: string
  origin: string
  reason: string
}

/** How often somebody won, where so many played. */
export interface BySeats {
  played: number
  seats: number
  won: number
}

/** What somebody wants to be told while elsewhere, and on which ways. */
export interface Calling {
  digest?: boolean
  hook?: Hook | null
  invited?: ('hook' | 'mail' | 'push')[]
  language?: string
  mail?: string
  over?: ('hook' | 'mail' | 'push')[]
  quiet?: unknown[] | null
  silent?: string[]
  turn?: ('hook' | 'mail' | 'push')[]
  waits?: ('hook' | 'mail' | 'push')[]
  zone?: string
}

/** What one wants, and which ways there are here. */
export interface CallingInfo {
  browsers: number
  calling: Calling
  mails: boolean
  push_key: string
}

/** The things of a game (cards, buildings …), group by group; the groups are the game's own. */
export interface Catalogue {
  groups: Record<string, Record<string, unknown>[]>
}

/** "Beat me on this deal": a game that is over, and who has tried the same deal. */
export interface Challenge {
  attempts: Attempt[]
  by: string
  code: string
  commitment: string
  game: string
  mine: Attempt | null
  name: string
  options: Record<string, string | number | boolean>
  said: string
  score: number | null
  seats: SeatSpec[]
  table: string | null
  tried: number
  won: boolean
  you: boolean
}

/** Say something. */
export interface Chat {
  t: 'chat'
  text: string
}

/** One thing said at the table. */
export interface ChatLine {
  at: number
  deed: 'bars' | 'becomes' | 'hosts' | 'lets-in' | 'mutes' | 'onlooking' | 'opens' | 'sends-away' | 'shares' | 'sits' | 'stands' | 'talking' | 'unmutes' | null
  n: number
  name: string
  seat: number | null
  text: string
  who: string | null
}

/** Things said; after `hello` the last ones. */
export interface ChatMessage {
  lines: ChatLine[]
  t: 'chat'
}

/** Somebody is missed, and the wait is over: wait again, let a bot or a player go on for the person, or stop without a result. */
export interface Choose {
  choice: 'bot' | 'player' | 'stop' | 'wait'
  ref: number
  t: 'absence'
  to?: number | null
}

export type ClientMessage = Hello | Chat | Point | Look | Presence | AskTime | MoveMessage | UndoMessage | Propose | Answer | Pause | Resume | Choose | ReadOn | LeaveLesson

/** The table's clock in milliseconds. Deadlines are times on it; pauses do not count. */
export interface ClockInfo {
  held: boolean
  leave_ms: number | null
  now: number
  pace: PaceInfo | null
  running: boolean
  speed: number
}

/** Where one signs in at the club. */
export interface ClubWay {
  url: string
}

/** Whom one knows. */
export interface Company {
  code: string | null
  friends: Friend[]
  shown: boolean
}

/** What stood in that letter. */
export interface ConfirmMail {
  token: string
}

/** One's crews in a game: oneself alone, then the others, the latest first. */
export interface Crews {
  crews: Crew[]
}

/** The course of a game, as one seat (null: a spectator) may know it: its scenes, and what mattered in them. */
export interface Curve {
  deeds: DeedLine[]
  entries: number[]
  last: number
  lines: CurveLine[]
  parts: CurvePart[]
  times: number[]
  turnings: TurningPoint[]
  viewer: number | null
}

/** How a seat (null: the team, or somebody without a seat) stood in one thing that matters. */
export interface CurveLine {
  flows: boolean
  key: string
  seat: number | null
  steps: number[][]
  text: string
  top: number | null
}

/** A turn, a round or a chapter, and the scene with which it begins. */
export interface CurvePart {
  scene: number
  text: string
}

/** The tale of today of one game. */
export interface DayLine {
  commitment: string
  game: string
  name: string
  options: Record<string, string | number | boolean>
  rank: number | null
  score: number | null
  seats: SeatSpec[]
  state: 'adrift' | 'along' | 'closed' | 'done' | 'fresh'
  table: string | null
  tomorrow: string
  tried: number
}

/** The deal of a day. How others did is told once one's own try is over, or the day. */
export interface DayPage {
  apart: DayResult[]
  commitment: string
  day: string
  ends: number
  game: string
  name: string
  opened: boolean
  options: Record<string, string | number | boolean>
  results: DayResult[]
  scores: number[]
  sealed: number
  seats: SeatSpec[]
  seed: string | null
  state: 'adrift' | 'along' | 'closed' | 'done' | 'fresh'
  table: string | null
  today: boolean
  tried: number
}

/** What came of somebody's try. */
export interface DayResult {
  lines: ScoreLine[]
  minutes: number
  name: string
  rank: number | null
  score: number | null
  table: string | null
  won: boolean
  you: boolean
}

/** One's present name, so that it is meant. */
export interface DeleteMe {
  name: string
}

/** Where one is signed in. */
export interface Device {
  created: number
  here: boolean
  key: string
  name: string
  seen: number
}

/** Where one is signed in, the last used first. What was signed in before there were devices is not listed until it comes again. */
export interface Devices {
  devices: Device[]
}

/** Whose door it is. Nothing has happened yet. */
export interface Door {
  card: ReaderCard
  code: string
  mine: ReaderCard | null
  together: boolean
}

/** Come in with a code: the recovery code, that of a letter or of another device, or what an offer has given. */
export interface Enter {
  code: string
  how?: '' | 'leave' | 'together'
  name?: string
  typed?: boolean
}

/** One is in, or has to say how. */
export interface Entered {
  door: Door | null
  kept: boolean
  me: Me | null
  together: boolean
}

/** The message was no good; nothing has changed. */
export interface Error {
  args: Record<string, unknown>
  code: string
  ref: number | null
  t: 'error'
}

/** One's league or tournament in a list. */
export interface EventBrief {
  code: string
  entrants: number
  game: string
  game_name: string
  name: string
  round: number
  said: string
  status: 'open' | 'over' | 'running'
  you_host: boolean
}

/** How somebody stands in the rounds. */
export interface EventLine {
  difference: number
  dropped: boolean
  key: string
  moved: number
  name: string
  places: (number | null)[]
  played: number
  points: number
  rivals: number
  you: boolean
}

/** A league or a tournament, as whoever has its link may see it. */
export interface EventPage {
  all_rounds: number
  champion: string | null
  code: string
  cut: number
  ends: number
  everybody: boolean
  game: string
  game_name: string
  host: string
  late: 'forfeit' | 'wait'
  lines: EventLine[]
  name: string
  options: Record<string, string | number | boolean>
  pace: NewPace | null
  round: number
  round_ms: number
  rounds: number
  said: string
  seats: number
  status: 'open' | 'over' | 'running'
  tables: EventTable[]
  you_host: boolean
  you_in: boolean
}

/** Somebody at a table of a round. */
export interface EventSeat {
  key: string
  name: string
  place: number | null
  score: number | null
  you: boolean
}

/** A table of a round. */
export interface EventTable {
  abandoned: boolean
  final: boolean
  how: '' | 'bye' | 'corrected' | 'forfeit' | 'played'
  n: number
  people: EventSeat[]
  round: number
  table: string | null
  waiting: string
}

/** What somebody had at the end of games. */
export interface Favourite {
  thing: string
  times: number
  won: number
}

/** It opens one's door no more. */
export interface ForgetKey {
  key: string
}

/** Somebody one knows, as far as they show themselves. */
export interface Friend {
  game: string | null
  handle: string | null
  key: string
  name: string
  since: number | null
  state: 'away' | 'here' | 'hidden' | 'playing'
}

/** What somebody has given to whom they want to know. */
export interface FriendCode {
  code: string
}

/** Whose code it is. */
export interface FriendOffer {
  friends: boolean
  name: string
  you: boolean
}

/** A game on the shelf. */
export interface GameInfo {
  blurb: string
  bots: string[]
  cooperative: boolean
  hidden: boolean
  id: string
  lesson: string | null
  max_seats: number
  min_seats: number
  name: string
  options: OptionInfo[]
  reactions: boolean
  ready: boolean
  real_time: boolean
  shelf: Record<string, string>
  tagline: string
  version: string
  web: GameWeb | null
}

/** What somebody's games of one kind say. */
export interface GameRecord {
  best: number | null
  best_table: string | null
  by_seats: BySeats[]
  favourites: Favourite[]
  fitting: string | null
  game: string
  games: number
  in_a_row: number
  last: LastGame[]
  longest: number
  name: string
  pace: number | null
  rating: Rated | null
  rivals: Rival[]
  seals: SealInfo[]
  won: number
}

/** What a game brings for the web client; see docs/port.md. */
export interface GameWeb {
  broken: string
  cover: string
  module: string
  styles: string[]
}

/** All that a reader needs to put what a game says into words; docs/text.md explains it. */
export interface GameWords {
  arguments: Record<string, Record<string, string>>
  fallback: string[]
  labels: Record<string, Record<string, string>>
  language: string
  origins: Record<string, number>
  role: string
  sources: string[]
}

/** The shelf. */
export interface Games {
  broken: BrokenGame[]
  games: GameInfo[]
}

/** The first message. With `last_seq` and the same seat the story continues from there. */
export interface Hello {
  last_seq?: number | null
  seat?: number | null
  t: 'hello'
}

/** Somebody who can play a seat for a person who is missed, named by a seat of its own. */
export interface Helper {
  name: string
  seat: number
  you: boolean
}

/** An address that is posted to. */
export interface Hook {
  kind: 'discord' | 'json' | 'matrix' | 'slack'
  url: string
}

/** Find a table by its short code; it gives the right to sit on an open seat. */
export interface Join {
  code: string
}

/** What opens one's door. */
export interface KeyInfo {
  created: number
  key: string
  kind: 'club' | 'mail' | 'passkey'
  name: string
  used: number
}

/** By what one comes in, and by what one could. */
export interface Keys {
  card: ReaderCard | null
  club: string
  keys: KeyInfo[]
  mails: boolean
}

/** A game that was played. */
export interface LastGame {
  at: number
  table: string
  won: boolean
}

/** Play on without the coach. */
export interface LeaveLesson {
  ref: number
  t: 'leave-lesson'
}

/** What the coach of a lesson says now, and what it waits for. */
export interface LessonStep {
  button: boolean
  cite: string
  number: number
  point: string[][]
  step: number
  takes: string[] | null
  text: string
  total: number
}

/** Write to this address, with a code that lets its owner in. */
export interface Letter {
  address: string
}

/** Look through another held seat; null shows what a spectator sees. */
export interface Look {
  seat: number | null
  t: 'look'
}

/** What a page takes along to carry tables by itself, beside its own files. */
export interface Luggage {
  parcels: Parcel[]
}

/** What the host does with somebody: hand the table over, send away from the seats or from the table, let in again, mute. */
export interface Manage {
  act: 'bar' | 'host' | 'let-in' | 'mute' | 'send-away' | 'unmute'
  who: string
}

/** What the organiser does. */
export interface ManageEvent {
  act: 'anew' | 'back' | 'correct' | 'drop' | 'end' | 'extend'
  ms?: number
  n?: number
  places?: Record<string, number>
  round?: number
  who?: string
}

/** Who may look on and talk; what is left out stays as it is. */
export interface Manners {
  language?: string | null
  onlooking?: number | null
  public?: boolean | null
  talking?: 'all' | 'none' | 'seated' | null
}

/** The person of this session. `known` is false without one. */
export interface Me {
  announcement: string
  known: boolean
  name: string
  recovery: string | null
}

/** Play a move. `ref` grows with every message of a connection. `seq` is that of the state it answers: a late one is an error. */
export interface MoveMessage {
  at?: number | null
  move: string
  ref: number
  seq?: number | null
  t: 'move'
}

/** Those one organises or takes part in. */
export interface MyEvents {
  events: EventBrief[]
}

/** Let others try the deal of a game that is over. */
export interface NewChallenge {
  said?: string
}

/** A league or a tournament: rounds at tables of so many seats, and single elimination among the best, if that is wanted. */
export interface NewEvent {
  cut?: number
  everybody?: boolean
  game: string
  late?: 'forfeit' | 'wait'
  name: string
  options?: Record<string, string | number | boolean>
  pace?: NewPace | null
  round_ms?: number
  rounds: number
  said?: string
  seats: number
}

/** Who one is. Without a session this makes a person, with one it renames. */
export interface NewMe {
  name: string
}

/** How long people may think: for each decision, for the whole game (a decision gives `gain_ms` back, up to the total), or for each
    day of the table. */
export interface NewPace {
  gain_ms?: number
  out?: 'bot' | 'forfeit' | 'skip'
  per: 'day' | 'decision' | 'game'
  total_ms: number
}

/** What one wants to be told of, and by whom to be seen. What is left out stays as it is. */
export interface NewProfile {
  open?: boolean | null
  rated?: boolean | null
}

/** Set up a table. With `start` it begins at once; all seats must then be taken. */
export interface NewTable {
  crew?: string | null
  game: string
  language?: string
  leave_ms?: number | null
  options?: Record<string, string | number | boolean>
  pace?: NewPace | null
  public?: boolean
  seats: SeatSpec[]
  start?: boolean
  think_ms?: number | null
}

/** A table on the board: who wants may sit down. */
export interface OpenTable {
  bots: number
  created: number
  free: number
  game: string
  host: string
  id: string
  language: string
  name: string
  pace: PaceInfo | null
  people: string[]
  real_time: boolean
  seats: number
  strangers: boolean
  you: boolean
}

/** How long people may think at a table. */
export interface PaceInfo {
  gain_ms: number
  out: 'bot' | 'forfeit' | 'skip'
  per: 'day' | 'decision' | 'game'
  total_ms: number
}

/** One paragraph of the rule ledger. */
export interface Paragraph {
  heading: string[]
  id: string
  text: string
}

/** An archive of what a page takes along. */
export interface Parcel {
  game: string
  size: number
  url: string
}

/** What it answered. */
export interface Passkey {
  credential: Record<string, unknown>
}

/** Stop the table and its clocks. */
export interface Pause {
  ref: number
  t: 'pause'
}

/** Somebody at a table. Everybody knows who sits; the host also who looks on, was invited, or is kept out. */
export interface PersonInfo {
  bars: ('mute' | 'seat' | 'table')[]
  here: boolean
  host: boolean
  key: string
  name: string
  seats: number[]
}

/** Somebody, by what they played. Only games count that were played unaided and without going back past luck. */
export interface PersonPage {
  all_games: number
  games: GameRecord[]
  handle: string
  name: string
  open: boolean
  rated: boolean
  since: number
  you: boolean
}

/** Somebody points at things. */
export interface PingMessage {
  name: string
  seat: number | null
  t: 'ping'
  text: string
  touches: string[]
}

/** Has somebody played on a day? */
export interface PlayedDay {
  day: string
  played: boolean
}

/** Point at things. */
export interface Point {
  t: 'ping'
  text?: string
  touches?: string[]
}

/** Something was sent or made that lets somebody in until then (milliseconds since 1970). */
export interface Posted {
  code: string
  link: string
  until: number
}

/** A sign of life: here, or away (the page is hidden). */
export interface Presence {
  here: boolean
  t: 'presence'
}

/** Why a request was not done; nothing has changed. */
export interface Problem {
  args: Record<string, unknown> | null
  cite: string
  code: string
  text: string
}

/** A take-back that needs the consent of all who sit here. `open` is false when it is settled. */
export interface ProposalMessage {
  agreed: string[]
  by: string
  kind: 'take-back'
  missing: string[]
  open: boolean
  outcome: '' | 'declined' | 'done'
  t: 'proposal'
  to: number
  you: boolean
}

/** Ask all who sit here to go back to just after entry `to`. */
export interface Propose {
  kind: 'take-back'
  ref: number
  t: 'propose'
  to: number
}

/** What only this browser can read notices with. */
export interface PushKeys {
  auth: string
  p256dh: string
}

/** Somebody's rating in a game. */
export interface Rated {
  band: number
  bots: BotRating[]
  course: RatingPoint[]
  games: number
  settled: boolean
  value: number
}

/** A rating after a game. */
export interface RatingPoint {
  at: number
  band: number
  table: string
  value: number
}

/** In a lesson: what the coach said was read, and it may go on. A step that it does not say any more changes nothing. */
export interface ReadOn {
  ref: number
  step: number
  t: 'read'
}

/** What would come along with somebody. */
export interface ReaderCard {
  finished: number
  guest: boolean
  lessons: number
  name: string
  waiting: number
}

/** The rules forbid it. */
export interface Refused {
  ref: number
  refusal: RefusalInfo
  t: 'refused'
}

/** A past moment: the view just after entry `at`, what that entry brought, and the scenes that followed up to another entry. */
export interface Replay {
  at: number
  events: SeenEvent[]
  last: number
  scenes: Scene[]
  view: Record<string, unknown>
  viewer: number | null
}

/** Tell the operators of somebody. */
export interface Report {
  text: string
  who: string
}

/** Go on. */
export interface Resume {
  ref: number
  t: 'resume'
}

/** Head to head with somebody. */
export interface Rival {
  before: number
  behind: number
  level: string | null
  name: string | null
}

/** A game's rule ledger. */
export interface Rules {
  paragraphs: Paragraph[]
  title: string
}

/** A step that is worth seeing: what happened, and what it changed in the view. */
export interface Scene {
  events: SeenEvent[]
  gone: string[]
  key: string
  n: number
  view: Record<string, unknown>
}

/** What somebody has earned, or how far it is. */
export interface SealInfo {
  at: number | null
  done: number
  how: string
  key: string
  name: string
  of: number
  table: string | null
  thing: string
}

/** A seat as everybody may know it. */
export interface SeatInfo {
  connected: boolean
  forfeited: boolean
  invite: string | null
  kind: 'bot' | 'open' | 'person'
  left: number | null
  lent: string | null
  level: string | null
  name: string
  rests: boolean
  seat: number
  stand_in: boolean
  until: number | null
  you: boolean
}

/** A seat as asked for. `you` and each `mate` may stand on several seats. */
export interface SeatSpec {
  kind: 'bot' | 'mate' | 'open' | 'you'
  level?: string | null
  mate?: number | null
}

/** How it stands with one's wait. */
export interface Seek {
  fitting: number
  others: number
  since: number | null
  table: string | null
  wish: Wanted | null
}

export type ServerMessage = TableInfo | StateMessage | Ack | Refused | Error | ChatMessage | PingMessage | ProposalMessage | TimeMessage | AnnouncementMessage

/** Do friends see whether one is here? */
export interface SetCompany {
  shown: boolean
}

/** The address for letters; empty: none any more. A letter asks whether it is right. */
export interface SetMail {
  address: string
}

/** The host decides who sits on a seat nobody holds, or (kind open) sends its holder away. */
export interface SetSeat {
  kind: 'bot' | 'open'
  level?: string | null
  seat: number
}

/** Be away until a moment (milliseconds since 1970); null: be back. */
export interface SetVacation {
  until: number | null
}

/** The host chooses anew what is played, before it begins. Options that are left out stay as they are. */
export interface Settle {
  options: Record<string, string | number | boolean>
}

/** Answer who asks to share a seat, or withdraw one's own wish. */
export interface Share {
  agree: boolean
  key: string
}

/** Somebody asks to sit beside who holds a seat. */
export interface SharingInfo {
  key: string
  name: string
  seat: number
  you: boolean
  yours: boolean
}

/** A table that rests, as it was kept, and as one seat (null: a spectator) saw it then. */
export interface Shelf {
  at: number
  continued: string | null
  events: SeenEvent[]
  goes_on: boolean
  last: number
  rules: string | null
  scores: number[] | null
  seq: number
  text: string
  today: string | null
  view: Record<string, unknown> | null
  viewer: number | null
  waiting: number[]
  was: 'abandoned' | 'open' | 'over' | 'paused' | 'running' | 'shelved'
  why: 'continued' | 'game' | 'log' | 'rules'
}

/** Sign out on one device; without one everywhere, or with `others` everywhere but here. */
export interface SignOut {
  device?: string | null
  others?: boolean
}

/** Take a seat: an open one after joining by code, or any seat with its invitation (which shares a taken one). */
export interface Sit {
  invite?: string | null
  seat: number
}

/** Give up a seat. */
export interface Stand {
  seat: number
}

/** Begin. Open seats get bots of the level `fill`; without it they refuse the start. */
export interface Start {
  fill?: string | null
}

/** The game as one seat (null: a spectator) sees it after `seq` entries: whole, or as the scenes that led to it. */
export interface StateMessage {
  asks: Ask[]
  calm: boolean
  events: SeenEvent[]
  full: boolean
  lesson: LessonStep | null
  scenes: Scene[]
  seq: number
  t: 'state'
  undo: number[]
  view: Record<string, unknown> | null
  viewer: number | null
}

/** A browser that can be called, as it says itself (`PushSubscription`). */
export interface Subscription {
  endpoint: string
  keys: PushKeys
}

/** What a person may know about a table; sent whenever it changes. */
export interface TableInfo {
  absence: AbsenceInfo | null
  bound: string | null
  branch_at: number | null
  branch_of: string | null
  clock: ClockInfo
  code: string | null
  commitment: string
  created: number
  game: string
  host: string
  id: string
  language: string
  lesson: boolean
  looked_into: boolean
  name: string
  onlooking: number
  options: Record<string, string | number | boolean>
  people: PersonInfo[]
  public: 'open' | 'strangers' | null
  rematch: string | null
  result: ResultInfo | null
  seats: SeatInfo[]
  seed: string | null
  seq: number
  sequel: string | null
  sharing: SharingInfo[]
  status: 'abandoned' | 'open' | 'over' | 'paused' | 'running' | 'shelved'
  t: 'table'
  table_rules: Record<string, string>
  talking: 'all' | 'none' | 'seated'
  version: string
  waiting: number[]
  watching: number
  you_host: boolean
}

/** A table in one's list. */
export interface TableLine {
  bound: string | null
  created: number
  game: string
  id: string
  name: string
  result: ResultInfo | null
  seats: SeatInfo[]
  status: 'abandoned' | 'open' | 'over' | 'paused' | 'running' | 'shelved'
  until: number | null
  updated: number
  waiting: number[]
  your_turn: boolean
}

/** One's tables, the freshest first. */
export interface Tables {
  tables: TableLine[]
}

/** A day's deal for a table on one's own device. Whoever has it has the seed, so that nothing counts any more. */
export interface TakenDeal {
  commitment: string
  day: string
  game: string
  options: Record<string, string | number | boolean>
  rules: string
  seats: SeatSpec[]
  seed: string
}

/** The table's clock. It is never ahead when it arrives, so a client that takes it as it is sees no sand run out too early. */
export interface TimeMessage {
  now: number
  running: boolean
  t: 'time'
}

/** Which friend is meant. */
export interface ToFriend {
  key: string
}

/** The tales of today, the seals of tomorrow, and on which of the last days one has played. */
export interface Today {
  day: string
  ends: number
  fortnight: PlayedDay[]
  games: DayLine[]
}

/** Show what a notice looks like. */
export interface TryWay {
  way: 'hook' | 'mail' | 'push'
}

/** What turned the tale, and in which scene. */
export interface TurningPoint {
  event: SeenEvent
  gain: number
  line: number | null
  said: string | null
  scene: number
}

/** Hear somebody again. */
export interface Unblock {
  key: string
}

/** Take back the seat's last act, where the law allows. */
export interface UndoMessage {
  ref: number
  seat: number
  seq?: number | null
  t: 'undo'
}

/** A browser that shall not be called any more. */
export interface Unsubscribe {
  endpoint: string
}

/** Is one away, and how long may one be? */
export interface Vacation {
  left_ms: number
  until: number | null
}

/** With whom one would play what. */
export interface Wanted {
  game?: string | null
  high?: number
  language?: string
  low?: number
  speed?: 'any' | 'days' | 'live'
}
