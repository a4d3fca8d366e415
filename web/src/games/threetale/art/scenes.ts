/** Backdrops of Battles and story pages, 712 × 420. */
import { pic, rng } from './stitch'

/** Where feet stand. */
export const GROUND = 372
export const SCENE_BOX = '0 0 712 420'
export const SCENE_BOX_TALL = '161 0 390 420'

const sky = (id: string, ...colours: string[]): string =>
  `<linearGradient id="tt-sky-${id}" x2="0" y2="1">${colours.map((c, i) => `<stop offset="${i / (colours.length - 1)}" stop-color="${c}"/>`).join('')}</linearGradient><rect x="-200" y="-200" width="1112" height="660" fill="url(#tt-sky-${id})"/>`

function ford(): string {
  const R = rng(77)
  let stars = ''
  for (let i = 0; i < 70; i++) stars += `M${(R() * 900 - 90) | 0} ${(R() * 230) | 0}l4 4m0-4l-4 4`
  return sky('ford', '#151a38', '#3d2f57', '#8a4a4c', '#d98d4e') + `<path d="${stars}" stroke="#f7ecd4" stroke-width="1.200" opacity=".6"/>` + pic('_N M-200 372H912V460H-200Z')
}

const SCENES: Readonly<Record<string, () => string>> = { ford }
const drawn = new Map<string, string>()

/** The backdrop of a biome or a Prophecy, drawn once. */
export function sceneOf(scene: string): string {
  const key = SCENES[scene] ? scene : 'ford'
  let art = drawn.get(key)
  if (art === undefined) drawn.set(key, (art = SCENES[key]!()))
  return art
}
