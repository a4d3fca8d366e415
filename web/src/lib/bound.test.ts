import { expect, test } from 'vitest'
import type { SeatInfo } from '../generated/api'
import { boundTo, laid, oneTry, sealed } from './bound'

test('a table leads to what it is played for', () => {
  expect(boundTo({ bound: 'day:2026-11-19', game: 'paper-tales' })?.path).toBe('/day/paper-tales?day=2026-11-19')
  expect(boundTo({ bound: 'event:abc', game: 'paper-tales' })?.path).toBe('/e/abc')
  expect(boundTo({ bound: null, game: 'paper-tales' })).toBeNull()
})

test('the record of a try is sealed until the seed is told', () => {
  expect(sealed({ bound: 'day:2026-11-19', seed: null })).toBe(true)
  expect(sealed({ bound: 'day:2026-11-19', seed: '00' })).toBe(false)
  expect(sealed({ bound: null, seed: null })).toBe(false)
})

test('who plays for more than the game does not choose against whom', () => {
  const seats = [{ you: true }, { you: false }] as SeatInfo[]
  expect(laid({ bound: 'event:abc', seats })).toBe(true)
  expect(laid({ bound: 'event:abc', seats: seats.slice(1) })).toBe(false)
  expect(laid({ bound: null, seats })).toBe(false)
  expect(['day:2026-11-19', 'dare:abc', 'event:abc', null].map((bound) => oneTry({ bound }))).toEqual([true, true, false, false])
})
