import { expect, test } from 'vitest'
import type { SeenEvent } from '../generated/api'
import { chapters, inForce } from './story'

const event = (n: number, kind: string, text = kind, args: SeenEvent['args'] = {}): SeenEvent => ({ n, kind, text, args })
const texts = (story: SeenEvent[]): string[] => inForce(story).map((one) => one.text)

test('what was taken back is gone, and so is the taking back', () => {
  const story = [event(1, 'paid'), event(2, 'built'), event(2, 'earned'), event(3, 'drawn'), event(4, 'taken-back', 'back', { entry: 2 })]
  expect(texts(story)).toEqual(['paid', 'drawn'])
})

test('going back with all takes everything after the entry, and stays to be read', () => {
  const story = [
    event(1, 'paid'),
    event(2, 'built'),
    event(3, 'drawn'),
    event(4, 'rewound', 'all go back', { entry: 1 }),
    event(5, 'built', 'again'),
  ]
  expect(texts(story)).toEqual(['paid', 'all go back', 'again'])
})

test('taking back twice takes each its own', () => {
  const story = [
    event(1, 'a'),
    event(2, 'b'),
    event(3, 'taken-back', '', { entry: 2 }),
    event(4, 'taken-back', '', { entry: 1 }),
    event(5, 'c'),
  ]
  expect(texts(story)).toEqual(['c'])
})

test('a phase heads what follows; before the first one there is no heading, and what needs no words has no line', () => {
  const story = [
    event(1, 'dealt', 'Cards are dealt.'),
    event(2, 'phase', 'Wars'),
    event(2, 'war', 'Ada wins.', { seat: 0 }),
    event(2, 'silent', ''),
    event(3, 'phase', 'Income'),
    event(3, 'paid', 'Bo pays.', { seat: 1 }),
  ]
  const found = chapters(story).map(({ n, where, lines }) => [n, where, ...lines.map((line) => `${line.seat}: ${line.text}`)])
  expect(found).toEqual([
    [1, '', 'null: Cards are dealt.'],
    [2, 'Wars', '0: Ada wins.'],
    [3, 'Income', '1: Bo pays.'],
  ])
})

test('every chapter and every line has a key of its own', () => {
  const story = [event(1, 'phase', 'One'), event(1, 'phase', 'Two'), event(1, 'a'), event(1, 'a'), event(2, 'phase', 'Three')]
  const keys = chapters(story).flatMap(({ key, lines }) => [String(key), ...lines.map((line) => line.key)])
  expect(new Set(keys).size).toBe(keys.length)
})
