import { expect, test } from 'vitest'
import type { Event } from './model'
import { Rounds } from './rounds.svelte'
import { viewOf } from './testing.svelte'

const told = (...events: [string, object][]): Event[] => events.map(([kind, args]) => ({ kind, args, text: '', n: 1 }) as unknown as Event)
const told1 = told(['battle', {}], ['rolled', { n: 4, n2: 2 }])

test('a roll is open until the blow falls', () => {
  const rounds = new Rounds()
  const view = viewOf('fight')
  rounds.read(told1)
  expect(rounds.told).toMatchObject([{ foe: false, dice: 4, hits: 2, damage: -1 }])
  expect(rounds.past(view)).toEqual([])
  rounds.read(told(['rolled', { n: 1, n2: 1 }]))
  expect(rounds.told, 'more dice belong to the same roll').toMatchObject([{ dice: 5, hits: 3 }])
  rounds.read(told(['rolled-again', { n: 4 }], ['struck', { n: 5 }]))
  expect(rounds.told).toMatchObject([{ dice: 5, hits: 4, damage: 5 }])
  expect(rounds.past({ ...view, roll: 0, strikes: 1 })).toHaveLength(1)
})

test('a batch is read once', () => {
  const rounds = new Rounds()
  rounds.read(told1)
  rounds.read(told1)
  expect(rounds.told).toHaveLength(1)
})

test('the enemy strikes, is doubled, is stopped, or misses', () => {
  const rounds = new Rounds()
  rounds.read(told(['raid', {}], ['attacked', { n: 3, n2: 2 }], ['doubled', {}], ['took-damage', { n: 4 }]))
  expect(rounds.told).toMatchObject([{ foe: true, dice: 3, hits: 2, doubled: true, damage: 4 }])
  rounds.read(told(['attacked', { n: 3, n2: 1 }], ['blocked', {}]))
  expect(rounds.told.at(-1)).toMatchObject({ foe: true, blocked: true, damage: 0 })
  rounds.read(told(['attacked', { n: 3, n2: 0 }]))
  expect(rounds.told.at(-1), 'no hit, no damage').toMatchObject({ foe: true, damage: 0 })
  rounds.read(told(['battle', {}]))
  expect(rounds.told).toEqual([])
})

test('who comes late sees how many rounds there were, by turns', () => {
  const rounds = new Rounds()
  const view = { ...viewOf('fight'), strikes: 2, assaults: 1, roll: 0 as const, first: true }
  expect(rounds.past(view).map(({ foe, dice }) => [foe, dice])).toEqual([
    [false, -1],
    [true, -1],
    [false, -1],
  ])
  rounds.read(told(['took-damage', { n: 1 }]))
  expect(rounds.past(view).at(-1)).toMatchObject({ foe: true, dice: -1, damage: 1 })
})
