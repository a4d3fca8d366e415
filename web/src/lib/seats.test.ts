import { expect, test } from 'vitest'
import type { SeatInfo } from '../generated/api'
import { SEATS, lookOf, playersOf } from './seats'

test('no two seats look alike, and each crest has a name', () => {
  for (const part of ['crest', 'colour', 'emblem', 'name'] as const)
    expect(new Set(SEATS.map((look) => look[part])).size).toBe(SEATS.length)
  expect(lookOf(0).name).toBe('crimson lion')
})

test('there is a look for every number', () => {
  expect([lookOf(7), lookOf(-1), lookOf(15)]).toEqual([SEATS[0], SEATS[6], SEATS[1]])
})

test('a board is told who sits where, and nothing about invitations', () => {
  const seat = { seat: 1, name: 'Bo', kind: 'bot', connected: true, you: false, invite: 'secret', level: 'hard' } as unknown as SeatInfo
  expect(playersOf([seat])).toEqual([{ seat: 1, name: 'Bo', crest: 'heron', colour: '#1f7a78', kind: 'bot', connected: true, you: false }])
})
