/** The printed sheet: paper, tints, scenery, roads, fields, corners. It never changes, so it is drawn once into a picture. */
import { HIGH, WIDE, inCorner, type Field, type Geo, type Spirit } from '../geo'
import { HATCH, INK, LINE, emblem, rays, seeded } from './brush'
import type { IconName } from './icons'

export const FIELD_EMBLEM: Record<string, IconName> = {
  town: 'village', 'bread-field': 'sliced-bread', soldier: 'crossed-swords', 'apple-field': 'shiny-apple', king: 'queen-crown',
  'gold-field': 'two-coins', woodsman: 'axe-in-stump', 'old-woman': 'witch-face', church: 'church', fairy: 'fairy',
  'big-mountains': 'mountaintop', clouds: 'fluffy-cloud', huntsman: 'hunting-horn', 'big-sea': 'big-wave', hell: 'devil-mask',
  'steed-north': 'horse-head', 'steed-east': 'horse-head', 'steed-south': 'horse-head', 'steed-west': 'horse-head', steed: 'horse-head',
  'magic-items': 'crystal-ball',
} // prettier-ignore
export const SPIRIT_EMBLEM: Record<Spirit, IconName> = { rabbit: 'rabbit', wolf: 'wolf-howl', snake: 'rattlesnake', fox: 'fox' }

/** Sky and ground of a field's little scene, by what kind of place it is. */
const KINDS: Record<string, readonly [string, string]> = {
  town: ['#e9c983', '#b98f45'], goods: ['#f0dc9a', '#b7a04a'], folk: ['#e6c7a4', '#a87f58'], high: ['#ead0dc', '#a9819a'],
  far: ['#cfdedb', '#7f9c99'], steed: ['#e8ddc4', '#a99468'], magic: ['#d8cfe6', '#8d7fa8'],
} // prettier-ignore
const KIND_OF: Record<string, string> = {
  town: 'town', 'bread-field': 'goods', 'apple-field': 'goods', 'gold-field': 'goods', soldier: 'folk', woodsman: 'folk', 'old-woman': 'folk',
  huntsman: 'folk', king: 'high', fairy: 'high', 'magic-items': 'magic', church: 'far', clouds: 'far', hell: 'far', 'big-sea': 'far', 'big-mountains': 'far',
} // prettier-ignore
export const tints = (field: string): readonly [string, string] => KINDS[KIND_OF[field] ?? 'steed']!
const SPIRIT_TINT: Record<Spirit, string> = { rabbit: '#c9cf9a', wolf: '#b9bcc0', snake: '#b9c98a', fox: '#e0b98a' }

const f = (n: number): string => n.toFixed(1)

export const conifer = (x: number, y: number, h: number, c: string): string => {
  const w = h * 0.42
  return (
    `<path d="M${f(x - 1.2)} ${f(y)}v${f(-h * 0.2)}h2.400v${f(h * 0.2)}z" fill="${LINE}"/>` +
    `<path d="M${f(x)} ${f(y - h)}l${f(w * 0.5)} ${f(h * 0.34)}h${f(-w * 0.18)}l${f(w * 0.42)} ${f(h * 0.26)}h${f(-w * 0.2)}` +
    `l${f(w * 0.42)} ${f(h * 0.26)}H${f(x - w * 0.96)}l${f(w * 0.42)} ${f(-h * 0.26)}h${f(-w * 0.2)}l${f(w * 0.42)} ${f(-h * 0.26)}` +
    `h${f(-w * 0.18)}z" fill="${c}" stroke="${LINE}" stroke-width=".9"/>` +
    `<path d="M${f(x + 0.5)} ${f(y - h + 3)}l${f(w * 0.42)} ${f(h * 0.31)}h${f(-w * 0.16)}l${f(w * 0.42)} ${f(h * 0.26)}` +
    `h${f(-w * 0.2)}l${f(w * 0.4)} ${f(h * 0.24)}H${f(x + 0.5)}z" fill="url(#du-ha)" opacity=".8"/>`
  )
}
const oak = (x: number, y: number, h: number, c: string, fruit = false): string => {
  const r = h * 0.36
  const red = ([a, b]: readonly number[]): string =>
    `<circle cx="${f(x + a! * r)}" cy="${f(y - h * 0.6 + b! * r)}" r="1.700" fill="#b3342e" stroke="${LINE}" stroke-width=".5"/>`
  return (
    `<path d="M${f(x - 1.6)} ${f(y)}Q${f(x)} ${f(y - h * 0.3)} ${f(x - 1)} ${f(y - h * 0.5)}h2.600Q${f(x + 1)} ${f(y - h * 0.3)} ` +
    `${f(x + 2)} ${f(y)}z" fill="${LINE}"/>` +
    `<path d="M${f(x - r)} ${f(y - h * 0.5)}q${f(-r * 0.3)} ${f(-r * 0.6)} ${f(r * 0.35)} ${f(-r * 0.8)}q${f(r * 0.2)} ` +
    `${f(-r * 0.7)} ${f(r * 0.8)} ${f(-r * 0.35)}q${f(r * 0.8)} ${f(-r * 0.2)} ${f(r * 0.7)} ${f(r * 0.55)}q${f(r * 0.5)} ` +
    `${f(r * 0.5)} ${f(-r * 0.1)} ${f(r * 0.8)}q${f(-r * 0.9)} ${f(r * 0.5)} ${f(-r * 1.75)} ${f(-r * 0.2)}z" fill="${c}" ` +
    `stroke="${LINE}" stroke-width=".9"/>` +
    `<path d="M${f(x + r * 0.1)} ${f(y - h * 0.38)}q${f(r * 0.8)} ${f(-r * 0.1)} ${f(r * 0.72)} ${f(-r)}M${f(x + r * 0.4)} ` +
    `${f(y - h * 0.4)}q${f(r * 0.6)} ${f(-r * 0.2)} ${f(r * 0.5)} ${f(-r * 0.8)}M${f(x - r * 0.5)} ${f(y - h * 0.62)}` +
    `q${f(r * 0.3)} ${f(-r * 0.5)} ${f(r * 0.7)} ${f(-r * 0.3)}" fill="none" stroke="${LINE}" stroke-width=".8"/>` +
    (fruit ? [[-0.4, 0.1], [0.2, -0.35], [0.35, 0.2]].map(red).join('') : '')
  ) // prettier-ignore
}
const peak = (x: number, y: number, h: number): string => {
  const w = h * 0.8
  return (
    `<path d="M${f(x - w)} ${f(y)}L${f(x - w * 0.45)} ${f(y - h * 0.55)}L${f(x - w * 0.3)} ${f(y - h * 0.5)}L${f(x)} ${f(y - h)}` +
    `L${f(x + w * 0.25)} ${f(y - h * 0.62)}L${f(x + w * 0.4)} ${f(y - h * 0.66)}L${f(x + w)} ${f(y)}z" fill="#d8cba9" ` +
    `stroke="${LINE}" stroke-width="1.100"/>` +
    `<path d="M${f(x)} ${f(y - h)}L${f(x + w * 0.25)} ${f(y - h * 0.62)}L${f(x + w * 0.4)} ${f(y - h * 0.66)}L${f(x + w)} ${f(y)}` +
    `H${f(x + w * 0.1)}L${f(x + w * 0.2)} ${f(y - h * 0.35)}L${f(x - w * 0.02)} ${f(y - h * 0.55)}z" fill="url(#du-ha)"/>` +
    `<path d="M${f(x)} ${f(y - h)}l${f(-w * 0.16)} ${f(h * 0.24)}l${f(w * 0.1)} ${f(-h * 0.04)}l${f(w * 0.06)} ${f(h * 0.1)}` +
    `l${f(w * 0.1)} ${f(-h * 0.09)}z" fill="#fbf5e6"/>` +
    `<path d="M${f(x - w * 0.6)} ${f(y - h * 0.1)}l${f(w * 0.2)} ${f(-h * 0.26)}M${f(x - w * 0.42)} ${f(y - h * 0.06)}` +
    `l${f(w * 0.14)} ${f(-h * 0.2)}" stroke="${LINE}" stroke-width=".8"/>`
  )
}
const wave = (x: number, y: number, s: number): string =>
  `<path d="M${f(x - s)} ${f(y)}q${f(s * 0.25)} ${f(-s * 0.55)} ${f(s * 0.6)} ${f(-s * 0.1)}q${f(-s * 0.2)} 0 ${f(-s * 0.2)} ` +
  `${f(s * 0.16)}M${f(x - s * 0.4)} ${f(y + 1)}q${f(s * 0.3)} ${f(-s * 0.6)} ${f(s * 0.7)} ${f(-s * 0.1)}q${f(-s * 0.2)} 0 ` +
  `${f(-s * 0.2)} ${f(s * 0.16)}M${f(x + s * 0.3)} ${f(y)}q${f(s * 0.3)} ${f(-s * 0.4)} ${f(s * 0.7)} 0" fill="none" ` +
  'stroke="#2f4a4c" stroke-width="1.100"/>'
const hill = (x: number, y: number, w: number): string =>
  `<path d="M${f(x - w)} ${f(y)}Q${f(x - w * 0.2)} ${f(y - w * 0.75)} ${f(x + w)} ${f(y)}z" fill="#cfc28f" stroke="${LINE}" ` +
  `stroke-width=".9"/><path d="M${f(x)} ${f(y - w * 0.36)}q${f(w * 0.34)} ${f(w * 0.08)} ${f(w * 0.5)} ${f(w * 0.34)}M` +
  `${f(x + w * 0.12)} ${f(y - w * 0.36)}q${f(w * 0.4)} ${f(w * 0.1)} ${f(w * 0.58)} ${f(w * 0.34)}M${f(x - w * 0.1)} ` +
  `${f(y - w * 0.34)}q${f(w * 0.28)} ${f(w * 0.08)} ${f(w * 0.38)} ${f(w * 0.32)}" fill="none" stroke="${LINE}" stroke-width=".8"/>`
const flame = (x: number, y: number, h: number): string =>
  `<path d="M${f(x)} ${f(y)}q${f(-h * 0.4)} ${f(-h * 0.2)} ${f(-h * 0.2)} ${f(-h * 0.55)}q${f(h * 0.1)} ${f(h * 0.12)} ` +
  `${f(h * 0.14)} ${f(h * 0.16)}q${f(-h * 0.05)} ${f(-h * 0.4)} ${f(h * 0.2)} ${f(-h * 0.61)}q0 ${f(h * 0.35)} ${f(h * 0.16)} ` +
  `${f(h * 0.5)}q${f(h * 0.06)} ${f(-h * 0.08)} ${f(h * 0.06)} ${f(-h * 0.18)}q${f(h * 0.26)} ${f(h * 0.42)} ${f(-h * 0.1)} ` +
  `${f(h * 0.68)}z" fill="#b8552c" stroke="#4a1d10" stroke-width=".9"/>`
const house = (x: number, y: number, s: number, c: string): string =>
  `<path d="M${f(x - s)} ${f(y)}v${f(-s * 0.9)}h${f(s * 2)}v${f(s * 0.9)}z" fill="#f1e4c5" stroke="${LINE}"/>` +
  `<path d="M${f(x + s * 0.3)} ${f(y)}v${f(-s * 0.9)}h${f(s * 0.7)}v${f(s * 0.9)}z" fill="url(#du-hb)" opacity=".7"/>` +
  `<path d="M${f(x - s * 1.2)} ${f(y - s * 0.9)}L${f(x)} ${f(y - s * 2)}L${f(x + s * 1.2)} ${f(y - s * 0.9)}z" fill="${c}" ` +
  `stroke="${LINE}"/><path d="M${f(x)} ${f(y - s * 2)}L${f(x + s * 1.2)} ${f(y - s * 0.9)}H${f(x + s * 0.2)}z" fill="url(#du-hb)" ` +
  `opacity=".8"/><path d="M${f(x - s * 0.3)} ${f(y)}v${f(-s * 0.5)}h${f(s * 0.4)}v${f(s * 0.5)}" fill="${LINE}"/>`
const swirl = (x: number, y: number, s: number): string =>
  `<path d="M${f(x - s)} ${f(y)}q${f(-s * 0.1)} ${f(-s * 0.6)} ${f(s * 0.5)} ${f(-s * 0.5)}q${f(s * 0.2)} ${f(-s * 0.6)} ` +
  `${f(s * 0.75)} ${f(-s * 0.2)}q${f(s * 0.7)} ${f(-s * 0.2)} ${f(s * 0.6)} ${f(s * 0.4)}q${f(s * 0.3)} ${f(s * 0.3)} ` +
  `${f(-s * 0.1)} ${f(s * 0.4)}H${f(x - s * 0.8)}q${f(-s * 0.3)} 0 ${f(-s * 0.2)} ${f(-s * 0.1)}z" fill="#e6ecea" stroke="${LINE}" ` +
  `stroke-width=".9"/><path d="M${f(x - s * 0.4)} ${f(y - s * 0.05)}q0 ${f(-s * 0.3)} ${f(s * 0.3)} ${f(-s * 0.25)}q${f(s * 0.2)} ` +
  `${f(s * 0.1)} 0 ${f(s * 0.2)}M${f(x + s * 0.2)} ${f(y - s * 0.1)}q${f(s * 0.1)} ${f(-s * 0.3)} ${f(s * 0.4)} ${f(-s * 0.15)}" ` +
  `fill="none" stroke="${LINE}" stroke-width=".8"/>`
const tuft = (x: number, y: number): string =>
  `<path d="M${f(x - 4)} ${f(y)}q1-5-1-7M${f(x - 2)} ${f(y)}q1-6 1-9M${f(x)} ${f(y)}q1-5 3-7M${f(x - 8)} ${f(y + 1.5)}h12" ` +
  `fill="none" stroke="${LINE}" stroke-width=".8"/>`

/** Pieces scattered by a seed, kept clear of roads, fields, corners and each other, drawn from the back to the front. */
function scenery(geo: Geo): string {
  const next = seeded(11)
  const fields = [...geo.fields.values()]
  const road = [...geo.routes.values()].flatMap((route) => Array.from({ length: 17 }, (_, i) => route.at(i / 16)))
  const clear = (x: number, y: number, d: number): boolean =>
    x > 20 && x < 996 && y > 24 && y < 556 && !((x < 150 || x > 866) && (y < 128 || y > 466)) &&
    road.every(([a, b]) => Math.hypot(a - x, (b - y) * 1.1) > d) && fields.every((one) => Math.hypot(one.x - x, one.y - y) > d + 24) // prettier-ignore
  const pieces: { x: number; y: number; body: string; room: number }[] = []
  const put = (
    n: number,
    draw: (x: number, y: number) => string,
    [x0, y0, x1, y1]: readonly [number, number, number, number],
    d: number,
  ): void => {
    let k = 0
    for (let i = 0; i < n * 14 && k < n; i++) {
      const x = x0 + next() * (x1 - x0)
      const y = y0 + next() * (y1 - y0)
      if (!clear(x, y - 8, d) || pieces.some((p) => Math.hypot(p.x - x, (p.y - y) * 1.5) <= p.room)) continue
      pieces.push({ x, y, body: draw(x, y), room: 13 })
      k++
    }
  }
  const greens = ['#7d8f52', '#8c9a5a', '#6e8048', '#98a267']
  const green = (): string => greens[Math.floor(next() * 4)]!
  const tree = (oaks: number) => (x: number, y: number) =>
    next() < oaks ? oak(x, y, 21 + next() * 4, green()) : conifer(x, y, 22 + next() * 9, green())
  put(9, (x, y) => peak(x, y, 26 + next() * 12), [110, 90, 330, 240], 19)
  put(16, (x, y) => swirl(x, y, 13 + next() * 4), [290, 30, 560, 140], 15)
  put(14, (x, y) => flame(x, y, 17 + next() * 7), [590, 440, 790, 556], 14)
  pieces.push({ x: 948, y: 385, body: '', room: 36 })
  put(46, (x, y) => wave(x, y, 10), [806, 310, 1000, 520], 11)
  put(16, (x, y) => oak(x, y, 24, green(), true), [590, 170, 790, 330], 15)
  put(60, tree(0), [640, 40, 1000, 300], 13)
  put(70, tree(0.3), [290, 400, 640, 550], 13)
  put(14, (x, y) => hill(x, y, 15 + next() * 5), [20, 200, 300, 460], 16)
  put(40, tree(0.65), [20, 120, 400, 556], 13)
  put(30, tree(0.5), [330, 130, 760, 480], 13)
  put(90, tuft, [24, 30, 800, 550], 11)
  pieces.sort((a, b) => a.y - b.y)
  const town = geo.fields.get('town')!
  const roofs = [[-46, -12], [-36, -30], [40, -26], [50, -6], [46, 20], [-48, 16], [-30, 38], [24, -42]] as const // prettier-ignore
  return (
    pieces.map((piece) => piece.body).join('') +
    roofs.map(([a, b], i) => house(town.x + a, town.y + b, 7, i % 2 ? '#a8553a' : '#8a6a3c')).join('') +
    emblem('caravel', 948, 372, 46, '#2f4a4c') +
    '<path d="M922 396q8-5 14 0t14 0t14 0t12 0" fill="none" stroke="#2f4a4c" stroke-width="1.600"/>'
  )
}

function field({ key, x, y, r }: Field): string {
  const [sky, ground] = tints(key)
  const icon = FIELD_EMBLEM[key]!
  const steed = key.startsWith('steed-') ? key.charAt(6).toUpperCase() : ''
  const [cx, cy] = { N: [0, -1], S: [0, 1], W: [-1, 0], E: [1, 0] }[steed] ?? [0, 0]
  return (
    `<ellipse cx="${x + 2}" cy="${y + 5}" rx="${r + 3}" ry="${r + 1}" fill="#2b1a08" opacity=".38" filter="url(#du-soft)"/>` +
    `<circle cx="${x}" cy="${y}" r="${r + 2}" fill="#f7eed8" stroke="${INK}" stroke-width="1.800"/>` +
    `<circle cx="${x}" cy="${y}" r="${r - 1}" fill="none" stroke="${INK}" stroke-width="3.600" stroke-dasharray="1.100 1.800"/>` +
    `<clipPath id="du-c-${key}"><circle cx="${x}" cy="${y}" r="${r - 3}"/></clipPath><g clip-path="url(#du-c-${key})">` +
    `<rect x="${x - r}" y="${y - r}" width="${2 * r}" height="${2 * r}" fill="${sky}"/>` +
    `<rect x="${x - r}" y="${y - r}" width="${2 * r}" height="${r * 0.9}" fill="url(#du-hz)" opacity=".2"/>` +
    `<path d="M${x - r} ${y + r * 0.35}Q${x - r * 0.3} ${y + r * 0.05} ${x + r * 0.2} ${y + r * 0.4}T${x + r} ${y + r * 0.3}` +
    `V${y + r}H${x - r}z" fill="${ground}"/><path d="M${x - r} ${y + r * 0.55}Q${x} ${y + r * 0.3} ${x + r} ${y + r * 0.6}V${y + r}` +
    `H${x - r}z" fill="url(#du-hb)" opacity=".55"/></g><circle cx="${x}" cy="${y}" r="${r - 3}" fill="none" stroke="${INK}"/>` +
    emblem(icon, x + 1, y + 1, r * 1.36, '#fff7e2', 'opacity=".75"') +
    emblem(icon, x, y, r * 1.34) +
    (steed
      ? `<path d="M${x + cx! * (r + 9)} ${y + cy! * (r + 9)}l${cy! * 4 - cx! * 6} ${-cx! * 4 - cy! * 6}l${-cy! * 8} ${cx! * 8}z" ` +
        `fill="${INK}" stroke="#f7eed8" stroke-width=".8"/>`
      : '')
  )
}

function corner(spirit: Spirit): string {
  const low = spirit === 'snake' || spirit === 'fox'
  const p = (x: number, y: number): string => inCorner(spirit, x, y).join(' ')
  const [ex, ey] = inCorner(spirit, 42, low ? 58 : 46)
  const outer = `M${p(0, 0)}L${p(136, 0)}C${p(138, 46)} ${p(112, 108)} ${p(0, 108)}Z`
  const inner = `M${p(4, 4)}L${p(131, 4)}C${p(131, 44)} ${p(106, 103)} ${p(4, 103)}Z`
  return (
    `<path d="${outer}" fill="#2b1a08" opacity=".35" transform="translate(2 3)" filter="url(#du-soft)"/>` +
    `<path d="${outer}" fill="#f3e7c9" stroke="${INK}" stroke-width="2.200"/>` +
    `<path d="${inner}" fill="${SPIRIT_TINT[spirit]}" stroke="${INK}" stroke-width=".9"/>` +
    `<path d="${inner}" fill="url(#du-${low ? 'hb' : 'ha'})" opacity=".13"/>` +
    `<circle cx="${ex}" cy="${ey}" r="35" fill="#f7eed8" opacity=".8"/>` +
    rays(ex, ey, 37, 28, [8, 5], INK, 0.55) +
    emblem(SPIRIT_EMBLEM[spirit], ex, ey, 60)
  )
}

const COAST = 'M1016 300C960 296 930 300 940 330C880 330 800 350 800 390C792 430 810 470 850 500C900 540 960 500 1016 500'
const RIVER = 'M232 178C300 214 300 268 366 300C440 352 470 344 520 356C600 352 640 330 700 322C760 372 800 372 836 384'
const TINTS: readonly [string, number, string][] = [
  ['#a9c4c2', 0.85, COAST + 'Z'],
  ['#c6cf96', 0.75, 'M640 30C760 10 900 60 960 150C1000 230 960 290 900 280C800 260 760 300 700 260C640 200 600 80 640 30Z'],
  ['#c6cf96', 0.75, 'M300 410C380 380 520 420 640 400C680 430 620 480 600 540C500 560 380 570 320 540C250 500 260 440 300 410Z'],
  ['#d3bf93', 0.8, 'M90 120C160 60 260 70 330 130C360 190 300 250 220 250C140 250 60 200 90 120Z'],
  ['#c9d8d8', 0.8, 'M280 30C380 10 520 20 560 60C580 110 500 150 440 140C380 150 300 150 270 110C250 80 250 40 280 30Z'],
  ['#e3a37c', 0.75, 'M580 460C640 430 740 440 790 480C800 530 740 570 670 560C600 560 560 500 580 460Z'],
  ['#ead08a', 0.75, 'M400 220C480 190 580 210 620 270C620 340 560 370 500 360C420 360 370 280 400 220Z'],
  ['#d5d3a0', 0.7, 'M30 260C120 230 260 250 300 330C300 430 200 480 100 460C20 440 0 300 30 260Z'],
]

const DEFS =
  HATCH +
  '<filter id="du-rough" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".09" ' +
  'numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="2.2"/></filter>' +
  '<filter id="du-stain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".012 .02" ' +
  'numOctaves="3" seed="8"/><feColorMatrix values="0 0 0 0 .42  0 0 0 0 .3  0 0 0 0 .12  0 0 0 1.1 -.42"/></filter>' +
  '<filter id="du-tint" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".035" ' +
  'numOctaves="3" seed="2"/><feDisplacementMap in="SourceGraphic" scale="16"/></filter>' +
  '<pattern id="du-laid" width="30" height="3" patternUnits="userSpaceOnUse"><path d="M0 .5H30" stroke="#8a7040" stroke-width=".6" ' +
  'opacity=".16"/><path d="M.5 0V3" stroke="#8a7040" stroke-width=".8" opacity=".2"/></pattern>' +
  `<pattern id="du-leaf" width="16" height="8" patternUnits="userSpaceOnUse"><path d="M0 4Q4-1 8 4Q4 9 0 4Z" fill="${INK}"/>` +
  `<path d="M8 4H16" stroke="${INK}"/><circle cx="12" cy="4" r="1.700" fill="${INK}"/></pattern>` +
  '<radialGradient id="du-vig" cx=".5" cy=".48" r=".72"><stop offset=".55" stop-color="#6b4a1c" stop-opacity="0"/>' +
  '<stop offset="1" stop-color="#5a3c12" stop-opacity=".42"/></radialGradient>'

function frame(): string {
  const band = `<rect width="${WIDE - 36}" height="8" fill="url(#du-leaf)"/>`
  const side = `<rect width="${HIGH - 36}" height="8" fill="url(#du-leaf)"/>`
  return (
    `<path fill-rule="evenodd" d="M0 0H${WIDE}V${HIGH}H0ZM18 18V${HIGH - 18}H${WIDE - 18}V18Z" fill="#efe2c3"/>` +
    `<g transform="translate(18 5)">${band}</g><g transform="translate(18 ${HIGH - 13})">${band}</g>` +
    `<g transform="translate(13 18) rotate(90)">${side}</g><g transform="translate(${WIDE - 5} 18) rotate(90)">${side}</g>` +
    `<rect x="2" y="2" width="${WIDE - 4}" height="${HIGH - 4}" fill="none" stroke="${INK}" stroke-width="2"/>` +
    `<rect x="16" y="16" width="${WIDE - 32}" height="${HIGH - 32}" fill="none" stroke="${INK}" stroke-width="1.600"/>` +
    `<rect x="19" y="19" width="${WIDE - 38}" height="${HIGH - 38}" fill="none" stroke="${INK}" stroke-width=".7"/>`
  )
}

/** The whole sheet as a drawing. */
function sheet(geo: Geo): string {
  const all = `width="${WIDE}" height="${HIGH}"`
  const roads = [...geo.routes.values()]
  const coast = (width: number, opacity: number, more: string): string =>
    `<path d="${COAST}" stroke-width="${width}" opacity="${opacity}" ${more}/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" ${all}><defs>${DEFS}</defs>` +
    `<rect ${all} fill="#efe2c3"/><rect ${all} filter="url(#du-stain)" opacity=".55"/><rect ${all} fill="url(#du-laid)"/>` +
    `<g filter="url(#du-tint)">${TINTS.map(([c, o, d]) => `<path d="${d}" fill="${c}" opacity="${o}"/>`).join('')}</g>` +
    '<g filter="url(#du-tint)" fill="none" stroke="#2f4a4c">' +
    `${coast(1.6, 0.8, '')}${coast(1, 0.5, 'transform="translate(9 1) scale(.99 .995)" stroke-dasharray="22 5"')}` +
    `${coast(0.9, 0.35, 'transform="translate(19 3) scale(.98 .99)" stroke-dasharray="14 9"')}</g>` +
    `<g filter="url(#du-rough)" fill="none"><path d="${RIVER}" stroke="${LINE}" stroke-width="8" opacity=".55"/>` +
    `<path d="${RIVER}" stroke="#b7cfca" stroke-width="6"/></g>` +
    `<g filter="url(#du-rough)" opacity=".88">${scenery(geo)}</g>` +
    '<g fill="none" stroke-linecap="round">' +
    [['#3a2c1e', 'stroke-width="9"'], ['#f4e8cb', 'stroke-width="6.400"'], ['#7a6546', 'stroke-dasharray="1 6"']]
      .map(([c, more]) => roads.map((r) => `<path d="${r.d}" stroke="${c}" ${more}/>`).join('')).join('') +
    '</g>' +
    `<rect ${all} fill="url(#du-vig)"/>${frame()}${(['rabbit', 'wolf', 'snake', 'fox'] as const).map(corner).join('')}` +
    [...geo.fields.values()].map(field).join('') +
    '</svg>'
  ) // prettier-ignore
}

let made: { geo: Geo; url: string } | null = null

/** The sheet as the address of a picture. */
export function sheetUrl(geo: Geo): string {
  if (made?.geo !== geo) made = { geo, url: `data:image/svg+xml,${encodeURIComponent(sheet(geo))}` }
  return made.url
}
