/** Dice Upon a Time: a woodcut. */
import { raven } from '../../../art/emblems'
import { emblem, f, pine, rng } from '../../../art/shapes'

/** Parallel strokes over a box. */
function hatch(x: number, y: number, w: number, h: number, gap: number, ang: number, sw: number, col = '#231f1a', seed = 1): string {
  const r = rng(seed)
  let d = ''
  const L = Math.hypot(w, h)
  for (let t = -L; t < L; t += gap) {
    const j = (r() - 0.5) * gap * 0.3
    d += `M${f(-L)},${f(t + j)}Q0,${f(t + j + (r() - 0.5) * 2)} ${f(L)},${f(t + j)}`
  }
  return `<path transform="translate(${x + w / 2} ${y + h / 2}) rotate(${ang})" d="${d}" stroke="${col}" stroke-width="${sw}" fill="none"/>`
}
/** A die seen from above a corner. */
export function die3(x: number, y: number, s: number, pips: [number, number][]): string {
  const b = s * 0.29
  const top = `M${x},${f(y - s)}l${f(s * 0.87)},${f(b * 1.72)}l${f(-s * 0.87)},${f(b * 1.72)}l${f(-s * 0.87)},${f(-b * 1.72)}Z`
  const L = `M${f(x - s * 0.87)},${f(y - s * 0.5)}l${f(s * 0.87)},${f(s * 0.5)}v${s}l${f(-s * 0.87)},${f(-s * 0.5)}Z`,
    R = `M${f(x + s * 0.87)},${f(y - s * 0.5)}l${f(-s * 0.87)},${f(s * 0.5)}v${s}l${f(s * 0.87)},${f(-s * 0.5)}Z`
  const pt = (u: number, v: number) =>
    `<ellipse cx="${f(x + (u - v) * s * 0.87)}" cy="${f(y - s + (u + v) * s * 0.5)}" rx="${f(s * 0.13)}" ry="${f(s * 0.08)}" fill="#231f1a"/>`
  const pl = (u: number, v: number) =>
    `<ellipse cx="${f(x - s * 0.87 + u * s * 0.87)}" cy="${f(y - s * 0.5 + u * s * 0.5 + v * s)}" rx="${f(s * 0.09)}" ry="${f(s * 0.13)}" fill="#231f1a"/>`
  let hr = ''
  for (let i = 1; i < 9; i++) {
    const q = i / 9
    hr += `M${f(x + s * 0.87 * q)},${f(y - s * 0.5 * q)}v${s}`
  }
  return (
    `<path d="${top}" fill="#f4ecd8" stroke="#231f1a" stroke-width="1.4" stroke-linejoin="round"/>` +
    `<path d="${L}" fill="#c9d59a" stroke="#231f1a" stroke-width="1.4" stroke-linejoin="round"/>` +
    `<path d="${R}" fill="#7a9e3b" stroke="#231f1a" stroke-width="1.4" stroke-linejoin="round"/>` +
    `<path d="${hr}" stroke="#231f1a" stroke-width="1"/>` +
    `${pips.map(([u, v]) => pt(u, v)).join('')}${pl(0.28, 0.28)}${pl(0.72, 0.72)}${pl(0.5, 0.5)}`
  )
}
function tree(flip: boolean): string {
  const t = flip ? 'translate(220 0) scale(-1 1)' : ''
  let cuts = ''
  const r = rng(flip ? 5 : 8)
  for (let i = 0; i < 16; i++) {
    const x = 14 + i * 1.9,
      y0 = 70 + r() * 60
    cuts += `M${f(x + (r() - 0.5))},${f(y0)}C${f(x - 3)},${f(y0 + 30)} ${f(x + 2)},${f(y0 + 56)} ${f(x - 1)},${f(y0 + 70 + r() * 16)}`
  }
  return (
    `<g transform="${t}"><path d="M10,246C20,236 22,212 20,180C18,150 22,120 14,84L10,34C16,50 20,58 24,70C27,58 24,46 30,30` +
    'C31,48 34,60 31,80C40,70 52,66 60,50C60,66 50,80 36,94C44,96 58,92 74,82C66,98 48,106 36,110C36,140 34,170 40,200' +
    'C44,224 54,236 66,246C54,244 46,240 40,236C38,242 34,246 30,250C28,244 27,240 26,238C22,244 16,247 10,246Z" fill="#231f1a"/>' +
    '<path d="M30,30q6,-8 14,-8M60,50q8,-6 18,-5M74,82q8,-4 18,2M24,70q-8,-14 -14,-18M44,66q2,-14 12,-22M56,92q10,2 14,10" ' +
    `stroke="#231f1a" stroke-width="1.8" fill="none" stroke-linecap="round"/><path d="${cuts}" stroke="#efe6d0" stroke-width="1" ` +
    'fill="none" clip-path="url(#trunk)"/><path d="M24,150q5,-7 10,0q-5,7 -10,0Z" fill="#efe6d0"/>' +
    '<circle cx="29" cy="150" r="2" fill="#231f1a"/></g>'
  )
}
export function cover(): string {
  const K = '#231f1a',
    C = '#efe6d0'
  let sky = ''
  for (let y = 40; y < 205; y += 3.4) {
    const dy = Math.abs(y - 96)
    sky += `<path d="M14,${f(y)}H206" stroke="${K}" stroke-width="${f(0.35 + Math.min(1.25, Math.max(0, (dy - 10) / 60)))}"/>`
  }
  let halo = ''
  for (let i = 0; i < 56; i++) {
    const a = (i / 56) * 6.283,
      l = i % 2 ? 46 : 40
    halo += `M${f(120 + Math.cos(a) * 32)},${f(96 + Math.sin(a) * 32)}L${f(120 + Math.cos(a) * l)},${f(96 + Math.sin(a) * l)}`
  }
  let pines = ''
  for (const [x, y, s] of [
    [98, 186, 34],
    [150, 188, 44],
    [164, 190, 58],
    [140, 186, 30],
  ] as [number, number, number][])
    pines += pine(x, y, s)
  let vine = ''
  for (let i = 0; i < 5; i++) {
    vine +=
      `<path d="M${26 + i * 9},${250 + (i % 2) * 26}q6,${i % 2 ? -14 : 14} 10,${i % 2 ? -22 : 22}" stroke="#c9d59a" ` +
      `stroke-width="1.2" fill="none"/><circle cx="${30 + i * 9}" cy="${256 + (i % 3) * 9}" r="2" fill="#c9d59a"/>`
  }
  let fr = ''
  for (let i = 0; i < 52; i++) fr += `M${4 + i * 4.1},5l3,4M${4 + i * 4.1},291l3,4`
  for (let i = 0; i < 70; i++) fr += `M5,${8 + i * 4.1}l4,3M211,${8 + i * 4.1}l4,3`
  return `<rect width="220" height="300" fill="${C}"/><rect width="220" height="300" fill="url(#laid)"/>
 <rect x="4" y="4" width="212" height="292" fill="none" stroke="${K}" stroke-width="1.4"/>
   <path d="${fr}" stroke="${K}" stroke-width="1"/><rect x="10.5" y="10.5" width="199" height="279" fill="${C}" stroke="${K}"
   stroke-width="2.4"/><rect x="10.5" y="10.5" width="199" height="279" fill="url(#laid)"/>
 <svg x="14" y="14" width="192" height="218" viewBox="14 26 192 218">
   <rect x="14" y="26" width="192" height="218" fill="#e3ddb9"/>${sky}<circle cx="120" cy="96" r="48" fill="#e3ddb9"/>
   <path d="${halo}" stroke="${K}" stroke-width="1"/><circle cx="120" cy="96" r="29" fill="#fbf6e4" stroke="${K}" stroke-width="1.6"/>
   <path d="M106,82q10,4 6,14q-8,2 -10,-4M128,104q8,-2 10,4q-4,6 -10,2ZM122,84q5,-4 8,0" stroke="${K}" stroke-width=".8" fill="none"/>
 <path d="${pines}" fill="#7a9e3b" transform="translate(1.6 1)"/><path d="${pines}" fill="none" stroke="${K}" stroke-width="1.3"
   stroke-linejoin="round"/><g clip-path="url(#pineclip)">${hatch(50, 130, 130, 70, 3, 68, 1)}</g>
 ${emblem(raven, 132, 46, 20, K)}
 <path d="M14,206C60,178 96,176 130,190C160,180 186,184 206,196V244H14Z" fill="#a9bf6a"/>
   <path d="M14,206C60,178 96,176 130,190C160,180 186,184 206,196V244H14Z" fill="none" stroke="${K}" stroke-width="1.8"/>
   <g clip-path="url(#hillclip)">${hatch(14, 176, 192, 70, 4.2, -18, 0.9, K, 3)}${hatch(14, 214, 192, 40, 4.2, 22, 0.8, K, 4)}</g>
 <path d="M96,244C100,224 116,214 122,206C126,200 124,196 126,192L134,192C134,200 138,206 134,214C128,226 130,234 136,244Z"
   fill="#f4ecd8" stroke="${K}" stroke-width="1.4"/>
 <g><path d="M112,192V172H148V192Z" fill="#f4ecd8" stroke="${K}" stroke-width="1.6"/>
   <path d="M106,174L120,150L144,150L154,174Z" fill="${K}"/><path d="M111,171L121,153M118,171L125,153M125,171L130,153M132,171L135,153
   M139,171L140,153M146,171L144,154" stroke="${C}" stroke-width=".8"/><path d="M137,150V140H143V150" fill="${K}"/>
   <path d="M140,138q-6,-6 0,-10q6,-4 0,-10q-5,-4 -1,-9" fill="none" stroke="${K}" stroke-width="1.6"/>
   <rect x="117" y="178" width="8" height="8" fill="#ffd35c" stroke="${K}" stroke-width="1.2"/>
   <path d="M121,178v8M117,182h8" stroke="${K}"/><path d="M133,192V179h8v13Z" fill="${K}"/></g>
 ${tree(false)}${tree(true)}
 <g transform="translate(54 146) scale(1.02)">
   <path d="M38,44L30,44L29.5,33C27,37 26,41 26,44L10,44C4,44 0,38 2,31C4,35 7,37.5 9.5,36.500C9.5,28 15,22 21,18
   C24.5,15 25.5,11.5 26,8.500L23,2.500L29,5L38,-5L39.5,-3.500L36.5,2.500L38.5,3L34.5,9L33,12.500C34.5,18 35.5,24 35.5,30L35.5,40Z"
   fill="#e3ddb9" stroke="#e3ddb9" stroke-width="6" stroke-linejoin="round"/>
   <path d="M38,44L30,44L29.5,33C27,37 26,41 26,44L10,44C4,44 0,38 2,31C4,35 7,37.5 9.5,36.500C9.5,28 15,22 21,18
   C24.5,15 25.5,11.5 26,8.500L23,2.500L29,5L38,-5L39.5,-3.500L36.5,2.500L38.5,3L34.5,9L33,12.500C34.5,18 35.5,24 35.5,30L35.5,40Z"
   fill="${K}"/><path d="M14,34q1,-8 8,-13M18,38q1,-9 8,-15M31,14q2,6 1.5,12M28,10q1,3 0,6" stroke="#e3ddb9" stroke-width="1"
   fill="none"/><circle cx="30" cy="5.8" r=".9" fill="#e3ddb9"/></g>
 <g transform="translate(114 240) scale(1.12)"><path d="M-4,-4v5M4,-4v5" stroke="${K}" stroke-width="2.4"/>
   <path d="M0,-34C7,-34 9,-28 7.5,-22L14,-3C6,0 -6,0 -14,-3L-7.5,-22C-9,-28 -7,-34 0,-34Z" fill="#b3302a" stroke="${K}"
   stroke-width="1.6" stroke-linejoin="round"/><path d="M-9,-6L-4,-20M-3,-4L-1,-20M4,-4L2,-20M10,-6L5,-20" stroke="${K}"
   stroke-width=".9"/><ellipse cx="0" cy="-26.5" rx="3.6" ry="4.2" fill="#f7e7c8" stroke="${K}"/>
   <path d="M12,-8a5,5 0 0 1 9,0Z" fill="#c9a15a" stroke="${K}"/><path d="M12,-8q4.5,-9 9,0" fill="none" stroke="${K}"/></g>
 ${die3(170, 222, 15, [
   [0.5, 0.5],
   [0.25, 0.25],
   [0.75, 0.75],
 ])}</svg>
 <rect x="14" y="14" width="192" height="218" fill="none" stroke="${K}" stroke-width="1.8"/>
 <g><rect x="18" y="238" width="48" height="48" fill="${K}"/>${vine}<rect x="20.5" y="240.5" width="43" height="43" fill="none"
   stroke="${C}" stroke-width="1"/><text x="42" y="278" text-anchor="middle" font-family="Almendra" font-weight="700" font-size="48"
   fill="#fbf6e4" stroke="${K}" stroke-width="4" paint-order="stroke">D</text></g>
 <text x="70" y="262" font-family="Almendra" font-weight="700" font-size="27" fill="${K}">ice Upon</text>
   <text x="71" y="284" font-family="Almendra" font-weight="700" font-size="23" fill="#4d6d1d">a Time</text>
   <path d="M142,277h50M142,280h50" stroke="${K}" stroke-width="1"/><path d="M167,272l5,6.500l-5,6.500l-5,-6.500Z" fill="${K}"/>`
}
