import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const paths = readdirSync('src', { recursive: true, encoding: 'utf-8' }).filter((path) => /\.(css|svelte)$/.test(path))
const sources = Object.fromEntries(paths.map((path) => [path, readFileSync(`src/${path}`, 'utf-8')]))

const RESERVED = new Set(
  (
    'ease ease-in ease-out ease-in-out linear step-start step-end steps cubic-bezier infinite both forwards backwards ' +
    'alternate alternate-reverse reverse normal none running paused var calc important inherit'
  ).split(' '),
)

/** What moves by a name, and what is defined by it. Parts of Svelte define their own; sheets of styles are everybody's. */
const used = (text: string): string[] =>
  [...text.matchAll(/(?<![\w-])animation(?:-name)?:\s*([^;}]+)/g)].flatMap(
    ([, value]) =>
      value!
        .replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '()')
        .match(/(?<![\w.-])[a-z][a-z-]*/g)
        ?.filter((word) => !RESERVED.has(word)) ?? [],
  )
const defined = (text: string): string[] => [...text.matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name]) => name!)

test('whatever is animated has its keyframes', () => {
  const everybody = new Set(Object.entries(sources).flatMap(([path, text]) => (path.endsWith('.css') ? defined(text) : [])))
  expect(everybody.size).toBeGreaterThan(10)
  const missing = Object.entries(sources).flatMap(([path, text]) => {
    const own = new Set([...everybody, ...defined(text)])
    return used(text)
      .filter((name) => !own.has(name))
      .map((name) => `${path}: ${name}`)
  })
  expect([...new Set(missing)]).toEqual([])
})
