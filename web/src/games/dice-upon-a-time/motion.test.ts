import { expect, test, vi } from 'vitest'
import { Facts } from './model'
import { drop, fly, land, lay, places, turn, walker } from './motion'
import type { Table } from './table.svelte'
import { catalogue, portOf } from './testing'

const { geo } = new Facts(catalogue)
const { view } = portOf('place').port
const tableOf = (more: Partial<Record<keyof Table, unknown>> = {}): Table =>
  ({ motion: true, compact: false, watching: false, me: 0, view, own: view.players[0], geo, ...more }) as unknown as Table
const element = document.createElement('div')
const shift = (css: string | undefined): number[] => [...(css ?? '').split(';')[0]!.matchAll(/-?[\d.]+(?:e-?\d+)?(?=px)/g)].map(Number)

test('where nothing may move, everything is there at once', () => {
  const table = tableOf({ motion: false })
  const socket = { die: 'red-plain', x: 0, y: 0 }
  const made = [land(element, { table, ...socket }), drop(element, { table }), lay(element, { table }), turn(element, { table })]
  for (const { duration } of made) expect(duration).toBe(0)
})

test('no motion takes longer than half a second, and each ends where the thing is', () => {
  const table = tableOf()
  const landing = land(element, { table, die: 'red-plain', x: 300, y: 200 })
  for (const { duration, css } of [landing, drop(element, { table }), lay(element, { table }), fly(element, { table })]) {
    expect(duration).toBeLessThanOrEqual(500)
    for (const pixels of shift(css?.(1, 0))) expect(pixels).toBeCloseTo(0)
  }
})

test('an own die comes out of the rack below the map, that of another from their figure', () => {
  const [, down] = shift(land(element, { table: tableOf(), die: 'red-plain', x: 300, y: 200 }).css?.(0, 1))
  expect(down).toBeGreaterThan(400)
  const field = geo.fields.get(view.players[1]!.at)!
  const start = shift(land(element, { table: tableOf(), die: 'white-plain', x: 300, y: 200 }).css?.(0, 1))
  expect(start[0]).toBeCloseTo(field.x - 300)
  expect(start[1]).toBeCloseTo(field.y - 20 - 200)
})

test('the Snake Die comes from whoever has it, and from above if nobody has', () => {
  const start = shift(land(element, { table: tableOf({ view: { ...view, snake: -1 } }), die: 'snake-die', x: 300, y: 200 }).css?.(0, 1))
  expect(start).toEqual([0, -60])
})

test('two figures on one field have places of their own', () => {
  const [ada, bo, cy] = places(tableOf())
  expect([ada!.at, bo!.at, cy!.at]).toEqual(['soldier', 'soldier', 'bread-field'])
  expect([ada!.x, ada!.y]).not.toEqual([bo!.x, bo!.y])
})

test('a figure walks along the road, leaps where there is none, and stays where it is otherwise', () => {
  const node = document.createElement('div')
  const animate = vi.fn<typeof node.animate>()
  node.animate = animate
  const table = tableOf()
  const at = (key: string) => ({ table, at: key, x: geo.fields.get(key)!.x, y: geo.fields.get(key)!.y })
  const walk = walker(node, at('soldier'))!
  walk.update!(at('soldier'))
  expect(animate).not.toHaveBeenCalled()

  walk.update!(at('king'))
  const steps = animate.mock.lastCall![0] as Keyframe[]
  expect(steps).toHaveLength(13)
  expect(
    shift(String(steps.at(-1)!['translate']))
      .map(Math.round)
      .map(Math.abs),
  ).toEqual([0, 0])

  walk.update!(at('hell'))
  const leap = animate.mock.lastCall![0] as Keyframe[]
  const [x, y] = shift(String(leap[0]!['translate']))
  expect([x, y].map((n) => Math.round(n!))).toEqual([
    Math.round(geo.fields.get('king')!.x - geo.fields.get('hell')!.x),
    Math.round(geo.fields.get('king')!.y - geo.fields.get('hell')!.y),
  ])

  walk.update!({ ...at('hell'), table: tableOf({ motion: false }), x: 0 })
  expect(animate).toHaveBeenCalledTimes(2)
})
