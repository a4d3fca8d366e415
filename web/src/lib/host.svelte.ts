/** The frame's side of the port: one for each table that is shown, live or as a replay. */
import { untrack } from 'svelte'
import type { Catalogue, GameInfo } from '../generated/api'
import { Cell } from '../port/cell'
import type { GameModule, Mounted, Place, Port, PortActs, PortState, Size } from '../port/types'
import { PORT_VERSION } from '../port/version'
import { crestOf } from '../art/crest'
import { api, Refused } from './api'
import { Deeds } from './deed.svelte'
import { dress, moduleOf, reason, type Known } from './door'
import type { GameSpeech } from '../words/game'
import type { Args } from '../words/speech'
import type { Briefly } from './playbill'
import { prefs } from './prefs.svelte'
import { Things } from './things'
import { ui } from './ui.svelte'
import type { View } from './wire'

/** What the page does for its board. Where nothing can be played, most of it is missing. */
export interface Acts {
  openRule(cite: string): void
  now(): number
  /** Send a move; false: it is not sent. */
  play?(move: string): boolean
  /** Is it what a lesson wants now? If not, it says so. */
  lets?(move: string): boolean
  undo?(seat: number): void
  pause?(): void
  ping?(text: string, touches: string[]): void
  rematch?(): void
  sequel?(): void
  goOn?(): void
}

/** All that the page tells; the room is measured where the board stands, and what is lifted is known here. */
export type Told = Omit<PortState, 'size' | 'lifted'>

/** A position at which nothing can be played. */
export const STILL: Pick<Told, 'replay' | 'asks' | 'clock' | 'pings' | 'may' | 'playing' | 'end'> = {
  replay: true,
  asks: [],
  clock: { speed: 1, paused: false, stilled: false },
  pings: [],
  may: { pause: false, ping: false, rematch: false, sequel: false },
  playing: false,
  end: null,
}

/** What a board calls in its own effects must not make these hang on the frame's state. */
function apart<T extends object>(acts: T): T {
  const freed = Object.entries(acts).map(([key, act]) => [
    key,
    typeof act === 'function' ? (...args: unknown[]) => untrack(() => act(...args)) : act,
  ])
  return Object.fromEntries(freed)
}

const NO_ROOM: Size = { width: 0, height: 0, compact: false, short: false, wide: false }

export class Host {
  readonly port: Port
  /** What is lifted before it is done. */
  readonly deeds: Deeds
  /** Shows all that may be seen of a seat, if the board can. */
  visit = $state.raw<((seat: number) => void) | null>(null)
  /** What the board has put into places of the frame. */
  filled = $state.raw<Partial<Record<Place, Element>>>({})
  /** The board still shows how the game ended. */
  busy = $state(false)
  /** The board draws pings itself. */
  pings = $state(false)
  /** What the board tells of the tale. */
  leaves: NonNullable<Mounted['leaves']> = () => []
  holds: Readonly<Record<string, number>> | undefined
  /** Why the game's own board does not stand here. */
  trouble = $state('')
  /** The game's own module; null if it has none, undefined until it is known. */
  module = $state.raw<GameModule | null | undefined>(undefined)
  #cell: Cell<PortState>
  /** The scene in which a board broke, without what happened in it: the next one begins after it. */
  #survived: PortState['scene'] | null = null
  #undress = (): void => {}

  constructor(
    readonly game: Known,
    catalogue: Catalogue,
    readonly speech: GameSpeech | null,
    things: Things,
    told: Told,
    acts: Acts,
  ) {
    const cell = new Cell<PortState>({ ...told, size: NO_ROOM, lifted: null }, (error) => this.fail(error))
    this.#cell = cell
    this.deeds = new Deeds(
      (move) => acts.play?.(move) ?? false,
      (lifted) => this.tell({ lifted }),
    )
    const refuse = (text: string, cite: string, anchor: Element | null = null): void => ui.refuse({ text, cite }, anchor)
    const able: PortActs = {
      version: PORT_VERSION,
      game: { id: game.id, name: game.name },
      catalogue,
      attempt: (offer, anchor = null) => {
        const meant = typeof offer === 'string' ? cell.state.asks.flatMap((ask) => ask.offers).find((one) => one.move === offer) : offer
        const move = typeof offer === 'string' ? offer : offer.move
        if (meant?.refusal) {
          refuse(meant.refusal.text, meant.refusal.cite, anchor)
          return false
        }
        if (acts.lets?.(move) === false) return false
        const stakes = meant && acts.play && !prefs.oneClick ? Deeds.of(cell.state.asks, move) : undefined
        if (meant && stakes) return this.deeds.ask(meant, stakes, anchor)
        this.deeds.putBack()
        return acts.play?.(move) ?? false
      },
      refuse,
      undo: (seat) => acts.undo?.(seat),
      openRule: acts.openRule,
      pause: () => cell.state.may.pause && acts.pause?.(),
      ping: (text, touches = []) => cell.state.may.ping && acts.ping?.(text, [...touches]),
      rematch: () => cell.state.may.rematch && acts.rematch?.(),
      sequel: () => cell.state.may.sequel && acts.sequel?.(),
      goOn: () => acts.goOn?.(),
      text: (key, args) => speech?.get(key, args) ?? '',
      now: acts.now,
      thing: (id) => things.of(id),
      crest: crestOf,
      say: (text) => ui.say(text),
      fill: (place, element) => {
        const { [place]: _, ...others } = this.filled
        this.filled = element ? { ...others, [place]: element } : others
      },
      visits: (show) => (this.visit = show),
      busy: (on) => (this.busy = on),
      fail: (error) => this.fail(error),
    }
    this.port = {
      get state() {
        return cell.state
      },
      subscribe: cell.subscribe,
      ...apart(able),
    }
    this.enter()
  }

  /** Let the game's module in, or try once more. */
  enter(): void {
    this.close()
    if (this.trouble) {
      this.#survived = { ...this.#cell.state.scene, events: [] }
      this.tell({ scene: this.#survived })
    }
    this.trouble = ''
    const { ready, undress } = dress(this.game.web)
    this.#undress = undress
    Promise.all([moduleOf(this.game), ready]).then(
      ([module]) => (this.module = module),
      (error: unknown) => this.fail(error),
    )
  }

  close(): void {
    this.#undress()
    this.#undress = () => {}
  }

  /** What the seat plays, if that has a name: the Hero, the Character. */
  role(seat: number, view: View): string {
    return this.speech?.role(view, seat) ?? ''
  }

  /** How the game says things in a word: `scene.<key>` and `brief.<kind>`. */
  readonly briefly: Briefly = {
    title: (key) => this.#said(`scene.${key}`),
    deed: ({ kind, args }) => this.#said(`brief.${kind}`, args),
  }
  #said(key: string, args: Args = {}): string {
    return this.speech?.has(key) ? this.speech.get(key, args) : ''
  }

  tell(change: Partial<PortState>): void {
    const old = this.#survived !== null && change.scene?.n === this.#survived.n
    untrack(() => {
      this.#cell.tell(old ? { ...change, scene: this.#survived! } : change)
      if (change.asks) this.deeds.attend(change.asks)
    })
  }

  /** The board has failed: the plain table takes over. */
  fail(error: unknown): void {
    console.error(error)
    this.trouble = reason(error)
    this.clear()
  }

  /** A board stands here. */
  stood(board: Mounted): void {
    this.pings = board.pings ?? false
    this.leaves = (events, view) => board.leaves?.(events, view) ?? []
    this.holds = board.holds
  }

  /** No board stands here any more. */
  clear(): void {
    this.leaves = () => []
    this.holds = undefined
    this.deeds.putBack()
    this.filled = {}
    this.visit = null
    this.busy = false
    this.pings = false
  }
}

/** The host of a page, made as soon as all that it needs is there, and told whatever changes. Make it while the page is set up. */
export class Hosting {
  host = $state.raw<Host | null>(null)
  /** Null until it is known, and where it stands on the shelf no more. */
  game = $state.raw<GameInfo | null>(null)
  #known = $state.raw<Known | null>(null)
  #catalogue = $state.raw<Catalogue | null>(null)
  #speech = $state.raw<GameSpeech | null | undefined>(undefined)
  readonly things = $derived(new Things(this.#catalogue))

  constructor(table: () => { game: string; name: string; id?: string } | null, told: () => Told | null, acts: Acts) {
    const id = $derived(table()?.game)
    $effect(() => {
      if (id) untrack(() => this.#ask(id, table()?.name ?? id, table()?.id))
    })
    $effect.pre(() => {
      const now = told()
      if (!now || !this.#known || !this.#catalogue || this.#speech === undefined) return
      const host = untrack(() => this.host)
      if (host) host.tell(now)
      else this.host = new Host(this.#known, this.#catalogue, this.#speech, this.things, now, acts)
    })
    $effect(() => () => this.host?.close())
  }

  /** A game that is gone can still be shown, on the plain table and without its words. */
  #ask(id: string, name: string, at?: string): void {
    api.games().then(({ games }) => {
      this.game = games.find((one) => one.id === id) ?? null
      this.#known = this.game ?? { id, name, web: null }
    }, ui.problem)
    api.speech(id, at).then(
      (found) => (this.#speech = found),
      () => (this.#speech = null),
    )
    api.catalogue(id).then(
      (found) => (this.#catalogue = found),
      (error: unknown) => {
        if (error instanceof Refused && error.status === 404) this.#catalogue = { groups: {} }
        else ui.problem(error)
      },
    )
  }
}
