import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Craft } from './craft.svelte'
import type { Event } from './model'
import type { Table } from './table.svelte'
import { portOf } from './testing'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What somebody sees of these events. */
function told(events: readonly Omit<Event, 'n' | 'text'>[], more: { replay?: boolean } = {}): Craft {
  const { port } = portOf('place')
  const table = { view: port.view, me: 0, replay: more.replay ?? false, t: port.text } as unknown as Table
  const craft = new Craft(table)
  craft.read(events as readonly Event[])
  vi.advanceTimersByTime(0)
  return craft
}
/** What rises over the figures, in the order in which it comes. */
const rising = (craft: Craft): string[] => craft.floats.all.map(({ seat, sign, text }) => `${seat} ${text} ${sign}`.trim())

test('gains and losses rise over those whom they befall', () => {
  const craft = told([
    { kind: 'took', args: { seat: 0, n: 2, token: 'gold' } },
    { kind: 'robbed', args: { seat: 1, seat2: 2, n: 1, token: 'apple' } },
    { kind: 'lost', args: { seat: 0, token: 'bread' } },
    { kind: 'drew-item', args: { seat: 2 } },
  ])
  vi.advanceTimersByTime(1000)
  expect(rising(craft).sort()).toEqual(['0 +2 gold', '0 −1 bread', '1 +1 apple', '2 +1 item', '2 −1 apple'])
  expect(craft.floats.all.filter((one) => !one.good).map((one) => one.sign)).toEqual(['apple', 'bread'])
})

test('some things rise in words', () => {
  const craft = told([
    { kind: 'completed', args: { seat: 0, card: 'hans-in-luck', n: 3 } },
    { kind: 'passed', args: { seat: 1 } },
    { kind: 'warded-off', args: { seat: 2, card: 'golden-horse' } },
  ])
  expect(rising(craft)).toEqual(['0 +3 AP', '1 passes', '2 wards it off!'])
})

test('a roll lets all dice of its owner tumble, one after the other; a die that is turned tumbles alone', () => {
  const six = { face: '6', face2: '6', face3: '6', face4: '6', face5: '6' } as const
  const craft = told([
    { kind: 'roll', args: { seat: 0, ...six } },
    { kind: 'turned-die', args: { seat: 0, die: 'red-plain', face: '5' } },
  ])
  expect([...craft.rolls.keys()].every((die) => die.startsWith('red-'))).toBe(true)
  expect([...craft.rolls.values()].map((roll) => roll.order)).toEqual([0, 1, 2, 3, 4])
  expect(craft.rolls.get('red-plain')!.n).toBe(2)
  expect(craft.rolls.get('red-item')!.n).toBe(1)
})

test('cards that all look at are shown for a moment, with what happens to them', () => {
  const craft = told([
    { kind: 'completed', args: { seat: 0, card: 'hans-in-luck', n: 3 } },
    { kind: 'cursed', args: { seat: 1, card: 'donkey-ears' } },
  ])
  expect(craft.shows.all.map(({ kind, seat, card }) => [kind, seat, card])).toEqual([
    ['completed', 0, 'hans-in-luck'],
    ['cursed', 1, 'donkey-ears'],
  ])
  vi.advanceTimersByTime(3000)
  expect(craft.shows.all).toEqual([])
})

test('what stands on a page of its own is shown in a replay only, which has no such pages', () => {
  const read = { kind: 'read', args: { seat: 1, card: 'donkey-ears' } } as const
  expect(told([read]).shows.all).toEqual([])
  expect(told([read], { replay: true }).shows.all).toHaveLength(1)
})

test('a chapter has its heading for a while, and spirits stir', () => {
  const craft = told([
    { kind: 'phase', args: { n: 4 } },
    { kind: 'won-snake', args: { seat: 1 } },
    { kind: 'gobbled', args: { seat: 1, die: 'white-plain' } },
  ])
  expect(craft.heading).toBe(4)
  expect(craft.stirred).toEqual(new Set(['snake', 'wolf']))
  vi.advanceTimersByTime(2000)
  expect(craft.heading).toBe(0)
  expect(craft.stirred).toEqual(new Set())
})
