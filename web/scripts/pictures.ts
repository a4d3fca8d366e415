/** Builds what the server draws pictures of shared links with: the boards' own drawings, and the fonts as a renderer reads them. */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'
import { runnerImport, type Plugin } from 'vite'

const FONTS = ['almendra/files/almendra', 'alegreya/files/alegreya', 'alegreya-sans/files/alegreya-sans']
const WEIGHTS: Record<string, string> = { almendra: '700', alegreya: '400', 'alegreya-sans': '700' }
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese']
const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** A WOFF file as what it holds: the tables of a TrueType font, unpacked. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const power = 2 ** Math.floor(Math.log2(count))
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE(count * 16 - power * 16, 10)
  const tables: Buffer[] = []
  let end = head.length
  for (let i = 0; i < count; i++) {
    const entry = 44 + 20 * i
    const [offset, packed, length] = [4, 8, 12].map((n) => woff.readUInt32BE(entry + n)) as [number, number, number]
    const data = woff.subarray(offset, offset + packed)
    const table = packed < length ? inflateSync(data) : data
    woff.copy(head, 12 + 16 * i, entry, entry + 4)
    head.writeUInt32BE(woff.readUInt32BE(entry + 16), 16 + 16 * i)
    head.writeUInt32BE(end, 20 + 16 * i)
    head.writeUInt32BE(length, 24 + 16 * i)
    const padding = Buffer.alloc((4 - (length % 4)) % 4)
    tables.push(table, padding)
    end += length + padding.length
  }
  return Buffer.concat([head, ...tables])
}

/** A plugin of the build. */
export function drawPictures(games: readonly string[]): Plugin {
  return {
    name: 'draw-pictures',
    apply: 'build',
    async generateBundle() {
      const load = async <T>(path: string): Promise<T> =>
        (await runnerImport<T>(at(path), { configFile: false, logLevel: 'error', plugins: [svelte()] })).module
      const emit = (name: string, source: string | Buffer): void =>
        void this.emitFile({ type: 'asset', fileName: `pictures/${name}`, source })
      const { crests } = await load<typeof import('../src/art/picture')>('src/art/picture.ts')
      const { DEFS } = await load<typeof import('../src/art/defs')>('src/art/defs.ts')
      emit('house.json', JSON.stringify({ crests: crests(), defs: DEFS, mark: readFileSync(at('public/mark.svg'), 'utf8') }))
      for (const game of games) {
        const { cover } = await load<{ cover: () => string }>(`src/games/${game}/art/cover.ts`)
        const { picture } = await load<{ picture: object }>(`src/games/${game}/art/picture.ts`)
        emit(`${game}.json`, JSON.stringify({ cover: cover(), ...picture }))
      }
      for (const font of FONTS)
        for (const script of SCRIPTS) {
          const [family = ''] = font.split('/')
          const file = at(`node_modules/@fontsource/${font}-${script}-${WEIGHTS[family]}-normal.woff`)
          if (existsSync(file)) emit(`${family}-${script}.ttf`, unpacked(readFileSync(file)))
        }
    },
  }
}
