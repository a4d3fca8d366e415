/** Seats have a colour and a crest, never one without the other. */
import * as emblems from '../art/emblems'
import type { SeatInfo, TableLine } from '../generated/api'
import type { CrestName, Player } from '../port/types'
import { t } from '../words/index.svelte'

interface SeatLook {
  crest: CrestName
  colour: string
  /** What people call it. */
  readonly name: string
  emblem: string
}

const look = (crest: CrestName, colour: string, emblem: string): SeatLook => ({
  crest,
  colour,
  emblem,
  get name() {
    return t(`crest-${crest}`)
  },
})

export const SEATS: readonly SeatLook[] = [
  look('lion', '#b3303a', emblems.lion),
  look('heron', '#1f7a78', emblems.heron),
  look('bee', '#b87710', emblems.bee),
  look('owl', '#6b4a9e', emblems.owl),
  look('stag', '#5f7d35', emblems.stagHead),
  look('whale', '#4f6675', emblems.spermWhale),
  look('fox', '#b9506d', emblems.foxHead),
]

export function lookOf(seat: number): SeatLook {
  return SEATS[((seat % SEATS.length) + SEATS.length) % SEATS.length]!
}

/** The seats of a table as a board wants them. */
export function playersOf(seats: readonly SeatInfo[]): Player[] {
  return seats.map(({ seat, name, kind, connected, you }) => {
    const { crest, colour } = lookOf(seat)
    return { seat, name, crest, colour, kind, connected, you }
  })
}

/** Has this person won there? Not by what was tried from a past moment, nor where a bot decided more often than they did. */
export function hasWon({ seats, result }: Pick<TableLine, 'seats' | 'result'>): boolean {
  return (
    !!result && !result.practice && seats.some(({ you, seat }) => you && result.winners.includes(seat) && !result.stood_in.includes(seat))
  )
}
