/** A source that somebody sets. */
import type { Source } from './types'

export class Cell<T extends object> implements Source<T> {
  #state: T
  #listeners = new Set<(state: T) => void>()

  /** Who listens badly is told to `broken` and hurts no other listener. */
  constructor(
    state: T,
    readonly broken: (error: unknown) => void,
  ) {
    this.#state = state
  }

  get state(): T {
    return this.#state
  }

  /** Change some parts. Nobody hears of a change that is none. */
  tell(change: Partial<T>): void {
    const keys = Object.keys(change) as (keyof T)[]
    if (keys.every((key) => Object.is(change[key], this.#state[key]))) return
    this.#state = { ...this.#state, ...change }
    for (const listener of [...this.#listeners]) this.#call(listener)
  }

  subscribe = (listener: (state: T) => void): (() => void) => {
    this.#listeners.add(listener)
    listener(this.#state)
    return () => this.#listeners.delete(listener)
  }

  #call(listener: (state: T) => void): void {
    try {
      if (this.#listeners.has(listener)) listener(this.#state)
    } catch (error) {
      this.broken(error)
    }
  }
}
