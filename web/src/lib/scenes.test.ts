import { expect, test } from 'vitest'
import { put } from './scenes'
import type { View } from './wire'

const BEFORE = {
  game: 'g',
  seats: 2,
  options: {},
  now: 0,
  over: false,
  frames: [],
  asked: [],
  waiting: [],
  pile: [1, 2],
  players: [{ gold: 1, plan: 'x' }, { gold: 2 }],
} as unknown as View

test('what changed is new, and what did not is the same object', () => {
  const after = put(BEFORE, { view: { pile: [1], players: [{}, { gold: 3 }] }, gone: [] })
  expect(after['pile']).toEqual([1])
  expect(after.players).toEqual([{ gold: 1, plan: 'x' }, { gold: 3 }])
  expect(after.players[0]).toBe(BEFORE.players[0])
  expect(put(BEFORE, { view: { now: 5 }, gone: [] }).players).toBe(BEFORE.players)
})

test('what is gone is gone', () => {
  const after = put(BEFORE, { view: {}, gone: ['pile', 'players/0/plan'] })
  expect(after).not.toHaveProperty('pile')
  expect(after.players).toEqual([{ gold: 1 }, { gold: 2 }])
  expect(BEFORE.players[0]).toHaveProperty('plan')
})
