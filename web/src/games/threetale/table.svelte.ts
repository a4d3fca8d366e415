/** The state that the parts of the board share: who acts, what is offered, what is picked up, what is looked at. */
import { getContext, setContext } from 'svelte'
import type { Ask, BoardProps, Offer, PlayerInfo } from '../../lib/board'
import { lookOf } from '../../lib/seats'
import { Craft } from './craft.svelte'
import { Facts, STAGES, THING_NAMES, foeOf, placeName, type HeroFacts, type HeroView, type Stage, type TaleView } from './model'

/** What the phone's sheet shows. */
export type Tab = 'hero' | 'allies' | 'tale'

export class Table {
  readonly #props: () => BoardProps
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
  root = $state.raw<HTMLElement | null>(null)

  constructor(props: () => BoardProps) {
    this.#props = props
    this.craft = new Craft(this)
  }

  view = $derived.by(() => this.#props().view as TaleView)
  compact = $derived.by(() => this.#props().compact)
  motion = $derived.by(() => this.#props().motion)
  replay = $derived.by(() => this.#props().replay)
  prompt = $derived.by(() => this.#props().prompt)
  events = $derived.by(() => this.#props().events)
  ready = $derived.by(() => !!this.#props().catalogue)
  facts: Facts = $derived.by(() => new Facts(this.#props().catalogue.groups))
  watching = $derived.by(() => this.#props().viewer === null)
  preview = $derived(this.view.options['edition'] === 'preview')
  /** The ask that is answered here: the viewer's own, or that of another seat this person holds. */
  ask: Ask | null = $derived.by(() => {
    const { asks, viewer } = this.#props()
    return asks.find((ask) => ask.seat === viewer) ?? asks[0] ?? null
  })
  /** The seat that stands for this person now. Everything is open, so a spectator looks over the active Hero's shoulder. */
  me = $derived.by(() => this.ask?.seat ?? this.#props().viewer ?? Math.max(0, this.view.active))
  own: HeroView = $derived(this.view.players[this.me]!)
  /** The seat whose board the apron shows. */
  shown = $derived(this.visited ?? this.me)
  rule = $derived(this.view.over ? 'over' : (this.view.frames.at(-1)?.rule ?? ''))
  offers: Offer[] = $derived(this.ask?.offers ?? [])
  /** The seat that is asked, whoever holds it. */
  asked = $derived(this.view.waiting[0] ?? -1)
  /** What stands before the map: for everybody, not only for who is asked. */
  stage: Stage = $derived.by(() => {
    const { view, rule } = this
    if (view.over) return ''
    if (view.battle) return 'battle'
    return STAGES[rule] ?? (view.frames.some((frame) => frame.rule === 'altar') ? 'altar' : view.frames.some((frame) => frame.rule === 'treasure') ? 'trial' : '')
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

  /** An offer in a few words, as a button says it. */
  say(offer: Offer): string {
    const { verb, args, text } = offer
    if (verb === 'claim') return `Claim ${THING_NAMES[this.view.objects[args[0]!] ?? ''] ?? 'it'}`
    if (verb === 'attack') return `Attack ${this.foeName(args[0]!)}`
    if (verb === 'sacrifice') return 'Sacrifice'
    if (verb === 'do') return text.replace(/ \([^)]*\)$/, '')
    if (verb === 'bring') return `Bring ${this.heroName(Number(args[0]))} here`
    if (verb === 'go') return 'Go here'
    if (verb === 'set-out') return 'Set out here'
    if (verb === 'next') return `${this.heroName(Number(args[0]))} goes next`
    const seat = { give: 0, 'give-stone': 0, 'give-offering': 0, comfort: 0, award: 1 }[verb]
    return seat === undefined ? text : text.replace(this.player(Number(args[seat])).name, this.heroName(Number(args[seat]))).replace(`Seat ${Number(args[seat]) + 1}`, this.heroName(Number(args[seat])))
  }

  /** Do it, or say why not beside the thing that was tried. */
  attempt(offer: Offer | undefined, anchor: Element | null): void {
    if (!offer) return
    if (offer.refusal) return this.#props().refuse(offer, anchor)
    this.drop()
    this.#props().play(offer.move)
  }
  /** Say why something is not possible that is not even offered. */
  explain(cite: string, text: string, anchor: Element | null): void {
    this.#props().refuse({ move: '', verb: '', args: [], text: '', touches: [], refusal: { cite, key: '', text } }, anchor)
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
    const goes = offer !== undefined && !offer.refusal && this.#props().play(offer.move)
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
        (o.verb === 'attack' && pieces.includes(o.args[0]!)),
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
    return held === 'stone' ? this.all('give-stone', seat) : held === 'offering' ? this.all('give-offering', seat) : this.all('give', seat, held)
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
      this.explain(tree ? 'TT-5.7' : 'TT-6.3', tree ? 'A Tree stands there; nobody can enter it.' : n ? `That is farther than your ${n === 1 ? '1 Step reaches' : `${n} Steps reach`}.` : 'No Steps are left in this turn.', anchor)
    }
  }
  /** Show the board of the Hero on a space; true if there is one. */
  visit(space: string): boolean {
    const seat = this.view.players.findIndex((hero, q) => hero.at === space && q !== this.shown)
    if (seat >= 0) this.visited = seat === this.me ? null : seat
    return seat >= 0
  }

  player(seat: number): PlayerInfo {
    return (
      this.#props().players.find((p) => p.seat === seat) ?? {
        seat, name: `Seat ${seat + 1}`, crest: lookOf(seat).crest, colour: lookOf(seat).colour, kind: 'open', connected: false, you: false,
      } // prettier-ignore
    )
  }
  hero(seat: number): HeroFacts | undefined {
    return this.facts.heroes.get(this.view.players[seat]?.hero ?? '')
  }
  /** The Hero of a seat, or the person before there is one. */
  heroName(seat: number): string {
    return this.hero(seat)?.name ?? this.player(seat).name
  }
  /** A Hero in a sentence: `you` for the seat that acts here. */
  named(seat: number): string {
    return this.ask && seat === this.me ? 'you' : this.heroName(seat)
  }
  foeName(piece: string): string {
    const { foes } = this.view
    const kind = foeOf(piece)
    const name = this.facts.enemies.get(kind)?.name ?? piece
    return foes.filter((foe) => foeOf(foe.piece) === kind).length > 1 ? `${name} ${piece.slice(kind.length + 1)}` : name
  }

  /** Where other people point at the moment. */
  pings = $derived.by(() => this.#props().pings ?? [])
  /** Point at a space, for everybody. */
  point(space: string): void {
    const here = this.view.spaces.find((s) => s.id === space)
    const foe = this.view.foes.find((f) => f.space === space)
    const name = foe ? this.foeName(foe.piece) : (THING_NAMES[here?.object ?? here?.print ?? ''] ?? '')
    this.#props().ping?.(`${name} at ${placeName(space)}`, [space])
  }

  undo(): void {
    this.drop()
    this.#props().undo(this.me)
  }
  openRule(cite: string): void {
    this.#props().openRule(cite)
  }
}

const KEY = Symbol('threetale')

export function provideTable(props: () => BoardProps): Table {
  return setContext(KEY, new Table(props))
}

export function useTable(): Table {
  return getContext<Table>(KEY)
}
