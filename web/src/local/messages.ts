/** What a page and the worker that carries its tables say to each other. */

/** Something to fetch before a table can be carried. `packed` files are unpacked on their way. */
export interface Piece {
  url: string
  /** Bytes, as they are fetched. */
  size: number
}

/** What the same Python is made of. */
export interface Parts {
  wasm: Piece
  library: Piece
  table: Piece
  games: Record<string, Piece>
}

export type ToWorker =
  | ({ t: 'begin'; name: string } & Parts)
  | { t: 'ask'; n: number; path: string; body: string; game: string | null }
  | { t: 'open'; line: number; id: string }
  | { t: 'say'; line: number; text: string }
  | { t: 'close'; line: number }
  | { t: 'remove'; n: number; id: string }

/** Why a line ends: there is no such table, the rules do not lead through it any more, or it has to be opened anew. */
export const ENDS = { gone: 4404, rests: 4410, anew: 1012 } as const

export type FromWorker =
  | { t: 'ready' }
  | { t: 'fetched'; url: string; bytes: number; size: number }
  | { t: 'failed'; why: string }
  | { t: 'answer'; n: number; answer: Answer }
  | { t: 'opened'; line: number }
  | { t: 'told'; line: number; text: string }
  | { t: 'closed'; line: number; code: number }
  /** Something could not be written down, and was not done. */
  | { t: 'unwritten' }

export interface Answer {
  ok?: unknown
  problem?: { code: string; args: Record<string, unknown> | null; cite: string; text: string }
  status?: number
  /** Why a game's rules forbid it, and which game's. */
  said?: unknown
  game?: string | null
}

/** What that worker and the one in which bots think say to each other. */
export type ToThinker = ({ t: 'begin' } & Parts) | { t: 'learn'; game: string } | { t: 'think'; n: number; game: string; text: string }

export type FromThinker = { t: 'ready' } | { t: 'thought'; n: number; text: string } | { t: 'failed'; why: string }
