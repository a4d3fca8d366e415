import { fits as roomy } from '../../boardkit/fits'

/** Tall letters of this world rise a little above their line: only what would be a further line counts. */
export const fits = (steps: number): ReturnType<typeof roomy> => roomy(steps, 6)
