/** A Tale of Pirates, as it comes through the door. */
import { mountBoard, mountFacts, mountPicker } from '../../boardkit/svelte-port.svelte'
import type { Look } from '../../port/types'
import { cover } from './art/cover'
import { trinket } from './art/trinket'
import type { Pirates } from './model'

export const mount = mountBoard<Pirates>(() => import('./Board.svelte'), { pings: true, pages: () => import('./pages') })
export const facts = mountFacts<Pirates>(() => import('./Facts.svelte'))
export const pickers = { chapter: mountPicker(() => import('./options/chapter.svelte')) }

/** How its pages look in the house. */
const paper = { sheet: '#f8ecd0', ink: '#2b1c0d', accent: '#10697a', binding: '#472a13' }
export const look: Look = { colour: '#14596a', cover: cover(), thumb: '44 76 140 140', trinket, paper }
