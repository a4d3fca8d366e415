/** Turns events into what is seen for a moment: words that rise over a Hero, cards that come into play, the heading of a phase. */
import { Floats, Passing, type Float } from '../../boardkit/passing.svelte'
import type { EmblemKind } from './art/emblems'
import type { Event } from './model'
import type { Table } from './table.svelte'

/** Something small that rises over a Hero. */
export interface Floater extends Float {
  kind: EmblemKind | ''
  sign: string
}
/** A card that everybody looks at for a moment, with what is said of it. */
export interface Show {
  id: number
  kind: EmblemKind
  card: string
  said: string
}

const STAY = 1500
const APART = 380
const SHOW = 3200
const HEAD = 2100

export class Craft {
  readonly #table: Table
  readonly floats = new Floats<Floater>(STAY, APART)
  readonly shows = new Passing<Show>(3)
  /** The heading of a phase or round that has just begun. */
  heading = $state<{ title: string; under: string } | null>(null)

  constructor(table: Table) {
    this.#table = table
  }

  /** Take note of a batch before it is drawn. */
  read(events: readonly Event[]): void {
    const up: Omit<Floater, 'id'>[] = []
    const table = this.#table
    for (const { kind, args } of events) {
      const seat = 'seat' in args ? args.seat : -1
      const n = 'n' in args ? args.n : 1
      const card = 'card' in args ? args.card : ''
      const rise = (text: string, sign = '', type: Floater['kind'] = '', good = true): void => {
        up.push({ seat, text, sign, kind: type, good, delay: 0 })
      }
      const show = (type: EmblemKind, id: string, said?: string): void => {
        const who = { you: table.isYou(seat), hero: seat >= 0 ? table.heroName(seat) : '' }
        this.shows.show({ kind: type, card: id, said: said ?? table.t(`board.show.${kind}`, who) }, SHOW)
      }
      if (kind === 'raised') rise(`+${n}`, args.virtue, 'virtue')
      else if (kind === 'lost') rise(`−${n}`, args.virtue, 'virtue', false)
      else if (kind === 'gained-shevitsa') rise(`+${n}`, 'red', 'thing')
      else if (kind === 'gained-speed') rise(`+${n}`, 'black', 'thing')
      else if (kind === 'lost-speed') rise(`−${n}`, 'black', 'thing', false)
      else if (kind === 'gained-stone') rise(table.t('board.float.stones', { n }))
      else if (kind === 'more-actions') rise(table.t('board.float.actions', { n }))
      else if (kind === 'more-steps') rise(table.t('board.float.steps', { n }))
      else if (kind === 'spirit-spent') rise(table.t('board.float.spirit-less', { n: 1 }), '', '', false)
      else if (kind === 'healed') rise(table.t('board.float.spirit-more', { n }))
      else if (kind === 'escaped') rise(table.t('board.float.escaped'), '', '', false)
      else if (kind === 'crossed') rise(table.t('board.float.crossed'))
      else if (kind === 'freed') rise(table.t('board.float.freed'))
      else if (kind === 'drew-bonus') show('bonus', card)
      else if (kind === 'gained-artifact') show('artifact', card)
      else if (kind === 'drew-quest') show('quest', card)
      else if (kind === 'quest-done') show('quest', card)
      else if (kind === 'learned') show('talent', args.talent)
      else if (kind === 'treasure') show('treasure', card)
      else if (kind === 'defeated') show('enemy', args.enemy)
      else if (kind === 'kept-prophecy') show('prophecy', args.prophecy)
      else if (kind === 'omen') show('omen', card, table.t('board.omen'))
      else if (kind === 'fate') show('prophecy', args.prophecy, table.t('board.comes-true'))
      else if (kind === 'phase') this.#head(table.t(`board.head.phase.${args.phase}`), table.t(`board.head.line.${args.phase}`))
      else if (kind === 'future-round') {
        const prophecy = table.facts.prophecy(table.view.fate ?? '')?.name ?? ''
        this.#head(table.t('board.head.round', { n }), table.t('board.head.round-line', { full: args.n2, prophecy }))
      }
    }
    this.floats.rise(up)
  }

  #head(title: string, under: string): void {
    const heading = { title, under }
    this.heading = heading
    setTimeout(() => (this.heading = this.heading?.title === title ? null : this.heading), HEAD)
  }
}
