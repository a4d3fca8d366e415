/** The scene of the set-up page, in a box of 600 × 560: the tapestry, three Heroes, and the first tiles on the cloth. Crests are set on it by the page. */
import { DEFS } from './defs'
import { FIGURES } from './figures'
import { ground, thing, type Biome } from './land'
import { HEM, ROSE, STITCHED, STRIP, THREAD, at, f, hrep, pic, tile, xs } from './stitch'

const TILES: readonly (readonly [number, number, Biome])[] = [
  [-2, 0, 'grove'], [-1, 0, 'wheat'], [0, 0, 'meadow'], [1, 0, 'rose'], [-1, 1, 'ford'], [0, 1, 'hill'],
] // prettier-ignore
/** A tile lies flat: 84 wide, 36 deep. */
const WIDE = 0.42
const DEEP = 0.18
const spot = (x: number, y: number): [number, number] => [f(300 + x * WIDE * 100), f(442 + y * DEEP * 100)]
const standing = (key: string, x: number, y: number, seed = 0): string => at(...spot(x, y), thing(key, 0, -20, seed), 0.4)

function tapestry(): string {
  let fringe = ''
  for (let i = 0; i < 66; i++)
    fringe +=
      `<path d="M${96 + i * 6.2} 372q${i % 2 ? 2 : -2} 8 0 ${14 + (i % 3) * 2}" ` +
      `stroke="${['#a3322a', '#e6b043', '#a3322a', '#f7ecd4'][i % 4]}" stroke-width="2.8" fill="none" stroke-linecap="round"/>`
  return (
    pic('-k12 M66 40H534|-n8 M66 40H534|gO64 40 9|gO536 40 9') +
    fringe +
    '<rect x="92" y="36" width="416" height="338" rx="3" fill="#641b19"/><rect x="92" y="36" width="416" height="338" fill="url(#tt-weave-dark)"/>' +
    xs(tile(STRIP, 82), 4, 97, 42, STITCHED, 0.42) +
    xs(tile(STRIP, 82), 4, 475, 42, STITCHED, 0.42) +
    '<path d="M130 42V368M470 42V368" stroke="#e6b043" stroke-width="2" stroke-dasharray="6 4"/>' +
    xs(hrep(HEM, 83), 4, 134, 44, { a: THREAD.gold, b: THREAD.cream }, 0.42) +
    xs(ROSE, 13, 189.5, 128, { a: '#8d2a22', b: '#7a2420' }, 0.44)
  )
}

function hero(key: string, x: number, scale: number, flipped = false): string {
  return (
    `<ellipse cx="${x}" cy="426" rx="${f(44 * scale)}" ry="8" fill="#2a1608" opacity=".4"/>` +
    at(x + (flipped ? 60 : -60) * scale, 426 - 160 * scale, FIGURES[key]!.art, flipped ? `-${scale} ${scale}` : scale)
  )
}

/** The whole scene, with the game's name on its label. */
export function plate(name: string): string {
  const land = TILES.map(
    ([x, y, biome], i) => `<g transform="translate(${300 + x * 84} ${442 + y * 36}) scale(${WIDE} ${DEEP})">${ground(biome, i + 4)}</g>`,
  ).join('')
  return (
    `<defs>${DEFS}</defs><ellipse cx="300" cy="250" rx="330" ry="250" fill="url(#warm)"/>` +
    tapestry() +
    '<ellipse cx="300" cy="500" rx="286" ry="56" fill="#000" opacity=".35"/>' +
    '<ellipse cx="300" cy="488" rx="282" ry="64" fill="#6b1815"/><ellipse cx="300" cy="476" rx="282" ry="64" fill="#dcc8a0"/>' +
    '<ellipse cx="300" cy="476" rx="282" ry="64" fill="url(#tt-weave)" opacity=".8"/>' +
    '<ellipse cx="300" cy="476" rx="270" ry="59" fill="none" stroke="#a8322d" stroke-width="4" stroke-dasharray="9 6"/>' +
    '<ellipse cx="300" cy="476" rx="262" ry="55.5" fill="none" stroke="#c98a14" stroke-width="2" stroke-dasharray="4 5"/>' +
    hero('sun-and-moon', 166, 1.04) +
    hero('vampires-bride', 366, 1.06) +
    hero('youngest-son', 222, 1.22, true) +
    hero('silver-deer', 418, 1.2, true) +
    hero('queen-of-living-water', 298, 1.34) +
    land +
    standing('tree', -3.5, 1.1) +
    standing('portal', -1.4, 0.7) +
    standing('tree', 1.5, 1, 1) +
    standing('treasure-1', 2.6, 1.1) +
    standing('white', -0.6, 1.5) +
    standing('altar', 0.6, 3) +
    standing('red', -1.5, 3.2) +
    standing('battle-1', 1.6, 3.4) +
    '<path d="M176 62H424V108H176Z" fill="#efe2c6" stroke="#3b1210" stroke-width="2"/>' +
    '<path d="M176 62H424V108H176Z" fill="url(#tt-weave)" opacity=".5"/><path d="M182 67H418M182 103H418" stroke="#a52f28" ' +
    'stroke-width="2" stroke-dasharray="5 3"/><text x="300" y="97" text-anchor="middle" font-family="Almendra" font-weight="700" ' +
    `font-size="36" fill="#5b1a18">${name.replace(/[&<>]/g, '')}</text>`
  )
}
