import { expect, test } from 'vitest'
import { arrowTo, crosses, free, overlap, type Room, standAt } from './coaching'

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })
const room = (more: Partial<Room> = {}): Room => ({ wide: 1280, high: 720, target: null, needed: [], busy: [], quiet: [], ...more })
const COACH = { width: 330, height: 140 }

test('beside what it points at, where there is room', () => {
  const target = box(500, 300, 80, 100)
  const at = standAt(room({ target, needed: [target] }), COACH)!
  const coach = { ...at, ...COACH }
  expect(overlap(coach, target)).toBe(0)
  expect(
    Math.min(Math.abs(at.left - 594), Math.abs(at.left + 330 - 486), Math.abs(at.top - 414), Math.abs(at.top + 140 - 286)),
  ).toBeLessThan(1)
})

test('never on the prompt nor on what can be chosen, however far away that is', () => {
  const target = box(200, 600, 80, 100)
  const needed = [target, box(0, 60, 1280, 400), box(0, 560, 1280, 160)]
  const at = standAt(room({ target, needed }), { width: 330, height: 90 })!
  expect(free(room({ needed }), { ...at, width: 330, height: 90 })).toBe(true)
  expect(at.top).toBeGreaterThanOrEqual(460)
})

test('rather on the log than on the board', () => {
  const target = box(800, 300, 60, 60)
  const log = box(1000, 200, 280, 500)
  const at = standAt(room({ target, needed: [target], busy: [box(0, 50, 1000, 670)], quiet: [log] }), { width: 270, height: 140 })!
  expect(at.left).toBeGreaterThanOrEqual(1000 - 16)
})

test('over the bar at the top only when nothing else is free', () => {
  const target = box(100, 400, 80, 80)
  expect(standAt(room({ target, needed: [target] }), COACH)!.top).toBeGreaterThanOrEqual(50)
  const full = [target, box(0, 150, 1280, 570)]
  expect(standAt(room({ target, needed: full }), COACH)!.top).toBeLessThan(50)
  expect(standAt(room({ target, needed: [box(0, 0, 1280, 720)] }), COACH)).toBeNull()
  expect(standAt(room({ wide: 320 }), COACH)).toBeNull()
})

test('an arrow is cut to a beak where its way leads over something needed', () => {
  const target = box(900, 400, 60, 60)
  const coach = box(100, 380, 330, 100)
  expect(arrowTo(room({ target, needed: [target] }), coach)).toMatchObject({ from: { left: 430 }, beak: false })
  const cut = arrowTo(room({ target, needed: [target, box(600, 300, 80, 300)] }), coach)!
  expect(cut.beak).toBe(true)
  expect(cut.from.left).toBeGreaterThan(850)
  expect(arrowTo(room({ target }), box(560, 380, 330, 100))).toBeNull()
  expect(arrowTo(room(), coach)).toBeNull()
})

test.each([
  ['through', { left: 0, top: 5 }, { left: 20, top: 5 }, true],
  ['beside', { left: 0, top: 15 }, { left: 20, top: 15 }, false],
  ['before its end', { left: 0, top: 5 }, { left: 4, top: 5 }, false],
  ['straight down', { left: 7, top: 0 }, { left: 7, top: 20 }, true],
  ['along the edge', { left: 5, top: 0 }, { left: 5, top: 20 }, false],
])('a way leads %s', (_, from, to, yes) => expect(crosses(from, to, box(5, 2, 8, 8))).toBe(yes))
