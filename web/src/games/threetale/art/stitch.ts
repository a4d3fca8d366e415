/** Embroidery by code: text grids become cross-stitches, and a short notation becomes pictures. Everything returns SVG text. */

/** A small seeded generator: the same seed sews the same cloth. */
export function rng(seed: number): () => number {
  let s = seed
  return () => {
    s = (Math.imul(s ^ (s >>> 15), 2246822507) + 0x6d2b79f5) | 0
    return (s >>> 0) / 4294967296
  }
}

/** One decimal is enough for a thread. */
export const f = (n: number): number => Math.round(n * 10) / 10

/** A quarter of a pattern, mirrored twice around a middle row and column. */
export function mirror(quarter: readonly string[]): string[] {
  const half = quarter.map((row) => row + '.' + [...row].reverse().join(''))
  return [...half, '.'.repeat(half[0]!.length), ...half.slice().reverse()]
}
export const tile = (pattern: readonly string[], n: number): string[] => Array.from({ length: n }, (_, i) => pattern[i % pattern.length]!)
export const rot90 = (grid: readonly string[]): string[] => [...grid[0]!].map((_, i) => grid.map((row) => row[i]).join(''))
/** A pattern repeated to the right, n stitches long. */
export const hrep = (pattern: readonly string[], n: number): string[] => rot90(tile(rot90(pattern), n))

/** Cross-stitches of a text grid, one path for each colour; `size` is one stitch, `weight` its thread. */
export function xs(
  grid: readonly string[],
  size: number,
  x: number,
  y: number,
  colours: Readonly<Record<string, string>>,
  weight = 0.36,
): string {
  const threads: Record<string, string> = {}
  const k = f(size * 0.74)
  grid.forEach((row, j) =>
    [...row].forEach((c, i) => {
      if (colours[c])
        threads[c] = (threads[c] ?? '') + `M${f(x + i * size + size * 0.13)} ${f(y + j * size + size * 0.13)}l${k} ${k}m0 ${-k}l${-k} ${k}`
    }),
  )
  return Object.entries(threads)
    .map(
      ([c, d]) => `<path d="${d}" fill="none" stroke="${colours[c]}" stroke-width="${(size * weight).toFixed(2)}" stroke-linecap="round"/>`,
    )
    .join('')
}

/** The eight-petalled rose, 17 × 17. */
export const ROSE = mirror(['....a...', '....aa..', '....aaa.', '....aaaa', 'bbbb.aaa', '.bbbb.aa', '..bbbb.a', '...bbbb.'])
/** The lozenge of an empty cell, 7 × 7. */
export const DIA = ['...a...', '..aba..', '.abcba.', 'abc.cba', '.abcba.', '..aba..', '...a...']
/** The running border of an apron, 7 wide. */
export const STRIP = [...DIA.slice(0, 6), 'b..a..b', '.b...b.', '..b.b..', '...c...', '..b.b..', '.b...b.', 'b..a..b', '..aba..']
/** Narrow hems. */
export const HEM = ['a...b...', '.a.bab..', '..a...b.']
export const HEM_SMALL = ['a...', 'bab.', '..a.']
export const SMALL_ROSE = ['..a..', '.aba.', 'ab.ba', '.aba.', '..a..']
export const THREAD = { red: '#d64a3a', gold: '#e6b043', cream: '#f7ecd4', madder: '#8d1f1a' } as const
export const STITCHED = { a: THREAD.red, b: THREAD.gold, c: THREAD.cream }

/** The dyes of the pictures, one letter each. */
const DYE: Readonly<Record<string, string>> = {
  k: '#2b1710', w: '#fff8e8', c: '#f3e2bb', s: '#d6ba84', z: '#efe6cf',
  g: '#f0b93a', G: '#a8690f', y: '#ffe08a', o: '#e8742a', O: '#a8441a',
  r: '#d0392e', R: '#8d1f1a', D: '#5b1a18', p: '#f2a08a', h: '#d9568a',
  b: '#3f76b5', B: '#1f3a6b', l: '#a9d8e6', t: '#1b8a8a', T: '#0f5560',
  e: '#5f9a4a', E: '#2f5d37', u: '#a8cc7a',
  n: '#8a5a30', N: '#5a3820', q: '#b98550', f: '#f2cba3', F: '#d9a578',
  i: '#a9bac5', I: '#5c6d79', j: '#dfe8ed', a: '#cfc6b8', A: '#7d7264',
  v: '#7d5aa6', V: '#3d2a5e', m: '#c9b3e6', x: '#1a1222', d: '#37293a',
} // prettier-ignore

const NUMBER = '(-?[\\d.]+)[ ,]*'
const CIRCLE = new RegExp(`O${NUMBER}${NUMBER}${NUMBER}`, 'g')
const OVAL = new RegExp(`@${NUMBER}${NUMBER}${NUMBER}${NUMBER}`, 'g')
const oval = (x: string, y: string, rx: string, ry: string): string =>
  `M${+x - +rx} ${y}a${rx} ${ry} 0 1 0 ${2 * +rx} 0a${rx} ${ry} 0 1 0 ${-2 * +rx} 0Z`

/**
 * A picture in short notation: parts divided by `|`, each a dye letter and a path, in which `Ox y r` is a circle and `@x y rx ry` an oval.
 * Plain: filled, with the dark outline. `_r.5 `: filled only, with an opacity. `-r3 `: a thread of width 3. `~r3 `: the same, stitched.
 */
export function pic(notation: string, outline = 2): string {
  return notation
    .split('|')
    .map((part) => {
      const [, mode, dye, number, rest] = /^\s*([_~-]?)(\w)([\d.]*)\s*([^]*)$/.exec(part)!
      const d = rest!
        .replace(CIRCLE, (_, x: string, y: string, r: string) => oval(x, y, r, r))
        .replace(OVAL, (_, x: string, y: string, rx: string, ry: string) => oval(x, y, rx, ry))
      const colour = DYE[dye!] ?? '#f0f'
      if (mode === '_') return `<path d="${d}" fill="${colour}"${number ? ` opacity="${number}"` : ''}/>`
      if (mode) {
        const dashes = mode === '~' ? ` stroke-dasharray="${f(+number! * 1.2)} ${f(+number! * 1.1)}"` : ' stroke-linecap="round"'
        return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${number || 2}" stroke-linejoin="round"${dashes}/>`
      }
      return `<path d="${d}" fill="${colour}"${outline ? ` stroke="#2b1710" stroke-width="${outline}" stroke-linejoin="round"` : ''}/>`
    })
    .join('')
}

/** A part put somewhere: moved, scaled, turned. */
export const at = (x: number, y: number, inner: string, scale: number | string = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${inner}</g>`
/** Mirrored over an upright axis. */
export const flip = (axis: number, inner: string): string => at(2 * axis, 0, inner, '-1 1')
/** The same part on both sides of an upright axis. */
export const both = (axis: number, inner: string): string => inner + flip(axis, inner)

/** Points of a star around x y. */
export const star = (x: number, y: number, r: number, points = 5, inner = 0.45): string =>
  'M' +
  Array.from({ length: points * 2 }, (_, i) => {
    const k = i % 2 ? r * inner : r
    const a = (Math.PI * i) / points - Math.PI / 2
    return `${f(x + k * Math.cos(a))} ${f(y + k * Math.sin(a))}`
  }).join('L') +
  'Z'
/** The same part around a middle, n times. */
export const around = (n: number, inner: string, x = 32, y = 32, from = 0): string =>
  Array.from({ length: n }, (_, i) => `<g transform="rotate(${f(from + (360 * i) / n)} ${x} ${y})">${inner}</g>`).join('')
