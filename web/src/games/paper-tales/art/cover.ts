/** Paper Tales: a shadow box of cut paper. */
import { mountedKnight, wyvern } from '../../../art/emblems'
import { castle, cloud, emblem, f, hill, leafTree, pine, rng, star, torn, wood } from '../../../art/shapes'

type Point = [number, number]

export function cover(): string {
  const P = 'filter="url(#cut)"'
  const tr1 = wood('26 214 20, 40 210 26, 58 216 18, 168 212 24, 184 216 18, 196 210 28', () => pine)
  const tr2 = wood('18 242 34, 36 250 26, 190 246 36, 206 250 28, 172 252 22', (i) => (i % 2 ? leafTree : pine))
  const hole = (m: number, seed: number): string => {
    const r = rng(seed)
    let d = 'M0,0H220V300H0Z'
    const n = 26,
      pt: Point[] = []
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 6.283,
        R = 1 + (r() - 0.5) * 0.07
      const ex = 110 + (110 - m) * Math.sign(Math.cos(a)) * Math.pow(Math.abs(Math.cos(a)), 0.62) * R,
        ey = 142 + (138 - m) * Math.sign(Math.sin(a)) * Math.pow(Math.abs(Math.sin(a)), 0.62) * R
      pt.push([ex, ey])
    }
    const md = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
    const s = md(pt[n - 1]!, pt[0]!)
    d += `M${f(s[0])},${f(s[1])}`
    for (let i = 0; i < n; i++) {
      const e = md(pt[i]!, pt[(i + 1) % n]!)
      d += `Q${f(pt[i]![0])},${f(pt[i]![1])} ${f(e[0])},${f(e[1])}`
    }
    return d + 'Z'
  }
  let val = 'M0,0H220V30'
  for (let i = 0; i < 8; i++) val += `a13.75,15 0 0 1 -27.5,0`
  val += 'Z'
  return `<rect width="220" height="300" fill="url(#dusk)"/><circle cx="146" cy="100" r="44" fill="#ffe9b5" opacity=".35"/><g ${P}>
  <circle cx="146" cy="100" r="29" fill="#fff3cf"/></g>
 <g ${P}><path d="${hill(220, 300, 168, 22, 4, 11)}" fill="#c0736b"/></g><g ${P}><path d="${hill(220, 300, 186, 14, 4, 5)}" fill="#8a6076"/></g>
 <g ${P}>${castle(92, 198, 2.5, '#f6e6c4', '#e2583e', '#27465c')}</g>
 <g ${P}><path d="${hill(220, 300, 200, 8, 5, 21)}" fill="#5b7f86"/></g><g ${P}><path d="${tr1}" fill="#4d7f8c"/>
   <path d="${hill(220, 300, 216, 8, 4, 9)}" fill="#4d7f8c"/></g>
 <g stroke="#f6e6c4" stroke-width=".6" opacity=".8"><path d="M52,20V78M176,20V58M128,20V46"/></g>
 <g ${P}><path d="${cloud(38, 92, 13)}" fill="#fff6e2"/></g><g ${P}><path d="${cloud(160, 70, 11)}" fill="#f9e0bd"/></g><g ${P}>
   <path d="${star(128, 52, 7)}" fill="#ffd35c"/></g>
 <g ${P}>${emblem(wyvern, 36, 96, 44, '#3b2a4a')}</g>
 <g ${P}><path d="${hill(220, 300, 240, 9, 4, 31)}" fill="#345d72"/><path d="${tr2}" fill="#345d72"/></g>
 <g ${P}><path d="${hill(220, 300, 246, 4, 4, 77)}" fill="#27465c"/></g><g ${P}>${emblem(mountedKnight, 104, 194, 50, '#fbeac6')}</g>
   <g stroke="#27465c" stroke-width="2"><path d="M116,243h26" stroke="#1b3346" stroke-width="5" stroke-linecap="round"/></g>
 <g ${P}><path d="${hole(14, 4)}" fill="#27465c" fill-rule="evenodd"/></g><g ${P}><path d="${hole(4, 9)}" fill="#1b3346" fill-rule="evenodd"/></g>
 <g ${P}><path d="${val}" fill="#c8432c"/></g><g ${P}><path d="M0,0H220V17H0Z" fill="#e2583e"/></g>
   <path d="M0,13H220" stroke="#ffd9a0" stroke-width="1" stroke-dasharray="1 4" />
 <g filter="url(#cut)" transform="rotate(-1.6 110 268)"><path d="${torn(20, 248, 180, 38, 2, 5, 12)}" fill="#fbf1da"/>
   <text x="110" y="276" text-anchor="middle" font-family="Almendra" font-weight="700" font-size="29" fill="#27465c">Paper Tales</text>
   </g>`
}
