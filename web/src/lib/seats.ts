/** Seats have a colour and a crest, never one without the other. */
import * as emblems from '../art/emblems'
import type { SeatInfo } from '../generated/api'
import type { CrestName, PlayerInfo } from './board'

interface SeatLook {
  crest: CrestName
  colour: string
  /** What people call it. */
  name: string
  emblem: string
}

export const SEATS: readonly SeatLook[] = [
  { crest: 'lion', colour: '#b3303a', name: 'crimson lion', emblem: emblems.lion },
  { crest: 'heron', colour: '#1f7a78', name: 'teal heron', emblem: emblems.heron },
  { crest: 'bee', colour: '#b87710', name: 'amber bee', emblem: emblems.bee },
  { crest: 'owl', colour: '#6b4a9e', name: 'violet owl', emblem: emblems.owl },
  { crest: 'stag', colour: '#5f7d35', name: 'moss stag', emblem: emblems.stagHead },
  { crest: 'whale', colour: '#4f6675', name: 'slate whale', emblem: emblems.spermWhale },
  { crest: 'fox', colour: '#b9506d', name: 'rose fox', emblem: emblems.foxHead },
]

export function lookOf(seat: number): SeatLook {
  return SEATS[((seat % SEATS.length) + SEATS.length) % SEATS.length]!
}

/** The seats of a table as a board wants them. */
export function playersOf(seats: readonly SeatInfo[]): PlayerInfo[] {
  return seats.map(({ seat, name, kind, connected, you }) => {
    const { crest, colour } = lookOf(seat)
    return { seat, name, crest, colour, kind, connected, you }
  })
}
