import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { defaultClientConditions, type Plugin, type Rolldown } from 'vite'
import { defineConfig } from 'vitest/config'
import { compiled } from './scripts/bytecode'
import { drawPictures } from './scripts/pictures'

const server = process.env['TALETABLE_SERVER'] ?? 'http://127.0.0.1:8000'

/** The games whose modules are built with the client; each is an entry of its own, which pages import at run time. */
const games = readdirSync(new URL('src/games', import.meta.url))
const entries = Object.fromEntries(games.map((game) => [`games/${game}`, `src/games/${game}/board.ts`]))

/** Tells the server where the modules of the games are. */
function tellGames(): Plugin {
  return {
    name: 'tell-games',
    apply: 'build',
    generateBundle(_, bundle) {
      const styles = (chunk: Rolldown.OutputChunk, seen = new Set<string>()): string[] => {
        if (seen.has(chunk.fileName)) return []
        seen.add(chunk.fileName)
        const below = chunk.imports.flatMap((name) => (bundle[name]?.type === 'chunk' ? styles(bundle[name], seen) : []))
        return [...below, ...(chunk.viteMetadata?.importedCss ?? [])]
      }
      const told = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' && chunk.isEntry && chunk.name in entries
          ? [[chunk.name.replace('games/', ''), { module: chunk.fileName, styles: [...new Set(styles(chunk))] }] as const]
          : [],
      )
      this.emitFile({ type: 'asset', fileName: 'games.json', source: JSON.stringify(Object.fromEntries(told)) })
    },
  }
}

let machine: object = {}

/** What the worker that carries tables needs of Pyodide, under names that can be kept for ever. WebAssembly is packed: the worker unpacks it
 * on its way, so it is small from any host. */
function bringMachine(): Plugin {
  const read = (name: string): Buffer => readFileSync(new URL(`node_modules/pyodide/${name}`, import.meta.url))
  return {
    name: 'bring-machine',
    apply: 'build',
    async generateBundle() {
      const python = await compiled()
      const piece = (name: string, ending: string, source: Buffer): { url: string; size: number } => {
        const fileName = `assets/${name}-${createHash('sha256').update(source).digest('hex').slice(0, 12)}.${ending}`
        this.emitFile({ type: 'asset', fileName, source })
        return { url: `/${fileName}`, size: source.length }
      }
      const wasm = piece('python', 'bin', gzipSync(read('pyodide.asm.wasm'), { level: 9 }))
      const library = piece('library', 'zip', python.library)
      this.emitFile({ type: 'asset', fileName: 'bytecode.zip', source: python.package })
      machine = { wasm, library }
    },
  }
}

/** Tells the service worker which files are the page itself: all but boards, pictures and what carries tables, which are kept when wanted. */
function tellShell(): Plugin {
  return {
    name: 'tell-shell',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const walk = (name: string, seen = new Set<string>()): Set<string> => {
          const chunk = bundle[name]
          if (seen.has(name) || !chunk) return seen
          seen.add(name)
          if (chunk.type !== 'chunk') return seen
          const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {}
          for (const next of [...chunk.imports, ...chunk.dynamicImports, ...importedCss, ...importedAssets]) walk(next, seen)
          return seen
        }
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
        const seen = new Set<string>()
        for (const chunk of chunks) if (chunk.isEntry && chunk.name === 'index') walk(chunk.fileName, seen)
        for (const name of Object.keys(bundle)) if (/latin-[^/]*\.woff2$/.test(name) && !name.includes('latin-ext')) seen.add(name)
        const piece = (name: string): { url: string; size: number } => {
          const file = bundle[name]!
          return { url: `/${name}`, size: Buffer.byteLength(file.type === 'chunk' ? file.code : file.source) }
        }
        const boards = chunks
          .filter((chunk) => chunk.isEntry && chunk.name in entries)
          .map((chunk) => [chunk.name.replace('games/', ''), [...walk(chunk.fileName)].filter((name) => !seen.has(name)).map(piece)])
        const carrier = Object.keys(bundle)
          .filter((name) => /carrier-|vite-browser-external/.test(name))
          .map(piece)
        this.emitFile({
          type: 'asset',
          fileName: 'machine.json',
          source: JSON.stringify({ ...machine, carrier, boards: Object.fromEntries(boards) }),
        })
        const shell = [...seen].filter((name) => !/carrier-|\.wasm|\.zip/.test(name)).sort()
        shell.push('mark.svg', 'theme.js', 'wall.svg')
        const service = chunks.find((one) => one.fileName === 'service.js')
        const printing = createHash('sha256').update(shell.join()).digest('hex').slice(0, 12)
        if (service) service.code = service.code.replace(/(['"`])__SHELL__\1/, JSON.stringify(shell)).replace('__PRINTING__', printing)
      },
    },
  }
}

/** The worker fetches WebAssembly by itself, packed. */
function fetchedElsewhere(): Plugin {
  return {
    name: 'fetched-elsewhere',
    transform: (code, id) =>
      id.endsWith('pyodide.asm.mjs') ? code.replace('new URL("pyodide.asm.wasm",import.meta.url).href', '""') : null,
  }
}

/** What the interpreter has to be told of itself. It has no packages to load. */
const lock = JSON.parse(readFileSync(new URL('node_modules/pyodide/pyodide-lock.json', import.meta.url), 'utf8')) as { info: object }

export default defineConfig({
  // Wherever the files are put, they find each other; the page itself is told where they are.
  experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }) },
  define: { MACHINE_INFO: JSON.stringify(lock.info) },
  plugins: [svelte(), tellGames(), bringMachine(), drawPictures(games), tellShell()],
  worker: {
    format: 'es',
    plugins: () => [fetchedElsewhere()],
    rolldownOptions: { output: { entryFileNames: 'assets/carrier-[hash].js' } },
  },
  build: {
    outDir: '../taletable/_web',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
    target: 'es2023',
    rolldownOptions: {
      input: { index: 'index.html', service: 'src/service/worker.ts', ...entries },
      // The service worker answers for all pages, so it lies above them, and under the same name in every version.
      output: { entryFileNames: (chunk) => (chunk.name === 'service' ? 'service.js' : 'assets/[name]-[hash].js') },
      preserveEntrySignatures: 'allow-extension',
    },
  },
  // Tests run with the client's side of Svelte, in a small DOM.
  resolve: { conditions: [...defaultClientConditions] },
  // What is kept on disk does not see that a catalogue was added.
  test: { fsModuleCache: false, environment: 'happy-dom', include: ['src/**/*.test.ts', 'eslint/*.test.js'] },
  server: {
    proxy: { '/api': { target: server, ws: true } },
    fs: { allow: ['.', '../taletable/text'] }, // server and client read the same sentences
  },
})
