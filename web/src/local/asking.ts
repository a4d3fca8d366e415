/** Asks bots, in a worker of their own as soon as there is one. */
import type { FromThinker, Parts, ToThinker } from './messages'

/** The table is shown first. */
const LATER_MS = 1000

export class Asking {
  /** What the worker in which bots think is called: it has the same script. */
  static readonly WORKER = 'thinker'

  #thinker: Worker | null = null
  #ready = false
  #learned = new Set<string>()
  /** Questions that are not answered yet. */
  #asked = new Map<number, [table: string, question: string]>()

  constructor(
    readonly think: (question: string) => string,
    readonly answer: (n: number, table: string, text: string) => void,
  ) {}

  /** Make a worker for bots, once. */
  begin(parts: Parts): void {
    if (this.#thinker) return
    const thinker = (this.#thinker = new Worker(self.location.href, { type: 'module', name: Asking.WORKER }))
    thinker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if (data.t === 'ready') this.#ready = true
      else if (data.t === 'thought') this.#hear(data.n, data.text)
      else this.#give()
    }
    thinker.onerror = () => this.#give()
    setTimeout(() => {
      this.#tell({ t: 'begin', ...parts })
      for (const game of this.#learned) this.#tell({ t: 'learn', game })
    }, LATER_MS)
  }

  /** A game is played here. */
  learn(game: string): void {
    if (this.#learned.has(game)) return
    this.#learned.add(game)
    if (this.#ready) this.#tell({ t: 'learn', game })
  }

  ask(n: number, table: string, question: string): void {
    this.#asked.set(n, [table, question])
    if (this.#ready) this.#tell({ t: 'think', n, game: (JSON.parse(question) as [string])[0], text: question })
    else this.#hear(n, this.think(question))
  }

  #tell(message: ToThinker): void {
    this.#thinker?.postMessage(message)
  }

  #hear(n: number, text: string): void {
    const asked = this.#asked.get(n)
    this.#asked.delete(n)
    if (asked) this.answer(n, asked[0], text)
  }

  /** There is no such worker, or not any more: bots think here. */
  #give(): void {
    this.#thinker?.terminate()
    this.#ready = false
    for (const [n, [, question]] of this.#asked) this.#hear(n, this.think(question))
  }
}
