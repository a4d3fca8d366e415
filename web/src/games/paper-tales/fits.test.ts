import { beforeEach, expect, test, vi } from 'vitest'
import { fits } from './fits'

const fonts = new EventTarget()
beforeEach(() => Object.defineProperty(document, 'fonts', { value: fonts, configurable: true }))
/** Letters have come. */
const come = (): boolean => fonts.dispatchEvent(new Event('loadingdone'))

/** A place of 100 × 20 whose words need so much at each step. */
function place(needs: [width: number, height: number][]): HTMLElement {
  const node = document.createElement('p')
  const need = (i: 0 | 1): number => needs[Number(node.dataset['fit'])]?.[i] ?? 0
  Object.defineProperties(node, {
    clientWidth: { value: 100 },
    clientHeight: { value: 20 },
    scrollWidth: { get: () => need(0) },
    scrollHeight: { get: () => need(1) },
  })
  return node
}

test.each([
  ['there is room', [[90, 20]], '0'],
  ['letters that rise above their line need no more room', [[100, 24]], '0'],
  [
    'the first step at which it fits',
    [
      [120, 20],
      [101, 40],
      [100, 20],
    ],
    '2',
  ],
  [
    'a word too wide, then a line too many',
    [
      [130, 20],
      [100, 40],
      [99, 33],
    ],
    '2',
  ],
] as [string, [number, number][], string][])('%s', (_, needs, step) => {
  const node = place(needs)
  const end = fits(2)(node)
  come()
  expect(node.dataset['fit']).toBe(step)
  if (end) end()
})

test('other words are measured anew', async () => {
  const needs: [number, number][] = [
    [90, 20],
    [80, 20],
  ]
  const node = place(needs)
  const end = fits(1)(node)
  come()
  expect(node.dataset['fit']).toBe('0')
  needs[0] = [140, 20]
  node.append('longer')
  await vi.waitFor(() => expect(node.dataset['fit']).toBe('1'))
  if (end) end()
  needs[0] = [90, 20]
  come()
  expect(node.dataset['fit'], 'what is gone is measured no more').toBe('1')
})
