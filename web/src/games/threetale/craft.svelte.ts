/** Turns events into what is seen for a moment: words that rise over a Hero, cards that come into play, the heading of a phase. */
import type { SeenEvent } from '../../lib/board'
import type { EmblemKind } from './art/emblems'
import { PHASE_NAMES, plural, type Phase } from './model'
import type { Table } from './table.svelte'

/** Something small that rises over a Hero. */
export interface Floater {
  id: number
  seat: number
  text: string
  kind: EmblemKind | ''
  sign: string
  good: boolean
  delay: number
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
  floaters = $state.raw<Floater[]>([])
  shows = $state.raw<Show[]>([])
  /** The heading of a phase or round that has just begun. */
  heading = $state<{ title: string; under: string } | null>(null)
  #next = 1
  #first = true

  constructor(table: Table) {
    this.#table = table
  }

  /** Take note of a batch before it is drawn. */
  read(events: SeenEvent[]): void {
    const first = this.#first
    this.#first = false
    if (!events.length || first) return
    const up: Floater[] = []
    const shows: Show[] = []
    const { facts } = this.#table
    for (const { kind, args } of events) {
      const seat = Number(args['seat'] ?? -1)
      const n = Number(args['n'] ?? 1)
      const card = String(args['card'] ?? '')
      const who = seat >= 0 ? this.#table.named(seat) : ''
      const does = (you: string, other: string): string => (who === 'you' ? `You ${you}` : `${who} ${other}`)
      const rise = (text: string, sign: string, type: Floater['kind'], good = true): void => {
        up.push({ id: this.#next++, seat, text, sign, kind: type, good, delay: 0 })
      }
      const show = (type: EmblemKind, id: string, said: string): void => {
        shows.push({ id: this.#next++, kind: type, card: id, said })
      }
      if (kind === 'raised') rise(`+${n}`, String(args['virtue']), 'virtue')
      else if (kind === 'lost') rise(`−${n}`, String(args['virtue']), 'virtue', false)
      else if (kind === 'gained-shevitsa') rise(`+${n}`, 'red', 'thing')
      else if (kind === 'gained-speed') rise(`+${n}`, 'black', 'thing')
      else if (kind === 'lost-speed') rise(`−${n}`, 'black', 'thing', false)
      else if (kind === 'gained-stone') rise(`+${n} Sacred Stone`, '', '')
      else if (kind === 'more-actions') rise(`+${plural(n, 'Action')}`, '', '')
      else if (kind === 'more-steps') rise(`+${plural(n, 'Step')}`, '', '')
      else if (kind === 'spirit-spent') rise('−1 Spirit', '', '', false)
      else if (kind === 'healed') rise(`+${n} Spirit`, '', '')
      else if (kind === 'escaped') rise('escapes', '', '', false)
      else if (kind === 'crossed') rise('crosses over', '', '')
      else if (kind === 'freed') rise('free!', '', '')
      else if (kind === 'drew-bonus') show('bonus', card, does('draw', 'draws'))
      else if (kind === 'gained-artifact') show('artifact', card, does('gain', 'gains'))
      else if (kind === 'drew-quest') show('quest', card, does('take up', 'takes up'))
      else if (kind === 'quest-done') show('quest', card, does('fulfil', 'fulfils'))
      else if (kind === 'learned') show('talent', String(args['talent']), does('learn', 'learns'))
      else if (kind === 'treasure') show('treasure', card, does('find', 'finds'))
      else if (kind === 'defeated') show('enemy', String(args['enemy']), does('defeat', 'defeats'))
      else if (kind === 'omen') show('omen', card, 'An Omen')
      else if (kind === 'kept-prophecy') show('prophecy', String(args['prophecy']), does('keep the Prophecy', 'keeps the Prophecy'))
      else if (kind === 'fate') show('prophecy', String(args['prophecy']), 'It comes true')
      else if (kind === 'phase') this.#head(`${PHASE_NAMES[String(args['phase']) as Phase] ?? ''} Phase`, PHASE_LINES[String(args['phase']) as Phase] ?? '')
      else if (kind === 'future-round') this.#head(`Round ${n}`, `of ${Number(args['n2'] ?? 0)}: ${facts.prophecy(this.#table.view.fate ?? '')?.name ?? ''}`)
    }
    this.#rise(up)
    this.#show(shows)
  }

  #head(title: string, under: string): void {
    const heading = { title, under }
    this.heading = heading
    setTimeout(() => (this.heading = this.heading?.title === title ? null : this.heading), HEAD)
  }

  #rise(up: Floater[]): void {
    const busy = new Map<number, number>()
    for (const floater of up) {
      floater.delay = busy.get(floater.seat) ?? 0
      busy.set(floater.seat, floater.delay + APART)
    }
    if (up.length) this.floaters = [...this.floaters, ...up]
    for (const floater of up) setTimeout(() => (this.floaters = this.floaters.filter((f) => f !== floater)), floater.delay + STAY)
  }

  #show(fresh: Show[]): void {
    if (!fresh.length) return
    this.shows = [...this.shows, ...fresh].slice(-3)
    for (const show of fresh) setTimeout(() => (this.shows = this.shows.filter((s) => s !== show)), SHOW)
  }
}

const PHASE_LINES: Record<Phase, string> = {
  prophecy: 'Three things may come. One will.',
  past: 'Lay the land, walk it, grow.',
  present: 'Fate has chosen.',
  future: 'Now it has to be done.',
}

