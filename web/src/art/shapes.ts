/** Seeded drawing helpers: each returns path data or SVG text; the same seed gives the same picture. */

/** A small seeded generator (mulberry32). */
export function rng(seed: number): () => number {
  let s = seed
  return () => {
    s |= 0
    s = (s + 0x6d2b79f5) | 0
    let t = Math.imul(s ^ (s >>> 15), 1 | s)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** One decimal is enough for a path. */
export const f = (n: number): number => +n.toFixed(1)

/** An emblem placed in a drawing. */
export const emblem = (path: string, x: number, y: number, w: number, fill: string): string =>
  `<svg x="${x}" y="${y}" width="${w}" height="${w}" viewBox="0 0 512 512"><path d="${path}" fill="${fill}"/></svg>`

/** A strip of paper with torn edges. */
export function torn(x: number, y: number, w: number, h: number, a = 1.6, st = 6, seed = 7): string {
  const r = rng(seed)
  const j = () => (r() - 0.5) * a * 2
  let d = `M${x},${y}`
  for (let i = st; i < w; i += st) d += `L${f(x + i)},${f(y + j())}`
  d += `L${x + w},${y}`
  for (let i = st; i < h; i += st) d += `L${f(x + w + j())},${f(y + i)}`
  d += `L${x + w},${y + h}`
  for (let i = st; i < w; i += st) d += `L${f(x + w - i)},${f(y + h + j())}`
  d += `L${x},${y + h}`
  for (let i = st; i < h; i += st) d += `L${f(x + j())},${f(y + h - i)}`
  return d + 'Z'
}

/** A range of hills across a box. */
export function hill(w: number, h: number, y: number, amp: number, n: number, seed: number): string {
  const r = rng(seed)
  const step = w / n
  let d = `M0,${h}L0,${f(y)}`
  let px = 0
  let py = y
  for (let i = 1; i <= n; i++) {
    const x = step * i
    const ny = y + (r() - 0.5) * 2 * amp
    d += `C${f(px + step * 0.45)},${f(py)} ${f(x - step * 0.45)},${f(ny)} ${f(x)},${f(ny)}`
    px = x
    py = ny
  }
  return d + `L${w},${h}Z`
}

export const pine = (x: number, y: number, s: number): string =>
  `M${x},${f(y - s)}l${f(s * 0.2)},${f(s * 0.34)}h${f(-s * 0.08)}l${f(s * 0.2)},${f(s * 0.3)}h${f(-s * 0.1)}l${f(s * 0.2)},${f(s * 0.36)}h${f(-s * 0.84)}` +
  `l${f(s * 0.2)},${f(-s * 0.36)}h${f(-s * 0.1)}l${f(s * 0.2)},${f(-s * 0.3)}h${f(-s * 0.08)}Z`

export const leafTree = (x: number, y: number, s: number): string =>
  `M${f(x - s * 0.06)},${y}v${f(-s * 0.5)}a${f(s * 0.3)},${f(s * 0.34)} 0 1 1 ${f(s * 0.12)},0v${f(s * 0.5)}Z`

export function star(x: number, y: number, r: number): string {
  let d = ''
  for (let i = 0; i < 10; i++) {
    const a = -1.571 + i * 0.6283
    const k = i % 2 ? r * 0.45 : r
    d += (i ? 'L' : 'M') + f(x + Math.cos(a) * k) + ',' + f(y + Math.sin(a) * k)
  }
  return d + 'Z'
}

export const cloud = (x: number, y: number, s: number): string =>
  `M${x},${y}h${f(s * 2.6)}a${f(s * 0.5)},${f(s * 0.5)} 0 0 0 0,${f(-s)}a${f(s * 0.7)},${f(s * 0.7)} 0 0 0 ${f(-s * 1.1)},${f(-s * 0.45)}` +
  `a${f(s * 0.6)},${f(s * 0.6)} 0 0 0 ${f(-s)},${f(s * 0.45)}a${f(s * 0.5)},${f(s * 0.5)} 0 0 0 ${f(-s * 0.5)},${f(s)}Z`

/** A paper castle with three towers. */
export function castle(x: number, y: number, s: number, body: string, roof: string, win: string): string {
  const tower = (dx: number, w: number, h: number, r: number): string =>
    `<path d="M${f(x + dx * s)},${y}v${f(-h * s)}h${f(w * s)}v${f(h * s)}Z" fill="${body}"/>` +
    `<path d="M${f(x + (dx - 0.8) * s)},${f(y - h * s)}l${f((w / 2 + 0.8) * s)},${f(-r * s)}l${f((w / 2 + 0.8) * s)},${f(r * s)}Z" fill="${roof}"/>` +
    `<rect x="${f(x + (dx + w / 2 - 0.7) * s)}" y="${f(y - (h - 3.2) * s)}" width="${f(1.4 * s)}" height="${f(2.6 * s)}" rx="${f(0.7 * s)}" fill="${win}"/>`
  const merlon = `h${f(2 * s)}v${f(1.6 * s)}h${f(2 * s)}v${f(-1.6 * s)}`
  return (
    tower(-11, 5, 12, 8) +
    tower(7, 5, 13, 8) +
    tower(-3.4, 7, 20, 12) +
    `<path d="M${f(x - 7 * s)},${y}v${f(-8 * s)}${merlon.repeat(3)}h${f(2 * s)}v${f(8 * s)}Z" fill="${body}"/>` +
    `<path d="M${f(x - 2 * s)},${y}v${f(-4 * s)}a${f(2 * s)},${f(2 * s)} 0 0 1 ${f(4 * s)},0v${f(4 * s)}Z" fill="${win}"/>` +
    `<path d="M${f(x + 0.1 * s)},${f(y - 32 * s)}v${f(-5 * s)}l${f(4 * s)},${f(1.5 * s)}l${f(-4 * s)},${f(1.5 * s)}" ` +
    `fill="${roof}" stroke="${roof}" stroke-width=".6"/>`
  )
}

/** Numbers as in the points of a polygon: `12 30, 40 35` are two points. */
export const points = <P extends readonly number[]>(text: string): P[] =>
  text.split(', ').map((one) => one.split(' ').map(Number) as unknown as P)

/** Trees, each with its place and size. */
export const wood = (trees: string, draw: (i: number) => typeof pine): string =>
  points<[number, number, number]>(trees)
    .map((tree, i) => draw(i)(...tree))
    .join('')
