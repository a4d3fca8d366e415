/** Fetching what a table needs, once: it is kept on this device. What is packed is unpacked on its way. */
import type { Piece } from './messages'

/** What was fetched, whatever version it is of; the service worker puts away what no page asks for any more. */
export const LUGGAGE = 'taletable-luggage'

/** The bytes of a piece as they come; `told` hears how many there are by now. */
export async function fetched(piece: Piece, told: (bytes: number) => void): Promise<ReadableStream<Uint8Array>> {
  // Without a secure connection a browser keeps nothing; then everything is fetched anew.
  const kept = 'caches' in self ? await caches.open(LUGGAGE).catch(() => null) : null
  const known = await kept?.match(piece.url)
  if (known?.body) {
    told(piece.size)
    return known.body
  }
  const answer = await fetch(piece.url)
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${piece.url}`)
  const [now, later] = answer.body.tee()
  void kept?.put(piece.url, new Response(later, { headers: { 'content-length': String(piece.size) } })).catch(() => {})
  return counted(now, told)
}

/** The same bytes; `told` hears how many have come by. */
export function counted(stream: ReadableStream<Uint8Array>, told: (bytes: number) => void): ReadableStream<Uint8Array<ArrayBuffer>> {
  let bytes = 0
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, onward) {
      bytes += chunk.length
      told(bytes)
      onward.enqueue(chunk)
    },
  })
  return stream.pipeThrough(counting) as ReadableStream<Uint8Array<ArrayBuffer>>
}

export async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<ArrayBuffer> {
  return new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer()
}

export function unpacked(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  return stream.pipeThrough(new DecompressionStream('gzip') as unknown as ReadableWritablePair<Uint8Array, Uint8Array>)
}
