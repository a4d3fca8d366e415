/** The same Python as on the server: it decides here, too. */
import createPyodideModule from 'pyodide/pyodide.asm.mjs'
import { loadPyodide, type PyodideInterface } from 'pyodide'
import { bytesOf, fetched, unpacked } from './fetching'
import type { Parts, Piece } from './messages'
import type { Write } from './store'
import type { Warm } from './warm'

/** What `taletable.page.Page` gives for each call. */
export interface Out<T = null> {
  answer: T
  writes: Write[]
  told: [number, string][]
  /** Tables, each with a number and a question to a bot. */
  thoughts: [string, number, string][]
  next: number | null
}

/** `taletable.page.Page`, called by plain values. */
export interface Page {
  know(sheets: string, opened: string): void
  has(id: string): boolean
  load(sheet: string, position: string | null, lines: string): void
  forget(id: string): string
  lose(id: string): void
  /** The `.tale` of a table that cannot be replayed. */
  record_of(sheet: string, position: string | null, lines: string): string
  open(line: number, id: string): void
  hear(line: number, text: string, time: number): string
  close(line: number, time: number): string
  go_on(id: string, time: number): string
  answer(id: string, number: number, text: string, time: number): string
  ask(path: string, body: string, time: number): string
}

/** Written in by the build. */
declare const MACHINE_INFO: object

const HOME = '/home/pyodide'
/** What is the same in every interpreter, and stays in its memory when that is kept. */
const TABLE = `
import sys, json, gc, random, importlib
sys.path.insert(0, '${HOME}')
from taletable.page import Page, think
from taletable.page.kept import read_sheet, record_of
from taletable.page.warming import warm

def begin():
    random.seed()  # of two interpreters that began alike none draws the same luck
    gc.freeze()

def find_more(): importlib.invalidate_caches()

class Door:
    """Plain values go through it: proxies would have to be let go of."""
    def __init__(self, name): self.page = Page(name)
    def know(self, sheets, opened): self.page.know(json.loads(sheets), json.loads(opened))
    def has(self, id): return self.page.has(id)
    def load(self, sheet, position, lines): self.page.load(sheet, position, json.loads(lines))
    def forget(self, id): return json.dumps(self.page.forget(id))
    def lose(self, id): self.page.lose(id)
    def record_of(self, sheet, position, lines): return record_of(read_sheet(sheet, position), json.loads(lines))
    def open(self, line, id): self.page.open(line, id)
    def hear(self, line, text, time): return self.page.hear(line, text, time)
    def close(self, line, time): return self.page.close(line, time)
    def go_on(self, id, time): return self.page.go_on(id, time)
    def answer(self, id, number, text, time): return self.page.answer(id, number, text, time)
    def ask(self, path, body, time): return self.page.ask(path, body, time)
`
const whole = (body: ReadableStream<Uint8Array>, type: string): Response =>
  new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>, { headers: { 'content-type': type } })

const PAGE_BYTES = 65536
type Instantiate = (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => unknown) => unknown

/** Makes a machine whose memory has room for one that was kept: that may have grown. Pyodide by itself takes no larger one than at the start. */
function roomy(bytes: number): (settings: { instantiateWasm: Instantiate }) => Promise<never> {
  return (settings) => {
    const plain = settings.instantiateWasm
    settings.instantiateWasm = (imports, done) =>
      plain(imports, (instance, module) => {
        const memory = Object.values(instance.exports).find((one) => one instanceof WebAssembly.Memory)
        const missing = Math.floor(bytes / PAGE_BYTES) - (memory?.buffer.byteLength ?? 0) / PAGE_BYTES
        if (missing > 0) memory?.grow(missing)
        return done(instance, module)
      })
    return createPyodideModule(settings)
  }
}

type Told = (piece: Piece, bytes: number) => void

export class Python {
  /** The addresses of what was unpacked. */
  readonly #unpacked: string[] = []

  private constructor(
    readonly pyodide: PyodideInterface,
    readonly told: Told,
    /** Did it begin with what was kept? */
    readonly warmed: boolean,
  ) {}

  /** An interpreter with the table unpacked; `warm`: how one stood before. One that is `kept` can be kept itself. */
  static async begin(parts: Parts, told: Told, warm: Warm | null, kept = false): Promise<Python> {
    if (!warm) return Python.#begin(parts, told, null, kept)
    try {
      return await Python.#begin(parts, told, warm, kept)
    } catch {
      return Python.#begin(parts, told, null, kept) // what was kept does not fit: it begins from nothing, as the first time
    }
  }

  static async #begin({ wasm, library, table, games }: Parts, told: Told, warm: Warm | null, kept = false): Promise<Python> {
    const packed = fetched(wasm, (bytes) => told(wasm, bytes))
    const standard = fetched(library, (bytes) => told(library, bytes))
    const ours = [table, ...Object.values(games).filter(({ url }) => warm?.pieces.includes(url))]
    const archives = ours.map(async (piece) => bytesOf(await fetched(piece, (bytes) => told(piece, bytes))))
    const pieces: Record<string, () => Promise<Response>> = {
      'pyodide.asm.wasm': async () => whole(unpacked(await packed), 'application/wasm'),
      'python_stdlib.zip': async () => whole(await standard, 'application/zip'),
    }
    const plain = self.fetch
    // Pyodide asks for its own files by their names; we have them already.
    self.fetch = (wish, options) => pieces[String(wish).split('/').at(-1)!]?.() ?? plain(wish, options)
    try {
      const pyodide = await loadPyodide({
        indexURL: new URL('./', library.url).href,
        lockFileContents: { info: MACHINE_INFO, packages: {} } as never,
        createPyodideModule: (warm ? roomy(warm.memory.byteLength) : createPyodideModule) as never,
        env: { HOME, PYTHONHASHSEED: '0' }, // what is kept has to find what it has hashed
        _makeSnapshot: kept,
        ...(warm ? { _loadSnapshot: warm.memory } : {}),
      })
      const python = new Python(pyodide, told, warm !== null)
      python.#unpacked.push(wasm.url, library.url)
      for (const [i, archive] of archives.entries()) python.#extract(ours[i]!, await archive)
      if (!warm) pyodide.runPython(TABLE)
      python.#of<() => void>('begin')()
      return python
    } finally {
      self.fetch = plain
    }
  }

  #extract({ url }: Piece, archive: ArrayBuffer): void {
    this.pyodide.unpackArchive(archive, 'zip', { extractDir: HOME })
    this.#unpacked.push(url)
  }

  /** Unpack an archive of ours, once; whether that was now. */
  async unpack(piece: Piece): Promise<boolean> {
    if (this.#unpacked.includes(piece.url)) return false
    this.#extract(piece, await bytesOf(await fetched(piece, (bytes) => this.told(piece, bytes))))
    this.#of<() => void>('find_more')()
    return true
  }

  /** What it is made of by now. */
  get pieces(): string[] {
    return [...this.#unpacked].sort()
  }

  page(name: string): Page {
    return this.#of<(name: string) => Page>('Door')(name)
  }

  /** Let a bot answer a question. */
  think(question: string): string {
    return this.#of<(text: string) => string>('think')(question)
  }

  /** Do what every table of a game does. */
  warm(game: string): void {
    this.#of<(game: string) => void>('warm')(game)
  }

  snapshot(): Uint8Array<ArrayBuffer> {
    return this.pyodide.makeMemorySnapshot({}) as Uint8Array<ArrayBuffer>
  }

  #of<T>(name: string): T {
    return this.pyodide.globals.get(name) as T
  }
}
