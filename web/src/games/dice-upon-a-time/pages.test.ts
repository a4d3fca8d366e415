import { expect, test } from 'vitest'
import type { View } from '../../generated/games/dice-upon-a-time'
import type { Event } from './model'
import { leaves } from './pages'
import { portOf } from './testing'

const { port } = portOf('place')
const told = (events: readonly { kind: string; args: object }[], more: Partial<View> = {}) =>
  leaves(port, events.map((event) => ({ n: 7, text: '', ...event })) as unknown as Event[], { ...port.view, ...more })

test('a Story is read whole by who drew it, unless its choices lie on a page of their own', () => {
  const [leaf] = told([{ kind: 'read', args: { seat: 1, card: 'sweet-porridge' } }])
  expect(leaf).toMatchObject({ title: 'Sweet Porridge', kind: 'Good Luck', seat: 1, readers: [1] })
  expect(leaf!.text).toContain('The little pot cooks and cooks.')
  expect(leaf!.asks).toContain('good_luck')
})

test('an Event concerns everybody, an item those whom it is about to hit', () => {
  const played = { kind: 'played', args: { seat: 1, card: 'starwort' } }
  const strike = (target: number) => ({ strike: { item: 'starwort', seat: 1, target } }) as Partial<View>
  expect(told([{ kind: 'event', args: { card: 'open-gates' } }])[0]!.readers).toBe('all')
  expect(told([played], { strike: null })[0]!.readers).toEqual([])
  expect(told([played], strike(2))[0]!.readers).toEqual([2])
  expect(told([played], strike(-1))[0]!.readers).toEqual([0, 2])
})

test('the book has its pages by chapters, and other things are no pages', () => {
  const book = told([
    { kind: 'phase', args: { n: 1 } },
    { kind: 'event', args: { card: 'open-gates' } },
    { kind: 'took', args: { seat: 0, n: 1, token: 'gold' } },
    { kind: 'phase', args: { n: 2 } },
    { kind: 'read', args: { seat: 0, card: 'star-money' } },
  ])
  expect(book.map(({ part, title }) => [part, title])).toEqual([
    ['Chapter I', 'Open Gates'],
    ['Chapter II', 'Star Money'],
  ])
})
