import { expect, test } from 'vitest'
import { same } from './same'

test('as long as no part has changed, the last result comes again', () => {
  const parts = { list: [1], n: 1 }
  const read = same(() => ({ ...parts }))
  const first = read()
  expect(read()).toBe(first)
  parts.n = 2
  const second = read()
  expect(second).toEqual({ list: [1], n: 2 })
  expect(read()).toBe(second)
})

test('parts are compared as they are, not by what is in them', () => {
  const parts = { list: [1] }
  const read = same(() => ({ ...parts }))
  const first = read()
  parts.list = [1]
  expect(read()).not.toBe(first)
})
