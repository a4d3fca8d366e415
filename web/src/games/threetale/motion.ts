/** How things move on the Map. Every motion ends within half a second and blocks nothing. */
import type { Action } from 'svelte/action'
import type { TransitionConfig } from 'svelte/transition'
import { STILL, back, out } from '../../boardkit/motion'
import type { Table } from './table.svelte'

/** A piece hops to its new space; from far away it shrinks there and grows here, as through a Portal. */
export const hop: Action<SVGGElement, { table: Table; x: number; y: number }> = (node, start) => {
  let { x, y } = start
  return {
    update({ table, x: nx, y: ny }) {
      const far = Math.hypot(nx - x, ny - y)
      if (table.motion && far > 1) {
        const inner = node.firstElementChild
        const [dx, dy] = [x - nx, y - ny]
        if (far > 320)
          inner?.animate(
            [
              { transform: `translate(${dx}px, ${dy}px) scale(1)` },
              { transform: `translate(${dx}px, ${dy}px) scale(0.05) rotate(200deg)`, offset: 0.48 },
              { transform: 'translate(0px, 0px) scale(0.05) rotate(-200deg)', offset: 0.52 },
              { transform: 'none' },
            ],
            { duration: 420, easing: 'ease-in-out' },
          )
        else
          inner?.animate(
            [
              { transform: `translate(${dx}px, ${dy}px)` },
              { transform: `translate(${dx / 2}px, ${dy / 2 - 26}px)`, offset: 0.5 },
              { transform: 'none' },
            ],
            { duration: 190, easing: 'ease-in-out' },
          )
      }
      x = nx
      y = ny
    },
  }
}

/** A tile drops onto the cloth. */
export function lay(_: Element, { table }: { table: Table }): TransitionConfig {
  return table.motion
    ? {
        duration: 200,
        easing: out,
        css: (t, u) => `transform: translateY(${u * -34}px) scale(${1 + u * 0.05}); opacity: ${Math.min(1, t * 3)}`,
      }
    : STILL
}
/** Tokens hop on, one after the other. */
export function pop(_: Element, { table, delay = 0 }: { table: Table; delay?: number }): TransitionConfig {
  return table.motion ? { delay, duration: 240, easing: back, css: (t) => `transform: scale(${t}); opacity: ${Math.min(1, t * 2)}` } : STILL
}
/** What was claimed leaves upwards. */
export function taken(_: Element, { table }: { table: Table }): TransitionConfig {
  return table.motion
    ? { duration: 380, easing: out, css: (t, u) => `transform: translateY(${u * -70}px) scale(${0.4 + t * 0.6}); opacity: ${t}` }
    : STILL
}
/** A stage rises before the map, a page is laid down. */
export function rise(_: Element, { table }: { table: Table }): TransitionConfig {
  return table.motion ? { duration: 300, easing: out, css: (t, u) => `transform: translateY(${u * 40}px); opacity: ${t}` } : STILL
}
