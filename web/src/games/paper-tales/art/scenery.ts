/**
 * Land and sky of torn paper. All functions return SVG markup and are deterministic: the same seed
 * tears the same paper. Filters are heavy: draw such scenes once and let them stand (no animation inside).
 */
import { cut, dot, line, sheet } from './parts'

export * from './theatre'

/** A small seeded generator (mulberry32): numbers from 0 up to 1. */
export function seeded(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), a | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const r1 = (n: number): string => String(Math.round(n * 10) / 10)

/** The outline of a hill range: rolling from left to right at height y, closed at the bottom. */
export function ridge(seed: number, o: { y: number; width: number; height: number; swell?: number; step?: number }): string {
  const next = seeded(seed)
  const swell = o.swell ?? 22
  const step = o.step ?? o.width / 5
  let x = -20
  let d = `M-20 ${o.height + 20}V${r1(o.y)}`
  let up = next() < 0.5 ? -1 : 1
  while (x < o.width + 20) {
    const dx = step * (0.7 + next() * 0.8)
    d += `q${r1(dx / 2)} ${r1(up * swell * (0.55 + next() * 0.75))} ${r1(dx)} ${r1((next() - 0.5) * swell * 0.35)}`
    x += dx
    up = -up
  }
  return `${d}V${o.height + 20}Z`
}

/** One sheet of torn paper: a pale, roughly torn copy shows above the coloured sheet. */
export const layer = (path: string, colour: string, edge = '#f4e6cb'): string =>
  `<g filter="url(#pt-sh)">${cut(path, edge, 'filter="url(#pt-torn)" transform="translate(0 -3)"')}${cut(path, colour, 'filter="url(#pt-torn2)"')}</g>`

/** The same without the costly tearing, for cards and small theatres. */
export const plainLayer = (path: string, colour: string): string => sheet(cut(path, colour))

export function tree(x: number, y: number, scale = 1, light = '#5b8a70', dark = '#47735c'): string {
  return (
    `<g transform="translate(${r1(x)} ${r1(y)}) scale(${scale})" filter="url(#pt-in)">` +
    '<rect x="-2.500" y="-8" width="5" height="10" fill="#4a3323"/>' +
    cut('M-16 -6L0 -30L16 -6ZM-13 -20L0 -42L13 -20ZM-9 -34L0 -54L9 -34Z', light) +
    `${cut('M0 -30L16 -6H0ZM0 -42L13 -20H0ZM0 -54L9 -34H0Z', dark)}</g>`
  )
}

/** A cloud that hangs on a string. */
export const cloud = (x: number, y: number, scale = 0.55, colour = '#e9dcc0'): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" filter="url(#pt-sh)">` +
  line('M0 -36V-300', '#e9d9b4', 1, 'opacity=".5"') +
  `${cut('M-60 0q-22 -2 -20 -18q4 -16 24 -12q4 -22 28 -22q22 0 28 18q8 -10 22 -6q16 6 12 22q18 2 16 18z', colour)}</g>`

export function star(x: number, y: number, r: number, colour = '#f6d27a', string = true): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const a = (Math.PI * i) / 5 - Math.PI / 2
    const k = i % 2 ? r * 0.42 : r
    return `${r1(x + Math.cos(a) * k)} ${r1(y + Math.sin(a) * k)}`
  })
  return sheet(
    string ? line(`M${r1(x)} ${r1(y - r)}L${r1(x + 0.2)} -40`, '#e9d9b4', 0.8, 'opacity=".45"') : '',
    cut(`M${points.join('L')}Z`, colour),
  )
}

export interface SkyOptions {
  width: number
  height: number
  seed?: number
  /** Top colour and the two torn sheets below it. */
  colours?: [string, string, string]
  moon?: { x: number; y: number; r: number } | false
  stars?: number
  clouds?: number
}

/** Night sky: two torn sheets, a moon in two halos, stars and clouds on strings. */
export function sky(o: SkyOptions): string {
  const [top, mid, low] = o.colours ?? ['#1d3549', '#27465c', '#335c72']
  const next = seeded((o.seed ?? 1) + 77)
  const moon = o.moon === undefined ? { x: o.width / 2, y: o.height * 0.16, r: o.width * 0.087 } : o.moon
  const parts = [
    `<rect width="${o.width}" height="${o.height}" fill="${top}"/>`,
    layer(ridge((o.seed ?? 1) + 1, { y: o.height * 0.085, width: o.width, height: o.height }), mid, '#3d6279'),
    layer(ridge((o.seed ?? 1) + 2, { y: o.height * 0.18, width: o.width, height: o.height }), low, '#4f7d92'),
  ]
  if (moon) {
    const { x, y, r } = moon
    parts.push(
      '<g class="pt-moon">' +
        [
          [r * 1.48, '#386279'],
          [r * 1.235, '#5f8c97'],
          [r, '#f6dfa8'],
        ]
          .map(([k, c]) => `<g filter="url(#pt-sh)">${dot(x, y, Number(k), String(c))}</g>`)
          .join('') +
        dot(x - r * 0.4, y - r * 0.56, r * 0.14, '#e9c987', 'opacity=".8"') +
        dot(x + r * 0.35, y - r * 0.74, r * 0.08, '#e9c987', 'opacity=".8"') +
        dot(x + r * 0.73, y - r * 0.33, r * 0.12, '#e9c987', 'opacity=".8"') +
        `${dot(x - r * 0.55, y + r * 0.3, r * 0.1, '#e9c987', 'opacity=".6"')}</g>`,
    )
  }
  const clouds = o.clouds ?? 2
  for (let i = 0; i < clouds; i++)
    parts.push(
      cloud(
        o.width * (0.28 + (0.44 * i) / Math.max(1, clouds - 1)) + (next() - 0.5) * 20,
        o.height * (0.21 + next() * 0.03),
        o.width / 1800,
        i % 2 ? '#d9cfb8' : '#e9dcc0',
      ),
    )
  const stars = o.stars ?? 4
  for (let i = 0; i < stars; i++)
    parts.push(
      star(o.width * (0.12 + (0.76 * (i + next() * 0.7)) / stars), o.height * (0.085 + next() * 0.07), o.width * (0.005 + next() * 0.003)),
    )
  return parts.join('')
}

/** The land of the table: far to near. */
export const VALLEY: readonly string[] = ['#7d9fa0', '#e3ab7c', '#a9b98c', '#6f9a83', '#47786f', '#2c5561', '#21414f', '#193240']

/**
 * Hills from far (first colour) to near, from `top` down to the bottom, with fir trees here and there.
 * `torn: false` leaves the torn edges out, for cards and small pictures.
 */
export function hills(
  seed: number,
  palette: readonly string[],
  o: { width: number; height: number; top: number; trees?: boolean; torn?: boolean; swell?: number },
): string {
  const next = seeded(seed * 31 + 5)
  const gap = (o.height - o.top) / palette.length
  return palette
    .map((colour, i) => {
      const y = o.top + gap * i
      const path = ridge(seed + i * 13, {
        y,
        width: o.width,
        height: o.height,
        swell: o.swell ?? Math.min(22, gap * 0.5),
        step: o.width / (o.torn === false ? 2.2 : 5),
      })
      const paper = o.torn === false ? plainLayer(path, colour) : layer(path, colour)
      if (o.trees === false || i % 2 === 0 || i > palette.length - 2) return paper
      const wood = Array.from({ length: 10 }, () => {
        const side = next() < 0.5 ? next() * 0.26 : 0.74 + next() * 0.26
        return tree(
          side * o.width,
          y + gap * (0.45 + next() * 0.35),
          0.8 + next() * 0.35,
          i < 4 ? '#5b8a70' : '#2f5f5c',
          i < 4 ? '#47735c' : '#264e4e',
        )
      })
      return paper + wood.join('')
    })
    .join('')
}

/** The picture behind a Unit on its card (viewBox 0 0 112 96): sky, a pale sun, three hills. */
export function cardScene(mood: { sky: string; hills: readonly [string, string, string] }, seed = 1): string {
  const next = seeded(seed * 97 + 3)
  const w = (y: number, a: number): string =>
    `M-2 ${r1(y + (next() - 0.5) * 6)}Q${r1(28 + (next() - 0.5) * 16)} ${r1(y - a)} ${r1(58 + (next() - 0.5) * 14)} ${r1(y - 3)}T114 ${r1(y - a * 0.7)}V98H-2Z`
  return (
    `<rect width="112" height="96" fill="${mood.sky}"/>` +
    `${sheet(dot(56, 46, 35, '#fbe7b6', 'opacity=".5"'))}${plainLayer(w(66, 13), mood.hills[0])}` +
    `${plainLayer(w(77, 9), mood.hills[1])}${plainLayer(w(87, 6), mood.hills[2])}`
  )
}

/** A string with pennants from 0 to max; viewBox 0 0 width 44. Pennant n hangs at buntingX(n). */
export const buntingX = (n: number, o: { width: number; max?: number; pad?: number }): number => {
  const pad = o.pad ?? o.width * 0.032
  return pad + ((o.width - pad * 2) * n) / (o.max ?? 60)
}
export function bunting(o: { width: number; max?: number; step?: number; pad?: number; from?: number }): string {
  const colours = ['#b23a2e', '#1f6f72', '#8a5710', '#5a3f86']
  const max = o.max ?? 60
  const step = o.step ?? 5
  const sag = (x: number): number => 5 + 5 * Math.sin((Math.PI * x) / o.width)
  const flags: string[] = []
  for (let n = o.from ?? 0, i = 0; n <= max; n += step, i++) {
    const x = buntingX(n, { ...o, max })
    const y = sag(x)
    flags.push(
      sheet(
        cut(`M${r1(x - 13)} ${r1(y)}h26l-13 27z`, colours[i % 4] ?? '#b23a2e') +
          cut(`M${r1(x)} ${r1(y)}h13l-13 27z`, '#000', 'opacity=".14"'),
      ) +
        `<text x="${r1(x)}" y="${r1(y + 12.5)}" text-anchor="middle" font-family="'Alegreya Sans',sans-serif" font-weight="800" ` +
        `font-size="13" fill="#fff8e8">${n}</text>`,
    )
  }
  return line(`M0 5Q${o.width / 2} 15 ${o.width} 5`, '#f4e6cb', 2) + flags.join('')
}

/** Paper grain over a whole scene. */
export const grain = (width: number, height: number): string =>
  `<rect width="${width}" height="${height}" filter="url(#pt-grain)" opacity=".3" style="mix-blend-mode:multiply"/>`
