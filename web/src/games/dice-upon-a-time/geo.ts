/** Where things lie on the sheet: the map is 1016 × 592; fields come from the catalogue, bows of roads and places of names from the engraver. */
import type { FieldFacts, RouteFacts } from '../../generated/games/dice-upon-a-time'

export const WIDE = 1016
export const HIGH = 592
/** The tray below the map, in the same units. */
export const TRAY = 105

export type Point = readonly [number, number]

export interface Field {
  key: string
  name: string
  text: string
  x: number
  y: number
  r: number
  /** Where its name stands, how much of it figures keep clear of, and how wide it can be at most. */
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end'; wide: number; room: number }
  /** Where figures stand, from its middle. */
  stands: Point[]
}
export interface Route {
  key: string
  from: string
  to: string
  value: number
  /** The curve, for a path. */
  d: string
  /** What can be seen of it between the fields. */
  seen: string
  /** The socket, in the middle of what can be seen of the road. */
  x: number
  y: number
  at(t: number): Point
}
export interface Corner {
  spirit: Spirit
  right: boolean
  low: boolean
  sockets: { key: string; x: number; y: number }[]
  emblem: Point
  name: Point
}

export const SPIRITS = ['rabbit', 'wolf', 'snake', 'fox'] as const
export type Spirit = (typeof SPIRITS)[number]

const LABELS: Record<string, [number, number, 'start' | 'middle' | 'end', number]> = {
  town: [-9, 54, 'middle', 32], 'bread-field': [16, 43, 'middle', 40], soldier: [30, 12, 'start', 56], 'apple-field': [34, 8, 'start', 40],
  king: [-31, -8, 'end', 32], 'gold-field': [2, 44, 'middle', 72], woodsman: [-12, 44, 'middle', 64], 'old-woman': [-30, 43, 'middle', 72],
  church: [-32, -4, 'end', 48], fairy: [0, 44, 'middle', 40], 'big-mountains': [-6, -34, 'middle', 104], clouds: [-8, 43, 'middle', 48],
  huntsman: [33, 7, 'start', 64], 'big-sea': [14, 44, 'middle', 56], hell: [0, 40, 'middle', 32], 'steed-north': [32, -1, 'start', 88],
  'steed-east': [22, -34, 'middle', 80], 'steed-south': [31, -17, 'start', 88], 'steed-west': [-19, 43, 'middle', 80],
  'magic-items': [-10, 44, 'middle', 88],
} // prettier-ignore
/** The room for a name in a corner. */
export const SPIRIT_ROOM = 76
/** The frame of the sheet, and half a socket with its rim. */
const [FRAME, HALF] = [16, 15]

const BOWS: Record<string, number> = {
  'town--apple-field': 6, 'gold-field--woodsman': -15,
  'bread-field--steed-west': -6, 'big-mountains--steed-west': -8, 'big-mountains--clouds': -8,
  'soldier--clouds': 6, 'clouds--steed-north': -5, 'steed-north--huntsman': -7, 'steed-north--apple-field': -6, 'soldier--king': 18,
  'huntsman--steed-east': -8, 'gold-field--steed-east': 8, 'steed-east--big-sea': -8, 'woodsman--hell': -6, 'big-sea--hell': -10,
  'hell--steed-south': -10, 'old-woman--steed-south': -5, 'magic-items--steed-south': 8, 'magic-items--steed-west': -8, 'church--fairy': -18,
} // prettier-ignore

export class Geo {
  readonly fields = new Map<string, Field>()
  readonly routes = new Map<string, Route>()
  readonly corners: Corner[] = SPIRITS.map(corner)
  /** Every socket with its place. */
  readonly sockets = new Map<string, { key: string; x: number; y: number }>()

  constructor(fields: FieldFacts[], routes: RouteFacts[]) {
    for (const { key, name, text, x, y } of fields) {
      const [px, py] = [4 + 10.08 * x, 64 + 5.55 * (y - 10)]
      const [dx, dy, anchor, wide] = LABELS[key] ?? [0, 44, 'middle', 72]
      this.fields.set(key, {
        key,
        name,
        text,
        x: px,
        y: py,
        r: key === 'town' ? 32 : 25.5,
        label: { x: px + dx, y: py + dy, anchor, wide, room: wide },
        stands: [],
      })
    }
    for (const route of routes) this.routes.set(route.key, this.#road(route))
    for (const route of this.routes.values()) this.sockets.set(route.key, route)
    const places = [...this.routes.values()].map(({ x, y }): Point => [x, y])
    for (const field of this.fields.values()) {
      field.stands = stands(field, places)
      field.label.room = this.#room(field)
    }
    for (const { sockets } of this.corners) for (const socket of sockets) this.sockets.set(socket.key, socket)
  }

  #road({ key, from, to, value }: RouteFacts): Route {
    const a = this.fields.get(from)!
    const b = this.fields.get(to)!
    const long = Math.hypot(b.x - a.x, b.y - a.y)
    const bow = (BOWS[key] ?? 0) * 2
    const cx = (a.x + b.x) / 2 - ((b.y - a.y) / long) * bow
    const cy = (a.y + b.y) / 2 + ((b.x - a.x) / long) * bow
    const at = (t: number): Point => [
      (1 - t) ** 2 * a.x + 2 * t * (1 - t) * cx + t * t * b.x,
      (1 - t) ** 2 * a.y + 2 * t * (1 - t) * cy + t * t * b.y,
    ]
    const [x, y] = at(0.5 + (a.r - b.r) / long / 2)
    const [start, end] = [(a.r + 3) / long, 1 - (b.r + 3) / long]
    const seen = 'M' + Array.from({ length: 13 }, (_, i) => at(start + ((end - start) * i) / 12).join(' ')).join('L')
    return { key, from, to, value, d: `M${a.x} ${a.y}Q${cx} ${cy} ${b.x} ${b.y}`, seen, x, y, at }
  }

  /** How wide a name may be before it runs into a socket, another field or the frame; where there is hardly room, a little more. */
  #room({ key, label: { x, y, anchor, wide } }: Field): number {
    let [left, right] = [x - FRAME, WIDE - FRAME - x]
    const others = [...this.fields.values()].filter((field) => field.key !== key)
    const sockets = [...this.routes.values()].map((route) => ({ x: route.x, y: route.y, r: HALF }))
    for (const thing of [...others, ...sockets]) {
      if (thing.y + thing.r < y - 13 || thing.y - thing.r > y + 4) continue
      if (thing.x > x) right = Math.min(right, thing.x - thing.r - x)
      else left = Math.min(left, x - thing.x - thing.r)
    }
    return Math.max({ start: right, middle: 2 * Math.min(left, right), end: left }[anchor], wide * 1.25)
  }

  /** The road between two fields, if there is one. */
  between(one: string, other: string): Route | undefined {
    return this.routes.get(`${one}--${other}`) ?? this.routes.get(`${other}--${one}`)
  }

  /** Does this socket lie on a road at the field? */
  touches(socket: string, field: string | null): boolean {
    const route = this.routes.get(socket)
    return !!route && (route.from === field || route.to === field)
  }
}

/** A point inside a corner, counted from the corner of the sheet. */
export function inCorner(spirit: Spirit, x: number, y: number): Point {
  const right = spirit === 'wolf' || spirit === 'fox'
  const low = spirit === 'snake' || spirit === 'fox'
  return [right ? WIDE - 8 - x : 8 + x, low ? HIGH - 8 - y : 8 + y]
}

function corner(spirit: Spirit): Corner {
  const right = spirit === 'wolf' || spirit === 'fox'
  const low = spirit === 'snake' || spirit === 'fox'
  const at = (key: string, x: number, y: number) => {
    const [px, py] = inCorner(spirit, x, y)
    return { key, x: px, y: py }
  }
  const sockets = spirit === 'fox' ? [at('fox-1', 98, 74), at('fox-2', 98, 36)] : [at(spirit, 102, low ? 52 : 44)]
  return { spirit, right, low, sockets, emblem: inCorner(spirit, 42, low ? 58 : 46), name: inCorner(spirit, 42, low ? 14 : 95) }
}

const AROUND: readonly Point[] = [[-27, 9], [27, 9], [0, 25], [-16, 21], [16, 21], [-30, -6], [30, -6], [-22, 30], [22, 30]] // prettier-ignore

/** How much of the room for its field's name a figure hides, in pixels of its width. */
function hides(field: Field, [dx, dy]: Point): number {
  const { x, y, anchor, wide } = field.label
  const left = x - { start: 0, middle: wide / 2, end: wide }[anchor]
  const [fx, fy] = [field.x + dx, field.y + dy]
  const beside = fy + 5 < y - 12 || fy - 46 > y + 2
  return beside ? 0 : Math.max(0, Math.min(left + wide, fx + 17) - Math.max(left, fx - 17))
}

/** Where figures stand on a field: on its rim, clear of the sockets of its roads and of its name as far as possible, and apart from each other. */
function stands(field: Field, sockets: Point[]): Point[] {
  const wide = field.r > 30 ? 1.2 : 1
  const clear = ([dx, dy]: Point): number =>
    Math.min(...sockets.map(([x, y]) => Math.hypot(field.x + dx - x, (field.y + dy - 20 - y) * 0.8)))
  const spots = AROUND.map(([dx, dy]): Point => [dx * wide, dy * wide])
  const good = (spot: Point): number => Math.min(36, clear(spot)) - hides(field, spot) / 2 - (spot[0] ? 0 : 8) // in the middle it hides the emblem
  const found: Point[] = []
  for (const room of [22, 14, 0])
    for (const spot of [...spots].sort((a, b) => good(b) - good(a)))
      if (!found.includes(spot) && found.every((one) => Math.hypot(one[0] - spot[0], one[1] - spot[1]) > room)) found.push(spot)
  return found
}

/** Where the i-th of n figures stands on a field. */
export function standing(field: Field, i: number, n: number): { x: number; y: number; scale: number } {
  const [dx, dy] = field.stands[i] ?? [0, 9]
  return { x: field.x + dx, y: field.y + dy, scale: n > 2 ? 0.86 : 1 }
}
