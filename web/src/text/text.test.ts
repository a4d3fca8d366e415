import { expect, test } from 'vitest'
import { t, words } from '../words/index.svelte'

const files = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default', eager: true })
const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts', '!../games/**', '!../generated/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const english = Object.entries(files).filter(([path]) => path.startsWith('./en/'))
const keys = english.flatMap(([path, text]) => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map(([, key]) => ({ key: key!, path })))

/** Whatever looks like a key in the client's code, whole or with parts that are filled in. */
const PART = String.raw`(?:[a-z0-9]+|\$\{[^}]*\})`
const KEY = new RegExp(`(?<=['"\`])(?=[^'"\`]*[a-z]{2})${PART}(?:[-.]${PART})*(?=['"\`])`, 'g')
const said = new Set(Object.values(sources).flatMap((text) => [...text.matchAll(KEY)].map(([key]) => key.replaceAll('.', '-'))))
const filled = [...said].filter((key) => key.includes('$') && /[a-z]{2}/.test(key.replace(/\$\{[^}]*\}/g, '')))
const patterns = filled.map((key) => new RegExp(`^${key.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`))

test('no key stands in two files', () => {
  const twice = keys.filter(({ key }, i) => keys.findIndex((other) => other.key === key) !== i)
  expect(twice).toEqual([])
})

test('every message can be read', () => {
  expect(keys.filter(({ key }) => !words.speech.has(key))).toEqual([])
})

test('what the client says is in a catalogue', () => {
  const whole = Object.values(sources).flatMap((text) => [...text.matchAll(/\bt\('([\w.-]+)'/g)].map(([, key]) => key!))
  expect([...new Set(whole)].filter((key) => !words.speech.has(key))).toEqual([])
})

test('every message is said somewhere', () => {
  expect(keys.filter(({ key }) => !said.has(key) && !patterns.some((pattern) => pattern.test(key)))).toEqual([])
})

test('what lacks a sentence is called by its key', () => {
  expect(t('no.such-sentence')).toBe('such-sentence')
})
