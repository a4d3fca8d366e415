import { describe, expect, test } from 'vitest'
import { petals, track, trunk } from './apron'

/** How many stitches of a sort a track has. */
const stitches = (svg: string, sort: string): number => {
  const path = new RegExp(`class="${sort}" d="([^"]*)"`).exec(svg)?.[1] ?? ''
  return (path.match(/M/g) ?? []).length
}
const count = (svg: string, part: string): number => svg.split(part).length - 1

describe('the track of a Virtue', () => {
  test('has thirteen stitches, as many sewn as its value', () => {
    const svg = track('hope', 5, 0)
    expect([stitches(svg, 'on'), stitches(svg, 'off')]).toEqual([5, 8])
  })
  test('shows what the last moment sewed, or tore out', () => {
    const sewn = track('hope', 5, 2)
    expect([stitches(sewn, 'on'), stitches(sewn, 'sewn'), stitches(sewn, 'off')]).toEqual([3, 2, 8])
    const torn = track('hope', 5, -2)
    expect([stitches(torn, 'on'), stitches(torn, 'torn'), stitches(torn, 'off')]).toEqual([5, 2, 6])
  })
  test('is cut by bars, those that are passed in gold; Love has none', () => {
    const svg = track('mercy', 7, 0)
    expect([count(svg, 'class="bar past"'), count(svg, 'class="bar"')]).toEqual([2, 1])
    expect(track('love', 7, 0)).not.toContain('bar')
  })
})

describe('the Talent tree', () => {
  const lit = (svg: string): number => count(svg, '#ffe3a0')
  test('beads climb to the next Talent, and not beyond it', () => {
    expect(lit(trunk([], 0))).toBe(0)
    expect(lit(trunk([], 1))).toBe(1)
    expect(lit(trunk([], 5))).toBe(2)
  })
  test('what was learned stays lit', () => {
    expect(lit(trunk([0, 1], 3))).toBe(2 + 4 + 3)
    expect(count(trunk([0], 0), 'V140" stroke')).toBe(1)
  })
  test('a Talent that was lost has no dashes round it, one that can still come has', () => {
    expect(['taken', 'lost', 'open', 'later'].map((state) => count(petals(state as 'taken'), 'dasharray'))).toEqual([0, 0, 1, 1])
  })
})
