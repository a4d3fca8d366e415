import { beforeEach, expect, test } from 'vitest'
import { HOURS, looks } from './away'

beforeEach(() => localStorage.clear())

test('who comes for the first time was not away', () => expect(looks('a', 5)).toBe(false))

test('who comes back after hours is told so once', () => {
  looks('a', 0)
  looks('b', HOURS)
  expect(looks('a', HOURS + 1)).toBe(true)
  expect(looks('a', HOURS + 2)).toBe(false)
  expect(looks('b', HOURS + 3)).toBe(false)
})

test('what was not looked at for months is forgotten', () => {
  looks('a', 0)
  looks('b', 3000 * HOURS)
  expect(looks('a', 3001 * HOURS)).toBe(false)
})
