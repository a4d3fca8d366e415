/** What is shown for a moment and passes by itself: words and signs that rise over somebody, cards that everybody looks at. */

export class Passing<T extends { id: number }> {
  all = $state.raw<readonly T[]>([])
  #next = 1

  /** `most`: no more than so many at once; older ones give way. */
  constructor(readonly most = Infinity) {}

  /** Show something for so many milliseconds. */
  show(thing: Omit<T, 'id'>, stay: number): void {
    const shown = { ...thing, id: this.#next++ } as T
    this.all = [...this.all, shown].slice(-this.most)
    setTimeout(() => (this.all = this.all.filter((one) => one !== shown)), stay)
  }
}

/** Something small that rises over a seat. */
export interface Float {
  id: number
  seat: number
  text: string
  good: boolean
  /** Milliseconds until it rises. */
  delay: number
}

export class Floats<F extends Float> extends Passing<F> {
  /** Each stays for so long; over one seat they come so far apart. */
  constructor(
    readonly stay: number,
    readonly apart: number,
  ) {
    super()
  }

  /** Let them rise, one after the other over each seat. */
  rise(floats: readonly Omit<F, 'id'>[]): void {
    const busy = new Map<number, number>()
    for (const float of floats) {
      const delay = Math.max(float.delay, busy.get(float.seat) ?? 0)
      busy.set(float.seat, delay + this.apart)
      this.show({ ...float, delay }, delay + this.stay)
    }
  }
}
