// Writes src/generated/api.ts out of the server's schema, src/generated/games/ out of what each game declares, and into taletable/port.ts
// the types of the wire that the port names: `npm run types`.
// With --check it only compares.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const venv = join(root, '.venv', process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python')
const python = process.env.PYTHON ?? (existsSync(venv) ? venv : 'python3')
const schema = JSON.parse(execFileSync(python, ['-m', 'taletable.server.schema'], { cwd: root, encoding: 'utf8' }))

/** A saying, which the client has put into words when anything else of it sees it. */
const SAID = 'Say'
/** Offers and events are said by their verb or kind: the client adds the sentence. */
const READ = { Offer: 'text', SeenEvent: 'text' }

function type(s, indent = '') {
  if (s.$ref) return s.$ref.endsWith(`/${SAID}`) ? 'string' : s.$ref.split('/').at(-1)
  if (s.enum) return s.enum.map((value) => JSON.stringify(value).replaceAll('"', "'")).join(' | ')
  if (s.anyOf || s.oneOf) return [...new Set((s.anyOf ?? s.oneOf).map((one) => type(one, indent)))].join(' | ')
  switch (s.type) {
    case 'string':
      return 'string'
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'null':
      return 'null'
    case 'array': {
      const item = s.items ? type(s.items, indent) : 'unknown'
      return / \| /.test(item) ? `(${item})[]` : `${item}[]`
    }
    case 'object':
      if (!s.properties)
        return `Record<string, ${typeof s.additionalProperties === 'object' ? type(s.additionalProperties, indent) : 'unknown'}>`
      return body(s, indent)
    default:
      return 'unknown'
  }
}

function body(s, indent) {
  // What the server sends is always complete; what a client sends may leave out what has a default.
  const sent = s.additionalProperties === false
  const lines = Object.entries(s.properties).map(([key, value]) => {
    const optional = sent && !(s.required ?? []).includes(key) ? '?' : ''
    return `${indent}  ${key}${optional}: ${type(value, indent + '  ')}\n`
  })
  return `{\n${lines.join('')}${indent}}`
}

const blocks = new Map()
for (const [name, s] of Object.entries(schema.components.schemas).sort(([a], [b]) => (a < b ? -1 : 1))) {
  if (name === SAID) continue
  if (name in READ) s.properties[READ[name]] = { type: 'string' }
  const says = s.description ? `/** ${s.description.trim()} */\n` : ''
  blocks.set(
    name,
    says + (s.type === 'object' && s.properties ? `export interface ${name} ${body(s, '')}\n` : `export type ${name} = ${type(s)}\n`),
  )
}

/** The port is one file, for plug-ins: what it names of the wire stands in it, and is taken from there. */
const portFile = join(root, 'taletable', 'port.ts')
const [own, mark] = readFileSync(portFile, 'utf8').split(/(\/\/ .*Written by `npm run types`.*\n)/)
const named = new Set()
const name = (words) => {
  for (const word of words)
    if (blocks.has(word) && !named.has(word)) {
      named.add(word)
      name(blocks.get(word).match(/\b[A-Z]\w+/g))
    }
}
name(['Ask', 'Crew', 'DeedLine', 'Offer', 'OptionInfo', 'RefusalInfo', 'ResultInfo', 'SeenEvent'])
const inPort = [...named].sort()
const version = /PORT_VERSION = (\d+)/.exec(readFileSync(join(root, 'web', 'src', 'port', 'version.ts'), 'utf8'))[1]
const port = `${own.replace(/^\/\/ Version \d+/, `// Version ${version}`)}${mark}\n${inPort.map((one) => blocks.get(one)).join('\n')}`
const api = [
  `// Made by \`npm run types\` from the server’s schema. Do not edit.\n`,
  `import type { ${inPort.join(', ')} } from '../../../taletable/port'\n`,
  `export type { ${inPort.join(', ')} }\n`,
  ...[...blocks].filter(([one]) => !named.has(one)).map(([, block]) => block),
].join('\n')

/** Games have folders named by their ids; what each of them sends, its declarations say. */
const games = readdirSync(join(root, 'web', 'src', 'games'))
const sent = games.map((id) => [
  join(root, 'web', 'src', 'generated', 'games', `${id}.ts`),
  execFileSync(python, ['-m', 'taletable', 'schema', id, '--types'], { cwd: root, encoding: 'utf8' }).replace(
    "'./port'",
    "'../../port/types'",
  ),
])

const files = [...sent, [join(root, 'web', 'src', 'generated', 'api.ts'), api], [portFile, port]]
for (const [file, text] of files) {
  if (!process.argv.includes('--check')) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`${file} is not what its sources say; run \`npm run types\``)
    process.exitCode = 1
  }
}
