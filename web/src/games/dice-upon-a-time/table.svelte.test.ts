import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { BoardPort } from '../../boardkit/svelte-port.svelte'
import type { Ask, Offer } from '../../port/types'
import type { DiceUponATime } from './model'
import { Table } from './table.svelte'
import { offerOf, portOf, type Moment } from './testing'

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

/** The table of a moment, and what has been played on it. */
function lay(moment: Moment, more: Partial<BoardPort<DiceUponATime>> = {}): { table: Table; played: () => string[] } {
  const { port, tried } = portOf(moment, more)
  let table: Table | undefined
  ends.push($effect.root(() => void (table = new Table(port))))
  flushSync()
  return { table: table!, played: () => tried.map((offer) => offer.move) }
}

/** The moment in which something else is asked. */
function asking(moment: Moment, rule: string, offers: Offer[], deadline: number | null = null): Partial<BoardPort<DiceUponATime>> {
  const { port } = portOf(moment)
  const ask: Ask = { ...port.asks[0]!, rule, offers, deadline }
  return { view: { ...port.view, frames: [{ rule, cite: '', text: '' }] as typeof port.view.frames }, asks: [ask] }
}

describe('a die is placed', () => {
  test('the die first, then a socket', () => {
    const { table, played } = lay('place')
    expect(table.held).toBeNull()
    table.chooseDie('red-plain', null)
    expect(table.held).toBe('red-plain')
    expect(table.open('soldier--king')).toBe(true)
    table.chooseSocket('soldier--king', null)
    expect(played()).toEqual(['0 place red-plain soldier--king'])
    expect(table.held).toBeNull()
  })

  test('a socket that wants more refuses it, says why, and the die stays in the hand', () => {
    const { table, played } = lay('place')
    table.chooseDie('red-plain', null)
    expect(table.shut('town--soldier')?.refusal?.text).toBe('This takes a die worth 5 or more.')
    table.chooseSocket('town--soldier', null)
    expect(played()).toEqual([])
    expect(table.held).toBe('red-plain')
  })

  test('the socket first, then a die; the same socket again is none', () => {
    const { table, played } = lay('place')
    table.chooseSocket('soldier--king', null)
    expect(table.want).toBe('soldier--king')
    table.chooseSocket('soldier--king', null)
    expect(table.want).toBeNull()
    table.chooseSocket('soldier--king', null)
    table.chooseDie('red-plain', null)
    expect(played()).toEqual(['0 place red-plain soldier--king'])
  })

  test('the same die again is put back, another one is taken up instead', () => {
    const { table } = lay('place')
    table.chooseDie('red-plain', null)
    table.chooseDie('red-item', null)
    expect(table.held).toBe('red-item')
    table.chooseDie('red-item', null)
    expect(table.held).toBeNull()
  })
})

describe('something is clicked that nothing is asked of', () => {
  /** What is sent to the table, to hear why not. */
  function vain(moment: Moment, more: Partial<BoardPort<DiceUponATime>> = {}): { table: Table; sent: string[] } {
    const sent: string[] = []
    const attempt: BoardPort<DiceUponATime>['attempt'] = (offer) => sent.push(typeof offer === 'string' ? offer : offer.move) < 0
    return { table: lay(moment, { attempt, ...more }).table, sent }
  }
  const stay = () => asking('place', 'step', [offerOf('0 stay')])

  test('a field, a socket, a die, a card, an item, a Rabbit Token: the table says why', () => {
    const { table, sent } = vain('place', stay())
    table.chooseField('church', null)
    table.chooseSocket('rabbit', null)
    table.chooseDie('red-plain', null)
    table.takeUp('starwort', null)
    table.takeUp('rabbit', null)
    expect(sent).toEqual([
      '0 walk church',
      `0 place ${table.own.pool[0]!} rabbit`,
      '0 place red-plain rabbit',
      '0 play starwort',
      `0 hop ${table.own.at}`,
    ])
  })

  test('Quests are completed, Curses lifted, other tales fulfilled', () => {
    const { table, sent } = vain('place', stay())
    for (const card of ['pay-the-piper', 'donkey-ears', 'a-sack-of-coals']) table.chooseCard(card, null)
    expect(sent).toEqual(['0 complete pay-the-piper', '0 lift donkey-ears', '0 fulfil a-sack-of-coals'])
  })

  test('where nothing is asked of one, nothing is sent', () => {
    const { table, sent } = vain('place', { asks: [] })
    table.chooseField('church', null)
    table.chooseDie('red-plain', null)
    table.takeUp('starwort', null)
    expect(sent).toEqual([])
  })

  test('what can be chosen is chosen', () => {
    const { table, sent } = vain('place')
    table.chooseDie('red-plain', null)
    expect([table.held, sent]).toEqual(['red-plain', []])
  })
})

describe('something is taken up first', () => {
  test('a Rabbit Token: the neighbouring fields are open, and nothing else', () => {
    const { table, played } = lay('place')
    table.takeUp('rabbit', null)
    expect([...table.geo.fields.keys()].filter((key) => table.open(key)).sort()).toEqual(['clouds', 'king', 'town'])
    expect(table.open('red-plain')).toBe(false)
    table.choose('king', null)
    expect(played()).toEqual(['0 hop king'])
    expect(table.mode).toBe('')
  })

  test('the second click puts it back', () => {
    const { table } = lay('place')
    table.takeUp('rabbit', null)
    table.takeUp('rabbit', null)
    expect(table.mode).toBe('')
  })

  test('an item that waits for something else is not taken up', () => {
    const { table, played } = lay('place')
    table.takeUp('starwort', null)
    expect([table.mode, played()]).toEqual(['', []])
  })

  test('an item for one of several dice: a stack means the highest of them that fits', () => {
    const { table, played } = lay('items')
    table.takeUp('blue-light', null)
    expect(table.chosen).toEqual(['blue-light'])
    expect(table.meant.map((offer) => offer.args[1])).toEqual(['red-ban', 'red-double', 'red-item'])
    table.chooseSocket('town--woodsman', null)
    expect(played()).toEqual(['0 play-die blue-light red-double'])
  })

  test('swaps of Puss in Boots are spelled out, those that cannot be done too', () => {
    const { table } = lay('items')
    expect(table.spelled).toEqual([])
    table.takeUp('character', null)
    expect(table.spelled).toHaveLength(6)
    expect(table.spelled.filter((offer) => !offer.refusal).map((offer) => offer.text)).toEqual([
      'Swap 1 Gold Coin for 1 Bread',
      'Swap 1 Gold Coin for 1 Apple',
    ])
  })

  test('what goes without saying is chosen already: with one die to turn, its faces are next', () => {
    const faces = ['3', '4', '5'].map((face) => offerOf(`0 play-face golden-bird red-plain ${face}`))
    const { table, played } = lay('place', asking('place', 'golden_bird', [offerOf('0 let-it-be'), ...faces]))
    expect(table.reacting).toBe(true)
    table.takeUp('golden-bird', null)
    expect(table.chosen).toEqual(['golden-bird', 'red-plain'])
    expect(table.faces.map((offer) => offer.args[2])).toEqual(['3', '4', '5'])
    table.attempt(table.faces[1], null)
    expect(played()).toEqual(['0 play-face golden-bird red-plain 4'])
  })

  test('with several dice one of them is chosen first', () => {
    const offers = ['red-plain 3', 'red-plain 4', 'red-ban 3'].map((args) => offerOf(`0 play-face golden-bird ${args}`))
    const { table } = lay('place', asking('place', 'golden_bird', offers))
    table.takeUp('golden-bird', null)
    expect(table.faces).toEqual([])
    table.choose('red-plain', null)
    expect(table.faces.map((offer) => offer.args[2])).toEqual(['3', '4'])
  })

  test('those whom an item may hit are spelled out', () => {
    const offers = [1, 2].map((seat) => offerOf(`0 play-curse cursed-ring donkey-ears ${seat}`))
    const { table } = lay('place', asking('place', 'curse', offers))
    table.takeUp('cursed-ring', null)
    expect(table.folded).toBe(true)
    expect(table.spelled.map((offer) => offer.args[2])).toEqual(['1', '2'])
  })
})

describe('what is asked', () => {
  test('a page lies over the map, a reaction does not', () => {
    expect(lay('story').table).toMatchObject({ paging: true, reacting: false, asks: 'bad_luck' })
    expect(lay('trade').table).toMatchObject({ paging: true, reacting: false, asks: 'barter' })
    expect(lay('reaction').table).toMatchObject({ paging: false, reacting: true, asks: 'take_others' })
    expect(lay('over').table).toMatchObject({ paging: false, reacting: false, asks: 'over' })
  })

  test('the question marks what is strong in it', () => {
    expect(lay('place').table.ask?.prompt).toBe('<b>Place</b> a die, or pass for this chapter')
  })

  test('a spectator is asked nothing and holds nothing', () => {
    const { table } = lay('place', { viewer: null, asks: [] })
    expect([table.watching, table.offers, table.held]).toEqual([true, [], null])
  })

  test('in the cooperative game Quests and tales are those of all', () => {
    const { table } = lay('team')
    expect(table.together).toBe(true)
    expect(table.quests).toHaveLength(40)
    expect(lay('place').table.quests).toEqual(['the-bride-price', 'the-devils-three-hairs'])
  })

  test('how long there is to answer', () => {
    expect(lay('place').table.left()).toBeNull()
    const late = lay('reaction', { ...asking('reaction', 'take_others', [], 5000), now: () => 3800 })
    expect(late.table.left()).toBe(1200)
    expect(lay('reaction', { ...asking('reaction', 'take_others', [], 5000), now: () => 9000 }).table.left()).toBe(0)
  })

  test('a page that was folded away comes back with the next act', () => {
    const { table } = lay('story')
    table.folded = true
    table.attempt(table.offers[0], null)
    expect(table.folded).toBe(false)
  })
})

describe('words', () => {
  let table: Table
  beforeEach(() => void ({ table } = lay('place')))

  test.each([
    ['soldier--king', 'Soldier – King'],
    ['wolf', 'Wolf'],
    ['fox-2', 'Fox, second socket'],
  ])('the socket %s is called “%s”', (socket, name) => {
    expect(table.socketName(socket)).toBe(name)
  })

  test('Steeds have short names on the map', () => {
    expect(table.nameOnMap(table.geo.fields.get('steed-north')!)).toBe('North Steed')
    expect(table.nameOnMap(table.geo.fields.get('big-sea')!)).toBe('Big Sea')
  })

  test('a die by its sort and by what it shows', () => {
    expect(['red-plain', 'white-ban', 'snake-die'].map((die) => table.dieName(die))).toEqual(['plain die', 'Ban die', 'Snake Die'])
    expect(['red-plain', 'red-item', 'red-ban', 'nosuch'].map((die) => table.shown(die))).toEqual(['4', 'Magic Item', 'Ban', 'nothing'])
  })

  test('tokens are counted', () => {
    expect(table.goods({ gold: 2, bread: 2, apple: 1 })).toEqual(['2 Gold Coins', '2 Bread', '1 Apple'])
    expect(lay('reaction').table.taking(1)).toBe('Bo takes 1 Gold Coin.')
  })

  test('who carries a quest item', () => {
    expect(table.carrier('old-sword')).toBe(-1)
    expect(table.carrier(null)).toBe(-1)
  })
})
