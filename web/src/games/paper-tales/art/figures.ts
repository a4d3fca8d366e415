/**
 * The paper dolls of all 42 Units. Inner SVG markup, feet at (0,0), about 128 high; people keep to about
 * -45..45, broad ones to -60..60 (FIGURE_BOX holds them all). No ids inside, so one may be shown many times.
 * Put it in `<g filter="url(#pt-cut)">` for the cream cut edge; needs FILTERS once on the page.
 */
import { BEASTS } from './beasts'
import { put } from './parts'
import { ARMS } from './people-arms'
import { LORE } from './people-lore'
import { TRADES } from './people-trades'
import { SPIRITS } from './spirits'

export { flat } from './parts'

/** Broad or lopsided figures are moved or shrunk a little, so that all stand well on one spot. */
const FIT: Record<string, string> = {
  archer: 'translate(7 0)',
  cerberus: 'translate(3 0) scale(.97)',
  colossus: 'translate(3 0) scale(.93)',
  commander: 'translate(-11 0) scale(.97)',
  demon: 'scale(.94)',
  dragon: 'scale(.92)',
  farmer: 'translate(5 0)',
  'forest-spirit': 'translate(0 -3) scale(.94)',
  golem: 'scale(.92)',
  kraken: 'translate(-5 0) scale(.95)',
  landlord: 'translate(4 0)',
  leviathan: 'scale(.96)',
  manticore: 'translate(-6 0) scale(.98)',
  miner: 'translate(-3 0)',
  monkey: 'translate(5 0)',
  ogre: 'translate(-3 0) scale(.93)',
  'palm-reader': 'translate(3 0)',
  'relic-of-wisdom': 'scale(.92)',
  rogue: 'translate(3 0)',
  salamander: 'translate(9 0) scale(.94)',
  sculptor: 'translate(6 0)',
  shapeshifter: 'translate(2 0)',
  strategist: 'scale(.96)',
  woodcutter: 'translate(-5 0)',
}

export const FIGURES: Record<string, string> = Object.fromEntries(
  Object.entries({ ...TRADES, ...ARMS, ...LORE, ...BEASTS, ...SPIRITS }).map(([kind, drawing]) => {
    const fit = FIT[kind]
    return [kind, fit ? put(fit, drawing) : drawing]
  }),
)

/** A viewBox that holds every figure with its cut edge and shadow. */
export const FIGURE_BOX = '-68 -146 136 156'
