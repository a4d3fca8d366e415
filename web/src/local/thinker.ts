/** The worker beside the worker: bots think in it, so that nobody waits for them; and what it has learned it keeps for the next start. */
import type { FromThinker, Piece, ToThinker } from './messages'
import { Python } from './python'
import { keepWarm, warm } from './warm'

/** It has had nothing to do for so long: now its memory can be kept. */
const IDLE_MS = 1500

/** A worker, as far as it matters here. */
interface Desk {
  postMessage(message: FromThinker): void
  onmessage: ((event: MessageEvent<ToThinker>) => void) | null
}

export function think(worker: Desk): void {
  const tell = (message: FromThinker): void => worker.postMessage(message)
  let python: Python
  let games: Record<string, Piece> = {}
  let kept = ''
  let resting: ReturnType<typeof setTimeout> | undefined

  async function learn(game: string): Promise<void> {
    const piece = games[game]
    if (piece && (await python.unpack(piece))) python.warm(game)
  }

  /** Keep what there is, unless that was kept before. */
  async function keep(): Promise<void> {
    const pieces = python.pieces
    if (kept === pieces.join()) return
    kept = pieces.join()
    await keepWarm(pieces, python.snapshot())
  }

  async function hear(message: ToThinker): Promise<void> {
    if (message.t === 'begin') {
      games = message.games
      const base = [message.wasm, message.library, message.table]
      const found = await warm(base, games)
      python = await Python.begin(message, () => {}, found, true)
      kept = python.warmed ? python.pieces.join() : ''
      tell({ t: 'ready' })
    } else {
      await learn(message.game)
      if (message.t === 'think') tell({ t: 'thought', n: message.n, text: python.think(message.text) })
    }
  }

  let working: Promise<unknown> = Promise.resolve()
  const inTurn = (work: () => Promise<void>): void => {
    working = working.then(work).catch((error: unknown) => tell({ t: 'failed', why: String(error) }))
  }
  worker.onmessage = ({ data }: MessageEvent<ToThinker>) => {
    clearTimeout(resting)
    inTurn(() => hear(data))
    resting = setTimeout(() => inTurn(() => keep().catch(() => {})), IDLE_MS) // a full disk keeps nothing
  }
}
