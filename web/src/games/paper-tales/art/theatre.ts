/**
 * The pop-up theatres in which Kingdoms stand, in three sizes: `grand` (yours), `side` (a neighbour),
 * `far` (everyone else). Draw in this order, all in STAGES[size].box:
 * backdrop, houses, back figures, floor, front figures, curtains, front (valance, lights, lip, crest disc).
 */
import { points } from '../../../art/shapes'
import { cut, dot, line, sheet, tone } from './parts'

export type StageSize = 'grand' | 'side' | 'far'

export interface Stage {
  box: string
  width: number
  height: number
  /** Outline of the opening: clip figures and curtains by it. */
  opening: string
  /** Where feet stand. `front5` are the three front spots once a level 2 Building opened the fifth. */
  back: readonly (readonly [number, number])[]
  front: readonly (readonly [number, number])[]
  front5: readonly (readonly [number, number])[]
  /** Scale of figures in back and front, of houses on the plots. */
  scale: { back: number; front: number; house: number }
  /** Ground of houses: the outer two first, then those between, farther off. */
  plots: readonly (readonly [number, number, number])[]
  /** Centre and radius of the crest disc in the gable. */
  crest: readonly [number, number, number]
}

export const STAGES: Record<StageSize, Stage> = {
  grand: {
    box: '0 0 556 336',
    width: 556,
    height: 336,
    opening: 'M44 322V74Q44 63 58 61Q190 50 278 42Q366 50 498 61Q512 63 512 74V322Z',
    back: points('204 182, 366 182'),
    front: points('170 300, 386 300'),
    front5: points('120 300, 278 300, 434 300'),
    scale: { back: 0.77, front: 0.89, house: 0.8 },
    plots: points('105 188 1, 456 186 1, 285 176 0.72, 152 172 0.6, 412 172 0.6, 234 168 0.5, 334 168 0.5'),
    crest: [278, 30, 27],
  },
  side: {
    box: '0 0 200 212',
    width: 200,
    height: 212,
    opening: 'M18 206V50Q18 43 26 42Q70 38 100 32Q130 38 174 42Q182 43 182 50V206Z',
    back: points('92 121, 144 121'),
    front: points('62 190, 138 190'),
    front5: points('48 190, 100 191, 152 190'),
    scale: { back: 0.5, front: 0.58, house: 0.5 },
    plots: points('44 122 1, 168 118 0.8, 118 114 0.7, 66 113 0.6, 144 112 0.6, 92 111 0.55, 24 112 0.55'),
    crest: [100, 24, 19],
  },
  far: {
    box: '0 0 230 92',
    width: 230,
    height: 92,
    opening: 'M14 90V42Q14 38 20 37Q80 34 115 26Q150 34 210 37Q216 38 216 42V90Z',
    back: points('164 77, 194 78'),
    front: points('84 88, 126 88'),
    front5: points('70 88, 104 89, 137 88'),
    scale: { back: 0.34, front: 0.4, house: 0.38 },
    plots: points('42 80 1, 208 78 0.8, 172 72 0.7, 62 74 0.7, 138 72 0.6, 94 72 0.55, 24 72 0.55'),
    crest: [115, 18, 15],
  },
}

const FRAMES: Record<StageSize, readonly [string, string]> = {
  grand: [
    'M6 336V70Q6 52 24 48Q120 44 190 22Q278 -8 366 22Q436 44 532 48Q550 52 550 70V336Z',
    'M11 336V73Q11 57 26 53Q122 49 192 27Q278 -2 364 27Q434 49 530 53Q545 57 545 73V336Z',
  ],
  side: [
    'M3 212V42Q3 30 14 28Q60 24 100 6Q140 24 186 28Q197 30 197 42V212Z',
    'M7 212V44Q7 33 16 32Q62 28 100 11Q138 28 184 32Q193 33 193 44V212Z',
  ],
  far: [
    'M3 92V34Q3 26 12 25Q70 22 115 4Q160 22 218 25Q227 26 227 34V92Z',
    'M6 92V36Q6 29 14 28Q72 25 115 8Q158 25 216 28Q224 29 224 36V92Z',
  ],
}

const sh = (...inner: string[]): string => `<g filter="url(#pt-sh)">${inner.join('')}</g>`
const torn = (d: string, colour: string, lift: number): string =>
  sh(cut(d, '#f4e6cb', `filter="url(#pt-torn)" transform="translate(0 ${-lift})"`), cut(d, colour))
const fir = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})" filter="url(#pt-in)">` +
  '<rect x="-2.500" y="-8" width="5" height="10" fill="#4a3323"/>' +
  cut('M-16 -6L0 -30L16 -6ZM-13 -20L0 -42L13 -20ZM-9 -34L0 -54L9 -34Z', '#7ba07a') +
  `${cut('M0 -30L16 -6H0ZM0 -42L13 -20H0ZM0 -54L9 -34H0Z', '#62885f')}</g>`

/** The gabled frame round the stage, in a deep tone of the seat colour. */
export function frame(size: StageSize, colour = '#27465c'): string {
  const [outer, inner] = FRAMES[size]
  const trim =
    size === 'grand'
      ? `<path d="${inner}" fill="none" stroke="#e0a94a" stroke-width="1.500" stroke-dasharray="1 5" stroke-linecap="round" ` +
        'transform="translate(11.100 6.700) scale(.96 .975)"/>'
      : ''
  return sh(cut(outer, '#f7ecd6'), cut(inner, colour)) + trim
}

/** Everything behind the back row: sky, moon, castle, hills, the green. Clip it by the opening. */
export function backdrop(size: StageSize): string {
  if (size === 'grand')
    return [
      '<rect x="40" y="40" width="480" height="290" fill="#23425a"/>',
      sh(cut('M40 96Q160 70 278 86T520 90V330H40Z', '#3b6982')),
      sh(dot(262, 112, 26, '#fbe7b6'), dot(262, 112, 20, '#f6d488')),
      sh(cut('M40 128Q140 104 240 122T420 112T520 126V330H40Z', '#7fa8a6')),
      `<g transform="translate(5 14)">${sheet(cut('M246 146v-26h5v5h5v-5h5v5h5v-16l-3 0l8 -14l8 14h-3v16h5v-5h5v5h5v-5h5v26z', '#b9cfc6'))}</g>`,
      sh(cut('M40 150Q120 120 210 140T380 130T520 148V330H40Z', '#e6b487')),
      fir(58, 176, 0.8),
      fir(150, 168, 0.62),
      fir(268, 168, 0.6),
      fir(292, 172, 0.75),
      fir(500, 176, 0.85),
      torn('M40 177Q160 165 278 171T520 177V330H40Z', '#8fae7c', 3),
      cut('M40 192Q160 182 278 188T520 192V214H40Z', '#7c9d6c', 'opacity=".7"'),
    ].join('')
  if (size === 'side')
    return [
      '<rect x="10" y="30" width="180" height="180" fill="#3b6982"/>',
      sh(cut('M10 74Q60 60 110 70T190 68V210H10Z', '#7fa8a6')),
      sh(cut('M10 92Q60 78 110 88T190 84V210H10Z', '#e6b487')),
      torn('M10 113Q70 105 110 109T190 111V210H10Z', '#8fae7c', 3),
    ].join('')
  return (
    '<rect x="6" y="20" width="220" height="80" fill="#7fa8a6"/>' +
    sh(cut('M6 58Q70 50 120 56T226 54V100H6Z', '#e6b487')) +
    sh(cut('M6 70Q70 62 120 66T226 66V100H6Z', '#8fae7c'))
  )
}

/** The boards of the front row. Clip it by the opening. The far theatre has none. */
export function floor(size: StageSize): string {
  if (size === 'far') return ''
  if (size === 'side')
    return torn('M10 153Q70 143 110 149T190 151V210H10Z', '#c98a55', 3) + cut('M10 176Q70 168 110 172T190 174V210H10Z', '#b0733f')
  const seams = [
    [80, 36.4],
    [150, 121.8],
    [215, 201.1],
    [345, 359.7],
    [410, 439],
    [480, 524.4],
  ]
    .map(([a, b]) => line(`M${a} 236L${b} 324`, '#8d5630', 1.3, 'opacity=".6"'))
    .join('')
  return (
    torn('M36 238Q120 218 210 228T370 222T524 236V340H36Z', '#c98a55', 4) +
    cut('M36 262Q160 250 278 258T524 262V330H36Z', '#b57746') +
    cut('M36 288Q160 278 278 284T524 288V330H36Z', '#a3683b') +
    seams
  )
}

/** The slot a figure stands in. */
export const slot = (x: number, y: number, rx = 46): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${(rx * 0.17).toFixed(1)}" fill="#0f1d28" opacity=".45"/>`

/** A figure or house on its spot: soft shadow, paper tab, cut edge. */
export function stand(x: number, y: number, scale: number, drawing: string, tab = true): string {
  return (
    `<g transform="translate(${x} ${y})"><ellipse cx="4" cy="1" rx="${(34 * scale).toFixed(1)}" ry="${(6 * scale).toFixed(1)}" ` +
    `fill="#101c26" opacity=".35"/><g transform="scale(${scale})">${tab ? cut('M-16 -2h32l3 9h-38z', '#fbf3e2') : ''}` +
    `<g filter="url(#pt-cut)">${drawing}</g></g></g>`
  )
}

/** One curtain: strips in two tones with a round hem. `side` -1 left, 1 right. */
export function curtain(
  colour: string,
  side: -1 | 1,
  o: { x: number; top: number; strips: number; strip: number; fall: number; rise: number },
): string {
  const light = tone(colour, 1.16)
  const overlap = o.strip * 1.25
  return sheet(
    Array.from({ length: o.strips }, (_, i) => {
      const x = side < 0 ? o.x + i * o.strip : o.x - i * o.strip - overlap
      return cut(`M${x.toFixed(1)} ${o.top}h${overlap}V${o.fall - i * o.rise}q${-overlap / 2} 10 ${-overlap} 0Z`, i % 2 ? light : colour)
    }).join(''),
  )
}

/** Both curtains. Open they hang at the sides; closed they meet in the middle and hide the stage. Clip by the opening. */
export function curtains(size: StageSize, colour: string, closed = false): string {
  const s = STAGES[size]
  const [edge, top, strip, fall, rise] = { grand: [36, 40, 8, 270, 21], side: [10, 30, 3.6, 140, 10], far: [8, 24, 2.8, 80, 5] }[size] as [
    number,
    number,
    number,
    number,
    number,
  ]
  if (!closed)
    return (
      curtain(colour, -1, { x: edge, top, strips: 5, strip, fall, rise }) +
      curtain(colour, 1, { x: s.width - edge, top, strips: 5, strip, fall, rise })
    )
  const n = 10
  const wide = (s.width / 2 - edge) / n
  const low = { fall: s.height - (size === 'grand' ? 26 : 14), rise: 0 }
  const hem = (low.fall - (size === 'far' ? 3 : size === 'side' ? 8 : 14)).toFixed(1)
  const braid = size === 'far' ? 1.6 : size === 'side' ? 2.4 : 4
  return (
    curtain(colour, -1, { x: edge, top, strips: n, strip: wide, ...low }) +
    curtain(colour, 1, { x: s.width - edge, top, strips: n, strip: wide, ...low }) +
    line(`M${edge} ${hem}H${s.width - edge}`, '#f6d27a', braid) +
    line(`M${s.width / 2} ${top}V${low.fall}`, tone(colour, 0.6), braid * 0.7, 'opacity=".7"')
  )
}

/** The scalloped cloth along the top of the opening, with a gold hem. */
export function valance(size: StageSize, colour: string): string {
  const light = tone(colour, 1.16)
  const [x0, x1, top, y, n] = { grand: [44, 512, 60, 76, 12], side: [18, 182, 40, 47, 12], far: [14, 216, 35, 39, 14] }[size] as [
    number,
    number,
    number,
    number,
    number,
  ]
  const w = (x1 - x0) / n
  const dip = size === 'grand' ? 15 : size === 'side' ? 6.3 : 4.5
  const hem = Array.from({ length: n }, () => `q${(w / 2).toFixed(2)} ${dip} ${w.toFixed(2)} 0`).join('')
  const gold = line(`M${x0} ${y}${hem}`, '#f6d27a', size === 'grand' ? 2.5 : 1.8)
  if (size === 'grand') {
    const up = Array.from({ length: n }, () => `q${-w / 2} ${dip} ${-w} 0`).join('')
    const folds = Array.from({ length: n / 2 }, (_, i) =>
      cut(`M${x0 + w + i * 2 * w} ${y}q0 -10 2 -16h35q2 4 2 16q${-w / 2} ${dip} ${-w} 0z`, light, 'opacity=".55"'),
    ).join('')
    const rim = line('M44 322V74Q44 63 58 61Q190 50 278 42Q366 50 498 61Q512 63 512 74V322', '#f6d27a', 2)
    return rim + sh(cut(`M44 76V74Q44 63 58 61Q190 50 278 42Q366 50 498 61Q512 63 512 74V76${up}Z`, colour), folds, gold)
  }
  return sh(
    Array.from({ length: n }, (_, i) =>
      cut(
        `M${(x0 + i * w).toFixed(1)} ${top}h${w.toFixed(1)}v${y - top}q${(-w / 2).toFixed(1)} ${dip} ${(-w).toFixed(1)} 0Z`,
        i % 2 ? light : colour,
      ),
    ).join('') + gold,
  )
}

/** Footlights along the front of the grand stage. */
export function footlights(): string {
  return Array.from({ length: 10 }, (_, i) => {
    const x = 68 + i * 46.7
    const y = 310 + ((x - 278) / 210) ** 2 * 2.3
    return (
      `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">` +
      `${cut('M-13 2L-19 -26H19L13 2Z', 'url(#pt-foot)')}${cut('M-9 4a9 9 0 0 1 18 0z', '#fbe7b6')}` +
      `${cut('M-5 4a5 5 0 0 1 10 0z', '#fff8e4')}</g>`
    )
  }).join('')
}

/** The edge of the stage before everything. */
export function lip(size: StageSize, colour = '#1d3549'): string {
  if (size === 'grand')
    return sh(cut('M2 318Q140 308 278 312T554 318V336H2Z', '#f7ecd6'), cut('M2 322Q140 312 278 316T554 322V336H2Z', colour))
  return size === 'side' ? sh(cut('M0 200Q60 195 100 197T200 200V212H0Z', '#f7ecd6')) : ''
}

/** The disc in the gable; put the crest (a 2r·0.6 square, centred) on it. */
export function crestDisc(size: StageSize, colour: string): string {
  const [x, y, r] = STAGES[size].crest
  const ring = size === 'grand' ? dot(0, 0, 20.5, 'none', 'stroke="#f6d27a" stroke-width="1.300" stroke-dasharray="2 3"') : ''
  return `<g transform="translate(${x} ${y})">${sh(dot(0, 0, r, '#f7ecd6'), dot(0, 0, r * 0.88, colour), ring)}</g>`
}

/** Glow on a spot that may be chosen: beam, lit slot. */
export const spotlight = (x: number, y: number, k = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${cut('M-42 1L-26 -90Q0 -104 26 -90L42 1Z', 'url(#pt-beam)')}` +
  '<ellipse rx="48" ry="9.500" fill="#e2583e" opacity=".6"/><ellipse rx="40" ry="7" fill="#fff1d8" stroke="#e2583e" ' +
  'stroke-width="3"/></g>'

/**
 * A whole theatre. `id` must be unique on the page (it names the clip path).
 * `back` is drawn on the green (houses, back row), `front` on the boards, `over` above the curtains.
 */
export function theatre(
  size: StageSize,
  o: { id: string; colour: string; frame?: string; back?: string; front?: string; over?: string; closed?: boolean },
): string {
  const clip = `clip-path="url(#${o.id})"`
  return [
    frame(size, o.frame ?? tone(o.colour, 0.7)),
    `<clipPath id="${o.id}"><path d="${STAGES[size].opening}"/></clipPath>`,
    `<g ${clip}>${backdrop(size)}${o.back ?? ''}${floor(size)}</g>`,
    o.front ?? '',
    `<g ${clip}>${curtains(size, o.colour, o.closed)}</g>`,
    valance(size, o.colour),
    size === 'grand' && !o.closed ? footlights() : '',
    lip(size),
    crestDisc(size, o.colour),
    o.over ?? '',
  ].join('')
}
