import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readdirSync } from 'node:fs'
import { defaultClientConditions, type Plugin, type Rolldown } from 'vite'
import { defineConfig } from 'vitest/config'

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

export default defineConfig({
  plugins: [svelte(), tellGames()],
  build: {
    outDir: '../taletable/_web',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
    target: 'es2023',
    rolldownOptions: {
      input: { index: 'index.html', ...entries },
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
