import { afterEach, describe, expect, test } from 'vitest'
import { clear, lay, type Moment } from './testing.svelte'

afterEach(clear)

describe('where we are', () => {
  test('what stands before the Map, for who is asked and for who looks on', () => {
    const stages: Record<Moment, string> = {
      turn: '', laying: '', fight: 'battle', treasure: 'trial', altar: 'altar', present: 'present', future: '',
    } // prettier-ignore
    for (const [moment, stage] of Object.entries(stages)) {
      expect(lay(moment as Moment).table.stage, moment).toBe(stage)
      expect(lay(moment as Moment, { silent: true }).table.stage, moment).toBe(stage)
    }
  })
  test('the own seat is that of the ask; without one it is the seat that is held here', () => {
    expect([lay('laying').table.me, lay('laying').table.isYou(1)]).toEqual([1, true])
    const { table } = lay('laying', { silent: true })
    expect([table.me, table.asked, table.isYou(2)]).toEqual([2, 1, false])
  })
})

describe('what buttons say', () => {
  const said = (moment: Moment, ...move: string[]): string => {
    const { table } = lay(moment)
    const [verb = '', ...args] = move
    return table.say(table.find(verb, ...args)!)
  }
  test('people are called by their Heroes', () => {
    expect(said('turn', 'give', '1', 'forest-axe')).toBe('Give Forest Axe to The Queen of Living Water')
    expect(said('turn', 'give-stone', '2')).toBe('Give a Sacred Stone to The Silver Deer')
    expect(said('turn', 'give-offering', '2')).toBe('Give an Offering to The Silver Deer, which blesses it')
  })
  test('what is claimed, and where there are several of it', () => {
    const { table } = lay('turn')
    const claim = table.find('claim')!
    expect([table.say(claim), table.sayAll(claim)]).toEqual(['Claim Black Stone', 'Claim Black Stone (1E 1S)'])
    expect(table.sayAll(table.find('end')!)).toBe('End the turn')
  })
  test('foes of a kind are told apart by their numbers', () => {
    const { table } = lay('future')
    expect(table.say(table.find('attack', 'iron-fiddler-4')!)).toBe('Attack Iron Fiddler 4')
    expect(table.foeName('old-man-of-iron-1')).toBe('Old Man of Iron')
  })
  test('a deed is named without its place, but for the list of all', () => {
    const { table } = lay('turn')
    const deed = { move: '0 do cut s61-60', verb: 'do', args: ['cut', 's61-60'], text: 'Cut the glass (1E 0S)', touches: [], refusal: null }
    expect([table.say(deed), table.sayAll(deed)]).toEqual(['Cut the glass', 'Cut the glass (1E 0S)'])
  })
  test('what else is offered says what the rules say', () => {
    expect(said('turn', 'play', 'strong-arm')).toBe('Play Strong Arm: 2 more dice in Battle')
  })
  test('a thing tells what its offer would do, or why not', () => {
    const { table } = lay('fight')
    const open = table.find('flip', 'die-2')!
    expect(table.tells('A', undefined)).toBe('A')
    expect(table.tells('A', open)).toBe('A. Flip die 2 with Hope')
    expect(table.tells('A', { ...open, refusal: { cite: 'TT-9.11', key: 'no', text: 'No.' } })).toBe('A. No.')
  })
  test('all of it in another language', () => {
    const { table } = lay('turn', { language: 'en-XA' })
    for (const offer of table.offers) expect(table.say(offer), offer.move).toMatch(/^⟦[^A-Za-z]+⟧$/)
  })
})

describe('what Virtues give, in words', () => {
  test('now, later, and in few words', () => {
    const { table } = lay('turn')
    expect(table.gift(table.own, 'love')).toEqual({ now: '4 dice', next: '', brief: '4 dice' })
    expect(table.gift(table.own, 'hope')).toEqual({ now: '1 flip', next: 'more at 7', brief: '1 flip' })
    expect(table.gift(table.own, 'endeavour')).toEqual({ now: '+2 actions', next: 'more at 11', brief: '+2' })
    expect(table.gift(table.own, 'endurance')).toEqual({ now: '', next: 'at 3: +1 own', brief: 'at 3' })
  })
  test('how an Artifact is used', () => {
    const { table } = lay('turn')
    expect(['forest-axe', 'worn-sandals'].map((card) => table.usage(table.facts.artifacts.get(card)!))).toEqual(['Active 1', 'One-timer'])
  })
})

describe('walking', () => {
  test('a distant space is reached Step by Step, each a move of its own', () => {
    const { table, tried } = lay('turn')
    expect(table.wayTo('s63-62')).toEqual(['s62-61', 's63-61', 's63-62'])
    expect(table.walkTo('s63-62')).toBe(true)
    expect([tried, table.way, table.goal]).toEqual([['0 walk s62-61'], ['s63-61', 's63-62'], 's63-62'])
  })
  test('the way ends where the next Step is not offered', () => {
    const { table } = lay('turn')
    table.walkTo('s63-62')
    expect([table.stepOn(), table.way, table.goal]).toEqual([false, [], null])
  })
  test('no way leads out of reach', () => {
    const { table, tried } = lay('turn')
    expect([table.wayTo('s63-63'), table.walkTo('s63-63'), tried]).toEqual([[], false, []])
  })
})

describe('a click on a space', () => {
  test('walks there, or claims what lies under the own feet', () => {
    const { table, tried } = lay('turn')
    table.choose('s62-61', null)
    expect([table.visited, tried]).toEqual([2, []]) // the Deer stands there: it is looked at
    table.choose('s60-61', null)
    table.choose('s61-61', null)
    expect(tried).toEqual(['0 walk s60-61', '0 claim s61-61'])
  })
  test('where more than one thing can be done there is a menu', () => {
    const { table, tried } = lay('future')
    table.choose('s60-60', null)
    expect([table.menu?.walk, table.menu?.offers.map((offer) => offer.move), tried]).toEqual([true, ['0 attack iron-mask-1'], []])
    table.drop()
    expect(table.menu).toBeNull()
  })
  test('what cannot be reached says why', () => {
    const { table, refused } = lay('turn')
    table.choose('s63-63', null)
    table.choose('s61-63', null)
    expect(refused).toEqual([
      ['TT-6.3', 'That is farther than your 3 Steps reach.'],
      ['TT-5.7', 'A Tree stands there; nobody can enter it.'],
    ])
  })
  test('without Steps it says so', () => {
    const tired = lay('turn', { change: (view) => ((view.players[0]!.steps_left = 0), (view.ways = {})) })
    tired.table.choose('s63-63', null)
    expect(tired.refused).toEqual([['TT-6.3', 'No Steps are left in this turn.']])
  })
  test('who is not asked looks at the Heroes', () => {
    const { table, tried } = lay('turn', { silent: true })
    table.choose('s61-61', null)
    expect([table.visited, table.shown, tried]).toEqual([0, 0, []])
  })
})

describe('giving', () => {
  test('what is taken up goes to who stands beside; taken up twice it is put back', () => {
    const { table, tried } = lay('turn')
    table.takeUp('offering')
    expect([table.opens('s61-62'), table.opens('s60-61'), table.giving(1).map((offer) => offer.move)]).toEqual([
      true,
      false,
      ['0 give-offering 1'],
    ])
    table.choose('s61-62', null)
    expect([tried, table.held]).toEqual([['0 give-offering 1'], null])
    table.takeUp('stone')
    table.takeUp('stone')
    expect(table.held).toBeNull()
  })
})

test('somebody points at a space, in words', () => {
  const { table, pinged } = lay('turn')
  table.point('s63-60')
  table.point('s60-61')
  expect(pinged).toEqual(['White Stone at 3E 0S', 'free space at 0E 1S'])
})
