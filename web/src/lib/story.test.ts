import { expect, test } from 'vitest'
import type { SeenEvent } from '../generated/api'
import { canGoBack, chapters, inForce, lostAfter } from './story'

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

test('a table goes back to a heading that is a moment of its own, and only if something happened since', () => {
  const story = [
    event(3, 'phase', 'Wars'),
    event(3, 'phase', 'Construction'),
    event(4, 'decided'),
    event(5, 'built'),
    event(5, 'phase', 'Aging'),
    event(9, 'rewound', 'all go back', { entry: 5 }),
  ]
  const groups = chapters(story)
  expect(groups.map((group, i) => [group.where, canGoBack(groups, i)])).toEqual([
    ['Wars', false],
    ['Construction', true],
    ['Aging', false],
  ])
})

test('what is lost by going back is counted by deeds and told, the newest first', () => {
  const story = [event(3, 'phase', 'Wars'), event(4, 'paid'), event(5, 'built'), event(5, 'earned'), event(6, 'phase', 'Aging')]
  expect(lostAfter(story, 3, 2)).toEqual({ deeds: 3, lines: ['earned', 'built'] })
})

test('one deed is one line: what came of it for the same seat unfolds, what others did is theirs', () => {
  const story = [
    event(1, 'fought', 'Ada fights.', { seat: 0 }),
    event(1, 'rolled', 'Two hits.'),
    event(1, 'gained', 'Ada gains a point.', { seat: 0 }),
    event(1, 'gained', 'Bo gains a point.', { seat: 1 }),
    event(2, 'walked', 'Ada walks.', { seat: 0 }),
  ]
  const told = chapters(story).flatMap(({ lines }) => lines.map(({ text, details }) => [text, ...details]))
  expect(told).toEqual([['Ada fights.', 'Two hits.', 'Ada gains a point.'], ['Bo gains a point.'], ['Ada walks.']])
})

test('a turn has a heading of its own; what is done again and again is one line', () => {
  const walk = (n: number): SeenEvent => event(n, 'walked', 'Ada walks on.', { seat: 0 })
  const [turn] = chapters([event(1, 'turn', 'It is the turn of Ada.', { seat: 0 }), walk(2), walk(3), walk(4)])
  expect([turn!.where, turn!.seat, turn!.lines.length, turn!.lines[0]!.times]).toEqual(['It is the turn of Ada.', 0, 1, 3])
})
