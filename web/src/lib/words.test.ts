import { expect, test } from 'vitest'
import { ago, botOf, crumbs, levelName, plain, span } from './words'
import type { View } from './wire'

const MINUTE = 60_000
const NOW = Date.UTC(2026, 0, 10)

test.each([
  [0, 'just now'],
  [20_000, 'just now'],
  [MINUTE, '1 min ago'],
  [59 * MINUTE, '59 min ago'],
  [60 * MINUTE, '1 h ago'],
  [23 * 60 * MINUTE, '23 h ago'],
  [24 * 60 * MINUTE, 'yesterday'],
  [47 * 60 * MINUTE, '2 days ago'],
])('%i ms ago is “%s”', (ms, text) => {
  expect(ago(NOW - ms, NOW)).toBe(text)
})

test.each([
  [-5, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [102_000, '1:42'],
  [3_599_000, '59:59'],
  [3_600_000, '1 h 0 min'],
  [172_799_000, '47 h 59 min'],
  [172_800_000, '2 d 0 h'],
  [3 * 86_400_000 + 5 * 3_600_000, '3 d 5 h'],
])('a clock shows %i ms as %s', (ms, text) => {
  expect(span(ms)).toBe(text)
})

const frame = (rule: string, text: string): View['frames'][number] => ({ rule, text, cite: '' })
const view = (frames: View['frames'], more: object = {}): View => ({ over: false, frames, players: [], ...more }) as unknown as View

test('the way to the open paragraph leaves the game itself out, and numbers what the view counts', () => {
  const frames = [frame('tale', 'Game'), frame('turn', 'Turn'), frame('draft', 'Draft')]
  expect(crumbs(view(frames, { turn: 2, draft: ['archer-1'] }))).toEqual(['Turn 2', 'Draft'])
  expect(crumbs(view([frame('tale', 'Game')]))).toEqual(['Game'])
  expect(crumbs(view(frames, { over: true }))).toEqual(['Finished'])
})

test('a name out of an id', () => {
  expect([plain('cave-spirit-2'), plain('big_house'), plain('x'), plain('')]).toEqual(['Cave spirit', 'Big house', 'X', ''])
})

test('levels of the house have names, those from elsewhere are called by their ids', () => {
  expect([levelName('hard'), levelName('deep-thought')]).toEqual(['hard', 'Deep thought'])
  expect([botOf('hard'), botOf('deep-thought')]).toEqual(['Hard bot', 'Deep thought bot'])
})
