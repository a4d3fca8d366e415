/** The ship at sea and what it met, for pictures of shared links. */
import type { Picture } from '../../../art/picture'
import { PICTURES } from './cards'
import { DEFS } from './defs'
import { hull, wake, waves } from './ship'

/** A Card's picture as one looks out of a porthole. */
const porthole = (key: string, art: string): string =>
  `<clipPath id="hole-${key}"><circle cx="54" cy="49" r="47"/></clipPath><g transform="translate(-76 -142) scale(1.4)">` +
  `<g clip-path="url(#hole-${key})">${art}</g><circle cx="54" cy="49" r="48" fill="none" stroke="#4a2f0c" stroke-width="9"/>` +
  '<circle cx="54" cy="49" r="48" fill="none" stroke="url(#tp-brass)" stroke-width="6"/></g>'

export const picture: Picture = {
  defs: `<defs>${DEFS}</defs>`,
  back:
    '<rect width="1200" height="630" fill="#2693a4"/><circle cx="400" cy="315" r="960" fill="url(#tp-sea)"/>' +
    `<svg width="1200" height="630" viewBox="-440 -231 880 462">${waves(2)}${waves(1)}</svg>` +
    `<g transform="translate(400 340) rotate(64) scale(1.35)">${wake()}${hull(3)}</g>`,
  front:
    '<rect x="9" y="9" width="1182" height="612" fill="none" stroke="#6e4a12" stroke-width="10"/>' +
    '<rect x="9" y="9" width="1182" height="612" fill="none" stroke="url(#tp-brass)" stroke-width="6"/>',
  slots: [
    [130, 190, 1],
    [660, 190, 1],
    [130, 600, 1],
    [660, 600, 1],
  ],
  things: Object.fromEntries(Object.entries(PICTURES).map(([key, art]) => [key, porthole(key, art)])),
  seal:
    '<circle cx="50" cy="50" r="47" fill="#4a2f0c"/><circle cx="50" cy="50" r="45" fill="url(#tp-brass)"/>' +
    Array.from({ length: 8 }, (_, i) => `<circle transform="rotate(${i * 45} 50 50)" cx="50" cy="11" r="3" fill="#6e4a12"/>`).join('') +
    '<circle cx="50" cy="50" r="33" fill="#4a2f0c"/><circle cx="50" cy="50" r="31" fill="#173a4a"/>',
  paper: { sheet: '#f8ecd0', ink: '#2b1c0d', accent: '#10697a' },
}
