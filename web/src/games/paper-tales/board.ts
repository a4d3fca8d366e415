/** Paper Tales, as it comes through the door. */
import { mountBoard, mountFacts } from '../../boardkit/svelte-port.svelte'
import type { Look } from '../../port/types'
import { cover } from './art/cover'
import { trinket } from './art/trinket'
import type { PaperTales } from './model'

export const mount = mountBoard<PaperTales>(() => import('./Board.svelte'), {
  holds: { war: 3000, fight: 7000, collect: 3200, construction: 3600, deaths: 2400, reveal: 3600, payment: 2400 },
  pages: () => import('./pages'),
})
export const facts = mountFacts<PaperTales>(() => import('./Facts.svelte'))

/** How its pages look in the house. */
const paper = { sheet: '#fdf6e7', ink: '#2b2118', accent: '#1d4a5f', binding: '#22405a' }
const stage: Look['stage'] = async (name) => (await import('./art/stage')).theatre(name)
export const look: Look = { colour: '#b93a22', cover: cover(), thumb: '22 92 176 150', trinket, stage, paper }
