import { expect, test } from 'vitest'
import { dayBy, dotsOf, grouped, marksOf } from './days'

test('days follow each other over months and years', () => {
  expect(dayBy('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayBy('2028-03-01', -1)).toBe('2028-02-29')
})

test('equal scores stand above each other', () => {
  expect(dotsOf([40, 41, 40, 40])).toEqual([
    { score: 40, n: 0 },
    { score: 41, n: 0 },
    { score: 40, n: 1 },
    { score: 40, n: 2 },
  ])
})

test('the axis has a few round numbers, and one at least', () => {
  expect(marksOf(23, 57)).toEqual([30, 40, 50])
  expect(marksOf(40, 40)).toEqual([40])
  expect(marksOf(-3, 4)).toEqual([-2, 0, 2, 4])
})

test('a fingerprint is read in groups', () => {
  expect(grouped('9f3c71ab04de5b18aa')).toBe('9f3c 71ab 04de 5b18')
})
