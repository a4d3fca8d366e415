/** Turns events into what moves on the sheet: dice that tumble, figures that walk, tokens that rise, cards that are shown to all. */
import type { SeenEvent } from '../../lib/board'
import { TOKEN_KINDS, rackOf, type Token } from './model'
import type { Table } from './table.svelte'

/** Something small that rises over a figure. */
export interface Floater {
  id: number
  seat: number
  text: string
  sign: Token | 'ap' | 'rabbit' | 'item' | 'quest' | ''
  good: boolean
  delay: number
}

/** A card that everybody looks at for a moment, with what is said of it. */
export interface Show {
  id: number
  card: string
  seat: number
  said: string
}

const STAY = 1300
const APART = 420
const SHOW = 2600
const SHOWN: Record<string, string> = {
  played: 'plays', read: 'reads', completed: 'completes', fulfilled: 'fulfils', lifted: 'is rid of', cursed: 'is stuck with', event: '', shows: 'shows',
} // prettier-ignore

export class Craft {
  readonly #table: Table
  floaters = $state.raw<Floater[]>([])
  shows = $state.raw<Show[]>([])
  /** How often each die was rolled or turned, and its turn in the latest roll. */
  rolls = $state.raw<ReadonlyMap<string, { n: number; order: number }>>(new Map())
  /** The heading of a chapter that has just begun. */
  heading = $state(0)
  /** Spirits that have just done something. */
  stirred = $state.raw<ReadonlySet<string>>(new Set())
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
    const rolls = new Map(this.rolls)
    const up: Floater[] = []
    const shows: Show[] = []
    const stirred = new Set<string>()
    let order = 0
    for (const { kind, args } of events) {
      const seat = Number(args['seat'] ?? -1)
      const n = Number(args['n'] ?? 1)
      const card = typeof args['card'] === 'string' ? args['card'] : ''
      const rise = (sign: Floater['sign'], text: string, good = true, over = seat): void => {
        up.push({ id: this.#next++, seat: over, sign, text, good, delay: 0 })
      }
      const die = args['die']
      if (typeof die === 'string' && ['rolled', 'rerolled', 'set', 'turned-die'].includes(kind)) rolls.set(die, { n: (rolls.get(die)?.n ?? 0) + 1, order: order++ })
      if (kind === 'roll') rackOf(seat).forEach((own, i) => rolls.set(own, { n: (rolls.get(own)?.n ?? 0) + 1, order: i }))
      const token = this.#token(args['token'])
      if (kind === 'took') rise(token, `+${n}`)
      else if (kind === 'robbed') {
        rise(token, `+${n}`)
        rise(token, `−${n}`, false, Number(args['seat2']))
      } else if (kind === 'lost') rise(token, '−1', false)
      else if (kind === 'completed') rise('ap', `+${n}`)
      else if (kind === 'drew-item') rise('item', '+1')
      else if (kind === 'new-quest') rise('quest', '+1')
      else if (kind === 'rabbit-token') rise('rabbit', '+1')
      else if (kind === 'won-rabbit') {
        rise('rabbit', '+1')
        stirred.add('rabbit')
      } else if (kind === 'won-snake') stirred.add('snake')
      else if (kind === 'gobbled') stirred.add('wolf')
      else if (kind === 'phase') this.#head(n)
      else if (kind === 'warded-off') rise('', 'wards it off!')
      else if (kind === 'passed') rise('', 'passes')
      if (card && kind in SHOWN) shows.push({ id: this.#next++, card, seat, said: SHOWN[kind]! })
    }
    this.rolls = rolls
    this.stirred = stirred
    if (stirred.size) setTimeout(() => (this.stirred = new Set()), 900)
    this.#rise(up)
    this.#show(shows.slice(-2))
  }

  #token(value: unknown): Token | '' {
    return TOKEN_KINDS.find((token) => token === value || this.#table.facts.name(token) === value) ?? ''
  }

  #head(n: number): void {
    this.heading = n
    setTimeout(() => (this.heading = this.heading === n ? 0 : this.heading), 1900)
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

  /** What one reads oneself is on the page already. */
  #show(shows: Show[]): void {
    const table = this.#table
    const fresh = shows.filter((show) => show.said !== 'reads' || table.watching || show.seat !== table.me)
    if (!fresh.length) return
    this.shows = [...this.shows, ...fresh].slice(-2)
    for (const show of fresh) setTimeout(() => (this.shows = this.shows.filter((s) => s !== show)), SHOW)
  }
}
