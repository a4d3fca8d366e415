/** ThreeTale: cross-stitch and Thracian gold. */
import { deer } from '../../../art/emblems'
import { emblem, f, torn } from '../../../art/shapes'

type Cell = [number, number]

/** Cross-stitch: a list of cells becomes one path. */
const stitch = (cells: Cell[], c: number, col: string, sw = 1.3, o = 1): string =>
  '<path ' +
  'd="' +
  `${cells.map(([x, y]) => `M${x * c + 0.6},${y * c + 0.6}l${c - 1.2},${c - 1.2}m0,${-(c - 1.2)}l${-(c - 1.2)},${c - 1.2}`).join('')}" ` +
  `stroke="${col}" stroke-width="${sw}" stroke-linecap="round" fill="none" opacity="${o}"/>`
export function cover(): string {
  const c = 4,
    W = 55,
    H = 75
  const gold: Cell[] = [],
    cream: Cell[] = [],
    red: Cell[] = [],
    blue: Cell[] = []
  const put = (a: Cell[], x: number, y: number) => a.push([x, y])
  /* border lattice, five cells deep */
  for (let y = 1; y < H - 1; y++)
    for (let x = 1; x < W - 1; x++) {
      const e = Math.min(x - 1, W - 2 - x, y - 1, H - 2 - y)
      if (e > 5) continue
      const along = y - 1 === e || H - 2 - y === e ? x - 27 : y - 37,
        k = Math.abs(along) % 8
      if (e === 0 || e === 5) {
        if ((x + y) % 2 === 0) put(gold, x, y)
      } else {
        const t = e - 1
        const z = Math.abs(4 - k)
        if (Math.round(z) === t) put(cream, x, y)
        else if (k === 0 && (t === 2 || t === 1)) put(gold, x, y)
        else if (k === 4 && t === 3) put(red, x, y)
      }
    }
  /* elbetitsa, the eight-pointed star */
  const cx = 27,
    cy = 38
  for (let dy = -19; dy <= 19; dy++)
    for (let dx = -19; dx <= 19; dx++) {
      const a = Math.max(Math.abs(dx), Math.abs(dy)),
        b = Math.abs(dx) + Math.abs(dy)
      const sq = a <= 13,
        di = b <= 18
      if (!(sq || di)) continue
      if (dx * dx + dy * dy < 90) continue
      const edge = (a === 13 && !(b < 18)) || (b === 18 && !(a < 13)) || (sq && !di && a === 13) || (di && !sq && b === 18)
      if (edge) put(gold, cx + dx, cy + dy)
      else if (di && !sq) put((b + a) % 3 === 0 ? cream : red, cx + dx, cy + dy)
      else if (sq && !di) put(a % 2 ? red : cream, cx + dx, cy + dy)
      else if (b === 17 || a === 12) put(cream, cx + dx, cy + dy)
    }
  /* hooks on the four points */
  for (const s of [-1, 1]) {
    for (const [p, q] of [
      [20, 0],
      [21, 0],
      [21, 1],
      [21, -1],
      [22, 2],
      [22, -2],
    ] as Cell[])
      put(gold, Math.max(6, Math.min(48, cx + p * s)), cy + q)
  }
  /* three heroes hand in hand */
  const man = [
    '..#####..',
    '..#ooo#..',
    '...ooo...',
    '#########',
    '#.#####.#',
    '#.##o##.#',
    '..#####..',
    '.##o#o##.',
    '.###o###.',
    '##o#o#o##',
    '...o.o...',
    '..oo.oo..',
  ]
  const cols = [gold, cream, blue]
  ;[-12, 0, 12].forEach((ox, i) =>
    man.forEach((row, j) =>
      [...row].forEach((ch, k) => {
        if (ch === '#') put(cols[i]!, cx - 4 + ox + k, 57 + j)
        if (ch === 'o') put(i === 1 ? red : cream, cx - 4 + ox + k, 57 + j)
      }),
    ),
  )
  put(gold, cx - 6, 60)
  put(gold, cx - 7, 61)
  put(gold, cx + 6, 60)
  put(gold, cx + 7, 61)
  let rays = ''
  for (let i = 0; i < 28; i++) {
    const a = (i / 28) * 6.283
    rays +=
      `<path d="M${f(110 + Math.cos(a) * 24)},${f(154 + Math.sin(a) * 24)}L${f(110 + Math.cos(a - 0.07) * 32)},` +
      `${f(154 + Math.sin(a - 0.07) * 32)}A3 3 0 0 1 ${f(110 + Math.cos(a + 0.07) * 32)},${f(154 + Math.sin(a + 0.07) * 32)}Z" ` +
      'fill="#8a5a10" opacity=".55"/>'
  }
  return `<rect width="220" height="300" fill="url(#madder)"/><rect width="220" height="300" fill="url(#weave)"/>
 ${stitch(red, c, '#d2553f')}${stitch(cream, c, '#f3e3c0')}${stitch(blue, c, '#a9c4c9')}${stitch(gold, c, '#ecb63a')}
 <g filter="url(#soft2)"><circle cx="110" cy="154" r="36" fill="url(#goldR)"/></g>
   <circle cx="110" cy="154" r="35" fill="none" stroke="#fff0b8" stroke-width=".8"/>${rays}
 <circle cx="110" cy="154" r="23.5" fill="url(#goldR2)" stroke="#8a5a10" stroke-width="1"/>
 ${emblem(deer, 92.6, 136.6, 36, '#fff3c4')}${emblem(deer, 92, 136, 36, '#5b1a18')}
 <g filter="url(#soft2)"><path d="${torn(28, 32, 164, 36, 0.7, 3, 3)}" fill="#efe2c6"/></g><rect x="28" y="32" width="164" height="36" fill="url(#weaveL)"/>
 <path d="M31,36h158M31,64h158" stroke="#a52f28" stroke-width="1.6" stroke-dasharray="4 2.4"/>
 <text x="110" y="58.5" text-anchor="middle" font-family="Almendra" font-weight="700" font-size="29" fill="#5b1a18">ThreeTale</text>`
}
