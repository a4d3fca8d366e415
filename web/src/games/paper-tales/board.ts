/** Paper Tales, as it comes through the door. */
import { mountBoard, mountFacts } from '../../boardkit/svelte-port.svelte'
import type { Look } from '../../port/types'
import { cover } from './art/cover'
import { trinket } from './art/trinket'
import type { PaperTales } from './model'

export const mount = mountBoard<PaperTales>(() => import('./Board.svelte'))
export const facts = mountFacts<PaperTales>(() => import('./Facts.svelte'))

export const look: Look = {
  colour: '#b93a22',
  cover: cover(),
  thumb: '22 92 176 150',
  trinket,
  stage: async (name) => (await import('./art/stage')).theatre(name),
}
