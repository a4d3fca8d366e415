/** What kind of screen this is, and how much of it there is. */
import type { Size } from '../port/types'

/** A board is drawn side by side in all its parts from this size on; a smaller one could not be read. */
const WHOLE = { width: 860, height: 580 }

/** How the parts of a board find room: in a small area one below the other, in a low one side by side. */
export function roomFor(width: number, height: number): Pick<Size, 'compact' | 'short'> {
  const compact = width < WHOLE.width || height < WHOLE.height
  return { compact, short: compact && width > height }
}

const QUERIES = {
  compact: matchMedia('(max-width: 700px)'),
  short: matchMedia('(max-height: 480px)'),
  railed: matchMedia('(min-width: 1180px) and (min-height: 600px)'),
  beside: matchMedia('(min-width: 1180px)'),
  wide: matchMedia('(min-width: 1880px)'),
}

class Screen {
  /** Narrow: the parts of a page stand one below the other. */
  compact = $state(QUERIES.compact.matches)
  /** A low window, such as a phone on its side. */
  short = $state(QUERIES.short.matches)
  /** There is room for a rail beside a board; else it is a sheet. */
  railed = $state(QUERIES.railed.matches)
  /** There is room for something beside the shelf. */
  beside = $state(QUERIES.beside.matches)
  /** A large screen. */
  wide = $state(QUERIES.wide.matches)
  constructor() {
    for (const name of ['compact', 'short', 'railed', 'beside', 'wide'] as const)
      QUERIES[name].addEventListener('change', (event) => (this[name] = event.matches))
  }
}

export const screen = new Screen()
