// Writes src/generated/api.ts out of the server's schema: `npm run types`. With --check it only compares.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const venv = join(root, '.venv', process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python')
const python = process.env.PYTHON ?? (existsSync(venv) ? venv : 'python3')
const schema = JSON.parse(execFileSync(python, ['-m', 'taletable.server.schema'], { cwd: root, encoding: 'utf8' }))

function type(s, indent = '') {
  if (s.$ref) return s.$ref.split('/').at(-1)
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

let text = '// Made by `npm run types` from the server’s schema. Do not edit.\n'
for (const [name, s] of Object.entries(schema.components.schemas).sort(([a], [b]) => (a < b ? -1 : 1))) {
  text += s.description ? `\n/** ${s.description.trim()} */\n` : '\n'
  text += s.type === 'object' && s.properties ? `export interface ${name} ${body(s, '')}\n` : `export type ${name} = ${type(s)}\n`
}

const file = join(root, 'web', 'src', 'generated', 'api.ts')
if (process.argv.includes('--check')) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error('src/generated/api.ts is not what the server’s schema says; run `npm run types`')
    process.exit(1)
  }
} else writeFileSync(file, text)
