import { expect, test } from 'vitest'
import type { SeenEvent } from '../generated/api'
import { follow } from './playbill'

const told = (text: string, seat?: number): SeenEvent => ({ kind: 'x', n: 1, text, args: seat === undefined ? {} : { seat } })

test('what one alone does is told with what they did before, until another one acts', () => {
  const rolled = follow(null, { events: [told('Odo rolls.', 1)] })
  const walked = follow(rolled, { events: [told('Odo walks.', 1)] })
  expect(walked).toEqual({ title: [], parts: [{ seat: 1, before: ['Odo rolls.'], now: ['Odo walks.'] }] })
  expect(follow(walked, { events: [told('Ilse rolls.', 2)] })!.parts).toEqual([{ seat: 2, before: [], now: ['Ilse rolls.'] }])
})

test('what befalls several stands in columns, what befalls nobody is a title, and silence changes nothing', () => {
  const income = follow(null, { events: [told('Income'), told('Odo takes 2.', 1), told('Ilse takes 3.', 2), told('', 1)] })
  expect(income).toEqual({
    title: ['Income'],
    parts: [
      { seat: 1, before: [], now: ['Odo takes 2.'] },
      { seat: 2, before: [], now: ['Ilse takes 3.'] },
    ],
  })
  expect(follow(income, { events: [told('', 1)] })).toBe(income)
})
