/** ThreeTale, as it comes through the door. */
import { mountBoard, mountFacts } from '../../boardkit/svelte-port.svelte'
import type { Look } from '../../port/types'
import { cover } from './art/cover'
import { trinket } from './art/trinket'
import type { ThreeTale } from './model'

export const mount = mountBoard<ThreeTale>(() => import('./Board.svelte'), { pages: () => import('./pages') })
export const facts = mountFacts<ThreeTale>(() => import('./Facts.svelte'))

/** How its pages look in the house. */
const paper = { sheet: '#fbf1da', ink: '#2c1408', accent: '#8d1f1c', binding: '#4b0e0e' }
const stage: Look['stage'] = async (name) => (await import('./art/plate')).plate(name)
export const look: Look = { colour: '#7d221e', cover: cover(), thumb: '32 82 156 150', trinket, stage, paper }
