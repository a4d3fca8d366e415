/** Choosing an offer by the things that it touches: each one chosen leaves fewer offers, the last one is meant. */
import type { BoardPort } from '../../boardkit/svelte-port.svelte'
import type { AnyGame, Ask, Offer } from '../../port/types'

export class Picking {
  /** The things that were chosen so far. */
  chosen = $state<string[]>([])
  readonly ask: Ask | undefined = $derived.by(() => this.port.asks.find((one) => one.seat === this.port.viewer) ?? this.port.asks[0])
  readonly offers: readonly Offer[] = $derived(this.ask?.offers ?? [])
  /** What can still be meant. */
  readonly left = $derived(this.offers.filter((offer) => this.#fits(offer)))
  readonly #touched = $derived.by(() => {
    const found = new Map<string, Offer[]>()
    for (const offer of this.offers) for (const id of offer.touches) found.set(id, [...(found.get(id) ?? []), offer])
    return found
  })

  /** Make it while the board is set up. */
  constructor(readonly port: BoardPort<AnyGame>) {
    $effect(() => {
      // A choice of things lasts as long as something can be done with it.
      if (this.chosen.length && !this.left.length) this.chosen = []
    })
  }

  #fits(offer: Offer, more: string[] = []): boolean {
    return [...this.chosen, ...more].every((id) => offer.touches.includes(id))
  }

  /** Does any offer touch it? */
  touches(id: string): boolean {
    return this.#touched.has(id)
  }

  /** Is it part of something that may be done now? */
  glows(id: string): boolean {
    return (this.#touched.get(id) ?? []).some((offer) => !offer.refusal && this.#fits(offer))
  }

  attempt(offer: Offer, anchor: Element | null): void {
    if (!offer.refusal) this.chosen = []
    this.port.attempt(offer, anchor)
  }

  touch(id: string, anchor: Element): void {
    if (this.chosen.includes(id)) {
      this.chosen = this.chosen.filter((one) => one !== id)
      return
    }
    const both = this.offers.filter((offer) => this.#fits(offer, [id]))
    const left = both.length ? both : (this.#touched.get(id) ?? [])
    if (left.length === 1) this.attempt(left[0]!, anchor)
    else this.chosen = both.length ? [...this.chosen, id] : [id]
  }
}
