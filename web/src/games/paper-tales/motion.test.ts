import { afterEach, describe, expect, test } from 'vitest'
import { clear, lay, type Laid } from './fixtures/laid.svelte'
import type { Event } from './model'
import { arrive, depart, enter, leave, raise } from './motion'

afterEach(clear)

const node = document.createElement('i')
/** What becomes of cards, as events tell it. */
function fate(laid: Laid, ...kinds: [Event['kind'], string][]): Laid['table'] {
  laid.tell(...kinds.map(([kind, card]) => ({ n: 0, kind, args: { seat: 0, card }, text: '' }) as unknown as Event))
  return laid.table
}

test('where nothing may move everything is over at once', () => {
  const table = Object.create(lay('draft').table, { motion: { value: false } }) as Laid['table']
  const of = { table, card: 'farmer-1' }
  for (const motion of [enter(node, of), leave(node, of), arrive(node, of), depart(node, of), raise(node, of)])
    expect(motion.duration).toBe(0)
})

test('no motion takes longer than half a second, and all end where things stand', () => {
  const laid = lay('draft')
  const kinds = ['deployed', 'became', 'died', 'unpaid', 'sent-away', 'recruits', 'dismisses', 'planned', 'kept'] as Event['kind'][]
  for (const kind of kinds) {
    const of = { table: fate(laid, [kind, 'farmer-1']), card: 'farmer-1' }
    for (const motion of [enter(node, of), leave(node, of), depart(node, of), raise(node, of)]) {
      expect(motion.duration, kind).toBeLessThanOrEqual(500)
      expect(motion.css!(1, 0)).not.toMatch(/opacity: 0|NaN|undefined/)
    }
  }
})

describe('Units', () => {
  test('unfold one after the other when Kingdoms open', () => {
    const laid = lay('draft')
    const table = fate(laid, ['deployed', 'farmer-1'], ['deployed', 'knight-1'])
    expect([enter(node, { table, card: 'farmer-1' }).delay, enter(node, { table, card: 'knight-1' }).delay]).toEqual([0, 60])
  })

  test('die, go and fall each in their way', () => {
    const ways = (['died', 'unpaid', 'sent-away', 'moved'] as const).map((kind) => {
      const table = fate(lay('draft'), [kind, 'farmer-1'])
      return leave(node, { table, card: 'farmer-1' }).css!(0.5, 0.5)
    })
    expect(new Set(ways).size).toBe(4)
    expect(ways[0]).toContain('grayscale')
  })
})

describe('cards of the pack', () => {
  test('come from the neighbour who passes them', () => {
    const laid = lay('draft')
    const table = fate(laid, ['passed', ''])
    expect(table.craft.passing).toBe(-1)
    expect(arrive(node, { table, i: 2 })).toMatchObject({ delay: 90, duration: 380 })
    expect(arrive(node, { table }).css!(0, 1)).toContain('translate(420px')
    expect(depart(node, { table, card: 'farmer-1' }).css!(0, 1)).toContain('translate(-460px')
  })

  test('come from the pile when they are dealt, and from below in a game for one', () => {
    expect(arrive(node, { table: fate(lay('draft'), ['dealt', '']) }).css!(0, 1)).toContain('-320px')
    expect(arrive(node, { table: lay('solo').table }).css!(0, 1)).toContain('translateY(90px)')
  })

  test('what is kept goes to the recruits', () => {
    const table = fate(lay('draft'), ['recruits', 'farmer-1'])
    expect(depart(node, { table, card: 'farmer-1' }).css!(0, 1)).toContain('translate(-180px, 60px)')
  })
})
