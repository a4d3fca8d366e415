import { expect, test } from 'vitest'
import type { EventPage, EventTable } from '../generated/api'
import { decided, lineAfter, restingIn, tablesOf } from './events'

const table = (round: number, n: number, how: EventTable['how'], ...names: string[]): EventTable => ({
  round,
  n,
  how,
  final: round > 2,
  table: 't',
  abandoned: false,
  waiting: '',
  people: names.map((name) => ({ key: name, name, you: name === 'You', place: null, score: null })),
})

const page = {
  rounds: 2,
  cut: 2,
  lines: Array(5).fill(null),
  tables: [table(1, 1, 'played', 'A', 'B'), table(1, 2, '', 'C', 'You'), table(1, 3, 'bye', 'D'), table(3, 1, 'played', 'A', 'C')],
} as unknown as EventPage

test("one's own table stands first, and who rests has none", () => {
  expect(tablesOf(page, 1).map((one) => one.n)).toEqual([2, 1])
  expect(restingIn(page, 1)).toEqual(['D'])
})

test('the finals and those who rest are no tables of the rounds', () => {
  expect(decided(page)).toEqual({ n: 1, of: 2 })
})

test('a line leads to the finals where some do not reach them', () => {
  expect(lineAfter(page)).toBe(2)
  expect(lineAfter({ ...page, cut: 5 })).toBe(0)
  expect(lineAfter({ ...page, rounds: 0 })).toBe(0)
})
