/** The paper theatre of Paper Tales, in a box of 600 × 560. Crests are set on its page by the set-up page. */
import { mountedKnight, wyvern } from '../../../art/emblems'
import { castle, cloud, emblem, f, leafTree, pine, rng, star, torn, wood } from '../../../art/shapes'

const CUT = 'filter="url(#cut2)"'
const FOLDS = ['#7d2418', '#a5341f', '#c8432c', '#a5341f', '#8f2c1b', '#c8432c']

function stars(): string {
  const r = rng(42)
  return Array.from({ length: 46 }, () => {
    const [x, y] = [110 + r() * 380, 70 + r() * 180]
    return `<path d="${star(f(x), f(y), 1 + r() * 2.4)}" fill="#ffe6a8" opacity="${f(0.4 + r() * 0.6)}"/>`
  }).join('')
}

function curtain(right: boolean): string {
  let folds = ''
  FOLDS.forEach((colour, i) => {
    const x = 70 + i * 15
    const b = 384 - i * 3 + (i % 2) * 8
    folds +=
      `<path d="M${x},52C${x + 2},150 ${x - 8 + i * 2},250 ${x - 22 + i * 1.5},300C${x - 20},340 ${x - 6},360 ${x - 4},${b}` +
      `H${x + 13}C${x + 12},350 ${x - 4},330 ${x - 4 + i * 1.5},296C${x + 10},240 ${x + 18},150 ${x + 16},52Z" fill="${colour}"/>`
  })
  const tie =
    '<path d="M44,300C62,310 84,308 98,292L96,284C80,298 60,298 46,290Z" fill="#e8b84a"/>' +
    '<circle cx="60" cy="304" r="5" fill="#e8b84a"/><path d="M57,309l-3,22h12l-3,-22Z" fill="#d19c2c"/>'
  return `<g ${CUT} ${right ? 'transform="translate(600 0) scale(-1 1)"' : ''}>${folds}${tie}</g>`
}

function valance(): string {
  const n = 9
  const wave = 476 / n
  let edge = 'M62,40H538V84'
  let fringe = ''
  for (let i = 0; i < n; i++) {
    edge += `a${f(wave / 2)},26 0 0 1 ${f(-wave)},0`
    fringe += `<path d="M${f(62 + wave * (i + 0.5) - 6)},112l6,12l6,-12Z" fill="#e8b84a"/>`
  }
  return `<g ${CUT}><path d="${edge}Z" fill="#a5341f"/></g>${fringe}`
}

const box = (height: number, inner: string): string =>
  `<svg x="84" y="56" width="432" height="${height}" viewBox="84 56 432 ${height}"><g ${CUT}>${inner}</g></svg>`

/** The theatre with its title; the arrows show which way round the table goes. */
export function theatre(title: string): string {
  const far = wood('132 330 40, 150 334 56, 172 332 38, 428 332 44, 450 334 60, 472 332 40', () => pine)
  const near = wood('112 368 50, 140 374 36, 462 372 40, 490 370 56', (i) => (i % 2 ? leafTree : pine))
  return `<ellipse cx="300" cy="250" rx="330" ry="250" fill="url(#warm)"/>
 <ellipse cx="300" cy="520" rx="300" ry="44" fill="#000" opacity=".3"/>
 <path d="M14,428L300,402L586,428L600,560L300,536L0,560Z" fill="#7a2f22"/><path d="M22,424L300,398L578,424L590,548L300,524L10,548Z" fill="#b79f72"/>
 <path d="M22,418L300,394L578,418L590,542L300,518L10,542Z" fill="url(#page)"/><path d="M300,394L300,518" stroke="#7d6a48" stroke-width="2"/>
 <path d="M300,394C270,398 262,500 300,518C338,500 330,398 300,394Z" fill="#000" opacity=".12"/>
 <g ${CUT}><path d="M70,410V130C70,70 160,40 300,40C440,40 530,70 530,130V410Z" fill="#16283a"/></g>
 <path d="M84,404V136C84,84 170,56 300,56C430,56 516,84 516,136V404Z" fill="url(#night)"/>${stars()}
 <circle cx="392" cy="150" r="62" fill="#ffe9b5" opacity=".12"/><g ${CUT}><circle cx="392" cy="150" r="36" fill="#ffedc2"/></g>
 <circle cx="404" cy="142" r="6" fill="#e8cf97"/><circle cx="382" cy="160" r="4" fill="#e8cf97"/>
 ${box(350, '<path d="M84,410V250C130,220 160,260 206,226C250,196 280,236 322,214C372,190 420,240 456,222C484,208 500,226 516,220V410Z" fill="#3d5872"/>')}
 <g ${CUT}>${castle(300, 330, 5.4, '#f1dfba', '#e2583e', '#ffcf6b')}</g>
 ${box(350, '<path d="M84,410V318C140,300 190,330 250,322C310,314 360,330 420,316C460,306 490,318 516,312V410Z" fill="#2f6070"/>')}
 <g stroke="#e9d7b0" stroke-width=".9" opacity=".7"><path d="M170,60V142M226,56V108M452,76V196M340,56V92"/></g>
 <g ${CUT}><path d="${cloud(144, 164, 20)}" fill="#c9d6da"/></g><g ${CUT}><path d="${cloud(430, 214, 15)}" fill="#9fb4bf"/></g>
 <g ${CUT}><path d="${star(226, 118, 13)}" fill="#ffd35c"/></g><g ${CUT}><path d="${star(340, 100, 10)}" fill="#ffd35c"/></g>
 <g ${CUT}>${emblem(wyvern, 150, 176, 74, '#b9863a')}</g>
 ${box(360, `<path d="${far}" fill="#27566a"/><path d="M84,420V330C150,318 220,338 300,328C380,318 450,338 516,326V420Z" fill="#27566a"/>`)}
 ${box(
   354,
   `<path d="${near}" fill="#1d4254"/><path d="M84,420V372C140,360 190,384 240,380C270,378 330,378 360,380C410,384 470,360 516,370` +
     'V420Z" fill="#1d4254"/>',
 )}
 <g ${CUT}>${emblem(mountedKnight, 268, 326, 62, '#fbeac6')}</g>
 ${curtain(false)}${curtain(true)}${valance()}
 <g ${CUT}><path d="M52,36C150,10 450,10 548,36V58C450,34 150,34 52,58Z" fill="#27465c"/></g>
 <path d="M60,46C150,22 450,22 540,46" fill="none" stroke="#e8b84a" stroke-width="2" stroke-dasharray="2 6" stroke-linecap="round"/>
 <g ${CUT}><path d="${torn(204, 14, 192, 48, 2.2, 6, 3)}" fill="#f6e9cc"/></g>
 <text x="300" y="49" text-anchor="middle" font-family="Almendra" font-weight="700" font-size="36" fill="#27465c">${title}</text>
 <ellipse cx="300" cy="470" rx="206" ry="44" fill="none" stroke="#7a5d36" stroke-width="2" stroke-dasharray="2 7" stroke-linecap="round"/>
 <g
   fill="#8a4
   a1c">${[
     [150, 500, 196],
     [150, 440, -14],
     [450, 440, 14],
     [450, 500, 166],
   ]
     .map(([x, y, a]) => `<path transform="translate(${x} ${y}) rotate(${a})" d="M-9,-8L8,0L-9,8L-4,0Z"/>`)
     .join('')}
   </g>`
}
