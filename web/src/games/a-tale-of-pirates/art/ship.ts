/** Ellen from above, the ring and the living water around her. Everything is drawn round the middle of the ring, the bow up. */
import { ICONS, type IconKey } from './icons'

export type Point = readonly [number, number]

const rad = (angle: number): number => (angle * Math.PI) / 180
/** A point by its compass angle and distance. */
export const pol = (angle: number, r: number): Point => [r * Math.sin(rad(angle)), -r * Math.cos(rad(angle))]
/** A point of the ship, turned with her. */
export const turned = ([x, y]: Point, angle: number): Point => [
  x * Math.cos(rad(angle)) - y * Math.sin(rad(angle)),
  x * Math.sin(rad(angle)) + y * Math.cos(rad(angle)),
]
const at = (p: Point): string => p.map((v) => v.toFixed(1)).join(',')

export const icon = (name: IconKey, x: number, y: number, size: number, fill: string, opacity = 1): string =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${(size / 512).toFixed(4)})">` +
  `<path d="${ICONS[name]}" fill="${fill}" opacity="${opacity}"/></g>`

/** Where the action spaces are on the ship. */
export const SPOTS: Record<string, Point> = {
  cannonballs: [0, -120],
  'right-1': [50, -80],
  'right-2': [72, -23],
  'sail-1': [78, 43],
  'sail-2': [50, 92],
  helm: [0, 122],
  lookout: [-68, 56],
  'lookout-2': [-44, 100],
  'left-1': [-72, -23],
  'left-2': [-50, -80],
  repairs: [0, 24],
  capstan: [0, 122],
  'stern-gun': [-56, 110],
}
const GUN_ANGLE: Record<string, number> = { 'right-1': 60, 'right-2': 60, 'left-1': -60, 'left-2': -60, 'stern-gun': 180 }
export const AREA_ICON: Record<string, IconKey> = {
  cannonballs: 'balls',
  'right-cannons': 'cannon',
  'left-cannons': 'cannon',
  'stern-gun': 'cannon',
  sail: 'sail',
  helm: 'ship-wheel',
  capstan: 'capstan',
  lookout: 'spyglass',
  repairs: 'claw-hammer',
}
export const ANGLE: Record<string, number> = { n: 0, ne: 60, se: 120, s: 180, sw: 240, nw: 300 }

const HULL =
  'M0-186C30-160 84-122 103-62C117-16 116 42 104 90C96 124 84 146 68 164Q0 180-68 164C-84 146-96 124-104 90C-116 42-117-16-103-62C-84-122-30-160 0-186Z'

/** The brass ring with its rope. */
export function ring(): string {
  let s =
    '<circle r="213" fill="url(#tp-brassRing)" stroke="#4a2f0c" stroke-width="2"/>' +
    '<circle r="205" fill="none" stroke="#5f3f12" stroke-opacity=".5" stroke-width="1.5"/>'
  for (let i = 0; i < 120; i++)
    s +=
      `<path d="M${at(pol(i * 3, i % 10 === 0 ? 196 : i % 5 === 0 ? 200 : 203))}L${at(pol(i * 3, 208))}" stroke="#4a2f0c" ` +
      `stroke-width="${i % 10 === 0 ? 2.2 : 1.1}" opacity=".8"/>`
  return (
    s +
    '<circle r="196" fill="none" stroke="#8c6a3a" stroke-width="8"/><circle r="196" fill="none" stroke="#ecd6a2" stroke-width="6" ' +
    'stroke-dasharray="5 4"/><circle r="196" fill="none" stroke="#5a3a14" stroke-width="8.6" stroke-dasharray="1.2 7.8" ' +
    'stroke-dashoffset="2"/><circle r="191" fill="url(#tp-sea)"/>'
  )
}

/** Waves, 880 × 480 around the middle: two layers drift against each other. */
export const waves = (n: 1 | 2): string => `<rect x="-440" y="-240" width="880" height="480" fill="url(#tp-wav${n})"/>`

/** The lines between the sectors. */
export function borders(): string {
  let s = ''
  for (let i = 0; i < 6; i++)
    s += `<path d="M${at(pol(30 + 60 * i, 96))}L${at(pol(30 + 60 * i, 192))}" stroke="#e9fbf4" stroke-opacity=".5" stroke-width="1.6" stroke-dasharray="5 5"/>`
  return s
}

/** The wedge of the bow in the water. */
export const wedge = (): string => `<path d="M0 0L${at(pol(-30, 260))}L${at(pol(30, 260))}Z" fill="#bdf5ee" opacity=".27"/>`

/** What the hull does to the water: a ripple around it, and the wake behind. */
export const ripple = (): string => `<path d="${HULL}" fill="none" stroke="#eafff8" stroke-width="3.5"/>`
export const wake = (): string =>
  '<g class="wake" fill="none" stroke="#f2fffb" stroke-linecap="round"><path d="M-40 160C-46 184-58 200-66 226" stroke-width="4" ' +
  'opacity=".75"/><path d="M-12 172C-14 194-18 212-20 234" stroke-width="5" opacity=".8"/>' +
  '<path d="M14 172C18 194 20 212 24 234" stroke-width="4" opacity=".7"/><path d="M42 160C50 184 60 200 70 226" stroke-width="4" ' +
  'opacity=".75"/><path d="M-30-168C-70-140-100-112-116-70" stroke-width="4" opacity=".6"/>' +
  '<path d="M30-168C70-140 100-112 116-70" stroke-width="4" opacity=".6"/></g>'

const coil = (x: number, y: number, r = 10): string =>
  `<g transform="translate(${x},${y})"><circle r="${r}" fill="none" stroke="#7c5a2c" stroke-width="5"/>` +
  `<circle r="${r}" fill="none" stroke="#e6cd98" stroke-width="3.6" stroke-dasharray="3 2.4"/>` +
  `<circle r="${r * 0.45}" fill="none" stroke="#e6cd98" stroke-width="3" stroke-dasharray="3 2"/></g>`
const barrel = (x: number, y: number): string =>
  `<g transform="translate(${x},${y})"><circle r="9" fill="#6b421a" stroke="#2c1707" stroke-width="1.5"/>` +
  '<circle r="6.5" fill="#a9713a"/><path d="M-6 0H6M0-6V6" stroke="#5d3614" stroke-width="1.2"/></g>'
/** The seam between two planks that lie across the ship. */
const seam = (half: number, y: number, bow: number, width: number): string =>
  `<path d="M-${half} ${y}Q0 ${bow} ${half} ${y}" stroke="#5d3614" stroke-width="${width}" fill="none"/>`
const rows = (n: number, draw: (i: number) => string): string => Array.from({ length: n }, (_, i) => draw(i)).join('')

/** The barrels of the guns, under the rail. */
export const barrels = (guns: string[]): string =>
  guns
    .map((gun) => {
      const [x, y] = SPOTS[gun]!
      return (
        `<g transform="translate(${x},${y}) rotate(${GUN_ANGLE[gun]})">` +
        '<path d="M-8-38L-6.5-78Q-7-82-8.5-83V-88H8.5V-83Q7-82 6.5-78L8-38Z" fill="url(#tp-iron)" stroke="#0b0d0f" ' +
        'stroke-width="1.5"/><path d="M-7.5-60H7.5M-7-70H7" stroke="#6f7b80" stroke-width="2"/></g>'
      )
    })
    .join('')

/** Hull, planks, decks, mast and what lies about. `sail` is how far the canvas is set, 0 to 3. */
export function hull(sail: number): string {
  let s =
    '<path d="M0-180V-236" stroke="#3d2410" stroke-width="9" stroke-linecap="round"/>' +
    '<path d="M-1.5-180V-234" stroke="#b98549" stroke-width="3" stroke-linecap="round"/>' +
    '<path d="M0-226L-46-138M0-226L46-138" stroke="#e9d9ae" stroke-width="1.4"/>'
  s +=
    `<path d="${HULL}" fill="#4a2a12" stroke="#221104" stroke-width="3"/>` +
    `<path d="${HULL}" fill="#8d5a2a" transform="scale(.962,.966)"/>` +
    `<path d="${HULL}" fill="none" stroke="#e0ac66" stroke-width="2.5" transform="scale(.95,.954)"/>` +
    `<path d="${HULL}" fill="none" stroke="#2c1707" stroke-width="4" transform="scale(.895,.915)"/>`
  s += '<g clip-path="url(#tp-deckClip)"><rect x="-120" y="-190" width="240" height="370" fill="#c8955a"/>'
  const tones = ['#cf9d62', '#c28d50', '#d3a46a', '#bd8749', '#ca975a']
  for (let i = -9; i < 10; i++) {
    const x = i * 12.4
    s += `<rect x="${x}" y="-190" width="11.6" height="370" fill="${tones[(i * 7 + 63) % 5]}"/>`
    for (let j = 0; j < 4; j++) {
      const y = -170 + ((i * 53 + 500) % 83) + j * 86
      s +=
        `<path d="M${x} ${y}h11.6" stroke="#6b421a" stroke-width="1.3"/><circle cx="${x + 3}" cy="${y - 4}" r=".9" fill="#5a3515"/>` +
        `<circle cx="${x + 8.5}" cy="${y - 4}" r=".9" fill="#5a3515"/>`
    }
    s += `<path d="M${x} -190v370" stroke="#6b421a" stroke-width="1.2" opacity=".8"/>`
  }
  s +=
    '<path d="M-120 94Q0 82 120 94V180H-120Z" fill="#a9713a"/><g opacity=".55">' +
    rows(7, (i) => seam(110, 103 + i * 11, 92 + i * 11, 1.4)) +
    '</g><path d="M-120 94Q0 82 120 94" stroke="#4a2a12" stroke-width="5" fill="none"/>' +
    '<path d="M-120 91Q0 79 120 91" stroke="#e9bd7c" stroke-width="2.5" fill="none"/>'
  s +=
    '<path d="M-90-98Q0-84 90-98L0-200Z" fill="#b27b41"/><g opacity=".5">' +
    rows(6, (i) => seam(80, -104 - i * 12, -92 - i * 12, 1.3)) +
    '</g><path d="M-90-98Q0-84 90-98" stroke="#4a2a12" stroke-width="4.5" fill="none"/>' +
    '<path d="M-90-95Q0-81 90-95" stroke="#e9bd7c" stroke-width="2" fill="none"/>'
  s +=
    `<path d="${HULL}" fill="none" stroke="#1d0e03" stroke-width="34" opacity=".2" transform="scale(.9,.92)"/>` +
    '<rect x="-120" y="-190" width="240" height="370" fill="url(#tp-deckShade)"/></g>'
  s +=
    '<rect x="-34" y="-8" width="68" height="62" rx="5" fill="#5d3614" stroke="#2c1707" stroke-width="2"/>' +
    '<g stroke="#8d5a2a" stroke-width="3">' +
    `${rows(5, (i) => `<path d="M${-26 + i * 13}-5V51"/>`)}${rows(4, (i) => `<path d="M-31 ${3 + i * 13}H31"/>`)}</g>`
  s += coil(-43, 108) + barrel(-84, 6) + barrel(-94, 20) + coil(26, -150, 7) + barrel(36, 122) + barrel(-27, -138) + coil(88, 6, 7)
  for (const x of [-48, 48])
    s += `<g transform="translate(${x},164)"><circle r="8" fill="#ffdf8a" opacity=".35"/><circle r="5" fill="#d9b25a" stroke="#4a2f0c" stroke-width="1.5"/></g>`
  return s + mast(sail)
}

/** Mast and yard; the canvas swells with the speed. */
function mast(sail: number): string {
  const swell = [0.16, 0.55, 0.85, 1.15][sail] ?? 1
  return (
    '<g transform="translate(0,-46)"><ellipse cx="4" cy="6" rx="50" ry="9" fill="#1a0c03" opacity=".35"/>' +
    `<g transform="scale(1,${swell})"><path d="M-50 8C-30 6-28-30 2-32C30-30 36 6 54 8Z" fill="#1a0c03" opacity=".3"/>` +
    '<path d="M-54 0C-32-6-30-40 0-42C30-40 32-6 54 0Q0-7-54 0Z" fill="url(#tp-canvas)" stroke="#6b4a1e" stroke-width="1.5"/>' +
    '<path d="M-24-5Q-20-22-13-33M24-5Q20-22 13-33M0-5V-41" stroke="#b99a63" stroke-width="1.2" fill="none"/></g>' +
    '<path d="M-58 0H58" stroke="#3d2410" stroke-width="7" stroke-linecap="round"/>' +
    '<path d="M-57-1.5H57" stroke="#b98549" stroke-width="2" stroke-linecap="round"/>' +
    '<circle r="9.5" fill="#6b421a" stroke="#221104" stroke-width="2"/><circle r="4.5" fill="#c8955a"/>' +
    '<path d="M-40-4V4M-20-4V4M20-4V4M40-4V4" stroke="#efe0b5" stroke-width="3"/></g>'
  )
}

/** Gun carriages with the place for the ball in front. */
export const carriages = (guns: string[], loaded: Record<string, boolean | null>): string =>
  guns
    .map((gun) => {
      const [x, y] = SPOTS[gun]!
      const ball = loaded[gun] ? '<circle class="ball" cy="-37" r="9.5" fill="url(#tp-ball)"/>' : ''
      return (
        `<g transform="translate(${x},${y}) rotate(${GUN_ANGLE[gun]})"><rect x="-14" y="-47" width="28" height="24" rx="4" ` +
        'fill="#5d3614" stroke="#221104" stroke-width="1.5"/><circle cy="-37" r="10.5" fill="#1a0c03" stroke="#d9b25a" ' +
        `stroke-width="2"/>${ball}</g>`
      )
    })
    .join('')

/** The chart's own lines: rhumbs, and the borders of the six sectors. */
export function rhumbs(): string {
  let s = ''
  for (let i = 0; i < 32; i++) {
    const angle = i * 11.25
    s +=
      `<path d="M${at(pol(angle, 176))}L${at(pol(angle, 1200))}" stroke="${i % 8 === 0 ? '#7a3b1e' : '#8a6837'}" ` +
      `stroke-opacity="${i % 4 === 0 ? 0.42 : 0.22}" stroke-width="${i % 8 === 0 ? 1.2 : 0.8}"/>`
  }
  for (let i = 0; i < 6; i++)
    s += `<path d="M${at(pol(30 + 60 * i, 150))}L${at(pol(30 + 60 * i, 1200))}" stroke="#4d3414" stroke-opacity=".75" stroke-width="2" stroke-dasharray="9 6"/>`
  for (const r of [236, 330, 424]) s += `<circle r="${r}" fill="none" stroke="#8a6837" stroke-opacity=".2" stroke-width="1"/>`
  return s
}

/** The bow's sector on the chart. */
export const bowWash = (): string =>
  `<path d="M${at(pol(-30, 150))}L${at(pol(-30, 1200))}L${at(pol(0, 1500))}L${at(pol(30, 1200))}L${at(pol(30, 150))}Z" fill="#2aa6b8" opacity=".17"/>`

/** A bung in a broken space. */
export const cork = (): string =>
  '<g stroke="#3d2408" stroke-width="1"><path d="M-30-8L-19-5L-31 2Z M24-22L15-14L29-13Z M22 20L16 13L8 30Z M-16 28L-12 17' +
  'L-22 20Z" fill="#d8a765"/></g><circle r="19" fill="url(#tp-cork)" stroke="#5a3515" stroke-width="2"/>' +
  '<circle r="12.5" fill="none" stroke="#8a5a2a" stroke-width="1.4" stroke-dasharray="9 4 3 5"/>' +
  '<path d="M-9-4l5 2M3-10l2 5M5 6l6 2M-6 8l3-4M-2-1l3 2" stroke="#7a4c20" stroke-width="2" stroke-linecap="round"/>'

export const heart = (full: boolean): string =>
  `<path d="M0 9C-14-1-11-11-5-11C-2-11 0-9 0-7C0-9 2-11 5-11C11-11 14-1 0 9Z" fill="${full ? '#b3343a' : '#fff5e0'}" ` +
  'stroke="#5b1518" stroke-width="1.8"/>' +
  (full
    ? '<path d="M-6-7Q-9-4-7 0" stroke="#ffb3a8" stroke-width="2" fill="none" stroke-linecap="round"/>'
    : '<path d="M1-9L-3-3L3 0L-1 7" stroke="#8a3b30" stroke-width="1.8" fill="none"/>')
