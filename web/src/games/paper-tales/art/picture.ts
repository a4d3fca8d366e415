/** A theatre with the kingdom on it, for pictures of shared links. */
import type { Picture } from '../../../art/picture'
import { FIGURES } from './figures'
import { FILTERS } from './filters'
import { hills, sky, STAGES, theatre, VALLEY } from './scenery'

const K = 1.36
const [X, Y] = [24, 104]
const { back, front5, scale } = STAGES.grand
const feet = (spots: readonly (readonly [number, number])[], size: number): [number, number, number][] =>
  spots.map(([x, y]) => [X + x * K, Y + y * K, size * K])
const whole = theatre('grand', { id: 'unfurl', colour: '#a5341f', front: '<!---->' })
const [behind = '', before = ''] = whole.split('<!---->')

/** Torn edges and the shadow of every sheet cost a renderer without a graphics card a minute; far away nobody sees them. */
const plain = (art: string): string => art.replace(/ filter="url\(#pt-(torn2?|sh|grain|in)\)"/g, '')

export const picture: Picture = {
  defs: FILTERS,
  back: plain(
    sky({ width: 1200, height: 630, seed: 4, moon: { x: 1010, y: 118, r: 70 }, clouds: 0, stars: 9 }) +
      hills(4, VALLEY, { width: 1200, height: 630, top: 230, torn: false }) +
      `<g transform="translate(${X} ${Y}) scale(${K})">${behind}</g>`,
  ),
  front: plain(`<g transform="translate(${X} ${Y}) scale(${K})">${before}</g>`),
  slots: [...feet(front5, scale.front), ...feet(back, scale.back)],
  things: Object.fromEntries(Object.entries(FIGURES).map(([kind, art]) => [kind, `<g filter="url(#pt-cut)">${plain(art)}</g>`])),
  seal:
    '<path d="M34 70L22 98L33 93L40 99L50 74ZM66 70L78 98L67 93L60 99L50 74Z" fill="#27465c"/>' +
    Array.from(
      { length: 12 },
      (_, i) =>
        `<path transform="rotate(${i * 30} 50 46)" d="M50 2Q62 4 62 14L50 26L38 14Q38 4 50 2Z" fill="${i % 2 ? '#e2583e' : '#c8432c'}"/>`,
    ).join('') +
    '<circle cx="50" cy="46" r="32" fill="#fdf6e7"/><circle cx="50" cy="46" r="27" fill="#27465c"/>',
  paper: { sheet: '#fdf6e7', ink: '#2b2118', accent: '#b93a22' },
}
