/** Tables that this page carries by itself: a worker runs the same Python as a server. It is fetched when it is first wanted. */
import { counted, LUGGAGE } from '../local/fetching'
import { Store } from '../local/store'
import type { Luggage, TableLine } from '../generated/api'
import { ENDS, type Answer, type FromWorker, type Piece, type ToWorker } from '../local/messages'
import { sourceOf } from './alone'
import { file } from './home'
import type { LineTo } from './line'

/** Tables of this device are called so, and then something that nobody else has. */
const HERE = 'here'
export const isHere = (id: string): boolean => id.startsWith(HERE)

/** What the build made of the interpreter. */
interface Machine {
  wasm: Piece
  library: Piece
  /** The script of the worker, and what it is made of. */
  carrier: Piece[]
  /** The files of each game's board. */
  boards: Record<string, Piece[]>
}

const KEY = 'taletable.here'

class Local {
  /** Bytes that have to be there before a table can be carried, and those that are. */
  wanted = $state(0)
  here = $state(0)
  /** How often something was taken along since the page was opened. */
  taken = $state(0)
  phase = $state<'away' | 'fetching' | 'ready' | 'failed'>('away')
  /** Why no table can be carried, if it is not for want of a net: the browser runs no such thing, or keeps nothing. */
  lacks = $state<'' | 'machine' | 'storage'>('')

  #worker: Worker | null = null
  #ready: Promise<void> | null = null
  #luggage: Promise<{ machine: Machine; luggage: Luggage }> | null = null
  #asked = new Map<number, (answer: Answer) => void>()
  #lines = new Map<number, LocalLine>()
  #bytes = new Map<string, number>()
  #n = 0
  #store: Promise<Store> | null = null

  /** Something could not be written down, and was not done. */
  onunwritten: () => void = () => {}

  /** Has a table been kept on this device before? */
  get known(): boolean {
    try {
      return localStorage.getItem(KEY) !== null
    } catch {
      return false
    }
  }

  /** What has to be fetched first. */
  pieces(): Promise<{ machine: Machine; luggage: Luggage }> {
    this.#luggage ??= Promise.all([
      fetch(file('/machine.json')).then((found) => found.json() as Promise<Machine>),
      fetch(sourceOf('/api/luggage')).then((found) => found.json() as Promise<Luggage>),
    ]).then(([machine, luggage]) => ({ machine, luggage }))
    this.#luggage.catch(() => (this.#luggage = null))
    return this.#luggage
  }

  /** How many bytes there are to be fetched for a game, at most. */
  async size(game: string): Promise<number> {
    const { machine, luggage } = await this.pieces()
    const parts = luggage.parcels.filter((one) => one.game === '' || one.game === game)
    return machine.wasm.size + machine.library.size + parts.reduce((sum, one) => sum + one.size, 0)
  }

  /** Be ready to carry tables. */
  begin(name: string): Promise<void> {
    this.#ready ??= this.#begin(name).catch((error: unknown) => {
      this.phase = 'failed'
      this.#ready = null
      this.#worker?.terminate()
      this.#worker = null
      throw error
    })
    return this.#ready
  }

  async #begin(name: string): Promise<void> {
    if (typeof WebAssembly === 'undefined' || typeof DecompressionStream === 'undefined') return this.#lack('machine')
    await this.#kept().catch(() => this.#lack('storage')) // a private window may keep nothing
    this.lacks = ''
    this.phase = 'fetching'
    const { machine, luggage } = await this.pieces()
    const table = this.#piece(luggage, '')
    const games = Object.fromEntries(luggage.parcels.filter((one) => one.game).map((one) => [one.game, absolute(one)]))
    const [wasm, library] = [machine.wasm, machine.library].map(absolute) as [Piece, Piece]
    this.#bytes.clear()
    this.wanted = wasm.size + library.size + table.size
    const worker = new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module' })
    this.#worker = worker
    await new Promise<void>((ready, failed) => {
      worker.onerror = (event) => failed(new Error(event.message))
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.t === 'ready') ready()
        else if (data.t === 'failed' && this.phase !== 'ready') failed(new Error(data.why))
        else this.#hear(data)
      }
      this.#post({ t: 'begin', name, wasm, library, table, games })
    })
    this.phase = 'ready'
    try {
      localStorage.setItem(KEY, '1')
      await navigator.storage?.persist?.()
    } catch {
      // a browser that promises nothing keeps it as long as it can
    }
  }

  #lack(what: 'machine' | 'storage'): never {
    this.lacks = what
    throw new Error(what)
  }

  /** Where tables are written down. */
  #kept(): Promise<Store> {
    this.#store ??= Store.open()
    this.#store.catch(() => (this.#store = null))
    return this.#store
  }

  #piece(luggage: Luggage, game: string): Piece {
    const found = luggage.parcels.find((one) => one.game === game)
    if (!found) throw new Error(game)
    return absolute(found)
  }

  #post(message: ToWorker): void {
    this.#worker?.postMessage(message)
  }

  #hear(message: FromWorker): void {
    switch (message.t) {
      case 'fetched':
        if (!this.#bytes.has(message.url) && this.phase === 'ready') this.wanted += message.size
        this.#bytes.set(message.url, message.bytes)
        this.here = [...this.#bytes.values()].reduce((sum, bytes) => sum + bytes, 0)
        break
      case 'answer':
        this.#asked.get(message.n)?.(message.answer)
        this.#asked.delete(message.n)
        break
      case 'opened':
        this.#lines.get(message.line)?.onopen()
        break
      case 'told':
        this.#lines.get(message.line)?.onmessage({ data: message.text })
        break
      case 'closed':
        this.#lines.get(message.line)?.cut(message.code)
        break
      case 'unwritten':
        this.onunwritten()
        break
      case 'failed':
        console.error(message.why)
    }
  }

  /** The tables of this device; nothing has to be fetched for that. */
  async tables(): Promise<TableLine[]> {
    const store = await this.#kept()
    return (await store.list()).map((text) => JSON.parse(text) as TableLine).sort((a, b) => b.updated - a.updated)
  }

  /** Forget a table for ever. Whoever carries it must not write it down again. */
  async remove(id: string): Promise<void> {
    if (this.phase === 'ready') await this.#answer((n) => this.#post({ t: 'remove', n, id }))
    else {
      await (await this.#kept()).remove(id)
      const news = new BroadcastChannel('taletable') // other pages may carry it
      news.postMessage({ from: '', table: id })
      news.close()
    }
  }

  /** Keep what a game needs to be played without a net: its board, and what is asked for beside the table. */
  async takeAlong(game: string, asked: readonly string[]): Promise<void> {
    if (!('caches' in globalThis)) return
    const { machine } = await this.pieces()
    const [assets, told] = await Promise.all([caches.open('taletable-assets'), caches.open('taletable-told')])
    const fresh = async (shelf: Cache, url: string): Promise<void> => {
      if (!(await shelf.match(url))) await shelf.add(url)
    }
    await Promise.all([
      ...[...machine.carrier, ...(machine.boards[game] ?? [])].map((one) => fresh(assets, absolute(one).url)),
      ...[file('/machine.json'), ...['/api/luggage', ...asked].map(sourceOf)].map((url) => told.add(url)),
    ])
  }

  /** What a game is made of, or the table itself (no game): the shelf on which it is kept, and what it is. */
  async #files(game: string): Promise<[string, Piece][]> {
    const { machine, luggage } = await this.pieces()
    const parcels = luggage.parcels.filter((one) => one.game === game)
    const packed = game ? parcels : [machine.wasm, machine.library, ...parcels]
    const plain = game ? (machine.boards[game] ?? []) : machine.carrier
    return [
      ...packed.map((one) => [LUGGAGE, absolute(one)] as [string, Piece]),
      ...plain.map((one) => ['taletable-assets', absolute(one)] as [string, Piece]),
    ]
  }

  /** How many bytes that is, and how many of them are here. */
  async packed(game: string): Promise<{ size: number; here: number }> {
    const files = (await this.#files(game)).map(([, piece]) => piece)
    const here = await Promise.all(files.map(async ({ url, size }) => ((await caches.match(url)) ? size : 0)))
    const sum = (all: number[]): number => all.reduce((one, other) => one + other, 0)
    return { size: sum(files.map(({ size }) => size)), here: sum(here) }
  }

  /** Fetch all of it; `told` hears how many bytes are here. */
  async pack(game: string, asked: readonly string[], told: (bytes: number) => void): Promise<void> {
    let done = 0
    for (const [shelf, { url, size }] of await this.#files(game)) {
      const kept = await caches.open(shelf)
      if (!(await kept.match(url))) {
        const answer = await fetch(url)
        if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${url}`)
        await kept.put(
          url,
          new Response(
            counted(answer.body, (bytes) => told(done + Math.min(bytes, size))),
            { headers: answer.headers },
          ),
        )
      }
      told((done += size))
    }
    if (game) await this.takeAlong(game, asked)
    this.taken += 1
  }

  /** What the HTTP side of a server would answer. */
  async ask(path: string, body: unknown, game: string | null): Promise<Answer> {
    await this.begin(called())
    return this.#answer((n) => this.#post({ t: 'ask', n, path, body: body === undefined ? '' : JSON.stringify(body), game }))
  }

  #answer(post: (n: number) => void): Promise<Answer> {
    const n = ++this.#n
    return new Promise((answered) => {
      this.#asked.set(n, answered)
      post(n)
    })
  }

  /** A line to a table of this device. */
  line(id: string): LineTo {
    const line = new LocalLine(
      ++this.#n,
      (text) => this.#post({ t: 'say', line: line.number, text }),
      () => {
        this.#lines.delete(line.number)
        this.#post({ t: 'close', line: line.number })
      },
    )
    this.#lines.set(line.number, line)
    this.begin(called())
      .then(() => this.#post({ t: 'open', line: line.number, id }))
      .catch(() => line.cut(ENDS.anew))
    return line
  }
}

const absolute = ({ url, size }: Piece): Piece => ({ url: new URL(file(url), document.baseURI).href, size })
/** What somebody is called here. */
let called = (): string => ''

/** Tell how somebody is called here. */
export function introduce(name: () => string): void {
  called = name
}

/** A line to the worker, of the same shape as one to a server. */
class LocalLine implements LineTo {
  onopen: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: (event: { code: number }) => void = () => {}
  open = false

  constructor(
    readonly number: number,
    readonly say: (text: string) => void,
    readonly hangUp: () => void,
  ) {}

  send(text: string): void {
    this.say(text)
  }

  close(): void {
    this.hangUp()
  }

  cut(code: number): void {
    this.onclose({ code })
  }
}

export const local = new Local()
