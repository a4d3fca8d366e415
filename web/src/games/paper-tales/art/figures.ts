/**
 * The paper dolls of all 42 Units. Inner SVG markup, feet at (0,0), about 128 high, x about -45 to 45
 * (FIGURE_BOX holds the widest). No ids inside, so one may be shown many times. Put it in
 * `<g filter="url(#pt-cut)">` for the cream cut edge; needs FILTERS once on the page.
 */
import { BEASTS } from './beasts';
import { ARMS } from './people-arms';
import { LORE } from './people-lore';
import { TRADES } from './people-trades';
import { SPIRITS } from './spirits';

export { flat } from './parts';

export const FIGURES: Record<string, string> = { ...TRADES, ...ARMS, ...LORE, ...BEASTS, ...SPIRITS };

/** A viewBox that holds every figure with its cut edge and shadow. */
export const FIGURE_BOX = '-74 -154 148 164';
