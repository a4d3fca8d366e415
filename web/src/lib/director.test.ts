import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SeenEvent } from '../generated/api'
import { Director, holdOf, pageOf, UNTIL_READ, type Beat, type Pace } from './director.svelte'
import type { View } from './wire'

const shown: string[] = []
let pace: Pace = 'calm'
const holds = new Map<string, number>()
function beat(key: string, hold = 1000): Beat {
  holds.set(key, hold)
  return { key, own: false, calm: true, view: {} as View, events: [] }
}
const director = (): Director =>
  new Director(
    () => pace,
    ({ key }) => {
      shown.push(key)
      return { hold: holds.get(key)!, page: key === 'page' }
    },
    () => shown.at(-1)?.endsWith('!') || shown.push(`${shown.pop()}!`),
  )

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  shown.length = 0
  pace = 'calm'
})
afterEach(() => void vi.useRealTimers())

test('scenes are shown one after the other, each as long as it takes', () => {
  const stage = director()
  stage.play([beat('reveal'), beat('war', 2000), beat('income')])
  expect(shown).toEqual(['reveal'])
  expect(stage.playing).toBe(true)
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual(['reveal', 'war'])
  vi.advanceTimersByTime(1999)
  expect(shown).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['reveal', 'war', 'income!'])
  expect(stage.playing).toBe(false)
})

test('what comes later waits until the last scene has been seen', () => {
  const stage = director()
  stage.play([beat('a')])
  stage.play([beat('b')])
  expect(shown).toEqual(['a!'])
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual(['a!', 'b!'])
})

test('to now: all at once, and what comes next does not wait', () => {
  const stage = director()
  stage.play([beat('a'), beat('b'), beat('c')])
  stage.toNow()
  expect(shown).toEqual(['a', 'b', 'c!'])
  stage.play([beat('d')])
  expect(shown.at(-1)).toBe('d!')
})

test('a step stands still until somebody goes on', () => {
  const stage = director()
  stage.play([beat('a'), beat('b'), beat('c')])
  stage.step()
  expect(shown).toEqual(['a', 'b'])
  vi.advanceTimersByTime(60_000)
  expect(shown).toHaveLength(2)
  stage.goOn()
  expect(shown).toEqual(['a', 'b', 'c!'])
  expect(stage.held).toBe(false)
})

test('brisk takes half the time, instant none', () => {
  pace = 'brisk'
  director().play([beat('a'), beat('b')])
  vi.advanceTimersByTime(500)
  expect(shown).toEqual(['a', 'b!'])
  pace = 'instant'
  director().play([beat('c'), beat('d')])
  expect(shown.slice(2)).toEqual(['c', 'd!'])
})

test('a scene without words passes at once, ones own act too; much to read stays longer', () => {
  const said = (text: string): SeenEvent => ({ kind: 'x', args: {}, n: 1, text })
  expect(holdOf('', [], false)).toBe(0)
  expect(holdOf('', [said('You place a card.')], true)).toBe(0)
  expect(holdOf('war', [said('Ada wins.')], true)).toBe(2600)
  expect(holdOf('', [said('word '.repeat(40))], false)).toBeGreaterThan(holdOf('', [said('word')], false))
})

test('a page that has to be read stays until its reader goes on, at every pace', () => {
  pace = 'instant'
  const stage = director()
  stage.play([beat('roll'), beat('story', UNTIL_READ), beat('walk')])
  expect(shown).toEqual(['roll', 'story'])
  vi.advanceTimersByTime(60_000)
  stage.toNow()
  expect([shown.at(-1), stage.playing, stage.reading]).toEqual(['story', true, true])
  stage.goOn()
  expect([shown, stage.playing]).toEqual([['roll', 'story', 'walk!'], false])
})

test('the present is reached only when the last page has been read', () => {
  const stage = director()
  stage.play([beat('story', UNTIL_READ)])
  expect(shown).toEqual(['story'])
  stage.goOn()
  expect([shown, stage.playing]).toEqual([['story!'], false])
})

test('a page of the last scene is seen before anything can be done', () => {
  const stage = director()
  stage.play([beat('page')])
  expect([shown, stage.playing]).toEqual([['page'], true])
  vi.advanceTimersByTime(1000)
  expect([shown, stage.playing]).toEqual([['page!'], false])
})

test('who must read: those whom it concerns, unless what is asked shows the same page', () => {
  const leaf = { key: '1', n: 1, part: '', kind: '', title: 'A', text: 'a', seat: 1, readers: [1], asks: ['choice'] }
  expect(pageOf([], 1, null)).toBe(null)
  expect(pageOf([leaf], 1, null)).toEqual({ leaf, must: true })
  expect(pageOf([leaf], 0, 'choice')).toEqual({ leaf, must: false })
  expect(pageOf([leaf], 1, 'choice')).toBe(null)
  expect(pageOf([{ ...leaf, readers: 'all' as const }], null, null)?.must).toBe(false)
  expect(pageOf([{ ...leaf, shown: false }], 1, null)).toBe(null)
})
