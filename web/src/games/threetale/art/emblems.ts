/** Emblems in a box of 64 × 64, one for every card of the catalogue, in the notation of `pic`. */
import { ARTIFACTS, type Drawing } from './emblems-artifacts'
import { BONUS, PROPHECIES, QUESTS, SLOTS, TREASURES } from './emblems-finds'
import { TALENTS } from './emblems-talents'
import { omenOf } from './gallery.svelte'
import { gift } from './gifts'
import { THINGS, sign, thing } from './land'
import { at, pic } from './stitch'

export type EmblemKind =
  'artifact' | 'talent' | 'treasure' | 'quest' | 'bonus' | 'omen' | 'prophecy' | 'virtue' | 'thing' | 'slot' | 'hero' | 'enemy'

const VIRTUES: Readonly<Record<string, readonly [string, string]>> = {
  love: ['#c9372d', 'wM32 47C16 35 16 21 25 20c4 0 7 3 7 6 0-3 3-6 7-6 9 1 9 15-7 27Z'],
  hope: ['#d9821e', 'wM18 42a14 14 0 0 1 28 0Z|-w3 M14 46H50M32 15v7M18 20l5 6M46 20l-5 6M10 33l7 3M54 33l-7 3'],
  faith: ['#b08a1c', 'wM28 26h8v20h-8Z|yM32 12c7 7 5 12 0 13-5-1-7-6 0-13Z|wM21 45h22v5H21Z|-k1.5 M32 24v5'],
  endeavour: ['#7a6a58', 'wM18 17h21l7 5-7 6H18Z|wM28 28h6v22h-6Z'],
  endurance: ['#4f7a44', 'wM29 34h6l2 15H27Z|w@32 26 14 11|-e2 M32 46V24M32 33l-6-6M32 30l6-6'],
  mercy: ['#3d7aa0', 'wM15 32c8-2 10-12 20-12 6 0 8 5 7 9l7 2-8 4c-3 9-14 12-22 8 4-1 6-3 7-5-6 1-10-2-11-6Z|_k O38 27 1.5'],
}

const virtue = (id: string): string => {
  const [colour, mark] = VIRTUES[id] ?? VIRTUES['love']!
  return (
    '<path d="M32 1L46 13 63 32 46 51 32 63 18 51 1 32 18 13Z" fill="#2c0808"/>' +
    `<path d="M32 5L44.5 15.5 59.5 32 44.5 48.5 32 59 19.5 48.5 4.5 32 19.5 15.5Z" fill="${colour}" stroke="#f3d58a" ` +
    `stroke-width="2.8" stroke-dasharray="5.5 3"/>${pic(mark, 0.01)}`
  )
}

export const EMBLEMS: Readonly<Record<string, Readonly<Record<string, Drawing>>>> = {
  artifact: ARTIFACTS,
  talent: TALENTS,
  treasure: TREASURES,
  quest: QUESTS,
  bonus: BONUS,
  prophecy: PROPHECIES,
  slot: SLOTS,
}

/** A rose for what has no emblem of its own. */
const rose = (): string =>
  `<circle cx="32" cy="32" r="27" fill="#8d1f1a" stroke="#f0b93a" stroke-width="3" stroke-dasharray="5 3"/>${sign('shevitsa', 32, 32, 46, '#ffe08a')}`

/** An Omen hangs in a disc of night. */
const omen = (id: string): string =>
  '<circle cx="32" cy="32" r="31" fill="#2c0808"/><circle cx="32" cy="32" r="28.5" fill="#26356b" stroke="#f3d58a" ' +
  'stroke-width="2.4" stroke-dasharray="5 3"/>' +
  at(11, 11, pic(omenOf(id) ?? gift('omen', id) ?? '_y M32 20L35 29 44 32 35 35 32 44 29 35 20 32 29 29Z'), 0.66)

/** The inner SVG of an emblem. */
export function emblemOf(kind: EmblemKind, id: string): string {
  if (kind === 'virtue') return virtue(id)
  if (kind === 'thing' && THINGS.includes(id))
    return at(id === 'offering' ? 8 : 32, id === 'offering' ? 20 : 34, thing(id, 0, 0), id === 'offering' ? 0.85 : 0.62)
  if (kind === 'omen') return omen(id)
  const drawn = EMBLEMS[kind]?.[id] ?? gift(kind, id)
  return drawn === undefined ? rose() : typeof drawn === 'string' ? pic(drawn) : drawn()
}
