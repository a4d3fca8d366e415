/** Every enemy, by its card or piece; the drawings are fetched when first needed. */
export { foeOf } from './gallery.svelte'
