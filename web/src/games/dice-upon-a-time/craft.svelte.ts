/** Turns events into what moves on the sheet: dice that tumble, figures that walk, tokens that rise, cards that are shown to all. */
import { Floats, Passing, type Float } from '../../boardkit/passing.svelte'
import type { Event, Token } from './model'
import type { Table } from './table.svelte'

/** Something small that rises over a figure. */
export interface Floater extends Float {
  sign: Token | 'rabbit' | 'item' | 'quest' | ''
}

/** A card that everybody looks at for a moment, and what happens to it. */
export interface Show {
  id: number
  card: string
  seat: number
  kind: Event['kind']
}

const STAY = 1300
const APART = 420
const SHOW = 2600
const SHOWN = new Set<Event['kind']>(['completed', 'fulfilled', 'lifted', 'cursed', 'shows'])
/** What stands on a page of its own at a table (pages.ts), and nowhere else in a replay. */
const READ = new Set<Event['kind']>(['played', 'read', 'event'])

export class Craft {
  readonly #table: Table
  readonly floats = new Floats<Floater>(STAY, APART)
  readonly shows = new Passing<Show>(2)
  /** How often each die was rolled or turned, and its turn in the latest roll. */
  rolls = $state.raw<ReadonlyMap<string, { n: number; order: number }>>(new Map())
  /** The heading of a chapter that has just begun. */
  heading = $state(0)
  /** Spirits that have just done something. */
  stirred = $state.raw<ReadonlySet<string>>(new Set())

  constructor(table: Table) {
    this.#table = table
  }

  /** Take note of a batch before it is drawn. */
  read(events: readonly Event[]): void {
    const rolls = new Map(this.rolls)
    const up: Omit<Floater, 'id'>[] = []
    const shows: Omit<Show, 'id'>[] = []
    const stirred = new Set<string>()
    const t: Table['t'] = (key, args) => this.#table.t(key, args)
    let order = 0
    for (const { kind, args } of events) {
      const seat = 'seat' in args ? args.seat : -1
      const n = 'n' in args ? args.n : 1
      const card = 'card' in args ? args.card : ''
      const token = 'token' in args ? args.token : ''
      const rise = (sign: Floater['sign'], text: string, good = true, over = seat): void => {
        up.push({ seat: over, sign, text, good, delay: 0 })
      }
      if (kind === 'rolled' || kind === 'rerolled' || kind === 'set' || kind === 'turned-die')
        rolls.set(args.die, { n: (rolls.get(args.die)?.n ?? 0) + 1, order: order++ })
      if (kind === 'roll')
        this.#table.view.players[seat]!.dice.forEach((own, i) => rolls.set(own, { n: (rolls.get(own)?.n ?? 0) + 1, order: i }))
      if (kind === 'took') rise(token, `+${n}`)
      else if (kind === 'robbed') {
        rise(token, `+${n}`)
        rise(token, `−${n}`, false, args.seat2)
      } else if (kind === 'lost') rise(token, '−1', false)
      else if (kind === 'completed') rise('', t('board.float-ap', { n }))
      else if (kind === 'drew-item') rise('item', '+1')
      else if (kind === 'new-quest') rise('quest', '+1')
      else if (kind === 'rabbit-token') rise('rabbit', '+1')
      else if (kind === 'won-rabbit') {
        rise('rabbit', '+1')
        stirred.add('rabbit')
      } else if (kind === 'won-snake') stirred.add('snake')
      else if (kind === 'gobbled') stirred.add('wolf')
      else if (kind === 'phase') this.#head(n)
      else if (kind === 'warded-off') rise('', t('board.float-wards'))
      else if (kind === 'passed') rise('', t('board.float-passes'))
      if (card && (SHOWN.has(kind) || (this.#table.replay && READ.has(kind)))) shows.push({ card, seat, kind })
    }
    this.rolls = rolls
    this.stirred = stirred
    if (stirred.size) setTimeout(() => (this.stirred = new Set()), 900)
    this.floats.rise(up)
    for (const show of shows) this.shows.show(show, SHOW)
  }

  #head(n: number): void {
    this.heading = n
    setTimeout(() => (this.heading = this.heading === n ? 0 : this.heading), 1900)
  }
}
