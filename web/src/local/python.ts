/** The same Python as on the server: it decides here, too. */
import createPyodideModule from 'pyodide/pyodide.asm.mjs'
import { loadPyodide, type PyodideInterface } from 'pyodide'
import { bytesOf, fetched, unpacked } from './fetching'
import type { Piece } from './messages'
import type { Write } from './store'

/** What `taletable.page.Page` gives for each call. */
export interface Out<T = null> {
  answer: T
  writes: Write[]
  told: [number, string][]
  next: number | null
}

/** `taletable.page.Page`, called by plain values. */
export interface Page {
  know(sheets: string, opened: string): void
  has(id: string): boolean
  load(sheet: string, position: string | null, lines: string): void
  forget(id: string): string
  open(line: number, id: string): void
  hear(line: number, text: string, time: number): string
  close(line: number, time: number): string
  go_on(id: string, time: number): string
  ask(path: string, body: string, time: number): string
}

/** Written in by the build. */
declare const MACHINE_INFO: object

const HOME = '/home/pyodide'
const BEGIN = `
import sys, json, gc
sys.path.insert(0, '${HOME}')
from taletable.page import Page

class Door:
    """Plain values go through it: proxies would have to be let go of."""
    def __init__(self, name): self.page = Page(name)
    def know(self, sheets, opened): self.page.know(json.loads(sheets), json.loads(opened))
    def has(self, id): return self.page.has(id)
    def load(self, sheet, position, lines): self.page.load(sheet, position, json.loads(lines))
    def forget(self, id): return json.dumps(self.page.forget(id))
    def open(self, line, id): self.page.open(line, id)
    def hear(self, line, text, time): return self.page.hear(line, text, time)
    def close(self, line, time): return self.page.close(line, time)
    def go_on(self, id, time): return self.page.go_on(id, time)
    def ask(self, path, body, time): return self.page.ask(path, body, time)

gc.freeze()
Door(name)
`

const whole = (body: ReadableStream<Uint8Array>, type: string): Response =>
  new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>, { headers: { 'content-type': type } })

export class Python {
  #unpacked = new Set<string>()

  private constructor(
    readonly pyodide: PyodideInterface,
    readonly told: (piece: Piece, bytes: number) => void,
  ) {}

  static async begin(wasm: Piece, library: Piece, told: (piece: Piece, bytes: number) => void): Promise<Python> {
    const packed = fetched(wasm, (bytes) => told(wasm, bytes))
    const standard = fetched(library, (bytes) => told(library, bytes))
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
        createPyodideModule: createPyodideModule as never,
      })
      return new Python(pyodide, told)
    } finally {
      self.fetch = plain
    }
  }

  /** Unpack an archive of ours, once. */
  async unpack(piece: Piece): Promise<void> {
    if (this.#unpacked.has(piece.url)) return
    const data = await bytesOf(await fetched(piece, (bytes) => this.told(piece, bytes)))
    this.pyodide.unpackArchive(data, 'zip', { extractDir: HOME })
    const imports = this.pyodide.pyimport('importlib')
    imports.invalidate_caches()
    imports.destroy()
    this.#unpacked.add(piece.url)
  }

  page(name: string): Page {
    const locals = this.pyodide.toPy({ name }) as unknown
    return this.pyodide.runPython(BEGIN, { globals: locals as never }) as Page
  }
}
