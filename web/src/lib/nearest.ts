/** Which of many things lies next to another one in a direction. */

/** The way an arrow key points. */
export const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const centre = (thing: Element): [number, number] => {
  const box = thing.getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}

/** The nearest in the direction of a step; what lies aside of the way counts as `aslant` times as far. */
export function nearest<T extends Element>(
  from: T,
  things: readonly T[],
  [dx, dy]: readonly [number, number],
  aslant: number,
  least: number,
): T | undefined {
  const [x, y] = centre(from)
  let best: T | undefined
  let shortest = Infinity
  for (const thing of things) {
    if (thing === from) continue
    const [tx, ty] = centre(thing)
    const along = (tx - x) * dx + (ty - y) * dy
    const far = along + aslant * (Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx))
    if (along <= least || far >= shortest) continue
    shortest = far
    best = thing
  }
  return best
}
