import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Ask } from '../generated/api'
import { REACTING, Reactions } from './reactions.svelte'

const window = (able: boolean, since = 0): Ask =>
  ({
    let_be: 'pass',
    since,
    deadline: null,
    offers: [{ move: 'pass', refusal: null }, ...(able ? [{ move: 'play', refusal: null }] : [])],
  }) as unknown as Ask

let now = 0
const sent: string[] = []
const attend = (reactions: Reactions, ask: Ask | null, alone: boolean, seq = 1): void =>
  reactions.attend(
    ask,
    seq,
    alone,
    () => now,
    (move) => void sent.push(move),
  )

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  sent.length = 0
  now = 0
})
afterEach(() => void vi.useRealTimers())

test('with others at the table each window takes the same time, whatever lies in the hand', () => {
  for (const able of [true, false]) {
    const reactions = new Reactions('t')
    attend(reactions, window(able), false)
    vi.advanceTimersByTime(2999)
    expect(sent).toEqual([])
    vi.advanceTimersByTime(1)
    expect(sent.splice(0)).toEqual(['pass'])
  }
})

test('what was chosen waits for the end of the window, and is asked no more', () => {
  const reactions = new Reactions('t')
  const ask = window(true)
  attend(reactions, ask, false)
  expect(reactions.choose(ask, false, 'play')).toBe(true)
  expect(reactions.shown(ask, false)).toBeNull()
  vi.advanceTimersByTime(3000)
  expect(sent).toEqual(['play'])
})

test('alone with bots nobody waits: who can do nothing is not asked, who can is asked without an end', () => {
  const reactions = new Reactions('t')
  attend(reactions, window(false), true)
  expect(sent).toEqual(['pass'])
  expect(reactions.shown(window(true), true)).toMatchObject({ deadline: null })
  expect(reactions.choose(window(true), true, 'play')).toBe(false)
})

test('with “hold all” every window waits, with “never” none does; the browser remembers it', () => {
  const reactions = new Reactions('t')
  reactions.mode = 'all'
  attend(reactions, window(false), false)
  vi.advanceTimersByTime(10_000)
  expect([sent, reactions.shown(window(false), false)]).toMatchObject([[], { let_be: 'pass' }])
  reactions.mode = 'never'
  attend(reactions, window(true), false)
  expect([sent, reactions.shown(window(true), false)]).toEqual([['pass'], null])
  expect([new Reactions('t').mode, new Reactions('other').mode]).toEqual(['never', 'can'])
})

test('an answer is given once for each state', () => {
  const reactions = new Reactions('t')
  attend(reactions, window(false), true)
  attend(reactions, window(false), true)
  expect(sent).toEqual(['pass'])
  attend(reactions, window(false, 50), true, 2)
  expect(sent).toEqual(['pass', 'pass'])
})

test('each choice says what it is and what it means', () => {
  expect(REACTING.map(({ name }) => name)).toEqual(['Only when I can', 'Hold all', 'Never this game'])
  for (const { text, key } of REACTING) expect(text).not.toContain(key + '-text')
})
