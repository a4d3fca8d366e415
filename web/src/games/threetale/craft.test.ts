import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Event } from './model'
import { clear, lay } from './testing.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  clear()
  vi.useRealTimers()
})

const event = (kind: string, args: object): Event => ({ kind, args, text: '', n: 1, touches: [] }) as unknown as Event

test('gains rise over the Hero', () => {
  const { table, tell } = lay('turn')
  tell(event('raised', { seat: 0, n: 2, virtue: 'love' }), event('gained-stone', { seat: 0, n: 1 }), event('more-steps', { seat: 0, n: 2 }))
  vi.advanceTimersByTime(1000)
  expect(table.craft.floats.all.map(({ text, sign, kind }) => [text, sign, kind])).toEqual([
    ['+2', 'love', 'virtue'],
    ['+1 Sacred Stone', '', ''],
    ['+2 Steps', '', ''],
  ])
})

test('a card that comes into play says who brought it', () => {
  const { table, tell } = lay('turn')
  tell(event('drew-bonus', { seat: 0, card: 'lucky-knot' }), event('learned', { seat: 2, talent: 'third-try' }))
  expect(table.craft.shows.all.map(({ card, said }) => [card, said])).toEqual([
    ['lucky-knot', 'You draw'],
    ['third-try', 'The Silver Deer learns'],
  ])
})

test('a phase and a round have a heading for a while', () => {
  const { table, tell } = lay('future')
  tell(event('phase', { phase: 'future' }))
  expect(table.craft.heading).toEqual({ title: 'Future Phase', under: 'Now it has to be done.' })
  tell(event('future-round', { n: 2, n2: 6 }))
  expect(table.craft.heading).toEqual({ title: 'Round 2', under: 'of 6: Iron Masks' })
  vi.advanceTimersByTime(3000)
  expect(table.craft.heading).toBeNull()
})
