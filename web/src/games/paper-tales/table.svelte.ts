/** The state that the parts of the board share: what is held, what is looked at, what glows. */
import { getContext, setContext } from 'svelte'
import { SEATS, lookOf } from '../../lib/seats'
import type { Ask, BoardProps, Offer, PlayerInfo } from '../../lib/board'
import { Offers, SPOTS, around, factsOf, kindOf, seen, type BuildingFacts, type Facts, type Kingdom, type Lich, type PaperTalesView, type Spot, type Town, type UnitFacts } from './model'
import { Stagecraft } from './stagecraft.svelte'

/** What is shown large beside the thing that is pointed at. */
export interface Lens {
  card: string
  seat: number | null
  anchor: Element
}

const UNKNOWN: UnitFacts = { key: '', name: '', text: '', cost: 0, strength: 0, star: false, makes: [], lp: null }
/** What a click on a Unit can mean outside planning. */
const CHOICES = ['pay', 'age', 'save', 'repeat'] as const

export class Table {
  readonly #props: () => BoardProps
  readonly craft: Stagecraft

  /** The card taken up, before its target is chosen. */
  held = $state<string | null>(null)
  lens = $state.raw<Lens | null>(null)
  /** The Kingdom that is looked at large. */
  visited = $state<number | null>(null)
  /** The Lich King is looked at large. */
  audience = $state(false)
  /** A card under way with the pointer. */
  drag = $state.raw<{ card: string; x: number; y: number } | null>(null)
  root = $state.raw<HTMLElement | null>(null)
  /** Where refusals point to on a phone: between stage and sheet, so that they cover no target. */
  pin = $state.raw<HTMLElement | null>(null)

  constructor(props: () => BoardProps) {
    this.#props = props
    this.craft = new Stagecraft(this)
  }

  view = $derived.by(() => this.#props().view as PaperTalesView)
  compact = $derived.by(() => this.#props().compact)
  motion = $derived.by(() => this.#props().motion)
  replay = $derived.by(() => this.#props().replay)
  prompt = $derived.by(() => this.#props().prompt)
  facts: Facts = $derived.by(() => factsOf(this.#props().catalogue.groups))
  watching = $derived.by(() => this.#props().viewer === null)
  me = $derived.by(() => this.#props().viewer ?? 0)
  own: Kingdom = $derived(this.view.players[this.me]!)
  ask: Ask | null = $derived.by(() => this.#props().asks.find((ask) => ask.seat === this.me) ?? null)
  rule = $derived(this.view.over ? 'over' : (this.view.frames.at(-1)?.rule ?? ''))
  phase = $derived(this.view.over ? '' : (this.view.frames.findLast((f) => PHASES.has(f.rule))?.rule ?? ''))
  offers = $derived(new Offers(this.ask?.offers ?? []))
  ring = $derived(around(this.me, this.view.seats))
  /** The opponent of a game for one. */
  lich: Lich | null = $derived(this.view.lich)
  /** The Buildings on offer. */
  towns: Town[] = $derived(this.view.buildings)
  /** Is the game played with Artifacts? */
  legends = $derived(this.view.options['legends'] === true)
  drafting = $derived(this.rule === 'draft' || this.rule === 'solo_draft')
  planning = $derived(this.rule === 'plan' && !!this.own.plan && !this.watching)
  /** The own Kingdom as it will stand, if a plan is being made; else as it stands. */
  layout: Record<Spot, string | null> = $derived(this.planning ? this.own.plan! : this.own.spots)
  hand = $derived(seen(this.own.hand))
  /** Cards of the hand that still lie in it. */
  loose = $derived.by(() => {
    const placed = new Set(this.planning ? [...Object.values(this.own.plan!), ...this.laid] : [])
    return this.hand.filter((card) => !placed.has(card) && card !== this.own.keep)
  })
  /** Artifacts that lie face down by the plan. */
  laid: string[] = $derived(this.planning ? (this.own.plan_artifacts ?? []) : [])
  /** What the next Artifact costs; while new ones wait to be paid, the next of them. */
  artifactCost = $derived.by(() => {
    const treasures = (cards: string[] | null): number => (cards ?? []).filter((card) => this.isArtifact(card)).length
    const unpaid = this.rule === 'payment' ? treasures(this.own.fresh) - treasures(this.own.pick) : 0
    return this.own.artifact_cost + this.laid.length - unpaid
  })
  /** Units that leave the Kingdom by the plan. */
  leaving = $derived.by(() => {
    if (!this.planning) return []
    const staying = new Set(Object.values(this.own.plan!))
    return SPOTS.map((spot) => this.own.spots[spot]).filter((card): card is string => !!card && !staying.has(card))
  })
  /** Gold that is left when everything planned is paid. */
  purse = $derived(this.own.gold - (this.own.forecast?.cost ?? 0))

  player(seat: number): PlayerInfo {
    return (
      this.#props().players.find((p) => p.seat === seat) ?? {
        seat, name: `Seat ${seat + 1}`, crest: lookOf(seat).crest, colour: lookOf(seat).colour, kind: 'open', connected: false, you: false,
      } // prettier-ignore
    )
  }

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

  /** Tokens that are on their way by the own sealed answer: pairs of the Unit that gives one and the Unit that gets it. */
  #moved = $derived.by(() => {
    const change = new Map<string, number>()
    const pairs = this.rule === 'age_chosen' ? (this.own.pick ?? []) : []
    for (let i = 0; i + 1 < pairs.length; i += 2) {
      const [giver, taker] = [pairs[i]!, pairs[i + 1]!]
      if (giver === taker) continue
      change.set(giver, (change.get(giver) ?? 0) - 1)
      change.set(taker, (change.get(taker) ?? 0) + 1)
    }
    return change
  })

  /** The Age tokens of a Unit, those included that the viewer has just moved. */
  ageOf(card: string): number {
    return (this.view.age[card] ?? 0) + (this.#moved.get(card) ?? 0)
  }

  isArtifact(card: string): boolean {
    return this.unit(card).lp !== null
  }

  /** Is it an Artifact in play? It has no price any more. */
  paidFor(card: string): boolean {
    return this.rule !== 'payment' && this.view.players.some((player) => player.artifacts.includes(card))
  }

  /** What a card of the hand would cost now. */
  costOf(card: string): number {
    return this.isArtifact(card) ? this.artifactCost : this.unit(card).cost
  }

  /** What is printed on a card, in words. */
  describe(card: string): string {
    const u = this.unit(card)
    return u.lp === null ? `${u.name}, costs ${u.cost} Gold, strength ${u.strength}. ${u.text}` : `${u.name}, Artifact, costs ${this.artifactCost} Gold, ${u.lp} LP at the end. ${u.text}`
  }

  spotOf(card: string): Spot | null {
    return SPOTS.find((spot) => this.layout[spot] === card) ?? null
  }

  /** Is it a card out of the hand that lies face down, known to its owner alone? */
  secret(card: string): boolean {
    return this.planning && this.hand.includes(card)
  }

  /** What would happen if the held card were put on a spot. */
  target(spot: Spot): Offer | undefined {
    const card = this.held
    if (!card) return undefined
    const there = this.layout[spot]
    return this.offers.get('place', card, spot) ?? this.offers.get('move', card, spot) ?? (there ? this.offers.get('shift', card, there) : undefined)
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
    return ['deploy', 'discard', 'take-back', 'keep', 'age'].map((verb) => this.offers.get(verb, card)).filter((o) => o !== undefined)
  })

  /** Do it, or say why not. */
  attempt(offer: Offer | undefined, anchor: Element | null): void {
    if (!offer) return
    if (offer.refusal) {
      this.#props().refuse(offer, (this.compact && this.pin) || anchor)
      return
    }
    this.held = null
    this.lens = null
    this.#props().play(offer.move)
  }

  takeUp(card: string | null): void {
    this.held = this.held === card ? null : card
  }

  /** A card of the pack: the first click lifts it, the second keeps it. */
  chooseFromPack(card: string, anchor: Element | null): void {
    const offer = this.offers.get('recruit', card) ?? this.offers.get('dismiss', card)
    if (!offer) return
    if (offer.refusal || this.held === card) this.attempt(offer, anchor)
    else this.takeUp(card)
  }

  /** A click on a spot of the own stage, with or without a Unit on it. */
  chooseSpot(spot: Spot, anchor: Element | null): void {
    const card = this.layout[spot]
    if (this.rule === 'plan') {
      if (this.held && this.held !== card) this.attempt(this.target(spot), anchor)
      else if (card && this.ask) this.takeUp(card)
    } else if (card && this.held && this.held !== card) this.attempt(this.target(spot), anchor)
    else if (card && (this.held === card || this.shifts(card))) this.takeUp(card)
    else if (card) this.attempt(this.choice(card), anchor)
  }

  /** A click on the shelf of Artifacts: lay down the one that is held. */
  chooseShelf(anchor: Element | null): void {
    if (this.held) this.attempt(this.offers.get('deploy', this.held), anchor)
  }

  /** A click on an Artifact of the own Kingdom. */
  chooseArtifact(card: string, anchor: Element | null): void {
    if (this.rule === 'plan' && this.ask && this.laid.includes(card)) this.takeUp(card)
    else this.attempt(this.choice(card), anchor)
  }

  undo(): void {
    this.held = null
    this.#props().undo(this.me)
  }

  openRule(cite: string): void {
    this.#props().openRule(cite)
  }
}

const PHASES = new Set(['recruitment', 'deployment', 'wars', 'income', 'construction', 'aging'])
const KEY = Symbol('paper tales')

export function provideTable(props: () => BoardProps): Table {
  return setContext(KEY, new Table(props))
}

export function useTable(): Table {
  return getContext<Table>(KEY)
}
