import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Ask, Offer, Player } from '../../port/types'
import { PSEUDO, Speech } from '../../words/speech'
import scenes from './fixtures/scenes.json'
import {
  CALLS,
  called,
  choiceOf,
  choices,
  follow,
  initials,
  kindOf,
  mmss,
  placements,
  prospects,
  reckon,
  seen,
  slotName,
  turnsAt,
  type Event,
  type Sea,
} from './model'
import { letter, type Words } from './words'

// Moments of real chapters: `tests/games/a_tale_of_pirates/board_scenes.py` plays them.
type Moment = { view: Sea; ask: Ask }
const at = (name: Exclude<keyof typeof scenes, 'end' | 'lost'>): Moment => scenes[name] as unknown as Moment
const told = (name: 'end' | 'lost'): Event[] => scenes[name] as unknown as Event[]

const sources = ['rules', 'board'].map((file) => readFileSync(`../taletable/games/a_tale_of_pirates/text/en/${file}.ftl`, 'utf-8'))
const english = new Speech('en', sources)
const t: Words = (key, args) => english.get(key, args)
const players = ['Mara', 'Tobias', 'Annegret', 'Nils'].map((name, seat) => ({ seat, name }) as Player)

const ids = (offers: readonly Offer[]): string[] => offers.map(({ verb, args }) => [verb, ...args].join(' '))
const words = ({ view, ask }: Moment): string[][] =>
  choices(view, ask).map((offer) => {
    const { title, note, warn } = choiceOf(view, players, offer, 0, t)
    return warn ? [title, note, warn] : [title, note]
  })

describe('where a Sandtimer may go', () => {
  test('areas in their order, with what there is to do, and why not', () => {
    const { view, ask } = at('hand')
    expect(placements(view, ask, t).map(({ name, note, open }) => [name, note, open])).toEqual([
      ['Cannonballs', '3 to load', true],
      ['Right cannons', 'empty · NE', true],
      ['Sail', 'speed 1', true],
      ['Helm', 'corked', false],
      ['Lookout', 'taken', false],
      ['Left cannons', '1 loaded · NW', true],
      ['Repairs', '1 cork in', true],
    ])
  })
  test('the tile of the guns means one that is loaded, and tiles know who stands there', () => {
    const { view, ask } = at('hand')
    const tiles = new Map(placements(view, ask, t).map((tile) => [tile.id, tile]))
    expect(tiles.get('left-cannons')!.offer.args).toEqual(['left-1'])
    expect(tiles.get('lookout')!.by).toBe(1)
    expect(tiles.get('helm')!.cork).toBe(true)
  })
  test('a token lets one stay, and Cards with an action space come last', () => {
    const { view, ask } = at('courier')
    const tiles = placements(view, ask, t)
    expect(tiles.find(({ id }) => id === 'sail')).toMatchObject({ note: 'costs a token', open: true })
    expect(tiles.at(-1)).toMatchObject({ id: 'courier-1', name: 'Sin Demora', note: 'on the card', icon: 'card', open: true })
  })
  test('a reason that has no word of its own is “not now”', () => {
    const { view, ask } = at('hand')
    const [first, ...others] = ask.offers
    const late = { ...ask, offers: [{ ...first!, refusal: { cite: 'TP-6.1', key: 'count-in', text: '' } }, ...others] }
    expect(placements(view, late, t)[0]).toMatchObject({ note: 'not now', open: false })
  })
})

describe('ways to act', () => {
  test('the sail: what speed, how the ship then turns, and whom it thwarts', () => {
    expect(words(at('sail'))).toEqual([
      ['Hoist to 3', 'Full sail: no turns', 'Tobias waits at the helm'],
      ['Lower to 1', 'Turns by 1 or 2'],
      ['Take it off', 'unused'],
    ])
  })
  test('nobody is thwarted by oneself', () => {
    const { view, ask } = at('sail')
    expect(choiceOf(view, players, ask.offers[0]!, 1, t).warn).toBe('')
  })
  test('the helm: where the bow goes, and what lies there', () => {
    expect(words(at('helm'))).toEqual([
      ['Left by 1: NW', 'open sea'],
      ['Left by 2: SW', 'open sea'],
      ['Right by 1: NE', '2 hidden'],
      ['Right by 2: SE', 'Corvette, Fog Bank'],
      ['Take it off', 'unused'],
    ])
    expect(words(at('capstan')).slice(0, 2)).toEqual([
      ['Left by 1: NW', 'open sea'],
      ['Right by 1: NE', 'open sea'],
    ])
  })
  test('two balls before one; of guns that do the same, that at which somebody waits, else one without a Cork', () => {
    const { view, ask } = at('cannonballs')
    expect(ids(choices(view, ask))).toEqual([
      'load-two right-1 right-2',
      'load-two right-2 left-2',
      'load-two left-1 left-2',
      'load right-2',
      'load left-2',
      'remove',
    ])
    expect(words(at('cannonballs'))).toEqual([
      ['Both right', 'two balls · NE'],
      ['Right + Left', 'two balls · NE, NW'],
      ['Both left', 'two balls · NW'],
      ['Right 2', 'one ball · NE'],
      ['Left 2', 'one ball · NW'],
      ['Take it off', 'unused'],
    ])
  })
  test('a gun: what can still be hit, and with a double charge', () => {
    expect(words(at('gun'))).toEqual([
      ['Frigate', 'NW · 2 of 3 life left'],
      ['Frigate', 'NW · double charge'],
      ['Take it off', 'unused'],
    ])
  })
  test('lookout and repairs', () => {
    expect(words(at('lookout')).map(([title]) => title)).toEqual(['NE 1', 'NE 2', 'S 1', 'Take it off'])
    expect(words(at('repairs')).map(([title]) => title)).toEqual(['Sail 2', 'Left 2', 'Take it off'])
  })
  test('where nothing can be done, what was tried and why not', () => {
    const { view, ask } = at('stuck')
    expect(ids(choices(view, ask))).toEqual(['steer left-1', 'steer left-2', 'steer right-1', 'remove'])
    expect(words(at('stuck'))[0]).toEqual(['Left by 1: NW', 'Under full sail the ship cannot be turned.'])
  })
  test('while the sand runs, what makes sense now', () => {
    const { view, ask } = at('runs')
    expect(ids(prospects(view, ask))).toEqual(['load-two right-2 left-1', 'load-two left-1 left-2', 'load right-2', 'load left-1'])
  })
})

describe('the end of a round', () => {
  const start = { round: 1, life: 5 }

  test('shots one by one with their harm, up to the next round', () => {
    const { blows, verdicts } = reckon(told('end'))
    expect(blows.map(({ card, area, result, life }) => [card, area, result, life])).toEqual([
      ['brigantine-1', 'right-cannons', 'one-hit', 0],
      ['corvette-1', 'helm', 'two-hits', 2],
      ['brigantine-2', 'left-cannons', 'broken', 0],
    ])
    expect(blows[0]!.harm).toEqual(['Damage: a Cork in right Cannon 1.'])
    expect(verdicts).toEqual([])
  })
  test('what became of the orders', () => {
    const { blows, verdicts } = reckon(told('lost'))
    expect(blows).toEqual([])
    expect(verdicts.map(({ bad }) => bad)).toEqual([true, true])
  })
  test('told at once or scene by scene it is the same', () => {
    const events = told('end')
    const cut = events.findIndex(({ kind }) => kind === 'lost-life')
    const first = follow(null, events.slice(0, cut), start, false)!
    expect(first.whole).toBe(false)
    const second = follow(first, events.slice(cut), { round: 1, life: 4 }, false)!
    expect(second).toEqual(follow(null, events, start, false))
    expect(second).toMatchObject({ ...start, whole: true })
    expect(reckon(second.events)).toEqual(reckon(events))
  })
  test('what comes after it does not belong to it, and the next clock ends it', () => {
    const ending = follow(null, told('end'), start, false)
    expect(follow(ending, [{ kind: 'ready', args: { seat: 0 }, n: 2, text: '' }], start, false)).toBe(ending)
    expect(follow(ending, [{ kind: 'clock', args: { n: 140 }, n: 3, text: '' }], start, false)).toBeNull()
  })
  test('a chapter that is over has no further round; before the time is up there is nothing', () => {
    expect(follow(null, told('lost'), start, true)).toMatchObject({ whole: true })
    expect(follow(null, [], start, false)).toBeNull()
  })
})

describe('calls', () => {
  const ping = (text: string, ...touches: string[]) => ({ id: 1, seat: 0, name: 'Mara', text, touches })

  test('everybody reads them in their own language', () => {
    const pseudo = new Speech(PSEUDO, sources)
    expect(called(ping('Nach links', 'helm', 'left'), t)).toBe('Turn left')
    expect(called(ping('Turn left', 'helm', 'left'), (key, args) => pseudo.get(key, args))).toMatch(/^⟦Ŧ/)
  })
  test('own words stay as they are, and who only points says “look here”', () => {
    expect(called(ping('Aye!', 'helm'), t)).toBe('Aye!')
    expect(called(ping('', 'ne-1'), t)).toBe('Look here')
  })
  test('no call is called like a place of the ship', () => {
    const { view } = at('hand')
    expect(CALLS.filter(({ how }) => how in view.ship.spaces)).toEqual([])
    expect(new Set(CALLS.map(({ how }) => how)).size).toBe(CALLS.length)
  })
})

test('time is written in minutes and seconds, and never below nought', () => {
  expect([90_000, 89_001, 9_999, 1, 0, -500].map(mmss)).toEqual(['1:30', '1:30', '0:10', '0:01', '0:00', '0:00'])
})

test('a Card is of its kind; one whose key ends in a number is found too', () => {
  const { view } = at('hand')
  expect(kindOf(view, 'brigantine-3')?.name).toBe('Brigantine')
  expect(kindOf(view, 'passage-1-2')?.name).toBe('Passage 1')
  expect(kindOf(view, 'passage-1')?.name).toBe('Passage 1')
  expect(kindOf(view, 'kraken-1')).toBeUndefined()
})

test('what lies in a sector: Cards by name, then how many are hidden', () => {
  const { view } = at('hand')
  expect(seen(view, 'se', t)).toBe('Corvette, Fog Bank')
  expect(seen(view, 'ne', t)).toBe('2 hidden')
  expect(seen(view, 'sw', t)).toBe('open sea')
  expect(slotName('nw-3', t)).toBe('NW 3')
})

test('the Helm obeys the sail, the Capstan does not', () => {
  expect([0, 1, 2, 3].map((speed) => turnsAt(at('hand').view, speed))).toEqual([0, 2, 1, 0])
  expect([0, 1, 2, 3].map((speed) => turnsAt(at('capstan').view, speed))).toEqual([1, 1, 1, 1])
})

test('letters of names, whatever brackets stand round them', () => {
  expect(['Mara', 'Jan van der Velde', 'ö', '  Bo  '].map(initials)).toEqual(['MA', 'JV', 'Ö', 'BO'])
  expect(['Rum', '⟦Řŭŭḿ⟧', 'Öl', '7'].map(letter)).toEqual(['R', 'Ř', 'Ö', ''])
})
