import { expect, test } from 'vitest'
import type { BoardPort } from '../../boardkit/svelte-port.svelte'
import type { Event, PaperTales } from './model'
import { leaves } from './pages'

const port = { text: (key: string, args?: object) => [key, ...Object.values(args ?? {})].join(' ') } as unknown as BoardPort<PaperTales>
const told = (kind: string, args: object, text = ''): Event => ({ kind, args, text, n: 3 }) as unknown as Event

test('the programme of a turn has each War once, then what it brought, and a page for each phase', () => {
  const pages = leaves(port, [
    told('phase', { n: 2, phase: 'wars' }, 'Turn 2'),
    told('war', { seat: 0, n: 5, seat2: 1, n2: 3 }, 'Ada at 5 faces Odo at 3.'),
    told('war', { seat: 1, n: 3, seat2: 0, n2: 5 }, 'Odo at 3 faces Ada at 5.'),
    told('earned', { seat: 0, n: 3, source: 'war' }, 'Ada earns 3 LP.'),
    told('phase', { n: 2, phase: 'income' }, 'Income'),
    told('income', { seat: 0, n: 4 }, 'Ada takes in 4 Gold.'),
    told('decided', { seat: 0 }, 'Ada has decided.'),
  ])
  expect(pages.map(({ part, title, text }) => [part, title, text])).toEqual([
    ['board.book.turn 2', 'rule.wars', 'Ada at 5 faces Odo at 3.\nAda earns 3 LP.'],
    ['board.book.turn 2', 'rule.income', 'Ada takes in 4 Gold.'],
  ])
  expect(pages.every(({ shown }) => shown === false)).toBe(true)
})
