/** Dice Upon a Time, as it comes through the door. */
import { mountBoard, mountFacts } from '../../boardkit/svelte-port.svelte'
import type { Look } from '../../port/types'
import { cover } from './art/cover'
import { trinket } from './art/trinket'
import type { DiceUponATime } from './model'

export const mount = mountBoard<DiceUponATime>(() => import('./Board.svelte'), { pages: () => import('./pages') })
export const facts = mountFacts<DiceUponATime>(() => import('./Facts.svelte'))

/** How its pages look in the house. */
const paper = { sheet: '#f7eed8', ink: '#2b2118', accent: '#46611f', binding: '#5a2d12' }
export const look: Look = { colour: '#46611f', cover: cover(), thumb: '40 60 150 150', trinket, paper }
