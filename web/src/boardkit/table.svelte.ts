/** The state that the parts of a board share. A board's own `Table` extends it by what is held, looked at and opened. */
import { untrack } from 'svelte'
import { prefs } from '../lib/prefs.svelte'
import { lookOf } from '../lib/seats'
import type { Ask, GameTypes, Offer, Player, TextArgs } from '../port/types'
import { t } from '../words/index.svelte'
import { Surface, layoutOf, type Layout } from './surface.svelte'
import type { BoardPort } from './svelte-port.svelte'

export abstract class BoardTable<G extends GameTypes> {
  readonly port: BoardPort<G>
  readonly surface: Surface

  /** `design`: the size the board is drawn for, if it is enlarged as a whole. */
  constructor(port: BoardPort<G>, design?: { width: number; height: number }) {
    this.port = port
    this.surface = new Surface({ design, layout: () => this.layout, motion: () => this.motion })
    $effect.pre(() => {
      void port.view
      untrack(() => this.moment++)
    })
    let before: Offer | null = null
    $effect.pre(() => {
      const now = port.lifted
      // Done or put back: either way nothing is in hand any more.
      if (before && !now) untrack(() => this.drop())
      before = now
    })
  }

  /** Whoever wants to hear what has happened hears it before it is drawn. What came before the board is no news. */
  protected hear(listener: (events: readonly G['event'][], news: boolean) => void): void {
    const first = untrack(() => this.port.scene)
    $effect.pre(() => {
      const { scene } = this.port
      untrack(() => listener(scene.events, scene !== first))
    })
  }

  /** Counts what was shown, so that everything that waits for news can see it. */
  moment = $state(0)
  view: G['view'] = $derived.by(() => this.port.view)
  layout: Layout = $derived.by(() => layoutOf(this.port.size))
  /** A small area: the board, and a sheet below or beside it. */
  compact = $derived(this.layout !== 'wide')
  motion = $derived.by(() => this.port.motion)
  replay = $derived.by(() => this.port.replay)
  prompt = $derived.by(() => this.port.prompt)
  watching = $derived.by(() => this.port.viewer === null)
  /** The seat that the board is seen from. */
  me: number = $derived.by(() => this.port.viewer ?? 0)
  own: G['view']['players'][number] = $derived.by(() => this.view.players[this.me]!)
  /** The ask that is answered here. */
  ask: Ask | null = $derived.by(() => this.port.asks.find((ask) => ask.seat === this.me) ?? null)
  /** The paragraph of the rules that is open. */
  rule = $derived.by(() => (this.view.over ? 'over' : (this.view.frames.at(-1)?.rule ?? '')))
  /** What is asked here, for tests and style sheets: `data-asks` of the board. */
  asks = $derived.by(() => (this.view.over ? 'over' : this.ask ? this.rule : ''))

  /** A sentence of the game's catalogue. */
  t(key: string, args?: TextArgs): string {
    return this.port.text(key, args)
  }

  player(seat: number): Player {
    const { crest, colour } = lookOf(seat)
    const nobody: Player = { seat, name: t('seat-number', { n: seat + 1 }), crest, colour, kind: 'open', connected: false, you: false }
    return this.port.players.find((player) => player.seat === seat) ?? nobody
  }

  /** A player's name in a sentence. */
  named(seat: number): string {
    return seat === this.me && !this.watching ? t('seat-you') : this.player(seat).name
  }

  /** Put down whatever was taken up. */
  abstract drop(): void

  /** Do it, lift it until it is confirmed, or say why not beside the thing that was tried. */
  attempt(offer: Offer | undefined, anchor: Element | null): void {
    if (offer && this.port.attempt(offer, anchor)) this.drop()
  }

  /** Is the thing part of what is lifted? */
  lifts(id: string): boolean {
    return this.port.lifted?.touches.includes(id) ?? false
  }
  /** A button whose deed is asked for twice ends with dots. */
  dotted(offer: Offer, label: string): string {
    return this.ask?.deeds[offer.move] && !prefs.oneClick ? t('deed-dots', { label }) : label
  }

  undo(): void {
    this.drop()
    this.port.undo(this.me)
  }

  openRule(cite: string): void {
    this.port.openRule(cite)
  }
}
