import { describe, expect, test } from 'vitest'
import { effectOf, foeOf, gift, placeFrom, placeOf } from './model'
import { facts, viewOf } from './testing.svelte'

describe('the catalogue', () => {
  const known = facts()

  test('everything has a name, whatever it is', () => {
    const ids = ['silver-deer', 'third-try', 'forest-axe', 'wild-boar', 'honeycomb', 'five-bells', 'lucky-knot', 'rust-in-the-joints']
    expect(ids.map((id) => known.name(id))).toEqual([
      'The Silver Deer', 'Third Try', 'Forest Axe', 'Wild Boar', 'Honeycomb', 'Five Bells', 'Lucky Knot', 'Rust in the Joints',
    ]) // prettier-ignore
  })
  test('a Prophecy is found by its card and by its key', () => {
    expect([known.name('prophecy-1'), known.name('iron-masks')]).toEqual(['Iron Masks', 'Iron Masks'])
    expect(known.prophecy('prophecy-99')).toBeUndefined()
  })
  test('a piece is called like its kind, a thing of the Map in a word', () => {
    expect(['iron-mask-3', 'battle-2', 'white', 'offering', 'ember'].map((id) => known.name(id))).toEqual([
      'Iron Mask', 'Battle II', 'White Stone', 'Offering', 'Ember',
    ]) // prettier-ignore
    expect(known.things.get('portal')?.text).toBe('Jump to any other Portal for 1 Step.')
    expect(known.things.get('free')?.text).toBe('')
  })
  test('what nobody knows keeps its id', () => {
    expect(known.name('teapot')).toBe('teapot')
  })
  test('in another language all of it is said in that language', () => {
    const pseudo = facts('en-XA')
    for (const id of ['silver-deer', 'battle-2', 'ember', 'forest-axe']) expect(pseudo.name(id)).toMatch(/^⟦[^A-Za-z]+⟧$/)
  })
})

describe('Bonus Cards', () => {
  test('an effect is a sign and a number', () => {
    const effects = facts().bonus.get('strong-arm')!.effects.map(effectOf)
    expect(effects).toEqual([{ glyph: 'die', n: '+2' }])
    expect(effectOf({ what: 'defence', n: 3 })).toEqual({ glyph: 'shield', n: '+3' })
  })
  test('a card without one is a card', () => {
    expect(facts().bonus.get('full-belly')!.effects.map(effectOf)).toEqual([{ glyph: 'card', n: '–' }])
  })
})

test('what Virtues give now, and at which value they give more', () => {
  const hero = viewOf('turn').players[0]!
  expect(gift(hero, 'love')).toEqual({ n: 4, at: null })
  expect(gift(hero, 'endeavour')).toEqual({ n: 2, at: 11 })
  expect(gift(hero, 'endurance')).toEqual({ n: 0, at: 3 })
  hero.grows['mercy'] = null
  expect(gift(hero, 'mercy')).toEqual({ n: 1, at: null })
})

test('places are counted from the first tile', () => {
  expect(placeOf('s61-58')).toEqual({ x: 61, y: 58 })
  expect(placeFrom('s61-58')).toEqual({ n1: 1, side1: 'more', n2: 2, side2: 'less' })
  expect(placeFrom('c29-30')).toEqual({ n1: 1, side1: 'less', n2: 0, side2: 'more' })
})

test('a piece is of its kind', () => {
  expect([foeOf('wire-arm-3'), foeOf('goldsmith')]).toEqual(['wire-arm', 'goldsmith'])
})
