import { expect, test } from 'vitest'
import type { GameInfo } from '../generated/api'
import { easiest, fits, shelved, type Wish } from './shelf'

const game = (id: string, shelf: Record<string, string> = {}, more: Partial<GameInfo> = {}): GameInfo =>
  ({ id, name: id, min_seats: 1, max_seats: 4, ready: true, cooperative: false, options: [], shelf, ...more }) as unknown as GameInfo
const wish = (more: Partial<Wish>): Wish => ({ people: '0', minutes: '0', spirit: '', ...more })
const book = (...given: Parameters<typeof game>): ReturnType<typeof shelved>[number] => shelved([game(...given)])[0]!

test('books stand where they say, the others follow by name', () => {
  const books = shelved([game('zoo'), game('b', { place: '2' }), game('ark'), game('a', { place: '⟦1⟧' }), game('c', { place: '10' })])
  expect(books.map(({ info }) => info.id)).toEqual(['a', 'b', 'c', 'ark', 'zoo'])
})

test('a plate says how many seats there are, unless the game says how many people; what is empty was not said', () => {
  expect(book('a', { people: '' }).shelf).toEqual({ people: '1–4' })
  expect(book('a', {}, { min_seats: 2, max_seats: 2 }).shelf).toEqual({ people: '2' })
  expect(book('a', { people: '1–7', tempo: '' }).shelf).toEqual({ people: '1–7' })
})

test.each(['2–5', '⟦2–5⟧', '2 bis 5'])('so many people fit into “%s”', (people) => {
  const one = book('a', { people })
  expect(['1', '2', '5', '6'].map((n) => fits(one, wish({ people: n })))).toEqual([false, true, true, false])
})

test('one number is the only one that fits', () => {
  expect(['1', '2', '3'].map((n) => fits(book('a', { people: '2' }), wish({ people: n })))).toEqual([false, true, false])
})

test('a game is as long as the longest that its plate names', () => {
  expect([
    fits(book('a', { minutes: '15–30' }), wish({ minutes: '30' })),
    fits(book('a', { minutes: '60' }), wish({ minutes: '30' })),
  ]).toEqual([true, false])
})

test('together, versus, or both', () => {
  const modes = { options: [{ choices: ['competitive', 'cooperative'] }] } as unknown as Partial<GameInfo>
  const spirits = (one: ReturnType<typeof book>): boolean[] => [
    fits(one, wish({ spirit: 'together' })),
    fits(one, wish({ spirit: 'versus' })),
  ]
  expect(spirits(book('a', {}, { cooperative: true }))).toEqual([true, false])
  expect(spirits(book('a'))).toEqual([false, true])
  expect(spirits(book('a', {}, modes))).toEqual([true, true])
})

test('the easiest is the shortest that can be played alone and is ready', () => {
  const books = shelved([
    game('long', { people: '1–3', minutes: '120' }),
    game('pairs', { people: '2–5', minutes: '10' }),
    game('short', { people: '1–7', minutes: '30' }),
    game('unfinished', { people: '1', minutes: '5' }, { ready: false }),
    game('silent', { people: '1' }),
  ])
  expect(easiest(books)).toBe('short')
  expect(easiest([])).toBe('')
})
