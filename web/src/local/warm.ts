/** An interpreter that is ready for tables is kept as it stands, with all its memory: the next one begins there. */
import type { Piece } from './messages'

/** The service worker knows this shelf, too. There is one on it at a time. */
const SHELF = 'taletable-warm'
const PLACE = '/warm'
const MADE_OF = 'x-made-of'
/** One that has grown so large is not worth being kept. */
const MOST_BYTES = 96 << 20

export interface Warm {
  /** The addresses of all that was unpacked in it. */
  pieces: string[]
  memory: ArrayBuffer
}

/** What was kept, if it is made of these and of games as they are now. */
export async function warm(base: readonly Piece[], games: Record<string, Piece>): Promise<Warm | null> {
  if (!('caches' in self)) return null
  const known = await (await caches.open(SHELF)).match(PLACE).catch(() => undefined)
  const pieces = JSON.parse(known?.headers.get(MADE_OF) ?? '[]') as string[]
  const now = new Set([...base, ...Object.values(games)].map(({ url }) => url))
  if (!known || !base.every(({ url }) => pieces.includes(url)) || !pieces.every((url) => now.has(url))) return null
  return { pieces, memory: await known.arrayBuffer() }
}

export async function keepWarm(pieces: readonly string[], memory: Uint8Array<ArrayBuffer>): Promise<void> {
  if (!('caches' in self) || memory.length > MOST_BYTES) return
  await (await caches.open(SHELF)).put(PLACE, new Response(memory, { headers: { [MADE_OF]: JSON.stringify(pieces) } }))
}
