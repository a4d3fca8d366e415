/** The Map: a space is 100 units, a tile 200. Grounds lie at a tile's corner; things stand at the middle of a space. */
import { BIOME_COLOURS, type Biome } from './defs'
import { around } from './gifts'
import { DIA, ROSE, SMALL_ROSE, at, pic, rng, xs } from './stitch'

export { type Biome } from './defs'
export const BIOMES = Object.keys(BIOME_COLOURS) as Biome[]
/** The land of a tile, by its id ("tile-12"): always the same, neighbours in the pile never alike. */
export const biomeOf = (tile: string): Biome => BIOMES[(number(tile) * 7 + ((number(tile) / 6) | 0)) % BIOMES.length]!
const number = (tile: string): number => +(/\d+/.exec(tile)?.[0] ?? 0)

const shadow = (x: number, y: number, rx: number, ry: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#2a1d10" opacity=".36"/>`

/** A tile's ground, 200 × 200 with its thickness below. */
export function ground(biome: Biome, seed: number): string {
  const R = rng(seed * 7919 + 13)
  const [, deep, light] = BIOME_COLOURS[biome]
  const spot = (): [number, number] => [(R() * 196) | 0, (R() * 196) | 0]
  let o =
    `<rect x="2" y="8" width="196" height="196" rx="13" fill="#6d5432"/><rect x="2" y="5" width="196" height="196" rx="13" fill="#9c7c4c"/>` +
    `<rect x="2" y="1" width="196" height="196" rx="13" fill="url(#tt-ground-${biome})"/><svg x="2" y="1" width="196" height="196" viewBox="2 1 196 196">`
  for (let i = 0; i < 5; i++) {
    const [x, y] = spot()
    o +=
      `<ellipse cx="${x}" cy="${y}" rx="${(40 + R() * 50) | 0}" ry="${(25 + R() * 30) | 0}" fill="${R() > 0.5 ? light : deep}" ` +
      `opacity=".38" transform="rotate(${(R() * 60 - 30) | 0} ${x} ${y})"/>`
  }
  if (biome === 'ford') {
    // rivers bend one way or the other, high or low
    const k = R() > 0.5 ? 1 : -1
    const y = R() > 0.5 ? 126 : 72
    const bend = (dy: number): string =>
      `M-10 ${y + dy}C50 ${y - 32 * k + dy} 70 ${y + 28 * k + dy} 120 ${y + dy}S190 ${y - 32 * k + dy} 214 ${y - 10 * k + dy}`
    o +=
      `<path d="${bend(0)}" fill="none" stroke="#6fa7b8" stroke-width="26"/><path d="${bend(0)}" fill="none" stroke="#a9d3da" ` +
      'stroke-width="3" stroke-dasharray="14 10"/>' +
      `<path d="${bend(-8)}${bend(8)}" fill="none" stroke="#dcefef" stroke-width="2" stroke-dasharray="8 14" opacity=".8"/>`
  }
  if (biome === 'wheat')
    for (let i = 0; i < 12; i++)
      o +=
        `<path d="M${-20 + i * 20} 210Q${i * 20 + 10} 100 ${i * 20 - 10} -10" stroke="${i % 2 ? light : deep}" stroke-width="6" ` +
        'fill="none" opacity=".55" stroke-dasharray="10 5"/>'
  if (biome === 'hill')
    for (let i = 0; i < 6; i++)
      o +=
        `<path d="M-10 ${20 + i * 36}Q50 ${-8 + i * 36} 100 ${20 + i * 36}T214 ${18 + i * 36}" stroke="${deep}" stroke-width="3.5" ` +
        'fill="none" opacity=".5" stroke-dasharray="11 6"/>'
  if (biome === 'rose')
    for (let i = 0; i < 13; i++) {
      const [x, y] = spot()
      o +=
        `<path d="M${x - 7} ${y + 3}q-6-1-8-6 7-1 9 3M${x + 6} ${y + 4}q7 0 9-5-7-2-10 2" fill="#6f8f50"/>` +
        `<circle cx="${x}" cy="${y}" r="5" fill="#b8434a"/><circle cx="${x - 1}" cy="${y - 1}" r="2.2" fill="#f3b6b0"/>`
    }
  let grass = ''
  for (let i = 0; i < 26; i++) {
    const [x, y] = spot()
    grass += `M${x} ${y}l3 -8M${x + 5} ${y}l1 -10M${x + 10} ${y}l-2 -7`
  }
  o += `<path d="${grass}" stroke="${deep}" stroke-width="2.2" opacity=".7" stroke-linecap="round"/>`
  if (biome === 'meadow' || biome === 'grove')
    for (let i = 0; i < 9; i++) {
      const [x, y] = spot()
      o += `<path d="M${x - 3} ${y - 3}l6 6m0-6l-6 6" stroke="${['#f7ecd4', '#e6b043', '#c9483d'][i % 3]}" stroke-width="2.6" stroke-linecap="round"/>`
    }
  return (
    o +
    `</svg><path d="M100 14V186M14 99H186" stroke="#fff7e0" stroke-opacity=".6" stroke-width="2.6" stroke-dasharray="7 7" stroke-linecap="round"/>` +
    '<rect x="9" y="8" width="182" height="182" rx="8" fill="none" stroke="#fff3d2" stroke-opacity=".85" stroke-width="2.8" ' +
    'stroke-dasharray="9 6" stroke-linecap="round"/>' +
    xs(SMALL_ROSE, 4.4, 89, 88, { a: '#8d1f1a', b: '#e6b043' }, 0.42)
  )
}

/** The back of a tile: the draw pile. 200 × 200. */
export const back = (): string =>
  '<rect x="2" y="8" width="196" height="196" rx="13" fill="#4d1414"/>' +
  '<rect x="2" y="1" width="196" height="196" rx="13" fill="#8d2a22"/>' +
  '<rect x="2" y="1" width="196" height="196" rx="13" fill="url(#tt-weave-dark)"/>' +
  `<rect x="14" y="13" width="172" height="172" rx="8" fill="none" stroke="#e6b043" stroke-width="4" stroke-dasharray="11 8"/>` +
  xs(ROSE, 8.4, 29, 28, { a: '#e6b043', b: '#f7ecd4' }, 0.42)

/** A cell where the tile in hand may lie; the class is for its pulse. At the cell's corner. */
export const openCell = (): string =>
  '<g class="tt-pulse"><rect x="16" y="14" width="168" height="168" rx="16" fill="#ffdf83" fill-opacity=".25" stroke="#ffd24a" ' +
  'stroke-width="20" filter="url(#tt-glow)"/></g>' +
  '<rect x="14" y="12" width="172" height="172" rx="14" fill="#fff3c9" fill-opacity=".3" stroke="#9c6206" stroke-width="7" ' +
  'stroke-dasharray="15 10" stroke-linecap="round"/>' +
  '<rect class="tt-couched" x="14" y="12" width="172" height="172" rx="14" fill="none" stroke="#ffd862" stroke-width="4" ' +
  'stroke-dasharray="15 10" stroke-linecap="round"/>' +
  xs(DIA, 9, 68, 66, { a: '#a96c08', b: '#c98a14', c: '#a96c08' })
/** A cell that refuses the tile. */
export const shutCell = (): string =>
  '<rect x="14" y="12" width="172" height="172" rx="14" fill="#d8ccb3" fill-opacity=".8"/>' +
  '<rect x="14" y="12" width="172" height="172" rx="14" fill="url(#tt-hatch)" stroke="#7d6a52" stroke-width="3.5" ' +
  'stroke-dasharray="9 9"/>' +
  '<rect x="5" y="3" width="190" height="190" rx="18" fill="none" stroke="#a8322d" stroke-width="4"/>' +
  '<path d="M78 76l44 44m0-44l-44 44" stroke="#a8322d" stroke-width="9" stroke-linecap="round"/>'

/* ---- signs: one colour, in a box of 64 with the middle at 0 0 ---- */
const SIGNS = {
  love: 'M0 26C-30 4-30-22-13-25-5-26 0-20 0-15 0-20 5-26 13-25 30-22 30 4 0 26Z',
  shevitsa: 'M-3.5-6V-26L-14-15V-3.5ZM3.5-6V-26L14-15V-3.5ZM-3.5 6V26L-14 15V3.5ZM3.5 6V26L14 15V3.5ZM-6-3.5H-26L-15-14H-3.5ZM-6 3.5H-26' +
    'L-15 14H-3.5ZM6-3.5H26L15-14H3.5ZM6 3.5H26L15 14H3.5Z',
  speed: 'M-9-26H7V-6C10 2 20 4 27 9 31 14 29 22 24 23H-15C-19 14-9 4-9-26ZM-12-2C-24-2-31-8-33-18-26-14-19-13-12-14ZM-12-9' +
    'C-21-12-26-19-26-28-20-22-15-21-11-22Z',
  battle: 'M-4-24L0-33 4-24V9H13V15H4V23A6 6 0 1 1-4 23V15H-13V9H-4Z',
  treasure: 'M-9-28H9L7-21C8-17 21-9 21 4 21 16 9 20 8 24L11 28H-11L-8 24C-9 20-21 16-21 4-21-9-8-17-7-21ZM-17-3H17L15-8H-15ZM-11-20' +
    'C-25-22-28-8-21-1-22-10-18-15-11-16ZM11-20C25-22 28-8 21-1 22-10 18-15 11-16Z',
  quest: 'M-18-24H22A6 6 0 0 1 22-12H18V18A8 8 0 0 1 10 26H-24A8 8 0 0 0-18 18ZM-10-12H10V-8H-10ZM-10-3H10V1H-10ZM-10 6H4V10H-10Z',
} // prettier-ignore
export type Sign = keyof typeof SIGNS
/** A sign in one colour, `size` across, its middle at x y. */
export function sign(name: Sign, x: number, y: number, size: number, colour: string): string {
  const place = `translate(${x} ${y}) scale(${Math.round((size / 64) * 100) / 100})`
  const path = (turn = ''): string => `<path transform="${place}${turn}" d="${SIGNS[name]}" fill="${colour}" fill-rule="evenodd"/>`
  return name === 'battle' ? path(' rotate(45)') + path(' rotate(-45)') : path()
}

/* ---- what stands on spaces ---- */
const stitches = (x: number, y: number, n: number, step: number, flat: number): string => {
  let d = ''
  for (let i = 0; i < n; i++)
    d += `M${Math.round(x + (6 + i * step) * Math.cos(i * 2.4))} ${Math.round(y + (6 + i * step) * flat * Math.sin(i * 2.4))}l5-6`
  return d
}
const crown = (x: number, y: number, balls: readonly (readonly [number, number, number, string])[]): string =>
  balls.map(([a, b, r, c]) => `<circle cx="${x + a}" cy="${y + b}" r="${r}" fill="${c}"/>`).join('')

const TREES: readonly ((x: number, y: number) => string)[] = [
  (x, y) =>
    shadow(x + 4, y + 34, 36, 11) +
    `<path d="M${x - 6} ${y + 36}l3-34h8l5 34Z" fill="#6d4a2b"/>` +
    crown(x, y, [
      [0, -18, 38, '#3f5c33'],
      [-18, -2, 25, '#486a39'],
      [20, -2, 24, '#3a562f'],
      [-4, -28, 27, '#587d44'],
      [14, -20, 20, '#4f733e'],
      [-10, -36, 15, '#77995a'],
    ]) + // prettier-ignore
    `<path d="${stitches(x - 4, y - 22, 20, 1.5, 0.8)}" stroke="#b5cc8a" stroke-width="2.6" stroke-linecap="round" opacity=".75"/>` +
    `<circle cx="${x + 14}" cy="${y - 6}" r="4.5" fill="#d64a3a"/><circle cx="${x - 18}" cy="${y - 16}" r="4.5" fill="#d64a3a"/>` +
    `<circle cx="${x + 2}" cy="${y - 40}" r="4.5" fill="#e6b043"/>`,
  (x, y) =>
    shadow(x + 4, y + 36, 30, 9) +
    `<rect x="${x - 5}" y="${y + 18}" width="10" height="20" fill="#5d3f26"/>` +
    ([[34, 30, -4], [28, 26, -28], [21, 22, -50]] as const) // prettier-ignore
      .map(
        ([w, h, dy], i) =>
          `<path d="M${x} ${y + dy - h}L${x + w} ${y + dy + 28}Q${x} ${y + dy + 38} ${x - w} ${y + dy + 28}Z" ` +
          `fill="${['#2f4f3d', '#3a6049', '#4b7657'][i]}"/>` +
          `<path d="M${x - 2} ${y + dy - h + 8}L${x - w + 10} ${y + dy + 24}M${x - 1} ${y + dy - h + 16}L${x - w / 2 + 4} ` +
          `${y + dy + 28}" stroke="#8fb58b" stroke-width="2.4" opacity=".7" stroke-dasharray="6 4"/>`,
      )
      .join(''),
  (x, y) =>
    shadow(x + 4, y + 36, 34, 10) +
    `<path d="M${x - 7} ${y + 37}q5-20-4-34l8-2q2 10 4 10t8-10l7 4q-12 14-8 32Z" fill="#6d4a2b"/>` +
    crown(x, y, [
      [-20, -14, 24, '#8f5a2a'],
      [18, -16, 26, '#a86a2c'],
      [0, -32, 28, '#c4853a'],
      [-8, -38, 16, '#dca650'],
      [16, -28, 12, '#d4953f'],
    ]) + // prettier-ignore
    `<path d="${stitches(x, y - 26, 18, 1.6, 0.7)}" stroke="#f6dc9a" stroke-width="2.6" stroke-linecap="round" opacity=".8"/>`,
]

const CUBES: Readonly<Record<string, readonly [string, string, string, string, Sign]>> = {
  white: ['#fffdf4', '#e9dec3', '#cbbb95', '#9c2a24', 'love'],
  red: ['#d8483c', '#a9241d', '#7d1511', '#ffe7c4', 'shevitsa'],
  black: ['#4b4550', '#2c2731', '#17141a', '#f2cf74', 'speed'],
}
function cube(x: number, y: number, kind: string): string {
  const [top, front, side, mark, name] = CUBES[kind]!
  return (
    shadow(x + 4, y + 28, 32, 9) +
    `<path d="M${x - 25} ${y - 14}l9-14h43l-9 14Z" fill="${top}" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/>` +
    `<path d="M${x + 18} ${y - 14}l9-14v42l-9 14Z" fill="${side}"/>` +
    `<rect x="${x - 25}" y="${y - 14}" width="43" height="42" fill="${front}"/>` +
    `<rect x="${x - 22.5}" y="${y - 11.5}" width="38" height="37" fill="none" stroke="#fff" stroke-opacity=".3" ` +
    'stroke-width="1.5"/>' +
    sign(name, x - 3.5, y + 7, 33, mark)
  )
}

const DISCS: Readonly<Record<string, string>> = {
  battle: 'M0-36L12-27 27-27 30-12 36 0 30 12 27 27 12 27 0 36-12 27-27 27-30 12-36 0-30-12-27-27-12-27Z',
  treasure: 'M0-37L33-14 33 22 0 37-33 22-33-14Z',
  quest: 'M-30-34H30V24L0 37-30 24Z',
}
const DISC_COLOURS: Readonly<Record<string, readonly [string, string, string]>> = {
  battle: ['#b3261e', '#5f0f0c', '#ffe9c8'],
  treasure: ['#eab83f', '#8a5a0c', '#5b2a08'],
  quest: ['#3f66a6', '#1d3765', '#fff3d6'],
}
function disc(x: number, y: number, kind: string, level: number): string {
  const [face, rim, mark] = DISC_COLOURS[kind]!
  const d = DISCS[kind]!
  let pips = ''
  for (let i = 0; i < level; i++)
    pips += `<path d="M${(i - (level - 1) / 2) * 15} 19l6.5 6-6.5 6-6.5-6Z" fill="#fff6dc" stroke="${rim}" stroke-width="2"/>`
  return at(
    x,
    y - 2,
    shadow(3, 34, 34, 9) +
      `<path d="${d}" fill="${rim}" transform="translate(0 5)"/><path d="${d}" fill="${face}" stroke="#fff2cf" stroke-width="2.5" stroke-linejoin="round"/>` +
      `<path d="${d}" fill="none" stroke="${rim}" stroke-opacity=".55" stroke-width="2" stroke-dasharray="5 4" transform="scale(.82)"/>` +
      sign(kind as Sign, 0, level ? -6 : -2, 42, mark) +
      pips,
  )
}

const portal = (x: number, y: number): string =>
  shadow(x + 3, y + 36, 44, 10) +
  `<path d="M${x - 27} ${y + 36}V${y - 14}a27 27 0 0 1 54 0v50Z" fill="#12384e"/><ellipse cx="${x}" cy="${y + 2}" rx="24" ry="33" fill="url(#tt-vortex)"/>` +
  `<path d="M${x} ${y + 2}c6-4 12 3 7 9s-18 4-18-7 12-20 23-15M${x} ${y + 2}c-6 4-12-3-7-9" fill="none" stroke="#fff" ` +
  'stroke-width="3.2" stroke-linecap="round" opacity=".9"/>' +
  `<path d="M${x - 42} ${y + 37}V${y - 16}q0-4 4-4h12v57ZM${x + 42} ${y + 37}V${y - 16}q0-4-4-4H${x + 26}v57ZM${x - 48} ${y - 18}` +
  'q-2-18 14-22 34-12 68 0 16 4 14 22Z" fill="url(#tt-stone)" stroke="#6b6152" stroke-width="2"/>' +
  `<path d="M${x - 36} ${y - 30}q36-13 72 0" stroke="#a8322d" stroke-width="4" fill="none" stroke-dasharray="5 4"/>` +
  `<path d="M${x - 40} ${y + 2}h12M${x - 40} ${y + 20}h12M${x + 28} ${y - 2}h12M${x + 28} ${y + 16}h12" stroke="#7c7262" ` +
  'stroke-width="2"/>'

const altar = (x: number, y: number): string =>
  shadow(x + 3, y + 35, 44, 10) +
  `<path d="M${x - 40} ${y + 37}l5-14h70l5 14Z" fill="#8f8674"/>` +
  `<path d="M${x - 30} ${y + 24}V${y + 2}h60v22Z" fill="url(#tt-stone)" stroke="#6b6152" stroke-width="2"/>` +
  xs(['a.a.a.a.a', '.a.a.a.a.', 'a.a.a.a.a'], 5.4, x - 24, y + 6, { a: '#a8322d' }, 0.4) +
  `<path d="M${x - 40} ${y + 2}q-3-11 6-12h68q9 1 6 12Z" fill="#ded7c6" stroke="#6b6152" stroke-width="2"/>` +
  `<path d="M${x - 20} ${y - 11}q20-6 40 0-4 9-20 9t-20-9Z" fill="url(#tt-gold)" stroke="#7c5410" stroke-width="1.5"/>` +
  `<path d="M${x} ${y - 52}q17 18 11 31-3 9-11 9t-11-9q-4-9 4-17 0 7 4 8 5-9 3-22Z" fill="#e8742a"/>` +
  `<path d="M${x + 1} ${y - 34}q8 10 4 17-2 4-5 4t-5-4q-3-7 6-17Z" fill="#ffd76a"/>`

/** An Offering lies at the foot of its Altar: a loaf marked with a cross. */
const offering = (x: number, y: number): string =>
  at(
    x + 29,
    y + 20,
    '<circle r="20" cy="4" fill="#6d3d12"/><circle r="20" fill="#d99748" stroke="#fff2cf" stroke-width="2.5"/>' +
      '<path d="M-10 0H10M0-10V10" stroke="#7a4210" stroke-width="4.5" stroke-linecap="round"/>' +
      '<circle r="13.5" fill="none" stroke="#7a4210" stroke-width="2" stroke-dasharray="3 4"/>',
  )

/* Tokens of the Future, around 0 0. */
const ring = (metal: string, light: string): string =>
  shadow(0, 30, 30, 8) +
  pic(
    `${metal}M0-14a24 24 0 1 0 .1 0ZM0-5a15 15 0 1 1-.1 0Z|` +
      `-${light}2.5 M-19 2a20 20 0 0 1 10-11M19 17a20 20 0 0 1-12 11|${metal}M-11-16L0-30 11-16 0-8Z|_${light}M-5-17L0-24 2-17Z`,
  )
const TOKENS: Readonly<Record<string, () => string>> = {
  ember: () =>
    shadow(0, 26, 30, 8) +
    `<circle cy="6" r="34" fill="#ff9a3c" opacity=".35"/>` +
    pic(
      'NM-26 14l9-17 13 8 7-13 13 9 9 12-5 13h-38Z|oM-19 16l7-11 10 6 6-9 9 7 5 9-5 7h-25Z|_yM-10 18l5-6 7 3 5-4 4 7-4 4h-13Z|' +
        '-y2.5 M-14-16l2-7M2-20l1-8M16-15l3-6',
    ),
  'copper-ring': () => ring('O', 'o'),
  'silver-ring': () => ring('i', 'w'),
  'gold-ring': () => ring('g', 'y'),
  thicket: () =>
    shadow(0, 34, 44, 10) +
    '<g stroke="#2c6478" stroke-width="2" stroke-linejoin="round"><path d="M-30 36L-44-6-22-24-10 36Z" fill="#7cc4d2"/>' +
    '<path d="M30 36L46-2 26-30 10 36Z" fill="#66b2c4"/><path d="M-14 38L-20-28 2-56 20-26 16 38Z" fill="url(#tt-glass)"/>' +
    '<path d="M-30 38l-8-20 16-12 8 32ZM34 38l6-22-16-8-8 30Z" fill="#bfeef2"/></g>' +
    pic('-w2.5 M-12-22L-8 30M2-50V30M-36-4L-24 30M38-2L26 28|_w.6 M-14-22L2-48 2 30-9 34Z'),
  lantern: () =>
    `<circle r="44" fill="#ffd76a" opacity=".4"/>` +
    shadow(0, 34, 24, 7) +
    pic(
      '-k4 M-12-22a12 14 0 0 1 24 0|RM-18-14L0-28 18-14Z|yM-15-14H15V20H-15Z|oM0 14C-10 8-5-2 1-9 1-2 10 4 6 10Z|' +
        '_wM1 13c-4-3-3-8 0-10 1 4 4 6 2 9Z|-k3 M-15-14V20M15-14V20M-15 3H-9M9 3H15|RM-19 20H19L15 30H-15Z',
    ),
  gate: () =>
    shadow(0, 37, 46, 10) +
    pic(
      'xM-28 38V-12a28 28 0 0 1 56 0V38Z|_y.9 M-12 38V-8a12 20 0 0 1 24 0V38Z|_w M-5 38V0a5 12 0 0 1 10 0V38Z|' +
        'lM-42 38V-16q0-4 4-4h10V38ZM42 38V-16q0-4-4-4H28V38Z|tM-48-18C-48-46 48-46 48-18L38-12C34-34-34-34-38-12Z|' +
        '~w3 M-40-20C-34-40 34-40 40-20|-w2 M-36-8V30M36-8V30',
    ),
  hourglass: () =>
    shadow(0, 37, 34, 9) +
    pic(
      'lM-22-36H22C22-12 6-6 6 0S22 12 22 34H-22C-22 12-6 6-6 0S-22-12-22-36Z|' +
        '_gM-14-20H14C12-10 4-6 0 0-4-6-12-10-14-20ZM-18 33C-16 22-4 20 0 12 4 20 16 22 18 33Z|-g2 M0 0V18|' +
        '-w2.5 M-17-30C-16-18-12-12-9-9|nM-30-46H30V-36H-30ZM-30 34H30V44H-30Z|-k4 M-26-36V34M26-36V34|~g2.5 M-26-41H26M-26 39H26',
    ),
  window: () =>
    `<ellipse rx="48" ry="46" fill="#7fd8ff" opacity=".4"/>` +
    shadow(0, 38, 36, 8) +
    pic(
      'NM-30 36V-16a30 26 0 0 1 60 0V36Z|lM-23 30V-14a23 20 0 0 1 46 0V30Z|_w.8 M-23-14a23 20 0 0 1 20-19L-23 8Z|' +
        '-N4 M0-34V30M-23 4H23|_B@-8-4 3 4|_B@8-4 3 4|-B3 M-10 14Q0 22 10 14|nM-36 34H36V42H-36Z|' +
        'RM-34-8q-6 22 2 42l8 0q-4-22 0-44ZM34-8q6 22-2 42l-8 0q4-22 0-44Z|~g2 M-29 28h6M23 28h6',
    ),
  seal: () =>
    shadow(2, 32, 40, 10) +
    pic(
      'aM-38 6a38 26 0 0 1 76 0V16a38 26 0 0 1-76 0Z|wM-38 4a38 26 0 1 1 76 0a38 26 0 1 1-76 0Z|VM0-18V26A30 20 0 0 1 0-18Z|' +
        'yM0-18V26A30 20 0 0 0 0-18Z|_w@-12 4 5 4|_V@12 4 5 4|-k2 M0-21V29|~R2.5 M-34 4a34 22.5 0 1 1 68 0a34 22.5 0 1 1-68 0Z',
    ),
}

/** Anything that lies or stands on a space, its middle at x y; Trees differ by `seed`. */
export function thing(key: string, x: number, y: number, seed = 0): string {
  if (key === 'tree') return TREES[seed % TREES.length]!(x, y)
  if (key === 'portal') return portal(x, y)
  if (key === 'altar') return altar(x, y)
  if (key === 'offering') return offering(x, y)
  if (CUBES[key]) return cube(x, y, key)
  if (TOKENS[key]) return at(x, y, TOKENS[key]())
  const [kind, level] = key.split('-')
  return kind && DISCS[kind] ? disc(x, y, kind, +(level ?? 0)) : around('thing', key, x, y, 84)
}
/** Everything `thing` can draw. */
export const THINGS: readonly string[] = [
  'tree',
  'portal',
  'altar',
  'offering',
  ...Object.keys(CUBES),
  ...[1, 2, 3].flatMap((n) => [`battle-${n}`, `treasure-${n}`]),
  'quest',
  ...Object.keys(TOKENS),
]

/** The sign that stays printed where an object was claimed. */
export function printed(key: string, x: number, y: number): string {
  const kind = key.split('-')[0]!
  const name = CUBES[key]?.[4] ?? (DISCS[kind] ? (kind as Sign) : undefined)
  if (!name) return ''
  const level = +(key.split('-')[1] ?? 0)
  let pips = ''
  for (let i = 0; i < level; i++) pips += `<path d="M${x + (i - (level - 1) / 2) * 11} ${y + 15}l4 4-4 4-4-4Z" fill="#33220f"/>`
  return (
    `<g opacity=".36"><path d="M${x} ${y - 32}l32 32-32 32-32-32Z" fill="none" stroke="#33220f" stroke-width="2.5" ` +
    `stroke-dasharray="5 5"/>${sign(name, x, level ? y - 4 : y, 32, '#33220f')}${pips}</g>`
  )
}

/** The disc under a piece; a Hero's carries the seat's colour. Its middle at 0 22. */
export const base = (colour: string): string =>
  '<ellipse cx="4" cy="30" rx="42" ry="15" fill="#1d1208" opacity=".45"/><ellipse cy="27" rx="38" ry="14" fill="#2b1a10"/>' +
  `<ellipse cy="22" rx="38" ry="14" fill="${colour}" stroke="#fff2cf" stroke-width="2.5"/>` +
  `<ellipse cy="22" rx="29" ry="9.5" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2" stroke-dasharray="4 4"/>`

/** The linen cloth under everything, with roses tone on tone. */
export function cloth(width: number, height: number): string {
  let o =
    `<rect width="${width}" height="${height}" fill="#dcc8a0"/><rect width="${width}" height="${height}" fill="url(#tt-weave)" ` +
    'opacity=".8"/><g opacity=".42">'
  const rose = xs(ROSE, 5, 0, 0, { a: '#b58a4c', b: '#c09a5e' }, 0.3)
  for (let y = -20, j = 0; y < height; y += 132, j++) for (let x = j % 2 ? -90 : -20; x < width; x += 142) o += at(x, y, rose)
  return o + `</g><rect width="${width}" height="${height}" fill="url(#tt-vignette)"/>`
}
