import { expect, test } from 'vitest'
import type { Crew, GameInfo, OptionInfo } from '../generated/api'
import {
  LEAVES,
  OUTS,
  PACES,
  applies,
  crewSeats,
  hasCampaign,
  nextChoices,
  openedBy,
  paceOf,
  quickSeats,
  settled,
  usualLevel,
  usualSeats,
} from './setup'

const game = (more: Partial<GameInfo> = {}): GameInfo =>
  ({ min_seats: 1, max_seats: 7, bots: ['random', 'easy', 'normal', 'hard'], options: [], ...more }) as GameInfo
const crew = (...members: { you: boolean; opened?: string[] }[]): Crew =>
  ({ members: members.map((one, i) => ({ name: `M${i}`, opened: [], ...one })) }) as unknown as Crew

test.each([
  [1, 7, 3],
  [4, 5, 4],
  [1, 2, 2],
  [2, 2, 2],
])('for %i to %i seats %i are usual', (min_seats, max_seats, seats) => {
  expect(usualSeats(game({ min_seats, max_seats }))).toBe(seats)
})

test('the usual level is the normal one, else one in the middle, else none', () => {
  expect(usualLevel(game())).toBe('normal')
  expect(usualLevel(game({ bots: ['random', 'easy'] }))).toBe('easy')
  expect(usualLevel(game({ bots: ['a', 'b', 'c', 'd', 'e'] }))).toBe('c')
  expect(usualLevel(game({ bots: [] }))).toBe('')
})

test('a quick game: you, and bots', () => {
  expect(quickSeats(game())).toEqual([{ kind: 'you' }, { kind: 'bot', level: 'normal' }, { kind: 'bot', level: 'normal' }])
})

test('a crew that plays again: each holds as many seats, about as many as are usual', () => {
  const two = crew({ you: false }, { you: true })
  expect(crewSeats(game({ max_seats: 4 }), two)).toEqual([
    { kind: 'mate', mate: 0 },
    { kind: 'you' },
    { kind: 'mate', mate: 0 },
    { kind: 'you' },
  ])
  expect(crewSeats(game({ max_seats: 2 }), two)).toEqual([{ kind: 'mate', mate: 0 }, { kind: 'you' }])
  expect(crewSeats(game(), crew({ you: true }, { you: false }, { you: false }))).toHaveLength(3)
  expect(crewSeats(game(), crew({ you: true }))).toEqual(quickSeats(game()))
})

test('a campaign is what has to be opened; a crew may choose what any of it has opened', () => {
  const options = (keys: string[]): GameInfo['options'] => [{ keys } as unknown as GameInfo['options'][number]]
  expect(hasCampaign(game({ options: options(['', 'chapter-2']) }))).toBe(true)
  expect(hasCampaign(game({ options: options(['', '']) }))).toBe(false)
  expect(openedBy(crew({ you: true, opened: ['a', 'b'] }, { you: false, opened: ['b', 'c'] }))).toEqual(['a', 'b', 'c'])
  expect(openedBy(null)).toEqual([])
})

test('each time to choose says what it is and what it means', () => {
  for (const { name, text, key } of [...PACES, ...OUTS, ...LEAVES]) expect([name, text]).not.toContain(key)
  expect(PACES.map(({ name }) => name)).toEqual([
    'Free',
    '2 min',
    '10 min',
    '1 day',
    '3 days',
    '30 min a game',
    '7 days a game',
    '12 h a day',
  ])
  expect(PACES.map(({ is }) => paceOf(is && { ...is })?.is)).toEqual(PACES.map(({ is }) => is))
  expect(LEAVES.map(({ is }) => is)).toEqual([null, 120_000, 3_600_000, 86_400_000])
})

test('the next chapter of a crew is the last one that is open to it; what has no keys is left alone', () => {
  const chapter = { key: 'chapter', default: 1, choices: [1, 2, 3, 4], keys: ['', 'chapter-2', 'chapter-3', 'chapter-4'] }
  const campaign = game({
    options: [chapter, { key: 'helped', default: false, choices: [false, true], keys: [] }] as unknown as GameInfo['options'],
  })
  expect(nextChoices(campaign, null)).toEqual({ chapter: 1 })
  expect(nextChoices(campaign, crew({ you: true, opened: ['chapter-2'] }, { you: false, opened: ['chapter-3'] }))).toEqual({ chapter: 3 })
})

test('what cannot be chosen with so many seats is not asked, and what is left is played', () => {
  const option = {
    key: 'together',
    kind: 'flag',
    choices: [false, true],
    default: false,
    refusals: [{ seats: 1, choice: false, cite: '', key: '', text: '' }],
  } as unknown as OptionInfo
  expect([1, 2].map((seats) => applies(option, seats))).toEqual([false, true])
  expect(settled([option], { together: false }, 1)).toEqual({ together: true })
  expect(settled([option], { together: false }, 2)).toEqual({ together: false })
  expect(settled([option], {}, 2)).toEqual({ together: false })
})
