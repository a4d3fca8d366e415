/** The people of the tale before the woods, for pictures of shared links. */
import type { Picture } from '../../../art/picture'
import { HATCH, SETS } from './brush'
import { FIGURES } from './figures'
import { scene } from './pieces'

export const picture: Picture = {
  defs: `<defs>${HATCH}${SETS}</defs>`,
  back: `<svg width="1200" height="630" viewBox="40 24 120 63">${scene('', ['#e3ddb9', '#a9bf6a'])}</svg>`,
  front: '<rect x="12" y="12" width="1176" height="606" fill="none" stroke="#231f1a" stroke-width="6"/>',
  slots: [
    [400, 585, 1.9],
    [240, 570, 1.6],
    [560, 570, 1.6],
    [110, 550, 1.3],
    [690, 550, 1.3],
  ],
  things: Object.fromEntries(
    Object.entries(FIGURES).map(([who, art]) => [
      who,
      `<ellipse cx="6" cy="0" rx="46" ry="9" fill="#1c1208" opacity=".4"/><g transform="translate(-55 -145) scale(2.5)">${art}</g>`,
    ]),
  ),
  seal:
    '<circle cx="52" cy="52" r="45" fill="#9db35c"/><circle cx="50" cy="50" r="46" fill="none" stroke="#231f1a" stroke-width="3"/>' +
    '<circle cx="50" cy="50" r="40" fill="none" stroke="#231f1a" stroke-width="7" stroke-dasharray="1.5 3"/>' +
    '<circle cx="50" cy="50" r="31" fill="#f4ecd8" stroke="#231f1a" stroke-width="2.5"/>',
  paper: { sheet: '#f7eed8', ink: '#2b2118', accent: '#46611f' },
}
