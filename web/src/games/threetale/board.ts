/** ThreeTale, as it comes through the door. */
import { mountBoard, mountFacts } from '../../boardkit/svelte-port.svelte'
import type { Look } from '../../port/types'
import { cover } from './art/cover'
import { trinket } from './art/trinket'
import type { ThreeTale } from './model'

export const mount = mountBoard<ThreeTale>(() => import('./Board.svelte'))
export const facts = mountFacts<ThreeTale>(() => import('./Facts.svelte'))

export const look: Look = {
  colour: '#7d221e',
  cover: cover(),
  thumb: '32 82 156 150',
  trinket,
  stage: async (name) => (await import('./art/plate')).plate(name),
}
