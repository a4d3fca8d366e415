/** The drawings of the apron: its cloth, the tracks of stitches, the trunk on which the beads climb. */
import { HEM_SMALL, STITCHED, STRIP, THREAD, hrep, tile, xs } from './art/stitch'
import { BARS, TALENT_COSTS, TOP, type Virtue } from './model'

/** The hanging cloth with its borders, hem and fringe. */
export function cloth(width: number, height: number): string {
  const rows = Math.max(1, Math.floor((height - 30) / 3))
  let fringe = ''
  for (let i = 0; i * 6 + 5 < width; i++)
    fringe +=
      `<path d="M${5 + i * 6} ${height - 15}q${i % 2 ? 2 : -2} 7 0 ${12 + (i % 3)}" ` +
      `stroke="${['#a3322a', THREAD.gold, '#a3322a', THREAD.cream][i % 4]}" stroke-width="2.600" fill="none" ` +
      'stroke-linecap="round"/>'
  const border = tile(STRIP, rows)
  return (
    '<linearGradient id="tt-apron" x2="0" y2="1"><stop stop-color="#7a231f"/><stop offset=".4" stop-color="#641b19"/>' +
    `<stop offset="1" stop-color="#4a1213"/></linearGradient>${fringe}` +
    `<rect width="${width}" height="${height - 13}" rx="3" fill="url(#tt-apron)"/><rect width="${width}" height="${height - 13}" fill="url(#tt-weave-dark)"/>` +
    xs(border, 3, 2.5, 6, STITCHED, 0.42) +
    xs(border, 3, width - 23.5, 6, STITCHED, 0.42) +
    `<path d="M26 4V${height - 16}M${width - 26} 4V${height - 16}" stroke="${THREAD.gold}" stroke-width="1.500" stroke-dasharray="5 3"/>` +
    xs(hrep(HEM_SMALL, Math.floor(width / 3)), 3, 1, height - 24, { a: THREAD.gold, b: THREAD.cream }, 0.42)
  )
}

const STITCH = 8.6
const cross = (x: number): string => `M${x + 1.1} 2.800l6.400 6.400m0-6.400l-6.400 6.400`

/** Thirteen stitches, cut by the bars after which a Virtue gives more; `change` is what the last moment sewed or unravelled. */
export function track(virtue: Virtue, value: number, change: number): string {
  const barred = virtue !== 'love'
  const step = barred ? 10.4 : 11.6
  const at = (i: number): number => Math.round(((i - 1) * step + (barred ? BARS.filter((bar) => i > bar).length * 5 : 0)) * 10) / 10
  const paths: Record<string, string> = {}
  for (let i = 1; i <= TOP; i++) {
    const sort = i <= value ? (change > 0 && i > value - change ? 'sewn' : 'on') : change < 0 && i <= value - change ? 'torn' : 'off'
    paths[sort] = (paths[sort] ?? '') + cross(at(i))
  }
  let out = Object.entries(paths)
    .map(([sort, d]) => `<path class="${sort}" d="${d}"/>`)
    .join('')
  if (barred)
    for (const [j, bar] of BARS.entries()) out += `<path class="bar${value > bar ? ' past' : ''}" d="M${bar * step + j * 5 + 1.9} -1v14"/>`
  return out
}
export const TRACK_BOX = `0 -1 ${12 * 10.4 + 15 + STITCH + 2} 14`

/** Where the rows of the tree are: level III is above. */
export const ROWS = [140, 84, 28] as const
export const TREE = { width: 230, height: 172 } as const

/** Trunk, branches and beads: stored Shevitsa climb towards the next Talent. `took` says which side was taken, level by level: 0 left, 1 right. */
export function trunk(took: readonly number[], shevitsa: number): string {
  const x = TREE.width / 2
  const learned = took.length
  const top = learned ? ROWS[learned - 1]! : TREE.height - 6
  let out =
    `<path d="M${x} ${TREE.height - 4}q-16-4-30 3M${x} ${TREE.height - 4}q16-4 30 3M${x} ${TREE.height - 5}q-6 2-12 5` +
    `M${x} ${TREE.height - 5}q6 2 12 5" stroke="#c98f56" stroke-width="2.500" fill="none" stroke-linecap="round" ` +
    'stroke-dasharray="4 3"/>' +
    `<path d="M${x} ${TREE.height - 5}V18" stroke="#2c0808" stroke-width="11" stroke-linecap="round"/>` +
    `<path d="M${x} ${TREE.height - 5}V20" stroke="#8a4a34" stroke-width="5" stroke-linecap="round"/>`
  if (learned) out += `<path d="M${x} ${TREE.height - 5}V${top}" stroke="${THREAD.gold}" stroke-width="5" stroke-linecap="round"/>`
  ROWS.forEach((y, level) => {
    for (const side of [0, 1]) {
      const dir = side ? 1 : -1
      const taken = took[level]
      const colour = taken === undefined ? '#c07a5a' : taken === side ? '#ffd469' : '#7a322a'
      out += `<path d="M${x + dir * 13} ${y}q${dir * 4} 2 ${dir * 9} 0" stroke="${colour}" stroke-width="2.500" fill="none" stroke-dasharray="5 3"/>`
    }
    const cost = TALENT_COSTS[level]!
    const lit = level < learned ? cost : level === learned ? Math.min(cost, shevitsa) : 0
    for (let i = 0; i < cost; i++) {
      const [bx, by] = [x + (i % 2 ? 6.5 : -6.5), y + 20 + (cost / 2 - 1 - (i >> 1)) * 8.6]
      out +=
        `<path d="M${bx} ${by - 5}l5 5-5 5-5-5Z" fill="${i < lit ? (level < learned ? THREAD.gold : '#e2392c') : '#2c0808'}" ` +
        `stroke="${i < lit ? '#ffe3a0' : '#c98f56'}" stroke-width="1.300"/>`
    }
    const done = level < learned
    out +=
      `<g transform="translate(${x} ${y})"><path d="M0-14L13 0 0 14-13 0Z" fill="${done ? '#b3261e' : '#3a0f0f'}" ` +
      `stroke="${done ? '#ffd469' : '#d9a566'}" stroke-width="2"/><text y="4.600" text-anchor="middle">${['I', 'II', 'III'][level]}` +
      '</text></g>'
  })
  return out
}

/** The petals round a Talent. */
export function petals(state: 'taken' | 'open' | 'lost' | 'later'): string {
  let out = ''
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4 + 0.39
    const [x, y] = [Math.round((32 + 24 * Math.cos(a)) * 10) / 10, Math.round((32 + 24 * Math.sin(a)) * 10) / 10]
    const fill = {
      taken: i % 2 ? '#ffd469' : '#fff3d6',
      open: i % 2 ? '#d65a44' : '#c04433',
      later: i % 2 ? '#8c3a2e' : '#7a2e25',
      lost: '#471615',
    }[state]
    out +=
      `<ellipse cx="${x}" cy="${y}" rx="9" ry="7.500" transform="rotate(${i * 45 + 22} ${x} ${y})" ` +
      `fill="${fill}"${state === 'taken' ? ' stroke="#a86b0c"' : ''}/>`
  }
  return (
    out +
    `<circle cx="32" cy="32" r="22" fill="${{ taken: '#b3261e', open: '#5a1614', later: '#4a1212', lost: '#3a0f0f' }[state]}" ` +
    `stroke="${{ taken: '#fff3d6', open: '#ffd469', later: '#e2b86b', lost: '#7d3b33' }[state]}" ` +
    `stroke-width="2"${state === 'taken' || state === 'lost' ? '' : ' stroke-dasharray="4 3"'}/>`
  )
}

/** The medallion of a portrait, without the figure. */
export const RAYS = Array.from({ length: 24 }, (_, i) => {
  const [c, s] = [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12)]
  const at = (r: number): string => `${(55 + r * c).toFixed(1)} ${(55 + r * s).toFixed(1)}`
  return `<path d="M${at(44)}L${at(52)}" stroke="${i % 2 ? THREAD.gold : THREAD.cream}" stroke-width="4" stroke-linecap="round"/>`
}).join('')
