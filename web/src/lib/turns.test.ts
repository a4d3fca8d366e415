import { expect, test } from 'vitest'
import type { TableLine } from '../generated/api'
import { turns, urgent } from './turns.svelte'

const line = (id: string, until: number | null, your_turn = true, updated = 0): TableLine =>
  ({ id, until, your_turn, updated, status: 'running' }) as TableLine

test('what is out of time first comes first; what has no clock waits in the order in which it began to', () => {
  const found = urgent([
    line('free', null, true, 5),
    line('soon', 10),
    line('theirs', 1, false),
    line('late', 99),
    line('old', null, true, 2),
  ])
  expect(found.map(({ id }) => id)).toEqual(['soon', 'late', 'old', 'free'])
})

test('the next table is the one after this, round and round; alone there is none', () => {
  turns.tables = [line('a', 1), line('b', 2), line('c', 3)]
  expect([turns.next('a')?.id, turns.next('c')?.id, turns.next('elsewhere')?.id]).toEqual(['b', 'a', 'a'])
  turns.tables = [line('a', 1)]
  expect(turns.next('a')).toBeNull()
})
