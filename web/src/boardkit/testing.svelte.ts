/** What tests make with effects lives in a root of its own, until the test is over. */
import { flushSync } from 'svelte'

let rooted: (() => void)[] = []

export function inRoot<T>(make: () => T): T {
  let made!: T
  rooted.push($effect.root(() => void (made = make())))
  flushSync()
  return made
}

/** Away with all that a test has made. */
export function clear(): void {
  for (const end of rooted) end()
  rooted = []
}
