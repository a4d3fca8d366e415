/** Turns events into what moves on the stage: who unfolds or folds away, what floats up, which Wars hang between theatres. */
import { Floats, type Float } from '../../boardkit/passing.svelte'
import type { Event, Town } from './model'
import type { Table } from './table.svelte'

/** Whose float it is when it is no seat's. */
export const PILES = -1
export const LICH = -2

/** A number or word that rises over a theatre, the piles or the Lich King. */
export interface Floater extends Float {
  sign: 'lp' | 'gold' | 'cards' | 'age' | ''
}

/** The two strengths of a War, as it was fought. */
export interface Clash {
  mine: number
  theirs: number
}

/** What came of one batch of events, in the order in which it is shown. */
const BEATS: Partial<Record<Event['kind'], number>> = {
  paid: 350, gained: 350, unpaid: 350, war: 600, earned: 1150, lost: 1150, income: 1700, died: 0, won: 400, risen: 0,
  'host-war': 600, claimed: 1400, 'lich-earned': 1500, 'left-behind': 200, 'turned-up': 300,
} // prettier-ignore
const STAY = 1400
const APART = 650

export class Stagecraft {
  readonly #table: Table
  /** The last event about each card of the newest batch. */
  fate = new Map<string, { kind: string; order: number }>()
  readonly floats = new Floats<Floater>(STAY, APART)
  /** This turn's Wars by "seat rival"; a rival is a seat or a host. */
  wars = $state.raw<ReadonlyMap<string, Clash>>(new Map())
  /** LP by seat earned in this turn's Wars phase. */
  spoils = $state.raw<ReadonlyMap<number, number>>(new Map())
  /** Where packs go: -1 to the left, 1 to the right, 0 from the pile. */
  passing = 0
  /** Seats that have just sealed, so that the wax drops. */
  stamped = $state.raw<ReadonlySet<number>>(new Set())
  /** Counts nights: the moon crosses the stage once for each. */
  nights = $state(0)
  winners = $state.raw<ReadonlySet<number>>(new Set())
  lichWon = $state(false)
  #orders = new Map<number, Town[]>()

  constructor(table: Table) {
    this.#table = table
  }

  /** Houses of a Kingdom in the order in which they were seen to rise, so that none changes its plot. */
  houses(seat: number): Town[] {
    const { levels } = this.#table.kingdom(seat)
    const { towns } = this.#table
    const known = (this.#orders.get(seat) ?? []).filter((town) => levels[town] > 0)
    const order = [...known, ...towns.filter((town) => levels[town] > 0 && !known.includes(town))]
    this.#orders.set(seat, order)
    return order
  }

  /** Take note of a batch before it is drawn. What is no news only leaves its traces. */
  read(events: readonly Event[], news: boolean): void {
    if (!events.length) return
    this.fate = new Map()
    const stamped = new Set<number>()
    const up: Omit<Floater, 'id'>[] = []
    let order = 0
    for (const { kind, args } of events) {
      const seat = 'seat' in args ? args.seat : -1
      const n = 'n' in args ? args.n : 0
      const card = 'card' in args ? args.card : null
      if (card) this.fate.set(card, { kind, order: order++ })
      const rise = (sign: Floater['sign'], text: string, good = true, over = seat): void => {
        up.push({ seat: over, sign, text, good, delay: BEATS[kind] ?? 0 })
      }
      if (kind === 'dealt' || kind === 'pack-opened') this.#dealt()
      else if (kind === 'passed') this.passing = this.#table.view.passes === 'left' ? -1 : 1
      else if (kind === 'ready' || kind === 'decided') stamped.add(seat)
      else if (kind === 'war') this.wars = new Map(this.wars).set(`${seat} ${args.seat2}`, { mine: n, theirs: args.n2 })
      else if (kind === 'host-war') this.wars = new Map(this.wars).set(`${seat} ${args.host}`, { mine: n, theirs: args.n2 })
      else if (kind === 'lich-earned') rise('lp', `+${n}`, false, LICH)
      else if (kind === 'lich-won') this.lichWon = true
      else if (kind === 'reborn') rise('', this.#table.t('board.float.reborn'))
      else if (kind === 'shifted') rise('age', this.#table.t('board.float.shifted'))
      else if (kind === 'earned') {
        if (this.#table.phase !== 'aging') this.spoils = new Map(this.spoils).set(seat, (this.spoils.get(seat) ?? 0) + n)
        rise('lp', `+${n}`)
      } else if (kind === 'lost') rise('lp', `−${n}`, false)
      else if (kind === 'income' || kind === 'gained') rise('gold', `+${n}`)
      else if (kind === 'paid') rise('gold', `−${n}`, false)
      else if ((kind === 'constructed' || kind === 'upgraded') && n) rise('gold', `−${n}`, false)
      else if (kind === 'left-behind') rise('cards', `−${n}`, false)
      else if (kind === 'kept') rise('cards', this.#table.t('board.float.kept'))
      else if (kind === 'aged') rise('age', `+${n}`)
      else if (kind === 'saved') rise('', this.#table.t('board.float.saved'))
      else if (kind === 'turned-up') rise('cards', this.#table.unit(args.card).name)
      else if (kind === 'reshuffled') rise('cards', this.#table.t('board.float.shuffled'), true, PILES)
      else if (kind === 'grew-older') {
        if (seat === this.#table.me) this.nights++
      } else if (kind === 'won') this.winners = new Set(this.winners).add(seat)
      if (kind === 'became' || kind === 'found-artifact') this.fate.set(args.card2, { kind, order: order++ })
    }
    this.stamped = stamped
    if (news) this.floats.rise(up)
  }

  /** How a card comes to its place, or leaves it. */
  kindOf(card: string): string {
    return this.fate.get(card)?.kind ?? ''
  }

  orderOf(card: string): number {
    return this.fate.get(card)?.order ?? 0
  }

  #dealt(): void {
    this.passing = 0
    this.wars = new Map()
    this.spoils = new Map()
  }
}
