/** Compiles Python for the page's interpreter once, while the client is built. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadPyodide } from 'pyodide'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const MACHINE = at('../node_modules/pyodide/')
const PACKAGE = at('../../taletable')
const SCRIPT = at('./bytecode.py')
const CACHE = at('../node_modules/.cache/taletable/')

/** What a table is made of in a page. */
const OURS = /^([^/\\]+|(engine|companions|table|bots|page|games)[/\\].*)\.(py|toml|ftl|md)$/

const WHAT = ['library', 'package'] as const
type Compiled = Record<(typeof WHAT)[number], Buffer>

/** What `bytecode.py` makes; the same as the last time while nothing of it has changed. */
export async function compiled(): Promise<Compiled> {
  const digest = createHash('sha256')
  const sources = readdirSync(PACKAGE, { recursive: true, encoding: 'utf8' })
    .filter((file) => OURS.test(file))
    .sort()
  for (const file of [SCRIPT, `${MACHINE}python_stdlib.zip`, ...sources.map((one) => `${PACKAGE}/${one}`)])
    digest.update(readFileSync(file))
  const name = `${CACHE}${digest.digest('hex').slice(0, 24)}`
  const files = Object.fromEntries(WHAT.map((one) => [one, `${name}-${one}.zip`])) as Record<keyof Compiled, string>
  if (!Object.values(files).every((file) => existsSync(file))) {
    const python = await loadPyodide({ indexURL: MACHINE, env: { HOME: '/home/pyodide', PYTHONHASHSEED: '0' } })
    python.FS.mkdirTree('/home/pyodide/taletable')
    python.mountNodeFS('/home/pyodide/taletable', PACKAGE)
    python.runPython(readFileSync(SCRIPT, 'utf8'))
    mkdirSync(CACHE, { recursive: true })
    for (const one of WHAT) {
      const made = (python.globals.get(one) as () => { toJs(): Uint8Array })()
      writeFileSync(files[one], made.toJs())
    }
  }
  return Object.fromEntries(WHAT.map((one) => [one, readFileSync(files[one])])) as Compiled
}
