import { expect, test } from 'vitest'
import { cardFacts, Things, zones } from './things'

const NONE = new Set<string>()

test('a thing is found by its id, by that of its kind, and else called by its id', () => {
  const groups = { units: [{ id: 'archer', name: 'Archer', text: 'Shoots.', cite: 'PT-1.1' }], places: [{ key: 'inn' }, { n: 3 }] }
  const things = new Things({ groups })
  expect(things.of('archer-2')).toEqual({ name: 'Archer', text: 'Shoots.', cite: 'PT-1.1' })
  expect(things.of('inn').name).toBe('Inn')
  expect(things.of('old-mill-1')).toEqual({ name: 'Old mill', text: '', cite: '' })
  expect(new Things(null).of('archer').name).toBe('Archer')
})

test('facts come first, then zones by what they hold', () => {
  const view = {
    hand: ['archer-1', 'mage-1'],
    gold: 3,
    ready: false,
    phase: 'war',
    deck: { count: 12 },
    places: { 'front-1': null, 'front-2': 'archer-1' },
  }
  expect(zones(view, NONE)).toEqual([
    {
      kind: 'facts',
      name: '',
      facts: [
        { name: 'Gold', value: '3' },
        { name: 'Ready', value: 'no' },
        { name: 'Phase', value: 'War' },
      ],
    },
    { kind: 'cards', name: 'Hand', ids: ['archer-1', 'mage-1'] },
    { kind: 'pile', name: 'Deck', count: 12 },
    {
      kind: 'slots',
      name: 'Places',
      slots: [
        { id: 'front-1', holds: null },
        { id: 'front-2', holds: 'archer-1' },
      ],
    },
  ])
})

test('what is empty, unknown or left out makes no zone', () => {
  expect(zones({ hand: [], tree: { a: { b: 1 } }, nothing: null, missing: undefined, rolls: [1, 2] }, NONE)).toEqual([])
  expect(zones({ gold: 3, hand: ['archer-1'] }, new Set(['gold', 'hand']))).toEqual([])
})

test('a table of numbers is a zone of facts of its own', () => {
  expect(zones({ stock: { wood: 2, paid: true } }, NONE)).toEqual([
    {
      kind: 'facts',
      name: 'Stock',
      facts: [
        { name: 'Wood', value: '2' },
        { name: 'Paid', value: 'yes' },
      ],
    },
  ])
})

test('sentences stay as they are, and a game may name its fields', () => {
  const [zone] = zones({ hint: 'Half-way there: go on.' }, NONE, (id) => `<${id}>`)
  expect(zone).toMatchObject({ facts: [{ name: '<hint>', value: 'Half-way there: go on.' }] })
})

test('facts about single cards leave out what is nought or no', () => {
  const facts = cardFacts({
    units: { 'archer-1': { strength: 2, age: 0, tired: true, asleep: false }, 'mage-1': { age: 0 } },
    hand: ['mage-1'],
    gold: 3,
  })
  expect([...facts]).toEqual([['archer-1', 'Strength 2, Tired']])
})
