/** The state that the parts of the board share: who acts, what is offered, what is picked up, what is looked at. */
import { createContext } from 'svelte'
import { Glass } from '../../boardkit/glass.svelte'
import { has } from '../../boardkit/words'
import type { BoardPort } from '../../boardkit/svelte-port.svelte'
import { BoardTable } from '../../boardkit/table.svelte'
import type { Ask, Offer } from '../../port/types'
import type { EmblemKind } from './art/emblems'
import { hang } from './art/gifts'
import { Craft } from './craft.svelte'
import {
  Facts,
  STAGES,
  foeOf,
  gift,
  placeFrom,
  type ArtifactFacts,
  type HeroFacts,
  type HeroView,
  type Stage,
  type ThreeTale,
  type Virtue,
} from './model'

/** What the phone's sheet shows. */
export type Tab = 'hero' | 'allies' | 'tale'

export class Table extends BoardTable<ThreeTale> {
  readonly craft: Craft

  /** A thing of the apron that was taken up: an Artifact, a Quest, `stone`, `offering`, a Bonus Card. The next click says what for. */
  held = $state<string | null>(null)
  /** The turns of the tile in hand, and the cell over which it hovers. */
  turn = $state(0)
  cell = $state<string | null>(null)
  /** Spaces still to be walked, after a tap on a distant one. */
  way = $state.raw<readonly string[]>([])
  /** The space the way leads to. */
  goal = $state<string | null>(null)
  /** What can be done at a space where there is more than one way, beside the space. */
  menu = $state.raw<{ space: string; offers: Offer[]; walk: boolean } | null>(null)
  /** The space or cell under the pointer or with the focus. */
  pointed = $state<string | null>(null)
  /** The Hero whose board is shown instead of the own one. */
  visited = $state<number | null>(null)
  /** The stage before the map is folded away to look at the map. */
  folded = $state(false)
  /** A story page that was opened by hand: `chapter`, `prophecies`. */
  page = $state<'chapter' | 'prophecies' | null>(null)
  tab = $state<Tab>('hero')
  /** The phone's sheet is drawn down: more of the Map is seen. */
  low = $state(false)
  /** The Hero that is looked at before it is chosen. */
  picked = $state<string | null>(null)
  /** What is shown large beside the thing that is pointed at. */
  readonly glass = new Glass<{ kind: EmblemKind; id: string }>()

  constructor(port: BoardPort<ThreeTale>) {
    super(port)
    this.craft = new Craft(this)
    this.hear((events, news) => news && this.craft.read(events))
  }

  events = $derived.by(() => this.port.scene.events)
  facts: Facts = $derived.by(() => {
    const { groups } = this.port.catalogue
    hang(groups.pictures)
    return new Facts(groups, (key, args) => this.t(key, args))
  })
  preview = $derived(this.view.options['edition'] === 'preview')
  /** The ask that is answered here: the viewer's own, or that of another seat this person holds. */
  override ask: Ask | null = $derived.by(() => {
    const { asks, viewer } = this.port
    return asks.find((ask) => ask.seat === viewer) ?? asks[0] ?? null
  })
  /** The seat that stands for this person now. Everything is open, so a spectator looks over the active Hero's shoulder. */
  override me = $derived.by(() => this.ask?.seat ?? this.port.viewer ?? Math.max(0, this.view.active))
  /** The seat whose board the apron shows. */
  shown = $derived(this.visited ?? this.me)
  offers: readonly Offer[] = $derived(this.ask?.offers ?? [])
  /** The seat that is asked, whoever holds it. */
  asked = $derived(this.view.waiting[0] ?? -1)
  /** What stands before the map: for everybody, not only for who is asked. */
  stage: Stage = $derived.by(() => {
    const { view, rule } = this
    if (view.over) return ''
    if (view.battle) return 'battle'
    return (
      STAGES[rule] ??
      (view.frames.some((frame) => frame.rule === 'altar')
        ? 'altar'
        : view.frames.some((frame) => frame.rule === 'treasure')
          ? 'trial'
          : '')
    )
  })

  /** The first offer of a verb whose arguments begin with these. */
  find(verb: string, ...args: (string | number)[]): Offer | undefined {
    return this.offers.find((o) => o.verb === verb && args.every((arg, i) => o.args[i] === String(arg)))
  }
  /** All offers of a verb whose arguments begin with these. */
  all(verb: string, ...args: (string | number)[]): Offer[] {
    return this.offers.filter((o) => o.verb === verb && args.every((arg, i) => o.args[i] === String(arg)))
  }
  /** Is there an offer of this verb that may be played now? */
  may(verb: string, ...args: (string | number)[]): boolean {
    return this.all(verb, ...args).some((o) => !o.refusal)
  }
  /** All offers whose arguments name a thing. */
  about(id: string): Offer[] {
    return this.offers.filter((o) => o.args.includes(id))
  }

  /** An offer in a few words, as a button says it. People are called by their Heroes. */
  say(offer: Offer): string {
    const { verb, args, text } = offer
    const [first = '', second = ''] = args
    const name = (seat: string): string => this.heroName(Number(seat))
    switch (verb) {
      case 'claim':
        return this.t('board.act.claim', { thing: this.claimed(first) })
      case 'attack':
        return this.t('board.act.attack', { foe: this.foeName(first) })
      case 'sacrifice':
        return this.t('board.act.sacrifice')
      case 'go':
        return this.t('board.act.go')
      case 'set-out':
        return this.t('board.act.set-out')
      case 'do':
        return this.t(`deed.${first}`)
      case 'bring':
        return this.t('board.act.bring', { hero: name(first) })
      case 'next':
        return this.t('board.act.next', { hero: name(first) })
      case 'give':
        return this.t('board.act.give', { card: this.facts.name(second), hero: name(first) })
      case 'give-stone':
        return this.t('board.act.give-stone', { hero: name(first) })
      case 'give-offering':
        return this.t('board.act.give-offering', { hero: name(first) })
      case 'comfort':
        return this.t('board.act.comfort', { virtue: this.virtue(second), hero: name(first) })
      case 'award':
        return this.t('board.act.award', { card: this.facts.name(first), hero: name(second) })
    }
    return text
  }
  /** An offer in full, where several of its kind stand in a list. */
  sayAll(offer: Offer): string {
    const [first = ''] = offer.args
    if (offer.verb === 'claim') return this.t('board.act.claim-at', { thing: this.claimed(first), place: this.place(first) })
    return offer.verb === 'do' ? offer.text : this.say(offer)
  }
  /** What lies at a space. */
  claimed(space: string): string {
    return this.facts.name(this.view.objects[space] ?? '')
  }
  /** What is said of a thing, and then what an offer for it would do, or why not. */
  tells(what: string, offer: Offer | undefined, act = offer?.text ?? ''): string {
    return offer ? this.t('board.tells', { what, more: offer.refusal?.text ?? act }) : what
  }

  virtue(virtue: Virtue | string): string {
    return this.t(`virtue.${virtue}`)
  }
  /** A space or a cell, as seen from the first tile. */
  place(id: string): string {
    return this.t('space', placeFrom(id))
  }
  /** How an Artifact is used. */
  usage({ usage, cost }: ArtifactFacts): string {
    return usage === 'active' ? this.t('usage.active', { n: cost }) : this.t(usage === 'passive' ? 'usage.passive' : 'usage.one-timer')
  }
  /** What a Virtue gives a Hero now, and when it gives more, in words; `brief` for a small place. */
  gift(hero: HeroView, virtue: Virtue): { now: string; next: string; brief: string } {
    const { n, at } = gift(hero, virtue)
    const now = n ? this.t(`board.gives.${virtue}`, { n }) : ''
    const next = at ? (n ? this.t('board.grows', { at }) : this.t(`board.begins.${virtue}`, { at })) : ''
    return { now, next, brief: n ? this.t(`board.brief.${virtue}`, { n }) : at ? this.t('board.later', { at }) : '' }
  }

  /** Say why something is not possible that is not even offered. */
  explain(cite: string, text: string, anchor: Element | null): void {
    this.port.refuse(text, cite, anchor)
  }

  /** Put down whatever was taken up. */
  drop(): void {
    this.held = null
    this.menu = null
    this.way = []
    this.goal = null
  }
  /** Take a thing of the apron up, or put it back. */
  takeUp(id: string): void {
    this.held = this.held === id ? null : id
  }

  /** The spaces from the active Hero to a distant one, without the first; empty if it cannot be reached. */
  wayTo(space: string): string[] {
    const { ways } = this.view
    const way: string[] = []
    for (let at: string | undefined = space; at && at !== this.own.at; at = ways[at]) {
      if (way.length > 200 || !(at in ways)) return []
      way.unshift(at)
    }
    return way
  }
  /** Walk to a space, Step by Step: each is a move of its own. */
  walkTo(space: string): boolean {
    const way = this.wayTo(space)
    if (!way.length) return false
    this.held = null
    this.goal = space
    this.way = way
    return this.stepOn()
  }
  /** The next Step of the way, if it is still possible. */
  stepOn(): boolean {
    const [next, ...rest] = this.way
    const offer = next && this.rule === 'turn' ? (this.find('walk', next) ?? this.find('jump', next)) : undefined
    const goes = offer !== undefined && !offer.refusal && this.port.attempt(offer)
    this.way = goes ? rest : []
    if (!this.way.length) this.goal = null
    return goes
  }

  /** What can be done at a space beside walking there. */
  acts(space: string): Offer[] {
    const here = space === this.own.at
    const pieces = this.view.foes.filter((foe) => foe.space === space).map((foe) => foe.piece)
    return this.offers.filter(
      (o) =>
        (['claim', 'set-out', 'go'].includes(o.verb) && o.args[0] === space) ||
        (['bring', 'do'].includes(o.verb) && o.args[1] === space) ||
        (o.verb === 'sacrifice' && here) ||
        (o.verb === 'attack' && has(pieces, o.args[0]!)),
    )
  }
  /** Gifts of what was taken up to the Hero on a space. */
  gifts(space: string): Offer[] {
    const { held } = this
    const seats = held ? this.view.players.flatMap((hero, seat) => (hero.at === space && seat !== this.me ? [seat] : [])) : []
    return seats.flatMap((seat) => this.giving(seat))
  }
  /** Gifts of what was taken up to a seat. */
  giving(seat: number): Offer[] {
    const { held } = this
    if (!held) return []
    return held === 'stone'
      ? this.all('give-stone', seat)
      : held === 'offering'
        ? this.all('give-offering', seat)
        : this.all('give', seat, held)
  }
  /** Does something glow at this space? */
  opens(space: string): boolean {
    if (this.held) return this.gifts(space).some((o) => !o.refusal)
    return this.acts(space).some((o) => !o.refusal) || this.reaches(space)
  }
  /** Can the Hero come to this space in this turn? */
  reaches(space: string): boolean {
    return this.rule === 'turn' && !!this.ask && space in this.view.ways && !this.view.players.some((hero) => hero.at === space)
  }

  /** A click on a space. */
  choose(space: string, anchor: Element | null): void {
    this.menu = null
    if (!this.ask) return void this.visit(space)
    const gifts = this.gifts(space)
    if (gifts.length) return this.attempt(gifts.find((o) => !o.refusal) ?? gifts[0], anchor)
    const acts = this.acts(space)
    const open = acts.filter((o) => !o.refusal)
    const walk = this.reaches(space)
    if (open.length + Number(walk) > 1) this.menu = { space, offers: acts, walk }
    else if (walk) this.walkTo(space)
    else if (open.length) this.attempt(open[0], anchor)
    else if (acts.length && space !== this.own.at && !this.find('walk', space)) this.attempt(acts[0], anchor)
    else {
      const tried = acts[0] ?? this.find('walk', space) ?? this.find('jump', space)
      if (tried?.refusal) return this.attempt(tried, anchor)
      if (this.visit(space) || this.rule !== 'turn' || space === this.own.at) return
      const n = this.own.steps_left
      const tree = this.view.spaces.find((s) => s.id === space)?.print === 'tree'
      if (tree) this.explain('TT-5.7', this.t('board.why.tree'), anchor)
      else this.explain('TT-6.3', n ? this.t('board.why.far', { n }) : this.t('board.why.no-steps'), anchor)
    }
  }
  /** Show the board of the Hero on a space; true if there is one. */
  visit(space: string): boolean {
    const seat = this.view.players.findIndex((hero, q) => hero.at === space && q !== this.shown)
    if (seat >= 0) this.visited = seat === this.me ? null : seat
    return seat >= 0
  }

  hero(seat: number): HeroFacts | undefined {
    return this.facts.heroes.get(this.view.players[seat]?.hero ?? '')
  }
  /** The Hero of a seat, or the person before there is one. */
  heroName(seat: number): string {
    return this.hero(seat)?.name ?? this.player(seat).name
  }
  /** Is this the Hero who is asked here? */
  isYou(seat: number): boolean {
    return !!this.ask && seat === this.me
  }
  foeName(piece: string): string {
    const { foes } = this.view
    const kind = foeOf(piece)
    const name = this.facts.enemies.get(kind)?.name ?? piece
    const alone = foes.filter((foe) => foeOf(foe.piece) === kind).length < 2
    return alone ? name : this.t('piece', { enemy: name, n: Number(piece.slice(kind.length + 1)) })
  }

  /** Where other people point at the moment. */
  pings = $derived.by(() => this.port.pings)
  /** Point at a space, for everybody. */
  point(space: string): void {
    const here = this.view.spaces.find((s) => s.id === space)
    const foe = this.view.foes.find((f) => f.space === space)
    const what = foe ? this.foeName(foe.piece) : (this.facts.things.get(here?.object ?? here?.print ?? '')?.name ?? '')
    this.port.ping(this.t('board.map.point', { what, place: this.place(space) }), [space])
  }

  /** How the game ended is still shown: the result waits. */
  busy(on: boolean): void {
    this.port.busy(on)
  }
}

export const [useTable, provideTable] = createContext<Table>()
