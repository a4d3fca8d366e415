import { afterEach, describe, expect, it } from 'vitest'
import type { ResultInfo } from '../generated/api'
import { titleOf, underOf } from '../lib/ending'
import { unmarked } from '../words/rich'
import { Things } from '../lib/things'
import ScoreSheet from './ScoreSheet.svelte'
import ScoreTabs from './ScoreTabs.svelte'
import { clear, click, draw, read, reads, seatOf, viewOf } from './testing'

const result = (more: Partial<ResultInfo> = {}): ResultInfo => ({
  scores: [12, 30],
  winners: [1],
  lines: [[], []],
  rivals: [],
  together: false,
  verdict: null,
  practice: false,
  stood_in: [],
  ...more,
})
const things = new Things({ groups: { sources: [{ id: 'war', name: 'War', cite: 'PT-6.1' }] } } as never)

afterEach(clear)

describe('a sheet of scores', () => {
  const lines = [
    [],
    [
      { key: 'age', text: 'Age', amount: 4 },
      { key: 'war', text: 'War', amount: 26 },
    ],
  ]
  const view = viewOf({
    tally: [
      [1, 1, 'war', 20],
      [1, 2, 'war', 6],
      [1, 2, 'age', 4],
      [0, 1, 'war', 99],
    ],
  })

  it('has a row for each source, the largest first, and a column for each turn of this seat', () => {
    const page = draw(ScoreSheet, { result: result({ lines }), view, seat: 1, whose: 'one', name: 'Bo', things })
    expect(reads(page, 'thead th')).toEqual(['Where the 30 came from', 'Turn 1', 'Turn 2', 'All'])
    expect([...page.querySelectorAll('tbody tr')].map((row) => reads(row, 'th, td'))).toEqual([
      ['War PT-6.1', '20', '6', '26'],
      ['Age', '', '4', '4'],
    ])
    expect(reads(page, 'tfoot td')).toEqual(['20', '10', '30'])
  })

  it('has no turns where the game keeps none', () => {
    const page = draw(ScoreSheet, { result: result({ lines }), view: viewOf(), seat: 1, whose: 'you', things })
    expect(reads(page, 'thead th')).toEqual(['Where your 30 came from', 'All'])
    expect(reads(page, 'tfoot td')).toEqual(['30'])
  })

  it('is there for a rival that is no seat, and for all who play together', () => {
    const rivals = [{ key: 'lich', name: 'Lich King', score: 41, lines: [{ key: 'claim', text: 'Claims', amount: 41 }] }]
    const rival = draw(ScoreSheet, { result: result({ rivals }), view, seat: -1, whose: 'one', name: 'Lich King', things })
    expect(read(rival.querySelector('caption'))).toBe('Where the 41 points of Lich King came from')
    expect(reads(rival, 'tbody td')).toEqual(['41'])
    const all = draw(ScoreSheet, { result: result(), view, seat: 0, whose: 'all', things })
    expect(read(all.querySelector('caption'))).toBe('Where the 12 points of all of you came from')
  })
})

describe('the tabs over it', () => {
  it('name every seat and every rival, and tell who was chosen', () => {
    const props = {
      seats: [seatOf(0, 'Ada', { you: true }), seatOf(1, 'Bo')],
      score: (seat: number) => [12, 30][seat],
      rivals: [{ key: 'lich', name: 'Lich King', score: 41, lines: [] }],
      chosen: 0,
    }
    const page = draw(ScoreTabs, props)
    expect(reads(page, '[role=tab]')).toEqual(['12You', '30Bo', '41Lich King'])
    click(page, '41Lich King')
    expect(reads(page, '[aria-selected=true]')).toEqual(['41Lich King'])
  })
})

describe('who has won', () => {
  const seats = [seatOf(0, 'Ada', { you: true }), seatOf(1, 'Bo'), seatOf(2, 'Cy')]
  const title = (more: Partial<ResultInfo>, at = seats): string => unmarked(titleOf(result(more), at))

  it('is named with the lead', () => {
    expect(title({ scores: [12, 30, 29] })).toBe('Bo wins by 1')
    expect(title({ scores: [40, 30, 29], winners: [0] })).toBe('You win by 10')
  })
  it('is named without one where the points are the same or there was nobody else', () => {
    expect(title({ scores: [30, 30, 2] })).toBe('Bo wins')
    expect(title({ scores: [7], winners: [0] }, seats.slice(0, 1))).toBe('You win')
  })
  it('is not “you” where several seats are mine', () => {
    expect(title({ scores: [9, 3], winners: [0] }, [seatOf(0, 'Ada', { you: true }), seatOf(1, 'Bo', { you: true })])).toBe('Ada wins by 6')
  })
  it('may be several', () => expect(title({ scores: [5, 30, 30], winners: [1, 2] })).toBe('Bo and Cy share the win'))
  it('may be nobody, or a rival', () => {
    expect(title({ winners: [] })).toBe('Nobody wins')
    const rivals = [{ key: 'lich', name: 'Lich King', score: 41, lines: [] }]
    expect([title({ winners: [], rivals }), underOf(result({ winners: [], rivals }))]).toEqual(['Lich King wins', '30 points against 41'])
  })
  it('is all or none where all play together; the game may say more of it', () => {
    expect(title({ together: true })).toBe('The tale is won')
    expect(title({ together: true, winners: [] })).toBe('The tale is lost')
    expect(title({ together: true, winners: [], verdict: 'The ship has sunk' })).toBe('The ship has sunk')
  })
})
