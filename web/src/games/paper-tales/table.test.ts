import { afterEach, describe, expect, test } from 'vitest'
import { clear, lay } from './fixtures/laid.svelte'

afterEach(clear)

describe('a draft', () => {
  test('a click on a card attempts to keep it', () => {
    const { table, attempts } = lay('draft')
    expect([table.rule, table.drafting, table.question, table.phase]).toEqual(['draft', true, 'draft', 'recruitment'])
    table.chooseFromPack('farmer-1', null)
    expect(attempts.map(([offer]) => offer.move)).toEqual(['0 recruit farmer-1'])
    expect(table.held).toBeNull()
  })

  test('who owes no answer chooses nothing', () => {
    const { table, attempts } = lay('draft', { silent: true })
    table.chooseFromPack('farmer-1', null)
    expect([table.held, table.asks, attempts.length]).toEqual([null, '', 0])
  })

  test('how others stand to it', () => {
    const { table, view } = lay('draft')
    view.asked = [0, 1]
    view.waiting = [0]
    expect([0, 1, 2].map((seat) => table.mood(seat))).toEqual(['choosing', 'sealed', ''])
  })
})

describe('a plan', () => {
  test('what lies in it is not in the hand any more', () => {
    const { table } = lay('plan')
    expect(table.standing['front-1']).toBe('palm-reader-2')
    expect(table.laid).toEqual(['luxuriant-grove-2'])
    expect(table.loose).toEqual(['colossus-1', 'relic-of-harvest-1', 'minstrel-1'])
    expect(table.spotOf('palm-reader-2')).toBe('front-1')
    expect([table.secret('palm-reader-2'), table.purse, table.leaving]).toEqual([true, 0, []])
  })

  test('who looks on sees the Kingdom as it stands', () => {
    const { table } = lay('plan', { viewer: null, silent: true })
    expect([table.planning, table.standing['front-1'], table.laid, table.secret('palm-reader-2')]).toEqual([false, null, [], false])
    expect(table.title(0)).toBe('Kingdom of Ada')
  })

  test('a card of the hand is placed, a Unit of the plan moved, and what is refused is tried all the same', () => {
    const { table, attempts } = lay('plan')
    table.takeUp('colossus-1')
    expect(table.asides.map((offer) => offer.verb)).toEqual(['keep'])
    table.chooseSpot('back-1', null)
    table.chooseSpot('front-1', null)
    expect(table.held).toBe('palm-reader-2')
    expect(table.asides.map((offer) => offer.verb)).toEqual(['take-back'])
    table.chooseSpot('front-3', null)
    expect(attempts.map(([offer]) => offer.move)).toEqual(['0 place colossus-1 back-1', '0 move palm-reader-2 front-3'])
    expect(attempts[1]![0].refusal?.cite).toBe('PT-3.4')
    expect(table.held, 'a refused Unit stays in the hand').toBe('palm-reader-2')
    table.chooseSpot('front-1', null)
    expect(table.held, 'a second click puts it down').toBeNull()
  })

  test('an Artifact is taken up from the shelf, and costs what the next one costs', () => {
    const { table } = lay('plan')
    table.chooseArtifact('luxuriant-grove-2', null)
    expect(table.held).toBe('luxuriant-grove-2')
    expect([table.isArtifact('luxuriant-grove-2'), table.costOf('luxuriant-grove-2'), table.costOf('colossus-1')]).toEqual([
      true,
      table.own.artifact_cost,
      table.unit('colossus-1').cost,
    ])
  })

  test('on a phone refusals point to the pin', () => {
    const { table, attempts } = lay('plan', { compact: true })
    table.pin = document.createElement('i')
    table.takeUp('colossus-1')
    table.chooseSpot('back-1', document.body)
    expect(attempts[0]![1]).toBe(table.pin)
  })

  test('to take back puts down what is held', () => {
    const { table, undone } = lay('plan')
    table.takeUp('colossus-1')
    table.undo()
    expect([table.held, undone]).toEqual([null, [0]])
  })
})

describe('Age tokens that are moved', () => {
  test('go from the Unit taken up to the one clicked next', () => {
    const { table, attempts, ask } = lay('shift')
    const { args } = ask.offers.find((offer) => offer.verb === 'shift' && !offer.refusal)!
    const [giver, taker] = args as [string, string]
    expect(table.question).toBe('age_chosen-shift')
    expect([table.shifts(giver), table.shifts(taker)]).toEqual([true, false])
    expect(table.choices).toContain(taker)
    table.chooseSpot(table.spotOf(giver)!, null)
    expect(table.held).toBe(giver)
    table.chooseSpot(table.spotOf(taker)!, null)
    expect(attempts.map(([offer]) => offer.args)).toEqual([args])
  })
})

describe('what is not offered is tried all the same, and the rules say why not', () => {
  test.for([
    ['construction', '0 discard cook-2'],
    ['titan', '0 discard monkey-2'],
    ['solo', '0 discard blacksmith-1'],
  ] as const)('a Unit while %s is asked', ([scene, move]) => {
    const { table, astray, attempts } = lay(scene)
    table.chooseSpot(table.spotOf(move.split(' ').at(-1)!)!, null)
    expect([astray, attempts]).toEqual([[move], []])
  })

  test('an Artifact that gets no Age, and one that stays', () => {
    const shift = lay('shift')
    shift.table.chooseArtifact('hourglass-1', null)
    expect(shift.astray).toEqual(['0 age hourglass-1'])
    const titan = lay('titan')
    titan.table.chooseArtifact('hourglass-1', null)
    expect(titan.astray).toEqual(['0 discard hourglass-1'])
  })

  test('a Unit on the shelf', () => {
    const { table, astray } = lay('plan')
    table.takeUp('colossus-1')
    table.chooseShelf(null)
    expect(astray).toEqual(['0 deploy colossus-1'])
  })

  test('where nothing is held, an empty place says what it is for', () => {
    const { table, refused } = lay('plan')
    table.chooseSpot('back-1', null)
    table.chooseSpot('front-3', null)
    table.chooseShelf(null)
    const free = 'In Deployment a card of your hand is laid here: take it up first.'
    expect(refused).toEqual([
      `${free} (PT-5.2)`,
      'The third place in the Front opens with a Building of level 2. (PT-3.4)',
      `${free} (PT-12.5)`,
    ])
  })

  test('but not to those who owe no answer', () => {
    const { table, astray, refused } = lay('construction', { silent: true })
    table.chooseSpot('front-1', null)
    table.chooseSpot('front-3', null)
    expect([astray, refused]).toEqual([[], []])
  })
})

test('a Kingdom has its Buildings of those on offer', () => {
  const { table } = lay('construction')
  expect(table.built(0)).toEqual(['temple'])
  expect([table.level(0, 'temple'), table.level(0, 'town')]).toEqual([1, 0])
  expect(table.building('temple').name).toBe('Temple')
})

test('a game for one has an opponent, and no neighbours', () => {
  const { table } = lay('solo')
  expect(table.ring).toEqual({ left: null, right: null, far: [] })
  expect(table.lich).toMatchObject({ level: 3, cards: { length: 2 } })
})

test('when it is over nothing is asked', () => {
  const { table } = lay('over')
  expect([table.rule, table.asks, table.phase, table.mood(1)]).toEqual(['over', 'over', '', ''])
})

describe('what readers hear', () => {
  test('what is printed on a card', () => {
    const { table } = lay('plan')
    expect(table.describe('palm-reader-2')).toBe('Palm Reader, costs 2 Gold, strength 1. Aging: 1 LP for each Age on your dying Units')
    expect(table.describe('luxuriant-grove-1')).toMatch(/^Luxuriant Grove, Artifact, costs 2 Gold, \d LP at the end\. Makes 1 Wood$/)
    expect(table.describe('unheard-of-1')).toMatch(/^unheard-of, costs 0 Gold/)
  })

  test('sentences one after the other, without the empty ones', () => {
    const { table } = lay('plan')
    expect(table.sentences('Back, first spot', '', 'free')).toBe('Back, first spot. free')
    expect(table.sentences('alone')).toBe('alone')
  })

  test('an offer, or why it is none', () => {
    const { table } = lay('plan')
    expect(table.answer(table.offers.get('keep', 'colossus-1'))).toBe('Keep Colossus for the next turn')
    expect(table.answer(table.offers.get('place', 'colossus-1', 'front-3'))).toBe(
      'not possible: The third place in the Front opens with a Building of level 2.',
    )
    expect(table.answer(undefined)).toBe('')
  })

  test('how strong somebody is, as far as it is known', () => {
    const { table } = lay('solo')
    expect([table.force(4, 4), table.force(4, 8), table.amount('food', 2), table.title(0)]).toEqual(['4', '4–8', '2 food', 'Your Kingdom'])
  })
})
