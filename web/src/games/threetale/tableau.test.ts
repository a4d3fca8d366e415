import { expect, test } from 'vitest'
import { biomeOf } from './art/land'
import { FACES, tiltOf } from './die'
import { sceneOf, standing } from './tableau'
import { viewOf } from './testing.svelte'

test('a Hero stands before the land under its feet, in the Future before that', () => {
  const view = viewOf('turn')
  const hero = view.players[0]!
  expect(sceneOf(view, hero)).toBe(biomeOf('tile-8'))
  expect(sceneOf(view, { ...hero, at: null })).toBe('ford')
  const future = viewOf('future')
  expect(sceneOf(future, future.players[0]!)).toBe('iron-masks')
})

test('a figure looks to the right, smaller on a phone, with its feet on the ground', () => {
  const hero = viewOf('turn').players[0]!
  const [wide, small] = [false, true].map((compact) =>
    /translate\(100 (\S+)\) scale\((\S+) (\S+)\)/
      .exec(standing(hero, 100, compact))!
      .slice(1)
      .map(Number),
  )
  for (const [top, across, up] of [wide!, small!]) {
    expect(across).toBe(-up!)
    expect(top! + 160 * up!).toBeCloseTo(372)
  }
  expect(small![2]).toBeLessThan(wide![2]!)
})

test('a die lies as it lay, and every face looks different', () => {
  expect([0, 10, 20].map(tiltOf)).toEqual([tiltOf(0), tiltOf(0), tiltOf(0)])
  expect(new Set(FACES.flat()).size).toBe(6)
})
