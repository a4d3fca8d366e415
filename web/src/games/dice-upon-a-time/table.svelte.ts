/** The state that the parts of the board share: what is picked up, what is looked at, what glows. */
import { createContext } from 'svelte'
import { Carry, under } from '../../boardkit/carry.svelte'
import { Glass } from '../../boardkit/glass.svelte'
import type { BoardPort } from '../../boardkit/svelte-port.svelte'
import { BoardTable } from '../../boardkit/table.svelte'
import type { Offer } from '../../port/types'
import { Craft } from './craft.svelte'
import { HIGH, TRAY, WIDE, type Field } from './geo'
import {
  Facts,
  PAGES,
  WINDOWS,
  givesToken,
  inPurse,
  isButton,
  modeOf,
  seen,
  sortOf,
  type Card,
  type DiceUponATime,
  type Purse,
  type Relic,
} from './model'

/** The size the board is drawn for: the sheet and what lies before it. */
const DESIGN = { width: WIDE, height: HIGH + TRAY }

export class Table extends BoardTable<DiceUponATime> {
  readonly craft: Craft

  /** What an offer is begun with: nothing, `rabbit`, `character`, or an item. */
  mode = $state('')
  /** What has been chosen of an offer so far, in the order of its arguments. */
  picks = $state.raw<readonly string[]>([])
  /** A socket that was named before the die. */
  want = $state<string | null>(null)
  /** What is shown large beside the thing that is pointed at: a card, a field, a spirit. */
  readonly glass = new Glass<{ id: string }>(() => !this.carry.at)
  /** A die under way to a socket. */
  readonly carry = new Carry<string>({
    lift: (die) => {
      this.drop()
      this.glass.close()
      this.picks = [die]
    },
    drop: (die, x, y) => {
      const place = under(x, y, '[data-socket]', true)
      if (place) this.attempt(this.placing(die, place.dataset['socket']!), place)
      if (!this.port.lifted) this.drop()
    },
  })
  /** The seat whose things are looked at. */
  visited = $state<number | null>(null)
  /** The sheet of all open Quests. */
  ledger = $state(false)
  /** The page over the map is folded away to look at the map. */
  folded = $state(false)

  constructor(port: BoardPort<DiceUponATime>) {
    super(port, DESIGN)
    this.craft = new Craft(this)
    this.hear((events, news) => news && this.craft.read(events))
    port.visits((seat) => (this.visited = seat))
  }

  facts: Facts = $derived.by(() => new Facts(this.port.catalogue.groups))
  geo = $derived(this.facts.geo)
  offers: readonly Offer[] = $derived(this.ask?.offers ?? [])
  together = $derived(this.view.options.mode === 'cooperative')
  hand = $derived(seen(this.own.hand))
  quests = $derived(this.together ? this.view.open_quests : this.own.active)
  tales = $derived(this.together ? this.view.open_tales : this.own.tales)
  /** Is the open question a chance to react? */
  reacting = $derived(!!this.ask && WINDOWS.has(this.rule))
  paging = $derived(!!this.ask && PAGES.has(this.rule))

  /** The offers that are still meant, given what has been chosen. */
  meant: Offer[] = $derived.by(() =>
    this.offers.filter((o) => modeOf(o) === this.mode && !isButton(o) && this.chosen.every((pick, i) => o.args[i] === pick)),
  )
  /** What has been chosen, with what goes without saying: there may be only one die to turn. */
  chosen: readonly string[] = $derived.by(() => {
    let chosen = this.picks
    for (;;) {
      const left = this.offers.filter(
        (o) => modeOf(o) === this.mode && !isButton(o) && !givesToken(o) && chosen.every((pick, i) => o.args[i] === pick),
      )
      const next = new Set(left.map((o) => o.args[chosen.length]))
      if (left.length < 2 || next.size !== 1 || left.some((o) => o.args.length === chosen.length + 1)) return chosen
      chosen = [...chosen, [...next][0]!]
    }
  })
  /** The die that is taken up to be placed. */
  held = $derived(this.rule === 'place' && this.mode === '' ? (this.chosen[0] ?? null) : null)

  /** What could come next of this thing: the offers that have it as their next argument. */
  next(id: string): Offer[] {
    const at = this.chosen.length
    return this.meant.filter((o) => o.args[at] === id)
  }
  /** Does something open touch this thing now? */
  open(id: string): boolean {
    return this.next(id).some((o) => !o.refusal)
  }
  /** It could be tried, and is refused. */
  shut(id: string): Offer | undefined {
    const offers = this.next(id)
    return offers.length && offers.every((o) => o.refusal) ? offers[0] : undefined
  }

  /** Faces among which one is to be chosen for the last chosen die. */
  faces: Offer[] = $derived.by(() =>
    this.meant.filter((o) => ['set', 'turn-die', 'play-face'].includes(o.verb) && o.args.length === this.chosen.length + 1),
  )
  /** Offers that differ in nothing but what is done with the chosen thing, or whose last argument is a seat or a token: they become buttons. */
  spelled: Offer[] = $derived.by(() => {
    const { chosen } = this
    if (this.paging && !chosen.length) return []
    if (!chosen.length && this.mode !== 'character') return []
    const last = this.meant.filter((o) => o.args.length === chosen.length + 1)
    if (last.some((o) => ['play-seat', 'play-curse', 'play-token', 'swap'].includes(o.verb))) return last
    const done = this.meant.filter((o) => o.args.length === chosen.length)
    return done.length ? done : chosen.length === 0 ? this.meant.filter((o) => o.verb === 'swap') : []
  })

  /** What somebody is called: the Character, or who plays where there is none. */
  called(seat: number): string {
    const character = this.view.players[seat]?.character
    return character ? this.facts.name(character) : this.player(seat).name
  }

  card(card: string): Card | undefined {
    return this.facts.cards.get(card)
  }

  /** Who carries a quest item. */
  carrier(relic: Relic | null): number {
    return relic ? this.view.carrier[relic] : -1
  }

  socketName(key: string): string {
    const route = this.geo.routes.get(key)
    if (!route) return this.t(`socket.${key}`)
    return this.t('route', { here: this.geo.fields.get(route.from)!.name, there: this.geo.fields.get(route.to)!.name })
  }
  /** What a field is called on the map; its full name is read out. */
  nameOnMap({ key, name }: Field): string {
    return key.startsWith('steed-') ? this.t(`board.field-${key}`) : name
  }
  /** What kind of die it is. */
  dieName(die: string): string {
    return this.t(`sort.${sortOf(die)}`)
  }
  /** The face that a die shows. */
  shown(die: string): string {
    return this.t('board.face', { face: this.view.face[die] ?? 'blank' })
  }
  /** The tokens of a purse, for a sentence. */
  goods(purse: Purse): string[] {
    return inPurse(purse).map((token) => this.t('board.tokens', { n: purse[token], token }))
  }

  /** What somebody is about to take. */
  taking(seat: number): string {
    return this.t('board.takes', { name: this.called(seat), goods: this.goods(this.view.players[seat]!.gains) })
  }

  /** The offer of a verb without arguments. */
  button(verb: string): Offer | undefined {
    return this.offers.find((o) => o.verb === verb)
  }

  override attempt(offer: Offer | undefined, anchor: Element | null): void {
    if (offer && !offer.refusal) {
      this.glass.close()
      this.folded = false
    }
    super.attempt(offer, anchor)
  }

  /** Put down whatever was taken up. */
  drop(): void {
    this.mode = ''
    this.picks = []
    this.want = null
  }

  /** A click on a die, a socket, a field, a card: the next argument of what is meant. */
  choose(id: string, anchor: Element | null): boolean {
    const offers = this.next(id)
    if (!offers.length) return false
    const open = offers.filter((o) => !o.refusal)
    if (!open.length) {
      this.attempt(offers[0], anchor)
      return true
    }
    const whole = this.chosen.length + 1
    if (open.length === 1 && open[0]!.args.length === whole) this.attempt(open[0], anchor)
    else this.picks = [...this.chosen, id]
    return true
  }

  /** A click on something that nothing is asked of: who keeps the rules says why nothing comes of it. */
  private vainly(act: string, anchor: Element | null): void {
    if (this.ask && this.mode === '') this.port.attempt(`${this.me} ${act}`, anchor)
  }
  chooseField(field: string, anchor: Element | null): void {
    if (!this.choose(field, anchor)) this.vainly(`walk ${field}`, anchor)
  }
  /** A Quest or a tale. */
  chooseCard(card: string, anchor: Element | null): void {
    if (this.choose(card, anchor)) return
    const fact = this.card(card)
    const tale = fact?.sort === 'story' && fact.kind === 'curse' ? 'lift' : 'fulfil'
    this.vainly(`${fact?.sort === 'quest' ? 'complete' : tale} ${card}`, anchor)
  }

  /** A die of the own rack. */
  chooseDie(die: string, anchor: Element | null): void {
    if (this.held === die) return this.drop()
    if (this.want && this.rule === 'place') return this.attempt(this.placing(die, this.want), anchor)
    if (this.held) this.picks = []
    if (this.choose(die, anchor)) return
    if (this.picks.length) this.picks = []
    else this.vainly(`place ${die} rabbit`, anchor)
  }

  placing(die: string, socket: string): Offer | undefined {
    return this.offers.find((o) => o.verb === 'place' && o.args[0] === die && o.args[1] === socket)
  }

  /** A socket with its stack. */
  chooseSocket(socket: string, anchor: Element | null): void {
    if (this.rule === 'place' && this.mode === '' && this.ask && !this.chosen.length) {
      this.want = this.want === socket ? null : socket
      return
    }
    const top = this.view.stacks[socket]?.findLast((die) => this.next(die).length)
    if (!this.next(socket).length && top) return void this.choose(top, anchor)
    const [die] = this.own.pool
    if (!this.choose(socket, anchor) && die) this.vainly(`place ${die} ${socket}`, anchor)
  }

  /** An item of the hand, the Character, a Rabbit Token: the first click takes it up, the second one puts it back. */
  takeUp(mode: string, anchor: Element | null): void {
    const offers = this.offers.filter((o) => modeOf(o) === mode)
    const open = offers.filter((o) => !o.refusal)
    if (!offers.length) return this.vainly(mode === 'rabbit' ? `hop ${this.own.at}` : `play ${mode}`, anchor)
    if (!open.length) return this.attempt(offers[0], anchor)
    const again = this.mode === mode
    this.drop()
    if (again) return
    this.mode = mode
    this.picks = mode === 'rabbit' || mode === 'character' ? [] : [mode]
    this.folded = this.paging
  }

  /** Milliseconds until the open ask runs out; null: no hurry. */
  left(): number | null {
    const until = this.ask?.deadline
    return until == null ? null : Math.max(0, until - this.port.now())
  }
}

export const [useTable, provideTable] = createContext<Table>()
