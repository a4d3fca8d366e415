/** Two games on one clock of their parts: whoever took longer in a part is waited for. */
import type { Beside, Curve, CurveLine } from '../generated/api'
import { valueAt } from './curve'

/** A moment of both games: the scene that each shows, and the part they are in. */
export interface Step {
  at: [number, number]
  part: number
}

/** So many scenes each part of a game has; what comes before the first one belongs to it. */
function lengths(curve: Curve): number[] {
  const starts = curve.parts.map((part) => part.scene)
  if (!starts.length) return [curve.entries.length]
  return starts.map((start, i) => (starts[i + 1] ?? curve.entries.length) - (i ? start : 0))
}

export function inStep(one: Curve, other: Curve): Step[] {
  const [mine, theirs] = [lengths(one), lengths(other)]
  const steps: Step[] = []
  const begun: [number, number] = [0, 0]
  for (let part = 0; part < Math.max(mine.length, theirs.length); part++) {
    const [a, b] = [mine[part] ?? 0, theirs[part] ?? 0]
    const at = (begun: number, own: number, k: number): number => (own ? begun + Math.min(k, own - 1) : Math.max(0, begun - 1))
    for (let k = 0; k < Math.max(a, b); k++) steps.push({ at: [at(begun[0], a, k), at(begun[1], b, k)], part })
    begun[0] += a
    begun[1] += b
  }
  return steps
}

/** What is told of a game in a line: that of its seat, else that of the team. */
export const lineOf = (curve: Curve, seat: number): CurveLine | undefined =>
  curve.lines.find((line) => line.seat === seat) ?? curve.lines.find((line) => line.seat === null)

/** The first step at which a scene of an entry, or of a later one, is shown. */
export function stepOf(steps: readonly Step[], curve: Curve, side: 0 | 1, entry: number): number {
  const scene = curve.entries.findIndex((one) => one >= entry)
  const found = steps.findIndex((step) => step.at[side] >= (scene < 0 ? curve.entries.length - 1 : scene))
  return found < 0 ? steps.length - 1 : found
}

/** Where the games part; null: nowhere. */
export function forkOf(steps: readonly Step[], curves: readonly [Curve, Curve], beside: Beside): number | null {
  const { fork, decisions } = beside
  if (fork === null) return null
  const entries = ([0, 1] as const).flatMap((side) => {
    const entry = decisions[side]?.[fork]
    return entry === undefined ? [] : [stepOf(steps, curves[side], side, entry)]
  })
  return entries.length ? Math.min(...entries) : steps.length - 1
}

/** How far the first is before the other at each step. */
export function gaps(steps: readonly Step[], curves: readonly [Curve, Curve], seats: readonly number[]): number[] {
  const lines = [lineOf(curves[0], seats[0] ?? 0), lineOf(curves[1], seats[1] ?? 0)] as const
  return steps.map(({ at }) => (lines[0] && lines[1] ? valueAt(lines[0], at[0]) - valueAt(lines[1], at[1]) : 0))
}

/** The next step at which the distance changes, from the first one again after the last. */
export function nextGap(distance: readonly number[], from: number): number {
  const changes = distance.flatMap((gap, i) => (i && gap !== distance[i - 1] ? [i] : []))
  return changes.find((one) => one > from) ?? changes[0] ?? from
}
