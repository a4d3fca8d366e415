/** The curve of a game as it is drawn: where each scene lies, how each line runs, what is near. */
import { f } from '../art/shapes'
import type { Curve, CurveLine, CurvePart } from '../generated/api'

/** In true time, what passes while no clock runs counts for so much at most. */
const IDLE = 4000

/** Where each scene lies between 0 and 1: one after the other, or by the clock where one runs. */
export function axisOf(curve: Curve): number[] {
  const { entries, times } = curve
  const steps = times.length
    ? times.map((time, i) =>
        Math.max(250, clockRuns(curve, i - 1) ? time - (times[i - 1] ?? time) : Math.min(IDLE, time - (times[i - 1] ?? time))),
      )
    : entries.map(() => 1)
  let sum = -(steps[0] ?? 0)
  const sums = steps.map((step) => (sum += step))
  return sums.map((at) => at / Math.max(1, sum))
}

/** Does a clock run after a scene? */
export const clockRuns = (curve: Curve, scene: number): boolean => curve.lines.some((line) => line.flows && valueAt(line, scene) > 0)

export function valueAt(line: CurveLine, scene: number): number {
  return line.steps.findLast(([at]) => at! <= scene)?.[1] ?? 0
}

/** The most that a line's scale holds: its own where it has one, else that of all that share it. */
export function topOf(curve: Curve, line: CurveLine): number {
  if (line.top) return line.top
  return Math.max(1, ...curve.lines.filter((one) => !one.top).flatMap((one) => one.steps.map(([, value]) => value!)))
}

/** A stepped line; what flows by itself slopes instead. */
export function pathOf(line: CurveLine, x: (scene: number) => number, y: (value: number) => number, last: number): string {
  const points = line.steps.map(([at, value]) => [x(at!), y(value!)] as const)
  const end = x(last)
  if (line.flows)
    return (
      points
        .map(
          ([px, py], i) =>
            `${i ? (line.steps[i]![1]! > line.steps[i - 1]![1]! ? `H${f(px)}V${f(py)}` : `L${f(px)},${f(py)}`) : `M${f(px)},${f(py)}`}`,
        )
        .join('') + `H${f(end)}`
    )
  return points.map(([px, py], i) => (i ? `H${f(px)}V${f(py)}` : `M${f(px)},${f(py)}`)).join('') + `H${f(end)}`
}

/** The scene nearest to a place on the axis; what is worth stopping at draws it from a little farther. */
export function nearest(axis: readonly number[], at: number, stops: readonly number[] = [], reach = 0): number {
  const stop = stops.find((scene) => Math.abs((axis[scene] ?? 0) - at) < reach)
  if (stop !== undefined) return stop
  let best = 0
  axis.forEach((place, i) => {
    if (Math.abs(place - at) < Math.abs(axis[best]! - at)) best = i
  })
  return best
}

/** The part that a scene is in. */
export const partAt = (parts: readonly CurvePart[], scene: number): CurvePart | undefined => parts.findLast((part) => part.scene <= scene)

/** Where a jump from a scene by whole parts leads: to the beginning of this one first. */
export function partBy(curve: Curve, scene: number, by: 1 | -1): number {
  const starts = curve.parts.map((part) => part.scene)
  if (by > 0) return starts.find((start) => start > scene) ?? curve.entries.length - 1
  return starts.findLast((start) => start < scene) ?? 0
}

export interface Label {
  part: CurvePart
  /** It ends at its place, since behind that there is too little room. */
  before: boolean
}

/** The names of parts, as many as there is room for up to an edge; a letter is so wide. */
export function labels(parts: readonly CurvePart[], x: (scene: number) => number, letter: number, most = Infinity): Label[] {
  const kept: Label[] = []
  let end = -Infinity
  for (const part of parts) {
    const long = part.text.length * letter + 14
    const before = x(part.scene) + long > most
    const start = x(part.scene) - (before ? long : 0)
    if (start < Math.max(end, before ? 0 : -Infinity)) continue
    kept.push({ part, before })
    end = start + long
  }
  return kept
}

/** Places at least so far from each other, each as near to where it should be as the others let it, between two edges. */
export function spread(wanted: readonly number[], gap: number, least: number, most: number): number[] {
  const places = [...wanted]
  for (let i = 0; i < places.length; i++) places[i] = Math.max(places[i]!, i ? places[i - 1]! + gap : least)
  for (let i = places.length - 1; i >= 0; i--) places[i] = Math.min(places[i]!, i < places.length - 1 ? places[i + 1]! - gap : most)
  return places
}
