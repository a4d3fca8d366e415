/** Reading a view without knowing its game: what is a card, a slot, a number, something hidden. */
import type { Catalogue } from '../generated/api'
import { t } from '../words/index.svelte'
import { plain } from './words'

export interface Thing {
  name: string
  text: string
  cite: string
}

/** Names and texts by id, out of a game's catalogue. */
export class Things {
  #known = new Map<string, Thing>()

  constructor(catalogue: Catalogue | null) {
    for (const group of Object.values(catalogue?.groups ?? {})) {
      for (const item of group) {
        const id = item['id'] ?? item['key']
        if (typeof id !== 'string') continue
        const word = (key: string): string => (typeof item[key] === 'string' ? (item[key] as string) : '')
        this.#known.set(id, { name: word('name') || plain(id), text: word('text'), cite: word('cite') })
      }
    }
  }

  /** `archer-2` is an `archer`. */
  of(id: string): Thing {
    return this.#known.get(id) ?? this.#known.get(id.replace(/-\d+$/, '')) ?? { name: plain(id), text: '', cite: '' }
  }
}

export type Zone =
  | { kind: 'cards'; name: string; ids: string[] }
  | { kind: 'pile'; name: string; count: number }
  | { kind: 'slots'; name: string; slots: { id: string; holds: string | null }[] }
  | { kind: 'facts'; name: string; facts: { name: string; value: string }[] }

const isCount = (value: object): value is { count: number } => 'count' in value && Object.keys(value).length === 1
const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** What a field or a place is called. */
export type Called = (id: string) => string

/** A value in words: an id becomes a name, a sentence stays as it is. */
function value(one: string | number | boolean): string {
  if (typeof one === 'boolean') return t(one ? 'plain-yes' : 'plain-no')
  return typeof one === 'string' && /^[a-z][\w-]*$/.test(one) ? plain(one) : String(one)
}

/** The zones of a tree of fields, and the facts that stand beside them. Fields of `skip` are left out. */
export function zones(fields: Record<string, unknown>, skip: ReadonlySet<string>, called: Called = plain): Zone[] {
  const found: Zone[] = []
  const facts: { name: string; value: string }[] = []
  for (const [key, held] of Object.entries(fields)) {
    if (skip.has(key) || held === null || held === undefined) continue
    const name = called(key)
    if (isScalar(held)) facts.push({ name, value: value(held) })
    else if (Array.isArray(held)) {
      if (held.length && held.every((one) => typeof one === 'string')) found.push({ kind: 'cards', name, ids: held as string[] })
    } else if (typeof held === 'object') {
      if (isCount(held)) found.push({ kind: 'pile', name, count: held.count })
      else {
        const entries = Object.entries(held as Record<string, unknown>)
        if (entries.length && entries.every(([, one]) => one === null || typeof one === 'string')) {
          found.push({ kind: 'slots', name, slots: entries.map(([id, holds]) => ({ id, holds: holds as string | null })) })
        } else if (entries.length && entries.every(([, one]) => isScalar(one))) {
          found.push({
            kind: 'facts',
            name,
            facts: entries.map(([id, one]) => ({ name: called(id), value: value(one as string | number | boolean) })),
          })
        }
      }
    }
  }
  if (facts.length) found.unshift({ kind: 'facts', name: '', facts })
  return found
}

/** What a view says about single cards: `{archer-1: {strength: 2, age: 1}}` wherever it stands in the tree. */
export function cardFacts(fields: Record<string, unknown>, called: Called = plain): Map<string, string> {
  const found = new Map<string, string>()
  for (const held of Object.values(fields)) {
    if (typeof held !== 'object' || held === null || Array.isArray(held)) continue
    for (const [id, facts] of Object.entries(held)) {
      if (typeof facts !== 'object' || facts === null || Array.isArray(facts)) continue
      const told = Object.entries(facts)
        .filter(([, one]) => isScalar(one) && one !== false && one !== 0)
        .map(([key, one]) => (one === true ? called(key) : t('plain-fact', { name: called(key), value: one as string | number })))
      if (told.length) found.set(id, t('plain-facts', { facts: told }))
    }
  }
  return found
}
