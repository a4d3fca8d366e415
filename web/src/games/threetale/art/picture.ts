/** The Heroes on the land, for pictures of shared links. */
import type { Picture } from '../../../art/picture'
import { backdrop } from './backdrops'
import { enemyFigure } from './bestiary'
import { DEFS } from './defs'
import { FIGURES } from './figures'
import { at } from './stitch'

const K = 1200 / 712
const FOES = ['iron-masks', 'raven', 'horde', 'shapeshifter', 'dragon', 'witch'] as const
const standing = (art: string): string => at(-60, -160, art)

export const picture: Picture = {
  defs: `<defs>${DEFS}</defs>`,
  back: `<g transform="translate(0 -72) scale(${K})">${backdrop('meadow')}</g>`,
  front: '<path d="M0 612H1200V630H0Z" fill="#5b1a18"/><path d="M0 621H1200" stroke="#f2c14e" stroke-width="3" stroke-dasharray="9 6"/>',
  slots: [
    [400, 572, 2.5],
    [230, 560, 2.1],
    [580, 560, 2.1],
    [105, 545, 1.7],
    [690, 545, 1.7],
  ],
  things: {
    ...Object.fromEntries(Object.entries(FIGURES).map(([hero, { art }]) => [hero, standing(art)])),
    ...Object.fromEntries(FOES.map((foe) => [foe, standing(enemyFigure(foe).art)])),
  },
  seal:
    [0, 45]
      .map((turn) => `<path transform="rotate(${turn} 50 50)" d="M15 15H85V85H15Z" fill="${turn ? '#8d1f1c' : '#a8322d'}"/>`)
      .join('') +
    [0, 45]
      .map(
        (turn) =>
          `<path transform="rotate(${turn} 50 50)" d="M20 20H80V80H20Z" fill="none" stroke="#f2c14e" stroke-width="3" stroke-dasharray="3 3"/>`,
      )
      .join('') +
    '<circle cx="50" cy="50" r="31" fill="#e0a526" stroke="#5b1a18" stroke-width="2"/><circle cx="50" cy="50" r="26" fill="#fbf1da"/>',
  paper: { sheet: '#fbf1da', ink: '#2c1408', accent: '#8d1f1c' },
}
