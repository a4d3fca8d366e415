import { expect, test } from 'vitest'
import type { Beside, Curve } from '../generated/api'
import { forkOf, gaps, inStep, lineOf, nextGap, stepOf } from './side'

const curve = (scenes: number, parts: number[], steps: number[][], seat: number | null = 0): Curve => ({
  deeds: [],
  entries: Array.from({ length: scenes }, (_, i) => i),
  last: scenes - 1,
  lines: [{ flows: false, key: 'points', seat, steps, text: 'Points', top: null }],
  parts: parts.map((scene, i) => ({ scene, text: `Turn ${i + 1}` })),
  times: [],
  turnings: [],
  viewer: seat,
})

const one = curve(
  6,
  [1, 3],
  [
    [0, 0],
    [2, 3],
    [5, 9],
  ],
)
const other = curve(
  9,
  [1, 5],
  [
    [0, 0],
    [6, 4],
  ],
)

test('both begin each part together, and whoever is through with it waits', () => {
  expect(inStep(one, other).map(({ at, part }) => [...at, part])).toEqual([
    [0, 0, 0],
    [1, 1, 0],
    [2, 2, 0],
    [2, 3, 0],
    [2, 4, 0],
    [3, 5, 1],
    [4, 6, 1],
    [5, 7, 1],
    [5, 8, 1],
  ])
})

test('a game that has more parts goes on alone', () => {
  expect(inStep(curve(2, [0, 1], []), curve(1, [0], [])).map((step) => step.at)).toEqual([
    [0, 0],
    [1, 0],
  ])
  expect(inStep(curve(2, [], []), curve(3, [], [])).length).toBe(3)
})

test('the games part where the first decision is another one', () => {
  const steps = inStep(one, other)
  const beside: Beside = {
    seats: [0, 0],
    same: true,
    decisions: [
      [1, 3],
      [1, 2, 6],
    ],
    fork: 1,
  }
  expect(stepOf(steps, other, 1, 2)).toBe(2)
  expect(forkOf(steps, [one, other], beside)).toBe(2)
  expect(forkOf(steps, [one, other], { ...beside, fork: null })).toBeNull()
  expect(forkOf(steps, [one, other], { ...beside, fork: 2 })).toBe(6)
})

test('the next difference is where the distance changes', () => {
  const distance = gaps(inStep(one, other), [one, other], [0, 0])
  expect(distance).toEqual([0, 0, 3, 3, 3, 3, -1, 5, 5])
  expect([0, 2, 6, 7].map((from) => nextGap(distance, from))).toEqual([2, 6, 7, 2])
  expect(nextGap([0, 0], 1)).toBe(1)
})

test('who plays together is told of as a team', () => {
  expect(lineOf(curve(2, [], [], null), 1)?.seat).toBeNull()
})
