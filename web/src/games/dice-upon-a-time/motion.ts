/** How things move on the sheet. Every motion ends within half a second and blocks nothing. */
import type { Action } from 'svelte/action'
import type { TransitionConfig } from 'svelte/transition'
import { STILL, out } from '../../boardkit/motion'
import { HIGH, standing, type Point } from './geo'
import { setOf } from './model'
import type { Table } from './table.svelte'

export { pop } from '../../boardkit/motion'

/** A die flies in an arc from its owner to the socket. */
export function land(_: Element, { table, die, x, y }: { table: Table; die: string; x: number; y: number }): TransitionConfig {
  if (!table.motion) return STILL
  const [sx, sy] = source(table, die, x, y)
  return {
    duration: 340,
    easing: out,
    css: (t, u) =>
      `translate: ${(sx - x) * u}px ${(sy - y) * u - Math.sin(t * Math.PI) * 46}px; rotate: ${u * 200}deg; scale: ${1 + Math.sin(t * Math.PI) * 0.35}`,
  }
}
function source(table: Table, die: string, x: number, y: number): Point {
  const set = setOf(die)
  const seat = set === 'snake' ? table.view.snake : Number(set)
  if (seat === table.me && !table.watching)
    return table.compact ? [x, y + 260] : [222 + Math.max(0, (table.own.dice as readonly string[]).indexOf(die)) * 43, HIGH + 50]
  const field = table.geo.fields.get(table.view.players[seat]?.at ?? '')
  return field ? [field.x, field.y - 20] : [x, y - 60]
}

/** A figure walks along the road from where it stood; without a road it leaps. */
export const walker: Action<HTMLElement, { table: Table; at: string; x: number; y: number }> = (node, start) => {
  let { at, x, y } = start
  return {
    update(next) {
      const { table } = next
      if (table.motion && (next.at !== at || Math.hypot(next.x - x, next.y - y) > 1)) {
        const points = next.at === at ? [] : path(table, at, next.at)
        const n = Math.max(1, points.length - 1)
        const frames = points.length
          ? points.map(([px, py], i) => {
              const t = i / n
              const from = { x: x + (px - points[0]![0]), y: y + (py - points[0]![1]) }
              const to = { x: next.x + (px - points[n]![0]), y: next.y + (py - points[n]![1]) }
              const [gx, gy] = [from.x * (1 - t) + to.x * t, from.y * (1 - t) + to.y * t]
              return { translate: `${gx - next.x}px ${gy - next.y - Math.abs(Math.sin(t * Math.PI * 3)) * 9}px` }
            })
          : [{ translate: `${x - next.x}px ${y - next.y}px` }, { translate: '0px 0px' }]
        node.animate(frames, { duration: points.length ? 460 : 220, easing: 'ease-in-out' })
      }
      ;({ at, x, y } = next)
    },
  }
}
function path(table: Table, from: string, to: string): Point[] {
  const route = table.geo.between(from, to)
  const steps = Array.from({ length: 13 }, (_, i) => i / 12)
  if (route) return steps.map((t) => route.at(route.from === from ? t : 1 - t))
  const a = table.geo.fields.get(from)
  const b = table.geo.fields.get(to)
  if (!a || !b) return []
  return steps.map((t) => [a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t - Math.sin(t * Math.PI) * 60])
}

/** Where each figure stands. */
export function places(table: Table): { seat: number; at: string; x: number; y: number; scale: number }[] {
  const { players } = table.view
  return players.flatMap((player, seat) => {
    const field = table.geo.fields.get(player.at)
    if (!field) return []
    const crowd = players.map((p, q) => ({ at: p.at, q })).filter((p) => p.at === player.at)
    return [
      {
        seat,
        at: player.at,
        ...standing(
          field,
          crowd.findIndex((p) => p.q === seat),
          crowd.length,
        ),
      },
    ]
  })
}

/** A bar drops from above, a page is laid down. */
export function drop(_: Element, { table }: { table: Table }): TransitionConfig {
  return table.motion ? { duration: 180, easing: out, css: (t, u) => `translate: 0 ${u * -46}px; opacity: ${t}` } : STILL
}
export function lay(_: Element, { table, i = 0 }: { table: Table; i?: number }): TransitionConfig {
  return table.motion
    ? { delay: i * 45, duration: 280, easing: out, css: (t, u) => `translate: 0 ${u * 40}px; rotate: ${u * 4}deg; opacity: ${t}` }
    : STILL
}
/** A card is turned face up. */
export function turn(_: Element, { table }: { table: Table }): TransitionConfig {
  return table.motion
    ? { duration: 320, easing: out, css: (t, u) => `transform: perspective(600px) rotateY(${u * 90}deg); opacity: ${Math.min(1, t * 2)}` }
    : STILL
}
/** A card leaves the hand upwards. */
export function fly(_: Element, { table }: { table: Table }): TransitionConfig {
  return table.motion
    ? { duration: 300, easing: out, css: (t, u) => `translate: 0 ${u * -90}px; scale: ${0.7 + t * 0.3}; opacity: ${t}` }
    : STILL
}
