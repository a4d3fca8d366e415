import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Ask, Offer } from '../generated/api'
import { Deeds, GUARD } from './deed.svelte'

const offer = (move: string): Offer => ({ move, verb: move, args: [], text: move, touches: [], refusal: null })
const ask = (...moves: string[]): Ask =>
  ({ offers: moves.map(offer), deeds: Object.fromEntries(moves.map((move) => [move, []])) }) as unknown as Ask

describe('what cannot be taken back', () => {
  let played: string[]
  let told: (string | null)[]
  let deeds: Deeds
  beforeEach(() => {
    vi.useFakeTimers()
    played = []
    told = []
    deeds = new Deeds(
      (move) => played.push(move) > 0,
      (lifted) => told.push(lifted?.move ?? null),
    )
  })
  afterEach(() => void vi.useRealTimers())

  test('is lifted first, and done when it is asked for again', () => {
    expect(deeds.ask(offer('pass'), [], null)).toBe(false)
    expect([deeds.lifted?.offer.move, played]).toEqual(['pass', []])
    vi.advanceTimersByTime(GUARD)
    expect(deeds.ask(offer('pass'), [], null)).toBe(true)
    expect([deeds.lifted, played, told]).toEqual([null, ['pass'], ['pass', null]])
  })

  test('is not done by a double click', () => {
    deeds.ask(offer('pass'), [], null)
    vi.advanceTimersByTime(GUARD - 1)
    expect(deeds.ask(offer('pass'), [], null)).toBe(false)
    expect([deeds.confirm(), played]).toEqual([false, []])
  })

  test('gives way to something else, which has to be meant anew', () => {
    deeds.ask(offer('pass'), [], null)
    vi.advanceTimersByTime(GUARD)
    deeds.ask(offer('place'), [], null)
    expect([deeds.lifted?.offer.move, deeds.confirm(), played]).toEqual(['place', false, []])
  })

  test('is put back, also when it is not offered any more', () => {
    deeds.ask(offer('pass'), [], null)
    deeds.putBack()
    expect(deeds.lifted).toBeNull()
    deeds.ask(offer('pass'), [], null)
    deeds.attend([ask('pass', 'place')])
    expect(deeds.lifted?.offer.move).toBe('pass')
    deeds.attend([ask('place')])
    expect([deeds.lifted, played]).toEqual([null, []])
  })

  test('rests while others act, and is lifted again if it is still offered', () => {
    deeds.ask(offer('pass'), [], null)
    deeds.attend([])
    expect(deeds.lifted).toBeNull()
    deeds.attend([ask('pass')])
    expect(deeds.lifted?.offer.move).toBe('pass')
    deeds.attend([])
    deeds.attend([ask('place')])
    deeds.attend([ask('pass')])
    expect(deeds.lifted).toBeNull()
  })
})
