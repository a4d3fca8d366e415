import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Curve, CurveLine, Replay } from '../generated/api'
import { api, Refused } from './api'
import { Course, PASSAGE } from './course'
import { axisOf, clockRuns, labels, nearest, partAt, partBy, pathOf, spread, topOf, valueAt } from './curve'
import type { LiveTable } from './live.svelte'
import { readAddress, writeAddress } from './moments'
import { Playback, word } from './playback.svelte'

const line = (more: Partial<CurveLine> = {}): CurveLine => ({
  key: 'score',
  text: 'Points',
  seat: 0,
  top: null,
  flows: false,
  steps: [
    [0, 0],
    [3, 6],
  ],
  ...more,
})
const curveOf = (more: Partial<Curve> = {}): Curve => ({
  last: 130,
  viewer: null,
  entries: [0, 2, 2, 2, 60, 61, 130],
  times: [],
  lines: [
    line(),
    line({
      seat: 1,
      steps: [
        [0, 2],
        [5, 20],
      ],
    }),
  ],
  parts: [
    { scene: 0, text: 'Turn 1' },
    { scene: 4, text: 'Turn 2' },
  ],
  turnings: [{ scene: 3, event: { kind: 'x', n: 2, args: {}, text: 'Bo earns 6 LP: Temple.' }, line: 0, gain: 6, said: '+6 LP' }],
  deeds: [],
  ...more,
})
const sand = line({
  key: 'time',
  seat: null,
  top: 60,
  flows: true,
  steps: [
    [0, 0],
    [1, 60],
    [3, 30],
    [4, 0],
  ],
})

describe('the geometry of a curve', () => {
  test('scenes lie one after the other', () => expect(axisOf(curveOf())).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => n / 6)))
  test('where a clock runs they lie by its time, and what passes without it is short', () => {
    const timed = curveOf({ entries: [0, 1, 2, 3, 4], times: [0, 90_000, 100_000, 120_000, 500_000], lines: [sand] })
    const [a, b, c, d, e] = axisOf(timed)
    expect([a, e]).toEqual([0, 1])
    expect((c! - b!) / (d! - c!)).toBeCloseTo(0.5)
    expect(b! - a!).toBeLessThan(c! - b!)
    expect([0, 1, 3, 4].map((scene) => clockRuns(timed, scene))).toEqual([false, true, true, false])
  })
  test('a line has the value of its last step, and steps; what flows slopes down and jumps up', () => {
    expect([0, 2, 3, 9].map((scene) => valueAt(line(), scene))).toEqual([0, 0, 6, 6])
    expect(
      pathOf(
        line(),
        (n) => n,
        (n) => 10 - n,
        5,
      ),
    ).toBe('M0,10H3V4H5')
    expect(
      pathOf(
        sand,
        (n) => n,
        (n) => n,
        4,
      ),
    ).toBe('M0,0H1V60L3,30L4,0H4')
  })
  test('seats share a scale; a line with a most of its own has it for itself', () => {
    const curve = curveOf({ lines: [...curveOf().lines, sand] })
    expect([topOf(curve, curve.lines[0]!), topOf(curve, sand)]).toEqual([20, 60])
  })
  test('the nearest scene is found, and a stop from a little farther', () => {
    const axis = axisOf(curveOf())
    expect(nearest(axis, 0.47)).toBe(3)
    expect(nearest(axis, 0.36, [3], 0.2)).toBe(3)
    expect(nearest(axis, 0.36, [3], 0.05)).toBe(2)
  })
  test('pins keep off each other and stay between the edges', () => {
    expect(spread([10, 12, 90, 99], 10, 0, 100)).toEqual([10, 20, 90, 100])
    expect(spread([97, 98, 99], 10, 0, 100)).toEqual([80, 90, 100])
    expect(spread([0, 50], 10, 5, 100)).toEqual([5, 50])
  })
  test('parts are found and jumped to', () => {
    const curve = curveOf()
    expect([0, 3, 4, 6].map((scene) => partAt(curve.parts, scene)?.text)).toEqual(['Turn 1', 'Turn 1', 'Turn 2', 'Turn 2'])
    expect([partBy(curve, 0, 1), partBy(curve, 5, 1), partBy(curve, 5, -1), partBy(curve, 4, -1)]).toEqual([4, 6, 4, 0])
    expect(labels(curve.parts, (scene) => scene, 1).map(({ part }) => part.scene)).toEqual([0])
    expect(labels(curve.parts, (scene) => scene * 20, 1).map(({ part }) => part.scene)).toEqual([0, 4])
    expect(labels(curve.parts, (scene) => scene * 20, 1, 90).map(({ before }) => before)).toEqual([false, true])
    expect(labels(curve.parts, (scene) => scene * 8, 1, 40).map(({ part }) => part.scene)).toEqual([0])
    expect(labels(curve.parts, (scene) => scene, 1, 10)).toEqual([])
  })
})

test('an address of a moment can be read back; what is no address is the beginning', () => {
  for (const as of [null, 0, 3])
    for (const hide of [false, true])
      expect(readAddress(writeAddress({ entry: 52, nth: 2 }, as, hide))).toEqual({ entry: 52, nth: 2, as, hide })
  expect(readAddress('')).toEqual({ entry: null, nth: undefined, as: undefined, hide: false })
  expect(readAddress('#12')).toEqual({ entry: 12, nth: undefined, as: undefined, hide: false })
  expect(readAddress('#main').entry).toBeNull()
})

describe('with a server', () => {
  const asked: string[] = []
  let broken = false
  let leave = (): void => {}

  beforeEach(() => {
    asked.length = 0
    vi.useFakeTimers()
    vi.spyOn(api, 'replay').mockImplementation((_id, at, until, seat) => {
      asked.push(`${at}-${until}`)
      if (broken) {
        broken = false
        return Promise.reject(new Refused({ code: 'x', args: null, text: 'Not yours.', cite: '' }, 403))
      }
      const scenes = curveOf()
        .entries.filter((n) => n > at && n <= until)
        .map((n, i) => ({ key: '', n, events: [{ n, kind: 'x', text: `${n} (${i})`, args: {} }], view: { now: n * 1000 }, gone: [] }))
      const events = at ? [] : [{ n: 0, kind: 'x', text: 'the beginning', args: {} }]
      return Promise.resolve({
        at,
        last: 130,
        viewer: seat,
        view: { over: false, frames: [], players: [], now: 0 },
        events,
        scenes,
      } as unknown as Replay)
    })
  })
  afterEach(() => {
    leave()
    leave = () => {}
    vi.useRealTimers()
  })

  test('scenes are read in passages, each once, and once more where that failed', async () => {
    const course = new Course('t', curveOf(), null, [])
    expect((await course.moment(0)).events[0]!.text).toBe('the beginning')
    expect((await course.moment(3)).events[0]!.text).toBe('2 (2)')
    expect((await course.moment(4)).view.now).toBe(60_000)
    expect(asked).toEqual([`0-${PASSAGE}`])
    broken = true
    await expect(course.moment(6)).rejects.toThrow(Refused)
    expect((await course.moment(6)).view.now).toBe(130_000)
  })

  test('the story grows with the scenes, and is whole when all is read', async () => {
    const course = new Course('t', curveOf(), null, [])
    await course.moment(2)
    expect(course.story(2).map((event) => event.text)).toEqual(['the beginning', '2 (0)', '2 (1)'])
    await course.readAll(
      2,
      () => {},
      () => true,
    )
    expect(course.story(6)).toHaveLength(7)
    expect(asked).toEqual(['0-60', '60-120', '120-180'])
  })

  test('an entry leads to its scenes, and to what came before it', () => {
    const course = new Course('t', curveOf(), null, [])
    expect([course.sceneOf(2), course.sceneOf(2, 0), course.sceneOf(2, 9), course.sceneOf(40), course.sceneOf(40, 2)]).toEqual([
      3, 1, 3, 3, 3,
    ])
    expect([course.placeOf(0), course.placeOf(2)]).toEqual([
      { entry: 0, nth: 0 },
      { entry: 2, nth: 1 },
    ])
  })

  async function opened(curve: Curve): Promise<Playback> {
    vi.spyOn(api, 'curve').mockResolvedValue(curve)
    let playback!: Playback
    leave = $effect.root(() => {
      playback = new Playback({ id: 't', info: null, speech: null } as unknown as LiveTable, null)
    })
    await playback.look(null)
    flushSync()
    await vi.runAllTimersAsync()
    return playback
  }

  test('steps, jumps and turning points; what happened is told to boards only where one goes on by one', async () => {
    const playback = await opened(curveOf())
    const shown = async (act: () => void): Promise<[number, number]> => {
      act()
      flushSync()
      await vi.runAllTimersAsync()
      return [playback.at, playback.scene.events.length]
    }
    expect(await shown(() => playback.seek(1))).toEqual([1, 1])
    expect(await shown(() => playback.jump(1))).toEqual([4, 0])
    expect(await shown(() => playback.nextTurn())).toEqual([3, 0])
    expect(await shown(() => playback.seek(99))).toEqual([6, 0])
    expect(await shown(() => playback.seek(-9))).toEqual([0, 0])
    expect(location.hash).toBe('#0.0&as=all')
  })

  test('it plays to the end and stops there, and begins anew from there', async () => {
    const playback = await opened(curveOf())
    playback.go(5)
    playback.toggle()
    flushSync()
    await vi.runAllTimersAsync()
    expect([playback.at, playback.playing]).toEqual([6, false])
    playback.toggle()
    expect([playback.at, playback.playing]).toEqual([0, true])
  })

  test('in true time a scene comes when it came, and the clock goes on between; a speed hurries both', async () => {
    const times = [0, 0, 10_000, 12_000, 30_000, 61_000, 130_000]
    const playback = await opened(curveOf({ times, lines: [{ ...sand, steps: [[0, 60]] }] }))
    playback.trueTime = true
    playback.speed = 2
    playback.go(2)
    flushSync()
    await vi.advanceTimersByTimeAsync(0)
    flushSync()
    playback.playing = true
    flushSync()
    await vi.advanceTimersByTimeAsync(900)
    expect(playback.at).toBe(2)
    await vi.advanceTimersByTimeAsync(200)
    expect(playback.at).toBe(3)
  })

  test('what goes wrong is said as the server says it', () => {
    expect(word(new Refused({ code: 'x', args: null, text: 'Not yours.', cite: '' }, 403))).toBe('Not yours.')
    expect(word(new TypeError('x is undefined'))).toBe('Something went wrong.')
  })
})
