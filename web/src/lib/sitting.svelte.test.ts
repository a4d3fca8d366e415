import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Ask, GameInfo, SeatInfo, TableInfo } from '../generated/api'
import type { LiveTable, Seen } from './live.svelte'
import { Sitting } from './sitting.svelte'
import { ui } from './ui.svelte'

/** A line to a table that the tests speak on. */
class Line {
  id = 't'
  info = $state.raw<TableInfo | null>(null)
  seen = $state.raw<Seen | null>(null)
  link = $state('live')
  story = []
  opened = 0
  scene = { n: 0, events: [] }
  director = { playing: false }
  onlesson: (text: string) => void = () => {}
  now = (): number => 1000
  look = vi.fn()
  play = vi.fn()
  undo = vi.fn()
  keepTime = vi.fn()
}

const seat = (n: number, more: Partial<SeatInfo> = {}): SeatInfo =>
  ({
    seat: n,
    name: ['Ada', 'Bo', 'Cy'][n]!,
    kind: 'person',
    you: false,
    connected: true,
    lent: null,
    stand_in: false,
    ...more,
  }) as SeatInfo
const ask = (n: number, more: Partial<Ask> = {}): Ask =>
  ({
    seat: n,
    rule: 'draft',
    prompt: 'Choose a <b>card</b>',
    offers: [{ move: `${n} keep a`, refusal: null }],
    let_be: null,
    since: 0,
    deadline: null,
    ...more,
  }) as Ask

let line: Line
let sitting: Sitting
let game = $state.raw<Partial<GameInfo>>({})
let leave = (): void => {}

function table(seats: SeatInfo[], more: Partial<TableInfo> = {}): void {
  line.info = { status: 'running', seats, clock: { speed: 1, held: false, running: true, now: 0 }, ...more } as TableInfo
}
function state(viewer: number | null, asks: Ask[], more: { view?: object; undo?: number[]; lesson?: object } = {}): void {
  const view = { over: false, waiting: asks.map((one) => one.seat), frames: [], players: [], ...more.view }
  line.seen = { viewer, asks, seq: 1, undo: more.undo ?? [], lesson: more.lesson ?? null, view } as unknown as Seen
  flushSync()
}

beforeEach(() => {
  line = new Line()
  game = { hidden: true, real_time: false }
  leave = $effect.root(() => {
    sitting = new Sitting(line as unknown as LiveTable, () => game as GameInfo)
  })
})
afterEach(() => leave())

test('one is asked by the prompt, without its marks; else the line says who is waited for', () => {
  table([seat(0, { you: true }), seat(1), seat(2)])
  state(0, [ask(0)])
  expect(sitting.prompt).toBe('Choose a card')
  state(0, [], { view: { waiting: [1, 2] } })
  expect(sitting.prompt).toBe('Waiting for Bo and Cy')
  state(0, [], { view: { waiting: [] } })
  expect(sitting.prompt).toBe('The table goes on by itself.')
  state(0, [], { view: { over: true } })
  expect(sitting.prompt).toBe('The game is over.')
})

test('nothing can be played at a table that is paused or given up', () => {
  table([seat(0, { you: true }), seat(1)], { status: 'paused' })
  state(0, [ask(0)])
  expect([sitting.prompt, sitting.playable, sitting.may.pause]).toEqual(['The table is paused.', [], false])
  table([seat(0, { you: true }), seat(1)], { status: 'abandoned' })
  state(0, [])
  expect(sitting.prompt).toBe('The table was given up.')
})

test('a shared screen is covered until the one who is asked has it; without secrets it follows by itself', () => {
  table([seat(0, { you: true }), seat(1, { you: true }), seat(2, { kind: 'bot' })])
  state(0, [ask(0)])
  expect(sitting.covered).toBe(0)
  sitting.unveil(0)
  expect([sitting.covered, line.look.mock.calls]).toEqual([null, []])
  state(0, [ask(1)])
  expect(sitting.covered).toBe(1)
  sitting.unveil(1)
  expect(line.look).toHaveBeenCalledWith(1)
  game = { ...game, hidden: false }
  line.look.mockClear()
  flushSync()
  expect([sitting.covered, line.look.mock.calls]).toEqual([null, [[1]]])
})

test('at the end of the game nothing is covered, and it may be played again', () => {
  table([seat(0, { you: true }), seat(1, { you: true })])
  state(0, [], { view: { over: true } })
  expect([sitting.covered, sitting.may]).toEqual([null, { pause: true, ping: true, rematch: true, sequel: true }])
  table([seat(0), seat(1)])
  state(null, [], { view: { over: true } })
  expect(sitting.may).toEqual({ pause: false, ping: false, rematch: false, sequel: false })
})

test('what stays the same stays the same object', () => {
  table([seat(0, { you: true }), seat(1)])
  state(0, [ask(0)])
  const { clock, may } = sitting
  state(0, [])
  expect([sitting.clock, sitting.may]).toEqual([clock, may])
  expect(sitting.clock).toBe(clock)
  expect(sitting.may).toBe(may)
})

test('in a lesson only what is wanted is let through', () => {
  table([seat(0, { you: true }), seat(1, { kind: 'bot' })])
  state(0, [ask(0)], { lesson: { takes: ['0 keep a'] } })
  expect([sitting.lets('0 keep b'), sitting.nudges]).toEqual([false, 1])
  expect(ui.spoken).toContain('The lesson asks for something else now.')
  expect([sitting.lets('0 keep a'), sitting.nudges, sitting.act('0 keep a')]).toEqual([true, 1, true])
  expect(line.play).toHaveBeenCalledWith('0 keep a')
})

test('only what lies behind no barrier is taken back; else the reason is said', () => {
  table([seat(0, { you: true })])
  state(0, [], { undo: [0] })
  sitting.undo(null)
  expect(line.undo).toHaveBeenCalledWith(0)
  state(0, [], { undo: [1] })
  sitting.undo(null)
  expect([line.undo.mock.calls.length, ui.tip?.text.slice(0, 16)]).toEqual([1, 'There is nothing'])
})

test('a window in which one can do nothing is let be at once when alone with bots, and shown to nobody', () => {
  const window = ask(0, { let_be: '0 pass', offers: [{ move: '0 pass', refusal: null }] as Ask['offers'] })
  table([seat(0, { you: true }), seat(1, { kind: 'bot' })])
  state(0, [window])
  expect([sitting.playable, line.play.mock.calls]).toEqual([[], [['0 pass']]])
})

test('a seat of one’s own that another plays is missed only in real time', () => {
  table([seat(0, { you: true, lent: 'Bo' }), seat(1)])
  state(1, [])
  expect(sitting.givenAway).toBeUndefined()
  game = { ...game, real_time: true }
  table([seat(0, { you: true, lent: 'Bo' }), seat(1)])
  flushSync()
  expect(sitting.givenAway?.seat).toBe(0)
})
