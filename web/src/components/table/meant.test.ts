import { flushSync } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { ui } from '../../lib/ui.svelte'
import { clear, click, draw, read } from '../testing'
import Tip from '../Tip.svelte'
import GoBack from './GoBack.svelte'

vi.mock('../../lib/sound', () => ({ play: () => {} }))

afterEach(async () => {
  await clear()
  ui.tip = ui.lastTip = null
  vi.useRealTimers()
})

test('going back says what is lost and what it is then, and goes where it was asked to', () => {
  const go = vi.fn()
  const close = vi.fn()
  const story = [
    { n: 3, kind: 'phase', text: 'Wars', args: {} },
    { n: 4, kind: 'paid', text: 'Ada pays 2.', args: {} },
  ]
  const page = draw(GoBack, { n: 3, where: 'Wars', story, alone: true, go, close })
  expect(read(page)).toContain('Back to the beginning of “Wars”?')
  expect(read(page)).toContain('What was done since is lost: 1 deed.')
  expect(read(page)).toContain('Ada pays 2.')
  expect(read(page)).toContain('practice')
  click(page, 'Stay here')
  expect([go.mock.calls.length, close.mock.calls.length]).toEqual([0, 1])
  click(page, 'Go back')
  expect(go).toHaveBeenCalledWith(3)
})

test('why not goes away by itself, and comes again when it is asked for', () => {
  vi.useFakeTimers()
  const page = draw(Tip, { game: 'toy' })
  ui.refuse({ text: 'There is no room.', cite: '' }, null)
  flushSync()
  expect(read(page)).toContain('There is no room.')
  vi.advanceTimersByTime(60_000)
  flushSync()
  expect(read(page)).toBe('')
  ui.recallTip()
  flushSync()
  expect(read(page)).toContain('There is no room.')
})
