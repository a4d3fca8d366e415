/** A computation that gives its last result again as long as no part of it has changed. */
export function same<T extends object>(make: () => T): () => T {
  let last: T | null = null
  return () => {
    const next = make()
    const before = last
    if (before && (Object.keys(next) as (keyof T)[]).every((key) => Object.is(next[key], before[key]))) return before
    last = next
    return next
  }
}
