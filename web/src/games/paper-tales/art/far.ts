/** All drawings of the two expansions, fetched when one of their cards is first shown. */
import { ARTIFACTS } from './artifacts'
import { GATES } from './gates'
import { FAR_HOUSES } from './houses-far'
import { LEGENDS } from './legends'
import type { Mood } from './palette'

const mood = (sky: string, ...hills: [string, string, string]): Mood => ({ sky, hills })
/** Precious things lie in lamp light. */
const VAULT = mood('#e8d3a6', '#b58fb0', '#7d5f92', '#4f3d70')

export const FAR_FIGURES: Record<string, string> = { ...GATES, ...LEGENDS, ...ARTIFACTS }
export { FAR_HOUSES }
export const FAR_MOODS: Record<string, Mood> = {
  ...Object.fromEntries(Object.keys(ARTIFACTS).map((key) => [key, VAULT])),
  'banner-bearer': mood('#e8c08a', '#c98f62', '#96604c', '#5f3d3c'),
  dryad: mood('#f0d8d0', '#b8cc90', '#7fa868', '#4f7a50'),
  'grand-intendant': mood('#e8d8b4', '#c4a888', '#8a7a78', '#54565f'),
  imp: mood('#f0c878', '#c98a6a', '#8a5a78', '#523a68'),
  'lost-soul': mood('#7a90a8', '#5a7090', '#445474', '#303c58'),
  noble: mood('#cfe0c0', '#a4bc84', '#729060', '#4a6a4c'),
  princess: mood('#bfe0ea', '#f0c8d0', '#c89ab0', '#8a6a90'),
  'relic-of-harvest': mood('#f0dc9a', '#ccb060', '#98904c', '#62703c'),
  'relic-of-light': mood('#8ab4d8', '#6a90c0', '#4a6a9c', '#324a74'),
  'relic-of-war': mood('#c87a62', '#984c4c', '#683644', '#422638'),
  shadow: mood('#c8b4d8', '#9a84b8', '#6f5c94', '#483c6c'),
  smuggler: mood('#e0a878', '#a87880', '#6a5a80', '#3c4468'),
  'sorcerers-apprentice': mood('#d8c8ec', '#a8a0d0', '#7480b4', '#4a5c90'),
  castellan: mood('#c4d0d8', '#a0aca8', '#748480', '#4c5c60'),
  chronicler: mood('#f0d8a8', '#d0a878', '#a07858', '#6c5044'),
  'court-jester': mood('#f4dc9a', '#88b8b0', '#4f8a98', '#34607c'),
  'dwarf-king': mood('#a8a0b8', '#807890', '#5c546c', '#3c384c'),
  'elder-oak': mood('#cfe0e4', '#a8c4b0', '#749878', '#4c7058'),
  forager: mood('#d4e4b4', '#a4c084', '#6c9860', '#446c48'),
  hermit: mood('#b8d4e4', '#98b0b8', '#748c90', '#50646c'),
  minstrel: mood('#f4d8a0', '#e0b078', '#b08058', '#78583f'),
  phoenix: mood('#5a5078', '#7c4c64', '#5c3450', '#38243c'),
  'servile-minion': mood('#d0b8a8', '#a88888', '#786474', '#504858'),
  'sleeping-beauty': mood('#d4c4e4', '#b4c0a4', '#84a080', '#5a7a64'),
  squire: mood('#c0dcec', '#c8cc98', '#98a868', '#687c48'),
  'straw-spinner': mood('#f0d48c', '#b89c70', '#807060', '#544c50'),
  titan: mood('#f4d4a0', '#e0a878', '#a87c70', '#6c5868'),
  'treasure-hunter': mood('#a8d8d8', '#e8cc90', '#c09860', '#806848'),
  wolf: mood('#5c7090', '#485c7c', '#384860', '#283448'),
}
