/** The drawings that the first pages do without: a chunk of its own. */
export { backdrop } from './backdrops'
export { enemyFigure } from './bestiary'
export { OMENS } from './emblems-omens'
