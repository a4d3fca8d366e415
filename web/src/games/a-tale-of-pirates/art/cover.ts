/** A Tale of Pirates: a sea chart. */
import { crossedSwords, palmTree, sandsOfTime, seaSerpent } from '../../../art/emblems'
import { emblem, f, rng } from '../../../art/shapes'

function rose(x: number, y: number, r: number): string {
  let o =
    `<circle cx="${x}" cy="${y}" r="${f(r * 0.7)}" fill="none" stroke="#173a4a" stroke-width=".8"/>` +
    `<circle cx="${x}" cy="${y}" r="${f(r * 0.62)}" fill="none" stroke="#173a4a" stroke-width=".5" stroke-dasharray="1 2"/>`
  for (const [k, off] of [
    [0.72, 0.7854],
    [1, 0],
  ] as [number, number][])
    for (let i = 0; i < 4; i++) {
      const a = off + i * 1.5708,
        R = r * k,
        p = (A: number, l: number) => `${f(x + Math.cos(A) * l)},${f(y + Math.sin(A) * l)}`
      o +=
        `<path d="M${x},${y}L${p(a - 0.7854, R * 0.2)}L${p(a, R)}Z" fill="${k === 1 ? '#a8322d' : '#173a4a'}"/>` +
        `<path d="M${x},${y}L${p(a + 0.7854, R * 0.2)}L${p(a, R)}Z" fill="#f7e9c4" stroke="#173a4a" stroke-width=".5"/>`
    }
  return o + `<circle cx="${x}" cy="${y}" r="${f(r * 0.12)}" fill="#d8a53a" stroke="#173a4a" stroke-width=".7"/>`
}
function rhumb(x: number, y: number, n: number, l: number): string {
  let d = ''
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 6.283
    d += `M${x},${y}L${f(x + Math.cos(a) * l)},${f(y + Math.sin(a) * l)}`
  }
  return d
}
function rope(x: number, y: number, w: number, h: number, th: number): string {
  const P = 2 * (w + h),
    st = th * 0.62
  let d = ''
  for (let t = 0; t < P; t += st) {
    let px: number, py: number, a: number
    if (t < w) {
      px = x + t
      py = y
      a = 0
    } else if (t < w + h) {
      px = x + w
      py = y + t - w
      a = 1.571
    } else if (t < 2 * w + h) {
      px = x + w - (t - w - h)
      py = y + h
      a = 3.142
    } else {
      px = x
      py = y + h - (t - 2 * w - h)
      a = 4.712
    }
    const c = Math.cos(a + 0.62),
      s = Math.sin(a + 0.62),
      k = th * 0.62
    d += `M${f(px - c * k)},${f(py - s * k)}L${f(px + c * k)},${f(py + s * k)}`
  }
  return (
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="3" fill="none" stroke="#5a3c17" stroke-width="${th + 1.6}"/>` +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="3" fill="none" stroke="#c9a05a" stroke-width="${th}"/>` +
    `<path d="${d}" stroke="#7b5424" stroke-width=".9" /><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="3" fill="none" ` +
    `stroke="#fbe6ae" stroke-width="${f(th * 0.22)}" opacity=".55" transform="translate(-.6 -.8)"/>`
  )
}
function ship(x: number, y: number, s: number): string {
  return `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-46,6C-40,28 -16,34 14,32C36,30 46,14 52,-6L38,-2L34,6L-26,6L-34,-8L-50,-12Z"
  fill="#6b3f1e" stroke="#2b1a0c" stroke-width="1.4"/><path d="M-42,14C-20,20 20,20 44,8M-36,21C-16,27 16,27 36,19" stroke="#c08a4a"
  stroke-width="1.4" fill="none"/><path d="M-48,-12L-34,-8L-26,6L-36,6Z" fill="#8a5527"/><g fill="#e8c66e">
  <circle cx="-20" cy="13" r="2.2"/><circle cx="-6" cy="14.5" r="2.2"/><circle cx="8" cy="14" r="2.2"/><circle cx="22" cy="11.5" r="2.2"/>
  </g><path d="M-24,6V-58M4,6V-72M28,4V-52M46,-6L70,-24" stroke="#3b2412" stroke-width="2.2"/>
  <g stroke="#6b5b49" stroke-width=".7" fill="none"><path d="M-24,-58L-48,-12M4,-72L-24,-30M4,-72L52,-8M28,-52L66,-21"/></g>
 <g fill="#fff7e2" stroke="#8a744c" stroke-width=".8">
   <path d="M-38,-14C-30,-10 -16,-10 -8,-15C-5,-26 -6,-34 -11,-42C-18,-39 -30,-39 -37,-42C-33,-32 -34,-22 -38,-14Z"/>
   <path d="M-33,-45C-28,-43 -18,-43 -13,-45C-11,-50 -12,-53 -15,-57C-20,-55 -27,-55 -32,-57C-30,-53 -31,-49 -33,-45Z"/>
   <path d="M-11,-14C-2,-9 12,-9 22,-15C26,-28 24,-38 19,-47C10,-43 -2,-43 -10,-47C-5,-36 -6,-24 -11,-14Z"/>
   <path d="M-8,-50C-2,-48 10,-48 17,-50C19,-57 17,-62 14,-67C8,-65 0,-65 -6,-67C-4,-62 -5,-56 -8,-50Z"/>
   <path d="M20,-10C26,-7 36,-7 42,-11C45,-22 43,-30 39,-37C33,-34 26,-34 21,-37C24,-28 23,-18 20,-10Z"/>
   <path d="M46,-8L68,-23C58,-24 44,-30 32,-48C40,-34 46,-20 46,-8Z"/></g>
 <g fill="#d9c69a" opacity=".7"><path d="M-11,-42C-6,-34 -5,-26 -8,-15L-14,-12C-10,-24 -11,-34 -16,-41Z"/>
   <path d="M19,-47C24,-38 26,-28 22,-15L15,-12C19,-26 18,-38 13,-45Z"/></g>
   <path d="M4,-72v-8q7,-3 13,0q6,3 12,0v7q-6,3 -12,0q-7,-3 -13,1Z" fill="#a8322d"/>${emblem(crossedSwords, 1, -38, 12, '#2aa6b8')}</g>`
}
export function cover(): string {
  const isle = `M18,92C26,82 44,84 52,76C60,70 74,74 76,84C78,94 66,98 62,106C56,114 44,112 36,110C26,110 14,102 18,92Z`,
    isle2 = `M164,214C172,204 190,206 196,214C202,222 198,236 188,238C176,242 160,232 164,214Z`,
    coast = `M220,40C206,44 200,54 190,56C182,60 186,70 194,74C200,80 196,90 206,92C212,94 216,100 220,104Z`
  const lines = [9, 6.5, 4]
    .map(
      (w, i) =>
        `<g fill="none" stroke="#2f8fa0" stroke-opacity="${[0.22, 0.35, 0.5][i]}" stroke-width="${w}"><path d="${isle}"/>` +
        `<path d="${isle2}"/><path d="${coast}"/></g>`,
    )
    .join('')
  let waves = ''
  const r = rng(4)
  for (let i = 0; i < 34; i++) {
    const x = 20 + r() * 176,
      y = 112 + r() * 150
    waves += `M${f(x)},${f(y)}q3,-3 6,0q3,3 6,0`
  }
  const corner = (x: number, y: number, a: number) =>
    `<g transform="translate(${x} ${y}) rotate(${a})"><path d="M0,0H36C34,10 26,12 22,14C14,16 16,24 12,30C8,34 2,34 0,36Z" ` +
    'fill="url(#brass)" stroke="#5a3c10" stroke-width="1"/><circle cx="8" cy="8" r="2.6" fill="#fff0b8" stroke="#5a3c10" ' +
    'stroke-width=".8"/><circle cx="25" cy="7" r="1.5" fill="#5a3c10"/><circle cx="7" cy="25" r="1.5" fill="#5a3c10"/></g>'
  return `<rect width="220" height="300" fill="#12303e"/><rect x="7" y="7" width="206" height="286" fill="url(#parch)"/>
  <rect x="7" y="7" width="206" height="286" fill="#7fc4c4" opacity=".22"/>
 <svg x="7" y="7" width="206" height="286" viewBox="7 7 206 286"><path d="${rhumb(58, 232, 32, 330)}" stroke="#a8322d"
   stroke-width=".45" opacity=".55"/><path d="${rhumb(190, 120, 16, 300)}" stroke="#173a4a" stroke-width=".4" opacity=".5"/>
 <path d="${waves}" stroke="#2f8fa0" stroke-width=".9" fill="none" opacity=".7"/>${lines}
   <g fill="#e2c27e" stroke="#5a3c17" stroke-width="1.2"><path d="${isle}"/><path d="${isle2}"/><path d="${coast}"/></g>
 <path d="M30,98l5,-9l5,9M40,96l6,-11l6,11M176,226l5,-9l5,9" fill="#c99f58" stroke="#5a3c17"
   stroke-width="1"/>${emblem(palmTree, 54, 74, 20, '#3c6b3a')}${emblem(palmTree, 182, 210, 18, '#3c6b3a')}
 <path d="M48,112C50,140 70,150 78,164M150,176C160,196 156,206 172,222" stroke="#a8322d" stroke-width="2" stroke-dasharray="5 4"
   fill="none" stroke-linecap="round"/><path d="M168,219l8,8m0,-8l-8,8" stroke="#a8322d" stroke-width="2.6" stroke-linecap="round"/>
 <g filter="url(#soft2)">${ship(108, 160, 1.02)}</g><path d="M48,190q8,-6 16,0t16,0t16,0t16,0t16,0t16,0t16,0q4,3 2,8q-50,10 -108,0
   q-6,-4 -6,-8Z" fill="#6fbcc2"/><path d="M48,190q8,-6 16,0t16,0t16,0t16,0t16,0t16,0t16,0" stroke="#fff7e2" stroke-width="1.5"
   fill="none"/><path d="M56,197q8,-5 16,0t16,0t16,0t16,0t16,0" stroke="#2b7c8c" stroke-width="1.3" fill="none"/>
 ${rose(58, 234, 34)}${emblem(seaSerpent, 100, 220, 46, '#1f6f7e')}</svg>
 ${rope(8, 8, 204, 284, 6)}${corner(1, 1, 0)}${corner(219, 1, 90)}${corner(219, 299, 180)}${corner(1, 299, 270)}
 <g filter="url(#soft2)"><path d="M30,56l-10,-6l8,-6l-6,-12l12,4h152l12,-4l-6,12l8,6l-10,6" fill="#c9a567"/>
   <path d="M34,28C80,20 140,20 186,28V58C140,50 80,50 34,58Z" fill="#fbeecb" stroke="#8a6a35" stroke-width="1"/></g>
   <path id="pirates-ribbon" d="M38,49C80,42 140,42 182,49" fill="none"/><text font-family="Almendra" font-weight="700" font-size="21"
   fill="#173a4a"><textPath href="#pirates-ribbon" startOffset="50%" text-anchor="middle">A Tale of Pirates</textPath></text>
 <g transform="translate(168 262)"><circle r="19" fill="url(#brass)" stroke="#5a3c10" stroke-width="1.2"/><circle r="15"
   fill="#173a4a"/>${emblem(sandsOfTime, -11, -11, 22, '#f2d48a')}</g>`
}
