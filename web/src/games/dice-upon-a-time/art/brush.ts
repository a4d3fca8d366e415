/** What every drawing of this world uses: hatchings, filters, emblems. Ids begin with `du-`, so that they can stand in any page or picture. */
import { ICONS, type IconName } from './icons'

export const INK = '#2b2118'
export const LINE = '#4a3a29'

/** Colour, shaded side and pips of each seat's dice; the Snake Die is of bone. */
export const DICE: Record<string, readonly [string, string, string]> = {
  0: ['#a8322d', '#6f1a17', '#fff3df'],
  1: ['#23716f', '#0f4443', '#f2fff8'],
  2: ['#dca12b', '#8f5f0c', '#2b1a03'],
  3: ['#6b4a92', '#3d2560', '#fbf2ff'],
  4: ['#62803a', '#374a1c', '#fbffe8'],
  snake: ['#e6dcc0', '#8d8161', '#2a2410'],
}

const pattern = (id: string, width: number, height: number, body: string, turn = ''): string =>
  `<pattern id="du-${id}" width="${width}" height="${height}" ` +
  `patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ''}>${body}</pattern>`

/** Hatchings and blurs. */
export const HATCH =
  pattern('ha', 4, 4, '<path d="M0 0V4" stroke="#3a2c1e" stroke-width="1.1"/>', '38') +
  pattern('hb', 3.2, 3.2, '<path d="M0 0V4" stroke="#3a2c1e" stroke-width=".9"/>', '-42') +
  pattern('hz', 6, 3.4, '<path d="M0 1.5H6" stroke="#3a2c1e" stroke-width=".8"/>') +
  '<filter id="du-soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="2.2"/></filter>'

/** Patterns that tell the sets of dice apart without their colours, and the light on them. */
export const SETS =
  pattern('p-0', 7, 7, '<path d="M0 0H7M0 0V7" stroke="#fff" stroke-width="1.3"/>', '45') +
  pattern('p-1', 8, 5, '<path d="M0 3.5Q2 .5 4 3.5T8 3.5" fill="none" stroke="#fff" stroke-width="1.2"/>') +
  pattern('p-2', 6, 10.4, '<path d="M3 0V1.8L0 3.5V7L3 8.7V10.4M3 1.8L6 3.5V7L3 8.7" fill="none" stroke="#5c3a00"/>') +
  pattern('p-3', 8, 8, '<path d="M2 .4V3.6M.4 2H3.6M6 4.4V7.6M4.4 6H7.6" stroke="#fff" stroke-width="1.1"/>') +
  pattern('p-4', 8, 6, '<path d="M0 5L4 1L8 5" fill="none" stroke="#fff" stroke-width="1.3"/>') +
  pattern('p-snake', 8, 6, '<path d="M0 0Q4 6 8 0M-4 3Q0 9 4 3Q8 9 12 3" fill="none" stroke="#4a4020" stroke-width="1.1"/>') +
  '<linearGradient id="du-shine" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/>' +
  '<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".16"/></linearGradient>' +
  '<radialGradient id="du-halo"><stop offset=".3" stop-color="#d6f07a" stop-opacity=".95"/>' +
  '<stop offset=".65" stop-color="#9cc645" stop-opacity=".55"/><stop offset="1" stop-color="#7a9e3b" stop-opacity="0"/>' +
  '</radialGradient>' +
  '<radialGradient id="du-ringed"><stop offset=".6" stop-color="#d6f07a" stop-opacity="0"/>' +
  '<stop offset=".64" stop-color="#d6f07a" stop-opacity=".95"/><stop offset="1" stop-color="#9cc645" stop-opacity="0"/>' +
  '</radialGradient>'

/** An emblem with its middle at a point. */
export function emblem(name: IconName, x: number, y: number, size: number, fill = INK, more = ''): string {
  return stamp(ICONS[name], x, y, size, fill, more)
}

/** The same for any path in a box of 256. */
export function stamp(path: string, x: number, y: number, size: number, fill = INK, more = ''): string {
  const s = size / 256
  return `<path d="${path}" transform="translate(${x - size / 2} ${y - size / 2}) scale(${s})" fill="${fill}" ${more}/>`
}

/** Rays round a point, as on old suns. */
export function rays(x: number, y: number, r: number, n: number, long: readonly [number, number], stroke: string, opacity: number): string {
  let d = ''
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2
    const to = r + long[i % 2]!
    d += `M${(x + Math.cos(a) * r).toFixed(1)} ${(y + Math.sin(a) * r).toFixed(1)}L${(x + Math.cos(a) * to).toFixed(1)} ${(y + Math.sin(a) * to).toFixed(1)}`
  }
  return `<path d="${d}" stroke="${stroke}" stroke-width="1.2" opacity="${opacity}"/>`
}

export function seeded(seed: number): () => number {
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed / 4294967296
  }
}
