/** Where something large goes beside the small thing that it belongs to: to its right, else to its left, else above or below it. */
import type { Box, Point } from './surface.svelte'

interface Room {
  width: number
  height: number
}

const EDGE = 6
const within = (at: number, size: number, room: number): number => Math.max(EDGE, Math.min(room - size - EDGE, at))

/** `low`: so near to the lower edge a thing has it above itself, if there is room. */
export function beside(anchor: Box, large: Room, surface: Room, gap: number, low = 0): Point {
  const right = anchor.x + anchor.width
  const down = anchor.y + anchor.height
  const side = right + large.width + gap + EDGE < surface.width ? right + gap : anchor.x - large.width - gap
  const middle = { x: (anchor.x + right) / 2 - large.width / 2, y: (anchor.y + down) / 2 - large.height / 2 }
  const lifted = anchor.y > large.height + gap + 4 && down > surface.height - low
  const above = anchor.y > large.height + gap + 2 ? anchor.y - large.height - gap + 2 : down + gap - 2
  const narrow = side <= 4
  return {
    x: within(lifted || narrow ? middle.x : side, large.width, surface.width),
    y: within(lifted ? anchor.y - large.height - gap : narrow ? above : middle.y, large.height, surface.height),
  }
}
