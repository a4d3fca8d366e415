/** Where the coach of a lesson stands: never on what it points at, nor on what must be read or clicked next. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}
export interface Point {
  left: number
  top: number
}
export interface Room {
  wide: number
  high: number
  /** What is pointed at. */
  target: Box | null
  /** What must be seen: all that is pointed at, the prompt, what can be chosen. */
  needed: readonly Box[]
  /** What is read now and then. */
  busy: readonly Box[]
  /** What a lesson does not need, such as the log. */
  quiet: readonly Box[]
}

export const EDGE = 8
const STEP = 16
/** How high the bar at the top is: it is covered only where there is no other room. */
const TOP_BAR = 50
const OVER_BAR = 600
/** What a square pixel of covered board costs, in pixels of distance. */
const COVERED = 0.02
/** The closest that coach and target come. */
export const GAP = 14

export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return wide > 0 && high > 0 ? wide * high : 0
}

const middle = (box: Box): Point => ({ left: box.left + box.width / 2, top: box.top + box.height / 2 })
const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value))

/** How far two boxes are apart. */
function distance(a: Box, b: Box): number {
  const x = Math.max(0, a.left - b.left - b.width, b.left - a.left - a.width)
  const y = Math.max(0, a.top - b.top - b.height, b.top - a.top - a.height)
  return Math.hypot(x, y)
}

/** Nothing that is needed lies under it. */
export function free(room: Room, coach: Box): boolean {
  return !room.needed.some((box) => overlap(box, coach) > 0)
}

interface Size {
  width: number
  height: number
}

/** The best free place for a coach of this size; null where there is none. */
export function standAt(room: Room, size: Size): Point | null {
  const right = room.wide - size.width - EDGE
  const bottom = room.high - size.height - EDGE
  if (right < EDGE || bottom < EDGE) return null
  const { target } = room
  const grid = (most: number): number[] => [...Array(Math.ceil((most - EDGE) / STEP)).keys()].map((i) => EDGE + i * STEP)
  const along = (boxes: readonly Box[], gap: number): { columns: number[]; rows: number[] } => ({
    columns: [right, ...boxes.flatMap((box) => [box.left - size.width - gap, box.left + box.width + gap])],
    rows: [bottom, ...boxes.flatMap((box) => [box.top - size.height - gap, box.top + box.height + gap])],
  })
  const near = along(target ? [target] : [], GAP)
  const columns = [...near.columns, ...grid(right)]
  const rows = [...near.rows, TOP_BAR + 4, ...grid(bottom)]
  const tight = along(room.needed, 0) // a gap that the grid does not meet lies along an edge
  return best(room, size, columns, rows) ?? best(room, size, [...columns, ...tight.columns], [...rows, ...tight.rows])
}

function best(room: Room, size: Size, columns: readonly number[], rows: readonly number[]): Point | null {
  const right = room.wide - size.width - EDGE
  const bottom = room.high - size.height - EDGE
  let found: Point | null = null
  let least = Infinity
  for (const top of rows.filter((one) => one >= EDGE && one <= bottom))
    for (const left of columns.filter((one) => one >= EDGE && one <= right)) {
      const box = { left, top, ...size }
      if (!free(room, box)) continue
      const covered = room.busy.reduce((sum, one) => sum + overlap(one, box), 0)
      const resting = room.quiet.reduce((sum, one) => sum + overlap(one, box), 0)
      const away = room.target ? Math.max(GAP, distance(box, room.target)) : Math.hypot(left - right / 2, top - bottom * 0.4)
      const cost = away + COVERED * (covered - resting) + (top < TOP_BAR ? OVER_BAR : 0)
      if (cost < least) [found, least] = [{ left, top }, cost]
    }
  return found
}

export interface Arrow {
  from: Point
  to: Point
  /** Cut short, since its way leads over something that is needed. */
  beak: boolean
}
/** Closer than this the ring says enough. */
const NEAR = 34
const BEAK = 40
const TIP = 9

/** From the coach to what it points at. */
export function arrowTo(room: Room, coach: Box): Arrow | null {
  const { target } = room
  if (!target || distance(coach, target) < NEAR) return null
  const aim = middle(target)
  const from = { left: between(coach.left, aim.left, coach.left + coach.width), top: between(coach.top, aim.top, coach.top + coach.height) }
  const edge = {
    left: between(target.left, from.left, target.left + target.width),
    top: between(target.top, from.top, target.top + target.height),
  }
  const length = Math.hypot(edge.left - from.left, edge.top - from.top)
  const back = (by: number): Point => ({
    left: edge.left - ((edge.left - from.left) / length) * by,
    top: edge.top - ((edge.top - from.top) / length) * by,
  })
  const to = back(TIP)
  const others = room.needed.filter((box) => !overlap(box, target))
  const beak = others.some((box) => crosses(from, to, box))
  return { from: beak ? back(Math.min(length, BEAK)) : from, to, beak }
}

/** Does the way between two points lead over a box? */
export function crosses(from: Point, to: Point, box: Box): boolean {
  let [first, last] = [0, 1]
  const clip = (start: number, way: number, low: number, high: number): boolean => {
    if (way === 0) return start > low && start < high
    const [a, b] = [(low - start) / way, (high - start) / way]
    first = Math.max(first, Math.min(a, b))
    last = Math.min(last, Math.max(a, b))
    return first < last
  }
  return (
    clip(from.left, to.left - from.left, box.left, box.left + box.width) && clip(from.top, to.top - from.top, box.top, box.top + box.height)
  )
}
