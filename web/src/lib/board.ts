/**
 * The contract between the table frame and a game's board.
 *
 * A board is `src/games/<game-id>/Board.svelte`; it is found by its folder and loaded when its table is opened. It fills the whole area
 * between the top bar and the right rail and draws its own prompt bar and hand. A board knows no rules: it draws `view`, lets things glow
 * whose ids an open offer touches, forwards clicks with `play`, and answers refused ones with `refuse`.
 *
 * `useSlots()` of `./slots.svelte` lets a board fill the middle of the top bar (turn and phase). An optional `Facts.svelte` in the same
 * folder draws a seat's facts in the rail's list of players (`FactsProps`). Crests and small icons are `components/Crest.svelte`
 * and `components/Icon.svelte`; a rule chip is `components/RuleChip.svelte`. Write no inline `style="…"` attributes into markup strings: the content
 * security policy forbids them (`style:` directives are fine).
 */
import type { Component } from 'svelte'
import type { Crew, OptionInfo } from '../generated/api'
import type { Ask, Offer, SeenEvent } from './wire'

export type { Ask, Offer, Refusal, SeenEvent } from './wire'

/** Where we are in the rulebook, outermost first. */
export interface FrameView {
  rule: string
  cite: string
  text: string
}

/** What a viewer may see: the fields every game has, and the game's own. */
export interface View {
  game: string
  seats: number
  options: Record<string, string | number | boolean>
  now: number
  over: boolean
  frames: FrameView[]
  asked: number[]
  waiting: number[]
  players: Record<string, any>[]
  [field: string]: any
}

export type CrestName = 'lion' | 'heron' | 'bee' | 'owl' | 'stag' | 'whale' | 'fox'

export interface PlayerInfo {
  seat: number
  name: string
  crest: CrestName
  /** The seat's colour; always shown together with its crest. */
  colour: string
  kind: 'person' | 'bot' | 'open'
  connected: boolean
  /** This browser holds the seat. */
  you: boolean
}

/** Somebody points at things, or calls something; it stays for a few seconds. */
export interface Pinged {
  id: number
  seat: number | null
  name: string
  text: string
  touches: string[]
}

export interface BoardProps {
  view: View
  /** The seat this view is made for; null for a spectator. */
  viewer: number | null
  /** The asks that this viewer may answer now, with their offers. Empty while waiting and in a replay. */
  asks: Ask[]
  players: PlayerInfo[]
  /** What `GET /api/games/{id}/catalogue` gives: names, texts and printed values of a game's things. */
  catalogue: any
  /** The latest batch, a new array with each message: animate it. */
  events: SeenEvent[]
  /** Send a move, written as in `Offer.move`; false: a lesson wants something else now, and it is not sent. */
  play(move: string): boolean
  /** Take back the seat's last act. */
  undo(seat: number): void
  /** Open the rules drawer at a paragraph. */
  openRule(cite: string): void
  /** Say why an offer is refused, beside the thing that was tried, with the rule chip. */
  refuse(offer: Offer, anchor: Element | null): void
  /** A phone: narrow, one hand. */
  compact: boolean
  /** Whether things may move. */
  motion: boolean
  /** What is asked of the viewer, verb first; or whom the table waits for. */
  prompt: string
  /** A finished or past position: nothing can be played. */
  replay: boolean
  /** The table's clock in milliseconds, on which an ask's deadline is told. */
  now?(): number
  /** How fast that clock goes, compared with the world's. */
  speed?: number
  /** That clock stands still. */
  paused?: boolean
  /** It stands still because the coach of a lesson speaks: nothing has to be covered. */
  stilled?: boolean
  /** Let it stand still, for all; missing where this person may not. */
  pause?: () => void
  /** Who points at what at the moment. A board that draws it says so with `useSlots().draws_pings`. */
  pings?: Pinged[]
  /** Point at things, or call something to the table. */
  ping?(text: string, touches: string[]): void
  /** Play the same again; missing where this person may not, or while the game goes on. */
  rematch?: () => void
  /** Play what follows in a campaign with the same people; missing as `rematch` is. Whether something follows the board knows. */
  sequel?: () => void
}

/** Facts of one seat in the list of players. */
export interface FactsProps {
  view: View
  seat: number
}

/** A way of its own to choose an option of the game: `src/games/<game-id>/options/<option key>.svelte`. */
export interface PickerProps {
  option: OptionInfo
  value: string | number | boolean
  /** The crew in question, with what it has kept; null where nobody is known yet. */
  crew: Crew | null
  /** The crews of this person, where one of them can be taken. */
  crews: Crew[]
  /** Lay the table for another crew. */
  take?(crew: Crew): void
  /** Missing where nothing can be changed. */
  choose?(value: string | number | boolean): void
}

export type PickerComponent = Component<PickerProps>
export type BoardComponent = Component<BoardProps>
export type FactsComponent = Component<FactsProps>
