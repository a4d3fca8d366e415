/** What the Paper Tales board makes of a view and a catalogue. No rules here: only names and places. */
import type {
  Building as Town,
  BuildingFacts,
  Catalogue,
  NecropolisFacts,
  Resource,
  Spot,
  Types,
  UnitFacts as Unit,
  Verb,
} from '../../generated/games/paper-tales'
import type { Offer } from '../../port/types'

export { count, kindOf, seen } from '../../boardkit/words'
export type {
  BuildingFacts,
  Card,
  Event,
  Forecast,
  LevelFacts,
  Price,
  Resource,
  Spot,
  HostFigures as Host,
  LichKing as Lich,
  Player as Kingdom,
  Building as Town,
} from '../../generated/games/paper-tales'
/** The types of the game, for the port. */
export type PaperTales = Types

export const SPOTS: readonly Spot[] = ['back-1', 'back-2', 'front-1', 'front-2', 'front-3']
export const RESOURCES: readonly Resource[] = ['wood', 'food', 'crystal']

/** What is printed on a card: a Unit has a cost and a strength, an Artifact LP for the end. */
export interface UnitFacts extends Pick<Unit, 'key' | 'name' | 'text' | 'cost' | 'strength' | 'star' | 'makes'> {
  lp: number | null
}

interface Named {
  key: string
  name: string
  text?: string
}

/** The game's catalogue by key. */
export interface Facts {
  cards: Record<string, UnitFacts>
  buildings: Record<string, BuildingFacts>
  necropolis: Record<string, NecropolisFacts>
  /** Kinds of Necropolis cards, hosts, Lich King cards. */
  names: Record<string, Named>
}

export function factsOf(groups: Catalogue): Facts {
  const byKey = <T extends { key: string }>(list: T[]): Record<string, T> => Object.fromEntries(list.map((item) => [item.key, item]))
  const units = groups.units.map((unit) => ({ ...unit, lp: null }))
  const artifacts = groups.artifacts.map((one) => ({ ...one, cost: 0, strength: 0, star: false }))
  return {
    cards: byKey<UnitFacts>([...units, ...artifacts]),
    buildings: byKey(groups.buildings),
    necropolis: byKey(groups.necropolis),
    names: byKey<Named>([...groups.necropolis_kinds, ...groups.hosts, ...groups.lich_king]),
  }
}

export const inFront = (spot: Spot): boolean => spot.startsWith('front')

/** The seats round the table as one sits: next to the left and to the right, and the others from left to right. */
export function around(me: number, seats: number): { left: number | null; right: number | null; far: number[] } {
  const left = seats > 1 ? (me + 1) % seats : null
  const right = seats > 2 ? (me + seats - 1) % seats : null
  const far: number[] = []
  for (let i = 2; i < seats - 1; i++) far.push((me + i) % seats)
  return { left, right, far }
}

/** Offers by verb and arguments. */
export class Offers {
  readonly all: Offer[]
  readonly #by = new Map<string, Offer>()

  constructor(all: Offer[]) {
    this.all = all
    for (const offer of all) this.#by.set([offer.verb, ...offer.args].join(' '), offer)
  }

  get(verb: Verb, ...args: string[]): Offer | undefined {
    return this.#by.get([verb, ...args].join(' '))
  }

  /** The offers of some verbs about one thing. */
  about(id: string, ...verbs: Verb[]): Offer[] {
    return this.all.filter((o) => o.args[0] === id && (verbs as string[]).includes(o.verb))
  }
}

/** One way to raise a Building: the step, and the offers that differ in how it is paid. */
export interface Works {
  town: Town
  level: 1 | 2
  verb: 'construct' | 'upgrade' | 'found'
  offers: Offer[]
  open: Offer[]
}

/** What can be done with a Building now: construct level 1 or 2, upgrade it, or found it for nothing. */
export function worksOf(offers: Offers, town: Town, built: number): Works[] {
  const step = (level: 1 | 2, verb: Works['verb']): Works => {
    const list = offers.about(town, verb).filter((o) => verb !== 'construct' || o.args[1] === String(level))
    return { town, level, verb, offers: list, open: list.filter((o) => !o.refusal) }
  }
  if (offers.all.some((o) => o.verb === 'found')) return [step(2, 'found')].filter((work) => work.offers.length)
  if (built === 2) return []
  return built ? [step(2, 'upgrade')] : [step(1, 'construct'), step(2, 'construct')]
}

/** Things that have a drawn sign. */
export const SIGNS = ['wood', 'food', 'crystal', 'gold', 'lp', 'age'] as const
export type Sign = (typeof SIGNS)[number]

/** A sentence cut into words and things that have a drawn sign, with the number before them and what they are called there. */
export type Piece = { word: string } | { n: string; thing: Sign; called: string }

/** Cuts sentences at the words for things, in every form that a language has for them: `Crystal, Crystals`. */
export class Signs {
  readonly #things = new Map<string, Sign>()
  readonly #pattern: RegExp

  constructor(forms: Readonly<Record<Sign, string>>) {
    for (const thing of SIGNS) for (const form of forms[thing].match(/[\p{L}\p{M}]+/gu) ?? []) this.#things.set(form, thing)
    // Longer forms first: none is taken for the beginning of another.
    const words = [...this.#things.keys()].sort((a, b) => b.length - a.length)
    this.#pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:(\\d+)\\s)?(${words.join('|')})(?![\\p{L}\\p{M}])`, 'gu')
  }

  cut(text: string): Piece[] {
    const out: Piece[] = []
    let at = 0
    for (const hit of text.matchAll(this.#pattern)) {
      if (hit.index > at) out.push({ word: text.slice(at, hit.index) })
      out.push({ n: hit[1] ?? '', thing: this.#things.get(hit[2]!)!, called: hit[2]! })
      at = hit.index + hit[0].length
    }
    if (at < text.length) out.push({ word: text.slice(at) })
    return out
  }
}

/** The resources a Unit can make. */
export const makes = (unit: UnitFacts): Resource[] => [...new Set(unit.makes.map((m) => m.resource))]

/** A long name for a small plate: of several words the first is cut to its letter, `Normal bot 1` becomes `N. bot 1`. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.split(' ')
  return name.length > 8 && rest.length ? `${[...first][0] ?? ''}. ${rest.join(' ')}` : name
}
