/** What cannot be taken back is lifted first, seen, and done when it is asked for again. The rules say what that is (`Ask.deeds`). */
import type { Ask, Offer, StakeInfo } from '../generated/api'

/** So soon after it was lifted nothing is meant yet: a double click is one slip, not two wishes. */
export const GUARD = 350

export interface Lifted {
  offer: Offer
  stakes: readonly StakeInfo[]
  /** The thing that was tried. */
  anchor: Element | null
}

export class Deeds {
  lifted = $state.raw<Lifted | null>(null)
  /** It has been seen long enough to be meant. */
  ready = $state(false)
  /** What was lifted when others began to act. */
  #rests: Lifted | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly play: (move: string) => boolean,
    /** Whoever draws the thing hears of it. */
    readonly tell: (offer: Offer | null) => void,
  ) {}

  /** What is at stake by a move; undefined: it is done at once. */
  static of(asks: readonly Ask[], move: string): StakeInfo[] | undefined {
    return asks.map((ask) => ask.deeds[move]).find((stakes) => stakes)
  }

  /** The first time it is lifted, the second time done; true: it is on its way. */
  ask(offer: Offer, stakes: readonly StakeInfo[], anchor: Element | null): boolean {
    if (this.lifted?.offer.move === offer.move) return this.confirm()
    this.#hold({ offer, stakes, anchor })
    return false
  }

  confirm(): boolean {
    const { lifted } = this
    if (!lifted || !this.ready) return false
    this.#hold(null)
    return this.play(lifted.offer.move)
  }

  putBack(): void {
    this.#rests = null
    if (this.lifted) this.#hold(null)
  }

  /** What is not offered any more is put back; what is at stake may have changed. While others act nothing is asked for a moment. */
  attend(asks: readonly Ask[]): void {
    if (!asks.length) {
      this.#rests ??= this.lifted
      if (this.lifted) this.#hold(null)
      return
    }
    const lifted = this.lifted ?? this.#rests
    this.#rests = null
    if (!lifted) return
    const { move } = lifted.offer
    const offer = asks.flatMap((ask) => ask.offers).find((one) => one.move === move && !one.refusal)
    const stakes = Deeds.of(asks, move)
    if (!offer || !stakes) this.putBack()
    else if (this.lifted) this.lifted = { ...lifted, stakes }
    else this.#hold({ ...lifted, stakes })
  }

  #hold(lifted: Lifted | null): void {
    clearTimeout(this.#timer)
    this.lifted = lifted
    this.ready = false
    if (lifted) this.#timer = setTimeout(() => (this.ready = true), GUARD)
    this.tell(lifted?.offer ?? null)
  }
}
