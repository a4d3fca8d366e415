/** What a live table means to whoever sits before this screen: which seats they hold, what is asked of them, what they may do. */
import { untrack } from 'svelte'
import type { Ask, GameInfo, LessonStep, SeatInfo } from '../generated/api'
import type { Clock, May, Player } from '../port/types'
import { t } from '../words/index.svelte'
import { unmarked } from '../words/rich'
import type { LiveTable } from './live.svelte'
import { Reactions } from './reactions.svelte'
import { lastOwn } from './recap'
import { same } from './same'
import { playersOf } from './seats'
import { play } from './sound'
import { ui } from './ui.svelte'
import { crumbs } from './words'

export class Sitting {
  readonly reactions: Reactions
  /** The seat whose secrets may be on this screen; null while nobody has opened the curtain. */
  #shownTo = $state<number | null>(null)
  /** How often something was tried that the lesson does not want. */
  nudges = $state(0)
  /** When something was done here last. */
  acted = Date.now()
  /** The entry after which a recap begins: one's own last act before what others did since. */
  readonly since: number = $derived.by(() => (this.viewer === null ? this.live.opened : lastOwn(this.live.story, this.viewer)))
  /** Something was told since. */
  readonly news = $derived.by(() => this.live.story.some((event) => event.n > this.since && event.text))

  readonly info = $derived.by(() => this.live.info)
  readonly seen = $derived.by(() => this.live.seen)
  readonly view = $derived(this.seen?.view ?? null)
  readonly viewer = $derived(this.seen?.viewer ?? null)
  readonly held: number[] = $derived((this.info?.seats ?? []).filter((seat) => seat.you).map((seat) => seat.seat))
  readonly asks: Ask[] = $derived(this.seen?.asks ?? [])
  /** What the viewer is asked; and if nothing, what another seat of this screen is. */
  readonly mine: Ask | null = $derived(this.asks.find((ask) => ask.seat === this.viewer) ?? null)
  readonly next: Ask | null = $derived(this.mine ? null : (this.asks[0] ?? null))
  /** Several seats with secrets before each other share the screen. */
  readonly shared = $derived.by(() => this.held.length > 1 && (this.game()?.hidden ?? true))
  /** The seat the screen has to be passed to, if it has. */
  readonly covered: number | null = $derived.by(() => {
    if (!this.shared || !this.view || this.view.over) return null
    const seat = this.next ? this.next.seat : this.viewer
    return seat !== null && this.#shownTo !== seat ? seat : null
  })
  /** A seat of this person that another plays until it is in hand. */
  readonly givenAway: SeatInfo | undefined = $derived.by(() =>
    this.game()?.real_time && this.info?.status === 'running' && !this.view?.over
      ? this.info.seats.find(
          (seat) => seat.you && (seat.lent !== null || seat.stand_in) && !this.asks.some((ask) => ask.seat === seat.seat),
        )
      : undefined,
  )
  /** Nobody else decides here: the other seats are bots'. */
  readonly alone = $derived(!(this.info?.seats ?? []).some((seat) => !seat.you && seat.kind !== 'bot'))
  /** The clock stands still because the coach speaks: the board is not covered, and a wanted move can be made. */
  readonly stilled = $derived(this.info?.clock.held ?? false)
  readonly paused = $derived(this.info?.status === 'paused' && !this.stilled)
  readonly #goesOn = $derived(this.info?.status === 'running' || this.stilled)
  /** What the coach of a lesson says now. */
  readonly step: LessonStep | null = $derived(this.#goesOn ? (this.seen?.lesson ?? null) : null)
  /** The asks that can be answered now. */
  readonly playable: Ask[] = $derived.by(() =>
    this.#goesOn
      ? this.asks
          .filter((ask) => ask.offers.length > 0)
          .flatMap((ask) => (ask.seat === this.viewer ? (this.reactions.shown(ask, this.alone) ?? []) : ask))
      : [],
  )
  /** The seat that may take its last act back. */
  readonly undoSeat = $derived(this.viewer !== null && this.seen?.undo.includes(this.viewer) ? this.viewer : null)
  readonly players: Player[] = $derived(playersOf(this.info?.seats ?? []))
  readonly prompt: string = $derived.by(() => {
    const { view, info, mine } = this
    if (!view || !info) return ''
    if (this.paused) return t('prompt-paused')
    if (info.status === 'abandoned') return t('prompt-given-up')
    const told = this.live.director.playing && this.live.scene.events.findLast((event) => event.text)
    if (told) return told.text
    if (view.over) return t('prompt-over')
    if (mine && (!mine.let_be || this.playable.some((ask) => ask.seat === this.viewer))) return unmarked(mine.prompt)
    const others = view.waiting.map((seat) => info.seats[seat]?.name ?? t('seat-number', { n: seat + 1 }))
    return others.length ? t('prompt-waiting', { names: others }) : t('prompt-by-itself')
  })
  /** Where we are: the paragraph of the rules, and the way to it in words. */
  readonly here = $derived(this.view?.frames.at(-1)?.cite ?? '')
  readonly path: string[] = $derived(this.view ? crumbs(this.view) : [])

  // What stays the same stays the same object, so that boards hear of real changes only.
  readonly clock: Clock = $derived.by(same(() => ({ speed: this.info?.clock.speed ?? 1, paused: this.paused, stilled: this.stilled })))
  readonly may: May = $derived.by(
    same(() => {
      const sits = this.held.length > 0
      const over = sits && this.view?.over === true
      return { pause: sits && this.info?.status === 'running', ping: sits, rematch: over, sequel: over }
    }),
  )

  /** Make it while a page is set up. The game is known a little later than the table. */
  constructor(
    readonly live: LiveTable,
    readonly game: () => GameInfo | null,
  ) {
    this.reactions = new Reactions(live.id)
    live.onlesson = (text) => this.#nudge(text)
    $effect(() => {
      const ask = this.info?.status === 'running' ? this.mine : null
      this.reactions.attend(
        ask,
        this.seen?.seq ?? 0,
        this.alone,
        () => live.now(),
        (move) => untrack(() => live.play(move)),
      )
      return () => this.reactions.close()
    })
    $effect(() => {
      if (this.game()?.real_time && live.link === 'live') live.keepTime()
    })
    $effect(() => {
      // On open tables a shared screen follows whoever is asked; with secrets the curtain comes first.
      if (this.next && !this.shared && this.held.length > 1) live.look(this.next.seat)
    })
  }

  /** Does the lesson want this move, if there is one? */
  lets(move: string): boolean {
    const wanted = !this.step?.takes || this.step.takes.includes(move)
    if (!wanted) this.#nudge(t('prompt-lesson-wants-else'))
    return wanted
  }

  /** Play a move, unless a reaction has to wait for its time. */
  act(move: string): boolean {
    this.acted = Date.now()
    if (!this.reactions.choose(this.mine, this.alone, move)) this.live.play(move)
    return true
  }

  /** Something else than what the lesson wants was tried. */
  #nudge(text: string): void {
    this.nudges += 1
    ui.say(text)
    play('no')
  }

  undo(anchor: Element | null): void {
    if (this.undoSeat !== null) this.live.undo(this.undoSeat)
    else ui.refuse({ text: t('prompt-nothing-to-undo'), cite: '' }, anchor)
  }

  /** The person of the seat has the screen. */
  unveil(seat: number): void {
    this.#shownTo = seat
    if (seat !== this.viewer) this.live.look(seat)
  }

  /** Look through another seat. */
  look(seat: number): void {
    if (this.shared) this.#shownTo = null
    this.live.look(seat)
  }
}
