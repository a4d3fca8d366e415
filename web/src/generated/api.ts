// Made by `npm run types` from the server’s schema. Do not edit.

import type { Ask, Crew, Member, Offer, OptionInfo, OptionRefusal, RefusalInfo, SeenEvent } from '../../../taletable/port'

export type { Ask, Crew, Member, Offer, OptionInfo, OptionRefusal, RefusalInfo, SeenEvent }

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

/** Try from here: a new table from the position just after entry `at`. */
export interface Branch {
  at: number
}

/** A game that is installed and cannot be played. */
export interface BrokenGame {
  name: string
  origin: string
  reason: string
}

/** The things of a game (cards, buildings …), group by group; the groups are the game's own. */
export interface Catalogue {
  groups: Record<string, Record<string, unknown>[]>
}

/** Say something. */
export interface Chat {
  t: 'chat'
  text: string
}

/** One thing said at the table. */
export interface ChatLine {
  at: number
  n: number
  name: string
  seat: number | null
  text: string
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
  running: boolean
  speed: number
  think_ms: number | null
}

/** One's crews in a game: oneself alone, then the others, the latest first. */
export interface Crews {
  crews: Crew[]
}

/** The course of a game, as one seat (null: a spectator) may know it: its scenes, and what mattered in them. */
export interface Curve {
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

/** The message was no good; nothing has changed. */
export interface Error {
  args: Record<string, unknown>
  code: string
  ref: number | null
  t: 'error'
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

/** Find a table by its short code; it gives the right to sit on an open seat. */
export interface Join {
  code: string
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

/** Look through another held seat; null shows what a spectator sees. */
export interface Look {
  seat: number | null
  t: 'look'
}

/** The person of this session. `known` is false without one. */
export interface Me {
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

/** Who one is. Without a session this makes a person, with one it renames. */
export interface NewMe {
  name: string
}

/** Set up a table. With `start` it begins at once; all seats must then be taken. */
export interface NewTable {
  crew?: string | null
  game: string
  leave_ms?: number | null
  options?: Record<string, string | number | boolean>
  seats: SeatSpec[]
  start?: boolean
  think_ms?: number | null
}

/** One paragraph of the rule ledger. */
export interface Paragraph {
  heading: string[]
  id: string
  text: string
}

/** Stop the table and its clocks. */
export interface Pause {
  ref: number
  t: 'pause'
}

/** Somebody points at things. */
export interface PingMessage {
  name: string
  seat: number | null
  t: 'ping'
  text: string
  touches: string[]
}

/** Point at things. */
export interface Point {
  t: 'ping'
  text?: string
  touches?: string[]
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

/** In a lesson: what the coach said was read, and it may go on. A step that it does not say any more changes nothing. */
export interface ReadOn {
  ref: number
  step: number
  t: 'read'
}

/** Become the person of a recovery code on this device. */
export interface Recover {
  code: string
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

/** How the game ended. */
export interface ResultInfo {
  lines: ScoreLine[][]
  rivals: RivalInfo[]
  scores: number[]
  together: boolean
  verdict: string | null
  winners: number[]
}

/** Go on. */
export interface Resume {
  ref: number
  t: 'resume'
}

/** The score of an opponent whom the rules play. */
export interface RivalInfo {
  key: string
  lines: ScoreLine[]
  name: string
  score: number
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

/** One line of the account of a score. */
export interface ScoreLine {
  amount: number
  key: string
  text: string
}

/** A seat as everybody may know it. */
export interface SeatInfo {
  connected: boolean
  invite: string | null
  kind: 'bot' | 'open' | 'person'
  lent: string | null
  level: string | null
  name: string
  seat: number
  stand_in: boolean
  you: boolean
}

/** A seat as asked for. `you` and each `mate` may stand on several seats. */
export interface SeatSpec {
  kind: 'bot' | 'mate' | 'open' | 'you'
  level?: string | null
  mate?: number | null
}

export type ServerMessage = TableInfo | StateMessage | Ack | Refused | Error | ChatMessage | PingMessage | ProposalMessage | TimeMessage

/** The host decides who sits on a seat nobody holds, or (kind open) sends its holder away. */
export interface SetSeat {
  kind: 'bot' | 'open'
  level?: string | null
  seat: number
}

/** The host chooses anew what is played, before it begins. Options that are left out stay as they are. */
export interface Settle {
  options: Record<string, string | number | boolean>
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

/** What a person may know about a table; sent whenever it changes. */
export interface TableInfo {
  absence: AbsenceInfo | null
  branch_at: number | null
  branch_of: string | null
  clock: ClockInfo
  code: string | null
  commitment: string
  created: number
  game: string
  host: string
  id: string
  lesson: boolean
  name: string
  options: Record<string, string | number | boolean>
  rematch: string | null
  result: ResultInfo | null
  seats: SeatInfo[]
  seed: string | null
  seq: number
  sequel: string | null
  status: 'abandoned' | 'open' | 'over' | 'paused' | 'running' | 'shelved'
  t: 'table'
  table_rules: Record<string, string>
  version: string
  waiting: number[]
  watching: number
  you_host: boolean
}

/** A table in one's list. */
export interface TableLine {
  created: number
  game: string
  id: string
  name: string
  result: ResultInfo | null
  seats: SeatInfo[]
  status: 'abandoned' | 'open' | 'over' | 'paused' | 'running' | 'shelved'
  updated: number
  waiting: number[]
  your_turn: boolean
}

/** One's tables, the freshest first. */
export interface Tables {
  tables: TableLine[]
}

/** The table's clock. It is never ahead when it arrives, so a client that takes it as it is sees no sand run out too early. */
export interface TimeMessage {
  now: number
  running: boolean
  t: 'time'
}

/** What turned the tale, and in which scene. */
export interface TurningPoint {
  event: SeenEvent
  gain: number
  line: number | null
  scene: number
}

/** Take back the seat's last act, where the law allows. */
export interface UndoMessage {
  ref: number
  seat: number
  seq?: number | null
  t: 'undo'
}
