import { expect, test } from 'vitest'
import { Facts, givesToken, inPurse, isButton, isMain, isToken, modeOf, roman, setOf, sortOf } from './model'
import { catalogue, offerOf } from './testing'

const facts = new Facts(catalogue)

test('every card is found by its key, with what sort of card it is', () => {
  expect(facts.cards.get('starwort')).toMatchObject({ sort: 'item', name: 'Starwort' })
  expect(facts.cards.get('rapunzel')).toMatchObject({ sort: 'character', name: 'Rapunzel' })
  expect(facts.cards.get('open-gates')).toMatchObject({ sort: 'event', name: 'Open Gates' })
  expect(facts.cards.get('hans-in-luck')).toMatchObject({ sort: 'quest', value: 3, tokens: { gold: 2, bread: 1 }, place: null })
  expect(facts.cards.get('donkey-ears')).toMatchObject({ sort: 'story', kind: 'curse', ap: -1 })
  expect(facts.verdicts).toHaveLength(5)
  expect(facts.spirits.get('wolf')).toBe('Once per chapter: everybody else loses an unused die at once.')
})

test('a card is called by its name; what is unknown keeps its key', () => {
  expect(facts.name('golden-bird')).toBe('The Golden Bird')
  expect(facts.name('nosuch')).toBe('nosuch')
})

test.each([
  ['red-plain', '0', 'plain'],
  ['white-item', '1', 'item'],
  ['yellow-double', '4', 'double'],
  ['snake-die', 'snake', 'snake'],
])('%s is of set %s, and a %s die', (die, set, sort) => {
  expect(setOf(die)).toBe(set)
  expect(sortOf(die)).toBe(sort)
})

test('what is in a purse, in the order of the tray', () => {
  expect(inPurse({ apple: 1, bread: 0, gold: 3 })).toEqual(['gold', 'apple'])
  expect(inPurse({ apple: 0, bread: 0, gold: 0 })).toEqual([])
  expect(['gold', 'bread', 'apple', 'an-item', 'starwort'].filter(isToken)).toEqual(['gold', 'bread', 'apple'])
})

test('chapters are counted in Roman numbers as far as there are any', () => {
  expect([1, 4, 6, 12].map(roman)).toEqual(['I', 'IV', 'VI', 'XII'])
  expect(roman(13)).toBe('13')
})

test.each([
  ['0 place red-plain wolf', ''],
  ['0 hop town', 'rabbit'],
  ['0 ability', 'character'],
  ['0 swap gold bread', 'character'],
  ['0 play starwort', 'starwort'],
  ['0 play-face golden-bird red-plain 6', 'golden-bird'],
  ['0 play-on', ''],
  ['0 trade 1', 'trade'],
])('“%s” is begun with “%s”', (move, mode) => {
  expect(modeOf(offerOf(move))).toBe(mode)
})

test('some offers are buttons, and some of these are what one usually wants', () => {
  const offers = ['0 accept', '0 ability', '0 pass', '0 play-on', '0 place red-plain wolf', '0 take gold', '0 take-single gold'].map(
    (move) => offerOf(move),
  )
  expect(offers.filter(isMain).map((o) => o.verb)).toEqual(['accept', 'ability'])
  expect(offers.filter(isButton).map((o) => o.verb)).toEqual(['accept', 'ability', 'pass', 'play-on'])
  expect(offers.filter(givesToken).map((o) => o.verb)).toEqual(['take', 'take-single'])
})
