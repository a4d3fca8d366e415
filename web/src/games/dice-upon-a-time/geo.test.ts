import { expect, test } from 'vitest'
import { Geo, HIGH, WIDE, inCorner, standing } from './geo'
import { catalogue } from './testing'

const geo = new Geo(catalogue.fields, catalogue.routes)
const field = (key: string) => geo.fields.get(key)!
const route = (key: string) => geo.routes.get(key)!

test('every road and every corner has its sockets, and all lie on the sheet', () => {
  expect(geo.fields.size).toBe(20)
  expect(geo.sockets.size).toBe(catalogue.routes.length + 5)
  for (const { x, y } of geo.sockets.values()) {
    expect(x > 0 && x < WIDE).toBe(true)
    expect(y > 0 && y < HIGH).toBe(true)
  }
})

test('a road goes from field to field, and its socket lies in the middle of what is seen of it', () => {
  const road = route('soldier--king')
  expect(road.at(0)).toEqual([field('soldier').x, field('soldier').y])
  expect(road.at(1)).toEqual([field('king').x, field('king').y])
  const [x, y] = road.at(0.5)
  expect([road.x, road.y]).toEqual([x, y])
})

test('the Town is larger, so sockets of its roads lie farther from it', () => {
  const road = route('town--church')
  const from = (key: string): number => Math.hypot(road.x - field(key).x, road.y - field(key).y)
  expect(from('town')).toBeGreaterThan(from('church'))
})

test('the road between two fields is found from both ends', () => {
  expect(geo.between('king', 'soldier')).toBe(geo.between('soldier', 'king'))
  expect(geo.between('king', 'hell')).toBeUndefined()
})

test('a socket touches the fields at the ends of its road; a spirit’s touches none', () => {
  expect(geo.touches('soldier--king', 'king')).toBe(true)
  expect(geo.touches('soldier--king', 'town')).toBe(false)
  expect(geo.touches('wolf', 'king')).toBe(false)
  expect(geo.touches('soldier--king', null)).toBe(false)
})

test('corners mirror each other, and only the Fox has two sockets', () => {
  expect(inCorner('rabbit', 10, 20)).toEqual([18, 28])
  expect(inCorner('fox', 10, 20)).toEqual([WIDE - 18, HIGH - 28])
  expect(geo.corners.map((corner) => corner.sockets.map((socket) => socket.key))).toEqual([
    ['rabbit'],
    ['wolf'],
    ['snake'],
    ['fox-1', 'fox-2'],
  ])
})

test('figures on one field stand apart, and are smaller in a crowd', () => {
  for (const one of geo.fields.values()) {
    const [a, b, c] = [0, 1, 2].map((i) => standing(one, i, 3)) as [Spot, Spot, Spot]
    for (const [p, q] of [[a, b], [a, c], [b, c]] as const) expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeGreaterThan(13) // prettier-ignore
  }
  expect(standing(field('town'), 0, 2).scale).toBe(1)
  expect(standing(field('town'), 0, 3).scale).toBeLessThan(1)
})
type Spot = ReturnType<typeof standing>

test('the first figure on a field leaves its name free', () => {
  for (const one of geo.fields.values()) {
    const { x, y, anchor, wide } = one.label
    const left = x - { start: 0, middle: wide / 2, end: wide }[anchor]
    const at = standing(one, 0, 1)
    const beside = at.y + 5 < y - 12 || at.y - 46 > y + 2
    const hidden = beside ? 0 : Math.min(left + wide, at.x + 17) - Math.max(left, at.x - 17)
    expect(hidden, one.key).toBeLessThan(wide / 2)
  }
})

test('a name may be as wide as the sheet leaves it, and has always a little more room than figures leave it', () => {
  for (const { label } of geo.fields.values()) expect(label.room).toBeGreaterThanOrEqual(label.wide)
  const { label } = field('gold-field')
  const sockets = ['gold-field--woodsman', 'gold-field--big-sea'].map(route)
  for (const socket of sockets) expect(Math.abs(socket.x - label.x)).toBeGreaterThan(label.room / 2) // it stands between two sockets
})

test('what the engraver does not know gets a name below its field', () => {
  const other = new Geo(
    [
      { key: 'town', name: 'Town', text: '', x: 50, y: 50 },
      { key: 'nosuch' as 'hell', name: '', text: '', x: 5, y: 5 },
    ],
    [],
  )
  const { label, x, y } = other.fields.get('nosuch')!
  expect([label.x - x, label.y - y, label.anchor]).toEqual([0, 44, 'middle'])
})
