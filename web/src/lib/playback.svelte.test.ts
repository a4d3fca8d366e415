import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SeenEvent } from '../generated/api'
import { api, Refused } from './api'
import { Course } from './course.svelte'
import type { LiveTable } from './live.svelte'
import { Playback, word } from './playback.svelte'

let playback: Playback
let leave = (): void => {}
const live = { id: 't', info: null, story: [1, 2, 5, 9].map((n) => ({ n, kind: 'x', text: '', args: {} }) as SeenEvent) }

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(api, 'replay').mockImplementation((_id, at, seat) =>
    Promise.resolve({
      viewer: seat,
      view: { over: false, frames: [], players: [] },
      events: [{ n: at, kind: 'x', text: `at ${at}`, args: {} }],
    } as unknown as Awaited<ReturnType<typeof api.replay>>),
  )
  leave = $effect.root(() => {
    playback = new Playback(live as unknown as LiveTable, null)
  })
  playback.course = new Course('t', 9, null, [])
})
afterEach(() => {
  leave()
  vi.useRealTimers()
})

test('steps pass over entries of which nothing was seen, and end at the ends', () => {
  playback.step(1)
  playback.step(1)
  playback.step(1)
  expect(playback.at).toBe(5)
  playback.step(1)
  playback.step(1)
  expect(playback.at).toBe(9)
  playback.step(-1)
  expect(playback.at).toBe(5)
  playback.go(-3)
  playback.step(-1)
  expect([playback.at, location.search]).toEqual([0, '?at=0'])
})

test('played by itself it stops at the end', () => {
  playback.go(5)
  playback.playing = true
  flushSync()
  vi.advanceTimersByTime(900)
  expect([playback.at, playback.playing]).toEqual([9, true])
  vi.advanceTimersByTime(900)
  expect(playback.playing).toBe(false)
})

test('of moments that come late only the one that is looked at is shown', async () => {
  playback.eyes = 0
  playback.go(2)
  flushSync()
  playback.go(5)
  flushSync()
  await vi.runAllTimersAsync()
  expect([playback.moment?.at, playback.told]).toEqual([5, ['at 5']])
})

test('what goes wrong is said as the server says it', () => {
  expect(word(new Refused({ code: 'x', args: null, text: 'Not yours.', cite: '' }, 403))).toBe('Not yours.')
  expect(word(new TypeError('x is undefined'))).toBe('Something went wrong.')
})
