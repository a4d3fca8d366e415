import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clear, lay } from './fixtures/laid.svelte'
import type { Event } from './model'
import { LICH, PILES } from './stagecraft.svelte'

const happens = (kind: Event['kind'], args: Record<string, unknown>): Event => ({ n: 0, kind, args, text: '' }) as unknown as Event

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  clear()
  vi.useRealTimers()
})

describe('what rises', () => {
  test('gains and losses over their seats, each with its sign', () => {
    const { table, tell } = lay('draft')
    tell(happens('income', { seat: 0, n: 4 }), happens('lost', { seat: 1, n: 3, source: 'demon' }), happens('kept', { seat: 2 }))
    expect(table.craft.floats.all.map(({ seat, text, sign, good }) => [seat, text, sign, good])).toEqual([
      [0, '+4', 'gold', true],
      [1, '−3', 'lp', false],
      [2, 'keeps 1', 'cards', true],
    ])
  })

  test('one after the other over one seat, and gone after a while', () => {
    const { table, tell } = lay('draft')
    tell(happens('gained', { seat: 0, n: 1 }), happens('gained', { seat: 0, n: 2 }), happens('gained', { seat: 1, n: 2 }))
    expect(table.craft.floats.all.map(({ delay }) => delay)).toEqual([350, 1000, 350])
    vi.runAllTimers()
    expect(table.craft.floats.all).toEqual([])
  })

  test('over the piles and the Lich King, and what is turned up by its name', () => {
    const { table, tell } = lay('solo')
    tell(
      happens('reshuffled', { n: 40 }),
      happens('lich-earned', { n: 2, source: 'war' }),
      happens('turned-up', { seat: 0, card: 'farmer-1' }),
    )
    expect(table.craft.floats.all.map(({ seat, text }) => [seat, text])).toEqual([
      [PILES, 'shuffled'],
      [LICH, '+2'],
      [0, 'Farmer'],
    ])
  })
})

describe('Wars', () => {
  test('hang between theatres until cards are dealt again', () => {
    const { table, tell } = lay('draft')
    tell(happens('war', { seat: 0, n: 3, seat2: 1, n2: 5 }), happens('host-war', { seat: 0, n: 3, host: 'pale', n2: 1 }))
    expect(table.craft.wars.get('0 1')).toEqual({ mine: 3, theirs: 5 })
    expect(table.craft.wars.get('0 pale')).toEqual({ mine: 3, theirs: 1 })
    tell(happens('dealt', { seat: 0, n: 5 }))
    expect(table.craft.wars.size).toBe(0)
  })
})

test('packs go where the view says', () => {
  const { table, tell, view } = lay('draft')
  tell(happens('passed', { n: 4 }))
  expect([view.passes, table.craft.passing]).toEqual(['left', -1])
  view.passes = 'right'
  tell(happens('passed', { n: 3 }))
  expect(table.craft.passing).toBe(1)
})

test('a card is remembered by the last that happened to it, in order', () => {
  const { table, tell } = lay('draft')
  tell(
    happens('deployed', { seat: 0, card: 'shapeshifter-1', spot: 'front-1' }),
    happens('became', { seat: 0, card: 'shapeshifter-1', card2: 'knight-1' }),
  )
  expect([table.craft.kindOf('shapeshifter-1'), table.craft.kindOf('knight-1'), table.craft.kindOf('farmer-1')]).toEqual([
    'became',
    'became',
    '',
  ])
  expect(table.craft.orderOf('knight-1')).toBeGreaterThan(table.craft.orderOf('shapeshifter-1'))
  tell(happens('ready', { seat: 1 }))
  expect([table.craft.kindOf('knight-1'), [...table.craft.stamped]]).toEqual(['', [1]])
})

test('houses keep their plots in the order in which they rose', () => {
  const { table, view } = lay('construction')
  const { levels } = view.players[0]!
  expect(table.craft.houses(0)).toEqual(['temple'])
  levels.barracks = 1
  expect(table.craft.houses(0)).toEqual(['temple', 'barracks'])
  levels.mine = 2
  expect(table.craft.houses(0)).toEqual(['temple', 'barracks', 'mine'])
})

test('the moon crosses the own stage only, and winners shine', () => {
  const { table, tell } = lay('draft')
  tell(happens('grew-older', { seat: 1 }), happens('grew-older', { seat: 0 }), happens('won', { seat: 2, n: 30 }))
  expect([table.craft.nights, [...table.craft.winners], table.craft.lichWon]).toEqual([1, [2], false])
})
