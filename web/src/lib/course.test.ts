import { beforeEach, expect, test, vi } from 'vitest'
import type { SeenEvent } from '../generated/api'
import { api, Refused } from './api'
import { Course, turningPoints, type Point } from './course.svelte'

const asked: string[] = []
/** The scores at an entry; what the tests change. */
let scores = (_at: number): number[] => [0, 0]
let broken = new Set<number>()

beforeEach(() => {
  asked.length = 0
  broken = new Set()
  vi.spyOn(api, 'replay').mockImplementation((_id, at, seat) => {
    asked.push(`${seat}:${at}`)
    if (broken.delete(at)) return Promise.reject(new Refused({ code: 'x', args: null, text: '', cite: '' }, 500))
    const view = { over: false, frames: [], players: scores(at).map((score) => ({ score })) }
    return Promise.resolve({ view, viewer: seat, events: [] } as unknown as Awaited<ReturnType<typeof api.replay>>)
  })
})

test('every change of the scores is found, without asking for every entry', async () => {
  scores = (at) => [at >= 137 ? 5 : 0, at >= 401 ? 2 : 0]
  const course = new Course('t', 600, null, [])
  await course.survey(0)
  const changes = course.points.filter((point, i) => i && course.points[i - 1]!.scores.join() !== point.scores.join())
  expect(changes.map(({ at, scores: found }) => [at, ...found])).toEqual([
    [137, 5, 0],
    [401, 5, 2],
  ])
  expect(course.points.map(({ at }) => at)).toEqual([...new Set(asked.map((one) => Number(one.split(':')[1])))].sort((a, b) => a - b))
  expect(asked.length).toBeLessThan(60)
})

test('the last entry is looked at, in short games every one', async () => {
  scores = () => [0, 0]
  const short = new Course('t', 3, null, [])
  await short.survey(null)
  expect(short.points.map(({ at }) => at)).toEqual([0, 1, 2, 3])
  const long = new Course('t', 100, null, [])
  await long.survey(null)
  expect(long.points.at(-1)!.at).toBe(100)
})

test('a moment is asked for once for each pair of eyes, and once more where that failed', async () => {
  const course = new Course('t', 9, null, [])
  await Promise.all([course.moment(4, 0), course.moment(4, 0), course.moment(4, null)])
  expect(asked).toEqual(['0:4', 'null:4'])
  broken.add(5)
  await expect(course.moment(5, 0)).rejects.toThrow(Refused)
  expect((await course.moment(5, 0)).at).toBe(5)
})

test('a survey that is stopped asks for nothing more', async () => {
  scores = (at) => [at, 0]
  const course = new Course('t', 500, null, [])
  const survey = course.survey(0)
  course.stop()
  await survey
  expect(asked.length).toBeLessThanOrEqual(3)
})

const point = (at: number, ...of: number[]): Point => ({ at, scores: of, where: [] })
const event = (n: number, kind: string, seat: number, amount: number, text: string): SeenEvent => ({
  n,
  kind,
  text,
  args: { seat, n: amount },
})

test('turning points are the largest changes of the lead, in order', () => {
  const points = [point(0, 0, 0), point(5, 1, 0), point(9, 1, 6), point(12, 9, 6), point(15, 9, 7)]
  expect(turningPoints(points, 0, [], 2).map(({ at, swing }) => [at, swing])).toEqual([
    [9, -6],
    [12, 8],
  ])
  expect(turningPoints(points, 1, [], 1)).toMatchObject([{ at: 12, swing: -8 }])
})

test('alone, the lead is the score', () => {
  expect(turningPoints([point(0, 0), point(3, 4)], 0, [])).toEqual([{ at: 3, swing: 4, text: 'The scores change' }])
})

test('a turning point is told by the event that moved most that way', () => {
  const story = [
    event(2, 'earned', 0, 9, 'too early'),
    event(4, 'moved', 0, 50, 'no score'),
    event(5, 'earned', 0, 2, 'Ada earns 2.'),
    event(5, 'earned', 1, 7, 'Bo earns 7.'),
    event(6, 'earned', 0, 8, 'Ada earns 8.'),
  ]
  expect(turningPoints([point(3, 0, 0), point(6, 10, 7)], 0, story)[0]!.text).toBe('Ada earns 8.')
  expect(turningPoints([point(3, 0, 0), point(6, 10, 12)], 0, story)[0]!.text).toBe('Bo earns 7.')
})
