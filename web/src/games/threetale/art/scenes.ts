/** Backdrops of Battles and story pages, 712 × 420; the drawings are fetched when first needed. */

/** Where feet stand. */
export const GROUND = 372
export const SCENE_BOX = '0 0 712 420'
/** The cut for phones. */
export const SCENE_BOX_TALL = '161 0 390 420'

export { sceneOf } from './gallery.svelte'
