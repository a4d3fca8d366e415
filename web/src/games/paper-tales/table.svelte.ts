/** The state that the parts of the board share: what is held, what is looked at, what glows. */
import { createContext } from 'svelte'
import { Carry } from '../../boardkit/carry.svelte'
import { Glass } from '../../boardkit/glass.svelte'
import type { BoardPort } from '../../boardkit/svelte-port.svelte'
import { BoardTable } from '../../boardkit/table.svelte'
import { has } from '../../boardkit/words'
import { SEATS, lookOf } from '../../lib/seats'
import type { Offer } from '../../port/types'
import { dropCard } from './drag'
import {
  Offers,
  SIGNS,
  SPOTS,
  Signs,
  around,
  factsOf,
  kindOf,
  seen,
  type BuildingFacts,
  type Card,
  type Facts,
  type Kingdom,
  type Lich,
  type PaperTales,
  type Resource,
  type Sign,
  type Spot,
  type Town,
  type UnitFacts,
} from './model'
import { Stagecraft } from './stagecraft.svelte'

const UNKNOWN: UnitFacts = { key: '', name: '', text: '', cost: 0, strength: 0, star: false, makes: [], lp: null }
/** What a click on a Unit can mean outside planning. */
const CHOICES = ['pay', 'age', 'save', 'repeat'] as const
/** What such a click tries where the Unit is none of those to choose from; else it means to send the Unit away. */
const TRIES: Partial<Record<string, (typeof CHOICES)[number]>> = {
  payment: 'pay', shadow: 'repeat', age_chosen: 'age', age_by_food: 'age', healing: 'save',
} // prettier-ignore
const ASIDES = ['deploy', 'discard', 'take-back', 'keep', 'age'] as const

/** The size the board is drawn for. */
const DESIGN = { width: 980, height: 672 }

export class Table extends BoardTable<PaperTales> {
  readonly craft: Stagecraft

  /** The card taken up, before its target is chosen. */
  held = $state<string | null>(null)
  /** What is shown large beside the thing that is pointed at: a card, and the Kingdom in which it stands. */
  readonly glass = new Glass<{ card: string; seat: number | null }>((node) => !this.carry.at && !(this.held && node.dataset['spot']))
  /** A card under way with the pointer. */
  readonly carry = new Carry<string>({
    lift: (card) => {
      this.glass.close()
      this.held = card
    },
    drop: (card, x, y) => {
      dropCard(this, card, x, y)
      this.held = null
    },
  })
  /** The Kingdom that is looked at large. */
  visited = $state<number | null>(null)
  /** The Lich King is looked at large. */
  audience = $state(false)
  /** Where refusals point to on a phone: between stage and sheet, so that they cover no target. */
  pin = $state.raw<HTMLElement | null>(null)

  constructor(port: BoardPort<PaperTales>) {
    super(port, DESIGN)
    this.craft = new Stagecraft(this)
    this.hear((events, news) => this.craft.read(events, news))
    port.visits((seat) => (this.visited = seat))
  }

  facts: Facts = $derived.by(() => factsOf(this.port.catalogue.groups))
  /** What draws signs for the words of cards. */
  signs = $derived.by(
    () => new Signs(Object.fromEntries(SIGNS.map((sign) => [sign, this.t(`board.sign.${sign}`)])) as Record<Sign, string>),
  )
  /** The phase; between two of them the one that ends. */
  phase = $derived.by(() => {
    if (this.view.over) return ''
    return (this.#phase = this.view.frames.findLast((f) => PHASES.has(f.rule))?.rule ?? this.#phase)
  })
  #phase = ''
  offers = $derived(new Offers(this.ask?.offers ?? []))
  ring = $derived(around(this.me, this.view.seats))
  /** The opponent of a game for one. */
  lich: Lich | null = $derived(this.view.lich)
  /** The Buildings on offer. */
  towns: Town[] = $derived(this.view.buildings)
  /** Is the game played with Artifacts? */
  legends = $derived(this.view.options.legends)
  drafting = $derived(this.rule === 'draft' || this.rule === 'solo_draft')
  planning = $derived(this.rule === 'plan' && !!this.own.plan && !this.watching)
  /** The own Kingdom as it will stand, if a plan is being made; else as it stands. */
  standing: Record<Spot, Card | null> = $derived(this.planning ? this.own.plan! : this.own.spots)
  hand = $derived(seen(this.own.hand))
  /** Cards of the hand that still lie in it. */
  loose = $derived.by(() => {
    const placed = new Set(this.planning ? [...Object.values(this.own.plan!), ...this.laid] : [])
    return this.hand.filter((card) => !placed.has(card) && card !== this.own.keep)
  })
  /** Artifacts that lie face down by the plan. */
  laid: readonly Card[] = $derived(this.planning ? (this.own.plan_artifacts ?? []) : [])
  /** What the next Artifact costs; while new ones wait to be paid, the next of them. */
  artifactCost = $derived(this.own.artifact_cost)
  /** Units that leave the Kingdom by the plan. */
  leaving = $derived.by(() => {
    if (!this.planning) return []
    const staying = new Set(Object.values(this.own.plan!))
    return SPOTS.map((spot) => this.own.spots[spot]).filter((card): card is Card => !!card && !staying.has(card))
  })
  /** Gold that is left when everything planned is paid. */
  purse = $derived(this.own.forecast?.left ?? this.own.gold)

  look(seat: number): { colour: string; emblem: string; name: string } {
    const { crest } = this.player(seat)
    return SEATS.find((look) => look.crest === crest) ?? lookOf(seat)
  }

  kingdom(seat: number): Kingdom {
    return this.view.players[seat]!
  }

  /** How others stand to the open question. */
  mood(seat: number): 'choosing' | 'sealed' | '' {
    if (this.view.over || !this.view.asked.includes(seat)) return ''
    return this.view.waiting.includes(seat) ? 'choosing' : 'sealed'
  }

  unit(card: string): UnitFacts {
    return this.facts.cards[kindOf(card)] ?? { ...UNKNOWN, name: kindOf(card) }
  }

  building(town: Town): BuildingFacts {
    return this.facts.buildings[town]!
  }

  level(seat: number, town: Town): 0 | 1 | 2 {
    return this.kingdom(seat).levels[town] ?? 0
  }

  /** What stands in a Kingdom. */
  built(seat: number): Town[] {
    return this.towns.filter((town) => this.level(seat, town) > 0)
  }

  /** The Age tokens of a Unit, as they lie by the viewer's answer so far. */
  ageOf(card: string): number {
    return this.own.units[card]?.age ?? this.view.age[card] ?? 0
  }

  isArtifact(card: string): boolean {
    return this.unit(card).lp !== null
  }

  /** Is it an Artifact in play? It has no price any more. */
  paidFor(card: string): boolean {
    return this.rule !== 'payment' && this.view.players.some((player) => has(player.artifacts, card))
  }

  /** What a card of the hand would cost now. */
  costOf(card: string): number {
    return this.isArtifact(card) ? this.artifactCost : this.unit(card).cost
  }

  /** Which question is open, by the answers on offer: some rules ask in more than one way. */
  question = $derived.by(() => {
    const can = (verb: string): boolean => this.offers.all.some((offer) => offer.verb === verb)
    if (this.rule === 'draft' && can('dismiss')) return 'draft-dismiss'
    if (this.rule !== 'age_chosen' || !can('shift')) return this.rule
    return can('age') ? 'age_chosen-both' : 'age_chosen-shift'
  })

  /** What is printed on a card, in words. */
  describe(card: string): string {
    const { name, cost, strength, text, lp } = this.unit(card)
    return lp === null
      ? this.t('board.card.unit', { card: name, cost, strength, text })
      : this.t('board.card.artifact', { card: name, cost: this.artifactCost, lp, text })
  }

  /** Several sentences one after the other; empty ones are not said. */
  sentences(...said: string[]): string {
    return said.filter(Boolean).reduce((one, two) => this.t('board.sentences', { one, two }))
  }

  /** What an offer does, or why it cannot be taken; empty where there is none. */
  answer(offer: Offer | undefined): string {
    if (!offer) return ''
    return offer.refusal ? this.t('board.not-possible', { why: offer.refusal.text }) : offer.text
  }

  /** How much of a resource. */
  amount(resource: Resource, n: number): string {
    return this.t(`board.resource.${resource}`, { n })
  }

  /** Whose Kingdom it is. */
  title(seat: number): string {
    return seat === this.me && !this.watching
      ? this.t('board.your-kingdom')
      : this.t('board.kingdom-of', { player: this.player(seat).name })
  }

  /** A strength that is known only within bounds. */
  force(least: number, most: number): string {
    return least === most ? String(most) : this.t('board.range', { least, most })
  }

  spotOf(card: string): Spot | null {
    return SPOTS.find((spot) => this.standing[spot] === card) ?? null
  }

  /** Is it a card out of the hand that lies face down, known to its owner alone? */
  secret(card: string): boolean {
    return this.planning && has(this.hand, card)
  }

  /** What would happen if the held card were put on a spot. */
  target(spot: Spot): Offer | undefined {
    const card = this.held
    if (!card) return undefined
    const there = this.standing[spot]
    return (
      this.offers.get('place', card, spot) ??
      this.offers.get('move', card, spot) ??
      (there ? this.offers.get('shift', card, there) : undefined)
    )
  }

  /** What a click on a Unit of the own Kingdom does outside planning. */
  choice(card: string): Offer | undefined {
    for (const verb of CHOICES) {
      const offer = this.offers.get(verb, card)
      if (offer) return offer
    }
    return undefined
  }

  /** May Age tokens be moved away from it? */
  shifts(card: string): boolean {
    return this.offers.about(card, 'shift').some((offer) => !offer.refusal)
  }

  /** The cards among which something is to be chosen, outside planning. */
  choices: string[] = $derived.by(() => {
    const verbs: readonly string[] = [...CHOICES, 'shift']
    return [...new Set(this.offers.all.filter((o) => verbs.includes(o.verb)).map((o) => o.args[0]!))]
  })

  /** What can be done with the held card beside placing it, or beside moving its tokens. */
  asides = $derived.by((): Offer[] => {
    const card = this.held
    if (!card || this.drafting) return []
    return ASIDES.map((verb) => this.offers.get(verb, card)).filter((o) => o !== undefined)
  })

  override attempt(offer: Offer | undefined, anchor: Element | null): void {
    super.attempt(offer, (this.compact && this.pin) || anchor)
  }

  drop(): void {
    this.held = null
    this.glass.close()
  }

  takeUp(card: string | null): void {
    this.held = this.held === card ? null : card
  }

  /** A card of the pack. */
  chooseFromPack(card: string, anchor: Element | null): void {
    this.attempt(this.offers.get('recruit', card) ?? this.offers.get('dismiss', card), anchor)
  }

  /** A click on a spot of the own stage, with or without a Unit on it. */
  chooseSpot(spot: Spot, anchor: Element | null): void {
    const card = this.standing[spot]
    if (this.rule === 'plan') {
      if (this.held && this.held !== card) this.attempt(this.target(spot), anchor)
      else if (card && this.ask) this.takeUp(card)
      else if (!card) this.#explainEmpty(spot, anchor)
    } else if (card && this.held && this.held !== card) this.attempt(this.target(spot), anchor)
    else if (card && (this.held === card || this.shifts(card))) this.takeUp(card)
    else if (card) this.#choose(card, anchor)
    else this.#explainEmpty(spot, anchor)
  }

  /** A click on the shelf of Artifacts: lay down the one that is held. */
  chooseShelf(anchor: Element | null): void {
    const offer = this.held ? this.offers.get('deploy', this.held) : undefined
    if (offer) this.attempt(offer, anchor)
    else if (this.held) this.astray('deploy', this.held)
    else this.explain('PT-12.5', this.t('board.why.free'), anchor)
  }

  /** A click on an Artifact of the own Kingdom. */
  chooseArtifact(card: string, anchor: Element | null): void {
    if (this.rule === 'plan' && this.ask && has(this.laid, card)) this.takeUp(card)
    else this.#choose(card, anchor)
  }

  /** Try what is not offered: the rules say why it cannot be. */
  astray(...words: (string | number)[]): void {
    if (this.ask) this.port.attempt([this.me, ...words].join(' '))
  }

  /** Say why something is not possible that no move could mean. */
  explain(cite: string, text: string, anchor: Element | null): void {
    if (this.ask) this.port.refuse(text, cite, anchor)
  }

  #choose(card: string, anchor: Element | null): void {
    const offer = this.choice(card) ?? this.offers.get('discard', card)
    if (offer) this.attempt(offer, anchor)
    else this.astray(TRIES[this.rule] ?? 'discard', card)
  }

  #explainEmpty(spot: Spot, anchor: Element | null): void {
    if (spot === 'front-3' && this.own.places === 4) this.explain('PT-3.4', this.t('refuse.no-fifth-spot'), anchor)
    else this.explain('PT-5.2', this.t('board.why.free'), anchor)
  }
}

const PHASES = new Set(['recruitment', 'deployment', 'wars', 'income', 'construction', 'aging'])

export const [useTable, provideTable] = createContext<Table>()
