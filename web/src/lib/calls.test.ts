import { expect, test } from 'vitest'
import { bytesOf, clock, minuteOf } from './calls.svelte'

test('minutes of the day and clocks', () => {
  for (const minute of [0, 59, 60, 1320, 1439]) expect(minuteOf(clock(minute))).toBe(minute)
  expect(clock(1320)).toBe('22:00')
  expect(minuteOf('24:00')).toBe(0)
})

test('a key is read as it is written in addresses', () => {
  expect([...bytesOf('-_8A')]).toEqual([251, 255, 0])
})
