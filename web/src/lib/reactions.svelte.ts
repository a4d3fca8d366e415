/**
 * Reaction windows: when a person wants to be asked, and how the answer is given so that waiting tells nothing.
 *
 * With other people at the table, whoever is asked “only when I can” answers every window after the same time, whatever lies in the hand
 * and whatever was chosen. Alone with bots nobody waits.
 */
import type { Ask } from '../generated/api'
import { t } from '../words/index.svelte'

export type Reacting = 'can' | 'all' | 'never'

/** How long a window stays open for somebody who is asked only when able, in milliseconds. */
const HOLD = 3000

interface Choice {
  readonly key: Reacting
  readonly name: string
  readonly text: string
}

const choice = (key: Reacting): Choice => ({
  key,
  get name() {
    return t(`reacting-${key}`)
  },
  get text() {
    return t(`reacting-${key}-text`)
  },
})

export const REACTING: readonly Choice[] = [choice('can'), choice('all'), choice('never')]

export class Reactions {
  #mode = $state<Reacting>('can')
  /** What was chosen in the window that is open, until it is sent. */
  #chosen = $state<{ since: number; move: string } | null>(null)
  #answered = { seq: -1, since: -1, at: 0 }
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly table: string) {
    try {
      const kept = localStorage.getItem(this.#key)
      if (kept === 'all' || kept === 'never') this.#mode = kept
    } catch {
      // Without storage each visit begins with the usual.
    }
  }

  get #key(): string {
    return `taletable.reactions.${this.table}`
  }

  get mode(): Reacting {
    return this.#mode
  }
  set mode(value: Reacting) {
    this.#mode = value
    try {
      localStorage.setItem(this.#key, value)
    } catch {
      // See the constructor.
    }
  }

  /** The ask as the board is to show it: with the end of the wait, or not at all. */
  shown(ask: Ask, alone: boolean): Ask | null {
    if (!ask.let_be || this.#mode === 'all') return ask
    const able = ask.offers.some((offer) => !offer.refusal && offer.move !== ask.let_be)
    const begun = this.#begun(ask)
    if (this.#mode === 'never' || !able || this.#chosen?.since === begun) return null
    return alone ? ask : { ...ask, deadline: begun + HOLD }
  }

  /** When a window opened. One that follows an answer of one's own at once is told with the time of the window before it. */
  #begun(ask: Ask): number {
    return ask.since === this.#answered.since ? this.#answered.at : ask.since
  }

  /** See to a window: answer it now or when its time is over. `seq` is that of the state that shows it, `now` is the table's clock. */
  attend(ask: Ask | null, seq: number, alone: boolean, now: () => number, send: (move: string) => void): void {
    clearTimeout(this.#timer)
    if (!ask?.let_be || this.#mode === 'all' || this.#answered.seq === seq) return
    const nothing = ask.let_be
    const able = ask.offers.some((offer) => !offer.refusal && offer.move !== nothing)
    const begun = this.#begun(ask)
    const answer = (): void => {
      this.#answered = { seq, since: ask.since, at: now() }
      send(this.#chosen?.since === begun ? this.#chosen.move : nothing)
    }
    if (this.#mode === 'never') answer()
    else if (alone) {
      if (!able) answer()
    } else this.#timer = setTimeout(answer, Math.max(0, begun + HOLD - now()))
  }

  /** The person has chosen in a window; true: it is sent when the time is over. */
  choose(ask: Ask | null, alone: boolean, move: string): boolean {
    if (!ask?.let_be || this.#mode !== 'can' || alone) return false
    this.#chosen = { since: this.#begun(ask), move }
    return true
  }

  close(): void {
    clearTimeout(this.#timer)
  }
}
