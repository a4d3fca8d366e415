/** Days as servers write them, and how results of a day are drawn. */

/** A moment within a day, wherever one lives: for its name. */
export const noonOf = (day: string): number => new Date(`${day}T12:00`).getTime()

/** So many days later. */
export function dayBy(day: string, by: number): string {
  const at = new Date(`${day}T12:00Z`)
  at.setUTCDate(at.getUTCDate() + by)
  return at.toISOString().slice(0, 10)
}

/** Does a day last, wherever one lives? It ends at midnight UTC. */
export const lasts = (day: string): boolean => day !== '' && day >= new Date().toISOString().slice(0, 10)

/** A long number in groups of four: it can be read aloud. */
export const grouped = (hex: string, groups = 4): string => (hex.match(/.{4}/g) ?? []).slice(0, groups).join(' ')

export interface Dot {
  score: number
  /** Counted from below. */
  n: number
}

/** A dot for each score, equal ones above each other. */
export function dotsOf(scores: readonly number[]): Dot[] {
  const height = new Map<number, number>()
  return scores.map((score) => {
    const n = height.get(score) ?? 0
    height.set(score, n + 1)
    return { score, n }
  })
}

/** Round numbers between two scores, about so many. */
export function marksOf(least: number, most: number, count = 5): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => (most - least) / one <= count) ?? 1000
  const first = Math.ceil(least / step) * step
  return Array.from({ length: Math.max(1, Math.floor((most - first) / step) + 1) }, (_, i) => first + i * step)
}
