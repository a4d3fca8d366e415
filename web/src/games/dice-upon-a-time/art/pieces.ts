/** Dice, tokens, figures and little scenes, as strings of SVG. */
import { lookOf } from '../../../lib/seats'
import { DICE, INK, emblem, rays, stamp } from './brush'
import { FIGURES } from './figures'
import { ICONS, type IconName } from './icons'
import { conifer } from './sheet'

const PIPS: Record<string, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
} // prettier-ignore
const FACES: Record<string, IconName> = {
  'item-face': 'magic-swirl',
  'story-face': 'open-book',
  'ban-face': 'interdiction',
  'double-face': 'two-coins',
}

/** A die seen a little from above, in the box of `DIE_BOX`. */
export const DIE_BOX = '-17 -17 34 41'
/** The sign of what kind of die it is, where it shows a number. */
const KINDS: Record<string, IconName> = {
  item: FACES['item-face']!,
  story: FACES['story-face']!,
  ban: FACES['ban-face']!,
  double: FACES['double-face']!,
}
export function die(set: string, face: string, sort = ''): string {
  const [colour, side, pip] = DICE[set] ?? DICE[0]!
  const s = 30
  const body = (y: number, fill: string, more = ''): string =>
    `<rect x="-15" y="${y}" width="${s}" height="${s}" rx="6" fill="${fill}" ${more}/>`
  const edge = 'stroke="#1c120b" stroke-width="1.400"'
  return (
    body(-7.8, side, edge) + body(-7.8, `url(#du-p-${set})`, 'opacity=".4"') + body(-15, colour, edge) +
    `<rect x="-14" y="-14" width="28" height="28" rx="5" fill="url(#du-p-${set})" opacity=".34"/>` +
    '<rect x="-14" y="-14" width="28" height="28" rx="5" fill="url(#du-shine)"/>' +
    mark(face, side, pip) + kind(face, pip, sort)
  ) // prettier-ignore
}

/** On the front edge, where it covers no pip. */
function kind(face: string, pip: string, sort: string): string {
  const icon = KINDS[sort]
  return icon && face in PIPS ? emblem(icon, 0, 18.6, 6.8, pip) : ''
}

function mark(face: string, side: string, pip: string): string {
  const disc = '<circle r="11.500" fill="#fff6e0" stroke="#1c120b" stroke-width=".9"/>'
  const icon = FACES[face]
  if (icon) return disc + emblem(icon, 0, 0, 17.5, side)
  if (face === 'lost-face') return disc + `<path d="M-5 -5L5 5M5 -5L-5 5" stroke="#8f2420" stroke-width="3" stroke-linecap="round"/>`
  const token = face.replace('-face', '')
  if (token in TOKENS) return disc + TOKENS[token as Token](8)
  return (PIPS[face] ?? [])
    .map(([a, b]) => `<circle cx="${a * 7.8}" cy="${b * 7.8}" r="3.500" fill="${pip}" stroke="#1c120b" stroke-width=".8"/>`)
    .join('')
}

export type Token = 'gold' | 'bread' | 'apple'
export const TOKENS: Record<Token, (r: number) => string> = {
  gold: (r) =>
    `<circle cy="${r * 0.18}" r="${r}" fill="#7c560f"/>` +
    `<circle r="${r}" fill="#e5b53c" stroke="#3b2806" stroke-width="${r * 0.13}"/>` +
    `<circle r="${r * 0.7}" fill="none" stroke="#8a6414" stroke-width="${r * 0.1}" stroke-dasharray="${r * 0.16} ${r * 0.13}"/>` +
    emblem('queen-crown', 0, 0, r * 0.95, '#5d410a'),
  bread: (r) =>
    `<path d="M${-r} ${r * 0.3}Q${-r * 1.1} ${-r * 0.7} 0 ${-r * 0.75}Q${r * 1.1} ${-r * 0.7} ${r} ${r * 0.3}` +
    `Q${r * 0.9} ${r * 0.75} 0 ${r * 0.75}Q${-r * 0.9} ${r * 0.75} ${-r} ${r * 0.3}z" fill="#c98a45" stroke="#3b2308" ` +
    `stroke-width="${r * 0.13}"/>` +
    `<path d="M${-r * 0.5} ${-r * 0.55}q${r * 0.28} ${r * 0.3} ${r * 0.1} ${r * 0.75}M${-r * 0.02} ${-r * 0.6}` +
    `q${r * 0.28} ${r * 0.3} ${r * 0.1} ${r * 0.8}M${r * 0.45} ${-r * 0.5}q${r * 0.25} ${r * 0.3} ${r * 0.08} ${r * 0.7}" ` +
    `fill="none" stroke="#f6dfae" stroke-width="${r * 0.16}" stroke-linecap="round"/>`,
  apple: (r) =>
    `<path d="M0 ${-r * 0.5}Q${r * 0.6} ${-r * 0.95} ${r * 0.95} ${-r * 0.3}Q${r * 1.05} ${r * 0.5} ${r * 0.4} ${r * 0.95}` +
    `Q0 ${r * 0.8} ${-r * 0.4} ${r * 0.95}Q${-r * 1.05} ${r * 0.5} ${-r * 0.95} ${-r * 0.3}Q${-r * 0.6} ${-r * 0.95} 0 ` +
    `${-r * 0.5}z" fill="#b3342e" stroke="#3b0d0a" stroke-width="${r * 0.13}"/>` +
    `<path d="M${-r * 0.62} ${-r * 0.2}q${-r * 0.06} ${r * 0.4} ${r * 0.14} ${r * 0.6}" stroke="#f3b9a8" ` +
    `stroke-width="${r * 0.16}" fill="none" stroke-linecap="round"/><path d="M0 ${-r * 0.5}q0 ${-r * 0.4} ${r * 0.2} ${-r * 0.55}" ` +
    `stroke="#3b2308" stroke-width="${r * 0.16}" fill="none"/><path d="M${r * 0.1} ${-r * 0.7}q${r * 0.5} ${-r * 0.5} ${r * 0.75} 0` +
    `q${-r * 0.5} ${r * 0.25} ${-r * 0.75} 0z" fill="#6b8c2e" stroke="#24330a" stroke-width="${r * 0.09}"/>`,
}
export const TOKEN_BOX = '-12 -12 24 24'

/** A figure on its base; without a Character it is a wooden pawn in the seat's colour. Feet at 0, 0. */
export const FIGURE_BOX = '-22 -52 44 60'
export function figure(seat: number, character: string | null): string {
  const [colour, side] = DICE[seat] ?? DICE[0]!
  return (
    '<ellipse cx="3" cy="3" rx="19" ry="6" fill="#1c1208" opacity=".4"/>' +
    `<path d="M-16-2v5q16 7 32 0v-5z" fill="${side}" stroke="#1c120b"/>` +
    `<ellipse cy="-2" rx="16" ry="5" fill="${colour}" stroke="#1c120b"/>` +
    `<rect x="-16" y="-3" width="32" height="8" fill="url(#du-p-${seat})" opacity=".25"/>` +
    `<g transform="translate(-18 -50) scale(.8182 .8167)">${person(seat, character)}</g>`
  )
}
const person = (seat: number, character: string | null): string => (character && FIGURES[character]) || pawn(seat)
function pawn(seat: number): string {
  const [colour, side] = DICE[seat] ?? DICE[0]!
  return (
    '<path d="M22 4a9 9 0 0 1 6 15.500q4 3 3 5.500h-3q1 16 9 29q-15 6-30 0q8-13 9-29h-3q-1-2.500 3-5.500a9 9 0 0 1 6-15.500z" ' +
    `fill="${colour}" stroke="#1c120b" stroke-width="1.600"/><path d="M28 25q1 16 9 29q-5 2.400-10 3.200q-1-18-3-32z" ` +
    `fill="${side}" opacity=".7"/>` +
    crestOn(seat, 22, 43, 15)
  )
}
function crestOn(seat: number, x: number, y: number, size: number, fill = seat === 2 ? '#2b1a03' : '#fff6df'): string {
  return `<path d="${lookOf(seat).emblem}" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})" fill="${fill}"/>`
}

/** The same person looking out of a roundel, with the seat's crest. Box 0 0 64 64. */
export function portrait(seat: number, character: string | null, id: string, crest = true): string {
  const [colour, side] = DICE[seat] ?? DICE[0]!
  return (
    `<circle cx="32" cy="32" r="29" fill="${colour}" stroke="#1c120b" stroke-width="1.500"/>` +
    `<circle cx="32" cy="32" r="25.500" fill="#f3e6c8"/><circle cx="32" cy="32" r="23" fill="none" stroke="${side}" ` +
    'stroke-width="5" stroke-dasharray="1 3" opacity=".35"/>' +
    `<clipPath id="${id}"><path d="M0 -6H64V32A25.500 25.500 0 0 1 6.500 32ZM6.500 32A25.500 25.500 0 0 0 57.500 32Z"/></clipPath>` +
    `<g clip-path="url(#${id})"><g transform="translate(10.200 5)">${person(seat, character)}</g></g>` +
    (crest
      ? `<g transform="translate(53 51)"><path d="M-10-11H10V2Q10 10 0 14Q-10 10-10 2Z" fill="${colour}" stroke="#fff6df" ` +
        `stroke-width="1.600"/>${crestOn(seat, 0, 0, 16)}</g>`
      : '')
  )
}
/** A Character without a seat, for the pages to choose from. */
export const bust = (character: string): string => FIGURES[character] ?? ''

/** A scene for a card: sky, sun, hills with trees, and what it is about before them. Box 0 0 160 96. */
export const SCENE_BOX = '0 0 160 96'
export function scene(path: string, [sky, ground]: readonly [string, string], dusk = false): string {
  return (
    `<rect width="160" height="96" fill="${sky}"/><rect width="160" height="60" fill="url(#du-hz)" opacity=".16"/>` +
    `<circle cx="80" cy="44" r="33" fill="${dusk ? '#f0e6cf' : '#fbf1d2'}" opacity=".82"/>` +
    rays(80, 44, 36, 30, [20, 9], dusk ? '#2b2118' : '#8a6a2c', 0.4) +
    `<path d="M0 74Q30 56 62 70Q100 56 160 72V96H0z" fill="${ground}" stroke="${INK}" stroke-width=".9"/>` +
    '<path d="M0 74Q30 56 62 70Q100 56 160 72V96H0z" fill="url(#du-hb)" opacity=".32"/>' +
    conifer(16, 74, 26, '#6e8048') + conifer(30, 80, 20, '#7d8f52') + conifer(144, 76, 28, '#6e8048') + conifer(130, 82, 19, '#7d8f52') +
    stamp(path, 81.5, 46.5, 66, '#fff7e2', 'opacity=".8"') + stamp(path, 80, 45, 66)
  ) // prettier-ignore
}

export const RELIC_EMBLEM: Record<string, IconName> = {
  'crossbow-of-the-angels': 'crossbow', 'old-sword': 'rusty-sword', 'three-golden-hairs': 'hair-strands', 'magic-pipe': 'pan-flute',
} // prettier-ignore
export const icon = (name: IconName): string => ICONS[name]
