/**
 * Scissors and glue for the Paper Tales figures: short helpers that return SVG markup,
 * and `man()`, the jointed paper doll all people are made from.
 * Every figure stands with its feet at (0,0), is about 128 units high, and holds no ids.
 */

/** One sheet of paper: everything in it casts one small shadow on what lies below. */
export const sheet = (...inner: string[]): string => `<g filter="url(#pt-in)">${inner.join('')}</g>`
/** A group moved, turned or scaled. */
export const put = (transform: string, ...inner: string[]): string => `<g transform="${transform}">${inner.join('')}</g>`
/** A filled path. */
export const cut = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`
/** A line. */
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`
export const dot = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more && ` ${more}`}/>`
/** Dots of one size and colour, each at its x and y. */
export const dots = (r: number, fill: string, ...at: number[]): string =>
  at.flatMap((x, i) => (i % 2 ? [] : dot(x, at[i + 1]!, r, fill))).join('')
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${more && ` ${more}`}/>`
export const box = (x: number, y: number, w: number, h: number, rx: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${fill}"${more && ` ${more}`}/>`
/** The dark half of a fold. */
export const fold = (d: string, strength = 0.13): string => cut(d, '#1b1020', `opacity="${strength}"`)
/** The same drawing seen in a mirror. */
export const mirror = (...inner: string[]): string => put('scale(-1 1)', ...inner)
/** The same drawing and its mirror image. */
export const both = (inner: string): string => inner + mirror(inner)

/** A colour made darker (k < 1) or lighter (k > 1). */
export function tone(hex: string, k: number): string {
  const n = parseInt(hex.slice(1), 16)
  const channel = (shift: number): string => {
    const v = (n >> shift) & 255
    const w = k <= 1 ? v * k : v + (255 - v) * (k - 1)
    return Math.max(0, Math.min(255, Math.round(w)))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(16)}${channel(8)}${channel(0)}`
}

/** Takes the shadows between the inner sheets away: cheaper, and the same to the eye below about 50 px. */
export const flat = (markup: string): string => markup.replace(/ filter="url\(#pt-in\)"/g, '')

export const SKIN = { pale: '#f3cda4', tan: '#d99f72', brown: '#a86f49', rosy: '#f0b992', grey: '#c9c7a8' } as const
export const INK = '#2b2118'
export const GOLD = '#e9bb55'
export const STEEL = '#b9c6cd'
export const POLE = '#7a5230'

const OUTLINE = {
  edge: 'M-16 -75Q0 -80 16 -75Q22 -50 24 -24Q0 -17 -24 -24Q-22 -50 -16 -75Z',
  fold: 'M0 -78Q12 -78 16 -75Q22 -50 24 -24Q12 -20 0 -20.5Z',
  hem: 'M-24 -24Q0 -17 24 -24l-1 -6Q0 -23 -23 -30Z',
}
const ROBE = {
  edge: 'M-16 -75Q0 -80 16 -75Q22 -50 27 -4Q0 3 -27 -4Q-22 -50 -16 -75Z',
  fold: 'M0 -78Q12 -78 16 -75Q22 -50 27 -4Q12 0 0 -0.5Z',
  hem: 'M-27 -4Q0 3 27 -4l-1 -6Q0 -3 -26 -10Z',
}

export type Mood = 'smile' | 'stern' | 'grin' | 'smirk' | 'calm' | 'oh' | 'none'

/** Eyes, cheeks and mouth. */
export function face(mood: Mood = 'smile'): string {
  if (mood === 'none') return ''
  const eyes = mood === 'calm' ? both(line('M-8 -91.5q2.500 2.400 5 0', INK, 1.5)) : dots(1.8, INK, -5.5, -91, 5.5, -91)
  const cheeks = dot(-9, -86, 2.6, '#e2583e', 'opacity=".35"') + dot(9, -86, 2.6, '#e2583e', 'opacity=".35"')
  const mouths: Record<Exclude<Mood, 'none'>, string> = {
    smile: line('M-3 -84.500q3 2.600 6 0', '#7a3a28', 1.4),
    calm: line('M-2.500 -84.500q2.500 2 5 0', '#7a3a28', 1.4),
    stern: line('M-3 -83.500h6', '#7a3a28', 1.5) + both(line('M-9 -96.500l6 2', INK, 1.8)),
    grin: cut('M-5 -85.500q5 1.500 10 0q-1 5 -5 5q-4 0 -5 -5z', '#fff8ea') + line('M-5 -85.500q5 1.500 10 0', '#7a3a28', 1),
    smirk: line('M-3 -84q4 1.500 7 -2', '#7a3a28', 1.5) + line('M2 -96.500q4 -3 7 0', INK, 1.5),
    oh: oval(0, -83.5, 2.2, 2.8, '#7a3a28') + both(line('M-9 -97.500q3 -2.500 6 -1', INK, 1.4)),
  }
  return eyes + cheeks + mouths[mood]
}

export type BeardCut = 'full' | 'long' | 'chin' | 'moustache' | 'walrus' | 'curled' | 'jaw'

export function beard(shape: BeardCut, colour: string): string {
  const d: Record<BeardCut, string> = {
    full: 'M-15 -90Q-17 -66 0 -64Q17 -66 15 -90Q8 -83 0 -85Q-8 -83 -15 -90Z',
    long: 'M-14 -88Q-16 -60 0 -44Q16 -60 14 -88Q8 -80 0 -82Q-8 -80 -14 -88Z',
    chin: 'M-6 -82Q0 -79 6 -82Q6 -72 0 -66Q-6 -72 -6 -82Z',
    moustache: 'M-10 -85Q-5 -88 0 -85Q5 -88 10 -85Q12 -79 5 -82Q0 -84 -5 -82Q-12 -79 -10 -85Z',
    walrus: 'M-12 -84Q-6 -88 0 -85Q6 -88 12 -84Q14 -76 6 -80Q0 -83 -6 -80Q-14 -76 -12 -84Z',
    curled: 'M0 -85Q-7 -88 -11 -83Q-15 -81 -17 -87Q-14 -76 -7 -80Q-2 -81 0 -83Q2 -81 7 -80Q14 -76 17 -87Q15 -81 11 -83Q7 -88 0 -85Z',
    jaw: 'M-14 -88Q-16 -74 0 -74Q16 -74 14 -88Q10 -80 0 -80Q-10 -80 -14 -88Z',
  }
  const shadow: Partial<Record<BeardCut, string>> = {
    full: 'M0 -85Q8 -83 15 -90Q17 -66 0 -64Z',
    long: 'M0 -82Q8 -80 14 -88Q16 -60 0 -44Z',
  }
  const half = shadow[shape]
  return cut(d[shape], colour) + (half ? fold(half, 0.12) : '')
}

export type HairCut = 'cap' | 'long' | 'sides' | 'tails' | 'wild' | 'fringe' | 'bob'

export function hair(shape: HairCut, colour: string): string {
  const d: Record<HairCut, string> = {
    cap: 'M-16 -84Q-20 -106 0 -107Q20 -106 16 -84Q14 -97 6 -99Q-8 -97 -13 -98Z',
    long: 'M-17 -82Q-22 -106 0 -108Q22 -106 17 -82Q20 -70 14 -70Q14 -92 6 -98Q-6 -92 -14 -96Q-12 -82 -14 -70Q-20 -70 -17 -82Z',
    sides: 'M-15 -94Q-17 -84 -14 -82Q-13 -92 -10 -96ZM15 -94Q17 -84 14 -82Q13 -92 10 -96Z',
    tails: 'M-15 -92Q-18 -76 -13 -72Q-13 -88 -9 -96ZM15 -92Q18 -76 13 -72Q13 -88 9 -96Z',
    wild: 'M-12 -102l-12 -6l4 8l-12 -1l8 6l-10 5l11 1l-5 8l12 -6l3 -9zM12 -102l12 -6l-4 8l12 -1l-8 6l10 5l-11 1l5 8l-12 -6l-3 -9z',
    fringe: 'M-14 -94Q0 -106 14 -94Q4 -100 -14 -94Z',
    bob: 'M-18 -78Q-22 -107 0 -107Q22 -107 18 -78Q12 -76 13 -90Q10 -98 0 -98Q-10 -98 -13 -90Q-12 -76 -18 -78Z',
  }
  return cut(d[shape], colour)
}

/** A hand: x, y, and if the elbow shall bend elsewhere, the bend. */
export type Hand = readonly [number, number] | readonly [number, number, number, number]

export function arm(side: -1 | 1, hand: Hand, sleeve: string, skin: string, width = 9): string {
  const [x, y, bx = (15 * side + x) / 2 + 7 * side, by = (-70 + y) / 2 - 5] = hand
  return sheet(line(`M${15 * side} -70Q${bx} ${by} ${x} ${y}`, sleeve, width), dot(x, y, 5, skin))
}

export interface Man {
  coat: string
  /** Colour of the strip along the hem; false for none. */
  hem?: string | false
  skin?: string
  legs?: string
  shoes?: string
  belt?: string | false
  buckle?: string
  /** A robe hides the legs. */
  robe?: boolean
  /** Widens the coat: 1.3 is a landlord. */
  girth?: number
  /** Drawn on the coat. */
  over?: string
  /** Drawn on the shoulders, under the chin. */
  collar?: string
  hair?: string
  mood?: Mood
  /** Drawn on the face, over eyes and mouth. */
  beard?: string
  hat?: string
  /** Behind everything. */
  back?: string
  /** Before the coat, behind the arms. */
  mid?: string
  /** In the foreground. */
  front?: string
  /** Hands; null hides the arm. */
  right?: Hand | null
  left?: Hand | null
  sleeve?: string
  sleeveWidth?: number
  glove?: string
  /** Instead of the usual legs. */
  stance?: string
}

export function man(o: Man): string {
  const skin = o.skin ?? SKIN.pale
  const legs = o.legs ?? '#5a4636'
  const shoes = o.shoes ?? '#33261d'
  const sleeve = o.sleeve ?? o.coat
  const feet = cut('M-19 0q0 -8 6 -8h11v8zM19 0q0 -8 -6 -8h-11v8z', shoes)
  const stance = o.stance ?? `<g>${o.robe ? '' : cut('M-15 -26h12v24h-12zM3 -26h12v24h-12z', legs)}${feet}</g>`
  const shape = o.robe ? ROBE : OUTLINE
  const body = [
    cut(shape.edge, o.coat),
    o.hem === false ? '' : cut(shape.hem, o.hem ?? tone(o.coat, 0.75)),
    fold(shape.fold),
    o.belt === false
      ? ''
      : cut('M-20.500 -48Q0 -43 20.500 -48l.6 6Q0 -37 -21.100 -42Z', o.belt ?? '#33261d') + box(-4, -46.5, 8, 7, 1.5, o.buckle ?? GOLD),
    o.over ?? '',
  ].join('')
  const head = [
    dot(0, -91, 15, skin),
    o.hair ?? '',
    face(o.mood),
    cut('M0 -106A15 15 0 0 1 0 -76Z', '#1b1020', 'opacity=".07"'),
    o.beard ?? '',
  ].join('')
  const width = o.sleeveWidth ?? 9
  const right = o.right === undefined ? ([30, -52] as const) : o.right
  const left = o.left === undefined ? ([-27, -45] as const) : o.left
  return [
    o.back ? sheet(o.back) : '',
    stance,
    sheet(o.girth ? put(`scale(${o.girth} 1)`, body) : body),
    o.collar ?? '',
    sheet(head),
    o.hat ? sheet(o.hat) : '',
    o.mid ? sheet(o.mid) : '',
    right ? arm(1, right, tone(sleeve, 0.88), o.glove ?? skin, width) : '',
    left ? arm(-1, left, sleeve, o.glove ?? skin, width) : '',
    o.front ? sheet(o.front) : '',
  ].join('')
}
