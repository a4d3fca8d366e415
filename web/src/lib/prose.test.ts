import { expect, test } from 'vitest'
import { pieces } from './prose'

test('bold, slanted, code and citations are pieces; the rest is text', () => {
  expect(pieces('**Units** age, *slowly*, see `age` in PT-5.8.')).toEqual([
    { kind: 'bold', text: 'Units' },
    { kind: 'text', text: ' age, ' },
    { kind: 'slanted', text: 'slowly' },
    { kind: 'text', text: ', see ' },
    { kind: 'text', text: 'age' },
    { kind: 'text', text: ' in ' },
    { kind: 'cite', text: 'PT-5.8' },
    { kind: 'text', text: '.' },
  ])
})

test.each(['TT-C.24', 'PT-R.77', 'TP-3', 'DU-4.A2'])('%s is a citation', (id) => {
  expect(pieces(`(${id})`)).toContainEqual({ kind: 'cite', text: id })
})

test('a sentence without marks is one piece, none is none', () => {
  expect(pieces('A plain sentence.')).toEqual([{ kind: 'text', text: 'A plain sentence.' }])
  expect(pieces('')).toEqual([])
})
