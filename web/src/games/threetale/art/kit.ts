/** What figures and foes are built of. Feet stand at y 160, the middle is x 60; a grown person is about 150 high. */
import { at, f, pic, rng } from './stitch'

export interface Figure {
  art: string
  /** All of it: x, y, width, height. */
  box: readonly [number, number, number, number]
  /** The square a medallion shows: x, y, size. */
  face: readonly [number, number, number]
}

/** A lock of hair or fur that ends in a point. */
export function strand(x: number, y: number, length: number, width: number, lean: number, colour: string): string {
  const dx = Math.sin(lean) * length
  const dy = Math.cos(lean) * length
  return (
    `<path d="M${f(x - width)} ${f(y)}Q${f(x - width * 0.4 + dx * 0.4)} ${f(y + dy * 0.6)} ${f(x + dx)} ${f(y + dy)}` +
    `Q${f(x + width + dx * 0.3)} ${f(y + dy * 0.5)} ${f(x + width)} ${f(y)}Z" fill="${colour}"/>`
  )
}

/** A shaggy shape: rows of strands from the hem up to the shoulders; `wide` gives the half width at 0 (top) to 1 (hem). */
export function fur(
  x: number,
  top: number,
  hem: number,
  wide: (t: number) => number,
  colours: readonly string[],
  seed: number,
  length = 26,
  step = 10,
): string {
  const R = rng(seed)
  let o = ''
  for (let y = hem; y >= top; y -= step) {
    const w = wide((y - top) / (hem - top || 1))
    for (let dx = -w; dx <= w; dx += step * 0.8) {
      const side = Math.abs(dx) / (w || 1)
      const shade = Math.round((1 - side) * (colours.length - 1.4) + R() * 1.2 - 0.2)
      o += strand(
        x + dx + R() * 3,
        y + R() * 3,
        length * (0.8 + R() * 0.4),
        step * 0.75,
        (dx / (w || 1)) * 0.45 + (R() - 0.5) * 0.25,
        colours[Math.max(0, Math.min(colours.length - 1, shade))]!,
      )
    }
  }
  return o
}

/** A cow bell, its ring at 0 0. */
export const bell = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-9 0h18l6 26q-15 6-30 0Z" fill="url(#tt-gold)" stroke="#6d430a" ` +
  'stroke-width="1.8"/><path d="M-11 12h22" stroke="#6d430a" stroke-width="2"/><circle cy="29" r="5" fill="#6d430a"/>' +
  '<path d="M-5 3l-4 20" stroke="#fff3c4" stroke-width="2.5" opacity=".8"/></g>'

/** A soft light. */
export const halo = (x: number, y: number, r: number, colour: string, opacity = 0.35): string =>
  [1, 0.72, 0.45]
    .map((k) => `<circle cx="${x}" cy="${y}" r="${f(r * k)}" fill="${colour}" opacity="${f(opacity * 0.6 * 100) / 100}"/>`)
    .join('')

interface Face {
  skin?: string
  shade?: string
  brow?: string
  eyes?: string
  /** smile, calm, stern, grin or none */
  mouth?: string
  cheeks?: string
}
const MOUTHS: Readonly<Record<string, string>> = {
  smile: '-R1.8 M55.5 53q4.5 4 9 0',
  calm: '-R1.8 M57 54q3 1.5 6 0',
  stern: '-R1.8 M56 55.5q4-2.5 8 0',
  grin: 'kM52 51.5q8 8 16 0Z|wM53 52l2.5 3 2.5-3 2 3 2-3 2.5 3 2.5-3Z',
  open: '_kM56 52.5q4-2 8 0-1 5-4 5t-4-5Z',
}
/** A head with neck and face, its middle at x y; hair and hats come over it. */
export function head(x: number, y: number, face: Face = {}): string {
  const { skin = 'f', shade = 'F', brow = 'N', eyes = 'k', mouth = 'smile', cheeks = 'r' } = face
  const brows =
    mouth === 'stern' || mouth === 'grin' ? `-${brow}2.2 M48 38q5 0 8 3M64 41q3-3 8-3` : `-${brow}1.6 M49 40q4-2 7 0M64 40q4-2 7 0`
  return at(
    x - 60,
    y - 45,
    pic(
      `_${shade}M53 50h14v12c-4 4-10 4-14 0Z|_${skin}M43 38c0 16 8 23 17 23s17-7 17-23c0-8-34-8-34 0Z|` +
        `_${shade}.5 M68 36c5 6 4 16-2 24 7-3 11-11 11-22Z|_${eyes}O53 45 2.2 O67 45 2.2|${brows}` +
        (cheeks ? `|_${cheeks}.35 O49 51 3.4 O71 51 3.4` : '') +
        (MOUTHS[mouth] ? `|${MOUTHS[mouth]}` : ''),
      0.8,
    ),
  )
}
