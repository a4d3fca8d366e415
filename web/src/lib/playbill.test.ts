import { expect, test } from 'vitest'
import type { SeenEvent } from '../generated/api'
import { follow } from './playbill'

const told = (text: string, seat?: number): SeenEvent => ({ kind: 'x', n: 1, text, args: seat === undefined ? {} : { seat } })

test('what one alone does is told with what they did before, until another one acts', () => {
  const rolled = follow(null, { key: '', events: [told('Odo rolls.', 1)] })
  const walked = follow(rolled, { key: '', events: [told('Odo walks.', 1)] })
  expect(walked).toEqual({ title: [], parts: [{ seat: 1, before: ['Odo rolls.'], now: ['Odo walks.'], brief: [] }] })
  expect(follow(walked, { key: '', events: [told('Ilse rolls.', 2)] })!.parts).toEqual([
    { seat: 2, before: [], now: ['Ilse rolls.'], brief: [] },
  ])
})

test('what befalls several stands in columns, what befalls nobody is a title, and silence changes nothing', () => {
  const income = follow(null, { key: '', events: [told('Income'), told('Odo takes 2.', 1), told('Ilse takes 3.', 2), told('', 1)] })
  expect(income).toEqual({
    title: ['Income'],
    parts: [
      { seat: 1, before: [], now: ['Odo takes 2.'], brief: [] },
      { seat: 2, before: [], now: ['Ilse takes 3.'], brief: [] },
    ],
  })
  expect(follow(income, { key: '', events: [told('', 1)] })).toBe(income)
})

test('where several are told of, what a game says in a word stands below each name, under a title for the scene', () => {
  const briefly = {
    title: (key: string) => (key === 'pay' ? 'Everybody pays' : ''),
    deed: (event: SeenEvent) => event.text.replace(/^\w+ pays /, ''),
  }
  const events = [told('Odo pays 2', 1), told('Ilse pays 3', 2)]
  const bill = follow(null, { key: 'pay', events }, briefly)!
  expect(bill.title).toEqual(['Everybody pays'])
  expect(bill.parts.map((part) => part.brief)).toEqual([['2'], ['3']])
  expect(follow(null, { key: 'pay', events: events.slice(1) }, briefly)!.parts[0]!.now).toEqual(['Ilse pays 3'])
})
