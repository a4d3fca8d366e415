import { expect, test } from 'vitest'
import type { SeenEvent } from '../generated/api'
import { lastOwn, recap } from './recap'

const told = (n: number, seat: number, text: string, more: SeenEvent['args'] = {}): SeenEvent => ({
  kind: 'x',
  n,
  text,
  args: { seat, ...more },
})

test('what touched the seat comes first, then the others in their order', () => {
  const story = [told(1, 0, 'mine'), told(2, 1, 'b'), told(3, 2, 'robs you', { seat2: 0 }), told(4, 1, 'c')]
  const { lines, more } = recap(story, 1, 0)
  expect(lines.map((line) => line.text)).toEqual(['robs you', 'b', 'c'])
  expect(lines.map((line) => line.mine)).toEqual([true, false, false])
  expect(more).toBe(0)
})

test('only the latest of too much is told, and how much is left out', () => {
  const story = Array.from({ length: 20 }, (_, n) => told(n + 1, 1, `line ${n + 1}`))
  const { lines, more } = recap(story, 0, 0, 5)
  expect(lines.map((line) => line.text)).toEqual(['line 16', 'line 17', 'line 18', 'line 19', 'line 20'])
  expect(more).toBe(15)
})

test('what was taken back is not told', () => {
  const back: SeenEvent = { kind: 'taken-back', n: 3, text: 'takes it back', args: { seat: 1, entry: 2 } }
  expect(recap([told(2, 1, 'gone'), back], 1, 0).lines.map((line) => line.text)).not.toContain('gone')
})

test('the last own act', () => {
  const story = [told(1, 0, 'a'), told(2, 1, 'b'), told(5, 0, 'c'), told(7, 1, 'd')]
  expect(lastOwn(story, 0)).toBe(5)
  expect(lastOwn(story, 0, 5)).toBe(1)
  expect(lastOwn(story, 2)).toBe(0)
})
