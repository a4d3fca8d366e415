/** What the Paper Tales board reads out of a view and a catalogue. No rules here: only names, shapes and places. */
import type { Offer, View } from '../../lib/board'

export const SPOTS = ['back-1', 'back-2', 'front-1', 'front-2', 'front-3'] as const
export type Spot = (typeof SPOTS)[number]
/** The key of a Building; which of them are on offer the view says. */
export type Town = string
export const RESOURCES = ['wood', 'food', 'crystal'] as const
export type Resource = (typeof RESOURCES)[number]

/** Cards that may be seen, or how many there are. */
export type Cards = string[] | { count: number } | null

export interface UnitFigures {
  strength: number
  fights: boolean
  age: number
}

export interface Figures {
  resources: Record<Resource, number>
  income: number
  strength: number
  units: Record<string, UnitFigures>
}

export interface Kingdom extends Figures {
  gold: number
  score: number
  wars: number
  pack: Cards
  hand: Cards
  kept: string | { count: number } | null
  spots: Record<Spot, string | null>
  levels: Record<Town, 0 | 1 | 2>
  /** In play, in the order of deployment. */
  artifacts: string[]
  fresh: string[]
  pick: string[] | null
  plan: Record<Spot, string | null> | null
  /** Artifacts of the secret plan. */
  plan_artifacts: string[] | null
  keep: string | null
  build: (string | number)[] | null
  places: 4 | 5
  land_cost: number
  artifact_cost: number
  forecast?: Figures & { cost: number; short: number }
}

export type Kind = 'gate' | 'graves' | 'vaults' | 'throne'

/** One of the two armies of the Lich King: what it fights with, or between which bounds that will be. */
export interface Host {
  key: 'pale' | 'crimson'
  strength: number
  known: boolean
  least: number
  most: number
}

/** What a turned-up Necropolis card gives him for cards that are left over. */
export interface Feature {
  card: string
  lp: number
  left: number
  open: number
}

/** The opponent of a game for one. */
export interface Lich {
  level: number
  score: number
  row: { kind: Kind; card: string | null; risen: boolean }[]
  hosts: [Host, Host]
  features: Feature[]
  draft: { pick: number; pack: number | null; unseen: number; packs: string[][]; left: string[] } | null
  /** LP he would get for each card in sight, if it is left over. */
  claims: Record<string, number>
  cards: string[]
  sums: Record<string, number>
}

export interface PaperTalesView extends View {
  turn: number
  buildings: Town[]
  lich: Lich | null
  draw: { count: number }
  discard: { count: number }
  age: Record<string, number>
  players: Kingdom[]
}

interface Made {
  resource: Resource
  n: number
  per: string | null
  when: string | null
}

/** What is printed on a card: a Unit has a cost and a strength, an Artifact LP for the end. */
export interface UnitFacts {
  key: string
  name: string
  text: string
  cost: number
  strength: number
  star: boolean
  makes: Made[]
  lp: number | null
}

export interface LevelFacts {
  level: 1 | 2
  text: string
  needs: Partial<Record<Resource, number>>
  /** Gold that may stand for the whole level. */
  gold: number | null
  lp: number
}

export interface BuildingFacts {
  key: Town
  name: string
  levels: [LevelFacts, LevelFacts]
}

export interface NecropolisFacts {
  key: string
  kind: Kind
  name: string
  text: string
  pale: number
  crimson: number
  lp: number
}

interface Named {
  key: string
  name: string
  text?: string
}

/** The game's catalogue by key. */
export interface Facts {
  cards: Record<string, UnitFacts>
  buildings: Record<Town, BuildingFacts>
  necropolis: Record<string, NecropolisFacts>
  /** Kinds of Necropolis cards, hosts, Lich King cards. */
  names: Record<string, Named>
}

interface Groups {
  units: Omit<UnitFacts, 'lp'>[]
  artifacts?: Pick<UnitFacts, 'key' | 'name' | 'text' | 'makes' | 'lp'>[]
  buildings: BuildingFacts[]
  necropolis?: NecropolisFacts[]
  necropolis_kinds?: Named[]
  hosts?: Named[]
  lich_king?: Named[]
}

export function factsOf(groups: Groups): Facts {
  const byKey = <T extends { key: string }>(list: T[]): Record<string, T> => Object.fromEntries(list.map((item) => [item.key, item]))
  const units = groups.units.map((unit) => ({ ...unit, lp: null }))
  const artifacts = (groups.artifacts ?? []).map((one) => ({ ...one, cost: 0, strength: 0, star: false }))
  return {
    cards: byKey<UnitFacts>([...units, ...artifacts]),
    buildings: byKey(groups.buildings),
    necropolis: byKey(groups.necropolis ?? []),
    names: byKey([...(groups.necropolis_kinds ?? []), ...(groups.hosts ?? []), ...(groups.lich_king ?? [])]),
  }
}

/** `archer-1` is an `archer`. */
export const kindOf = (card: string): string => card.replace(/-\d+$/, '')
export const seen = (cards: Cards): string[] => (Array.isArray(cards) ? cards : [])
export const count = (cards: Cards): number => (Array.isArray(cards) ? cards.length : (cards?.count ?? 0))
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

  get(verb: string, ...args: string[]): Offer | undefined {
    return this.#by.get([verb, ...args].join(' '))
  }

  /** The offers of some verbs about one thing. */
  about(id: string, ...verbs: string[]): Offer[] {
    return this.all.filter((o) => o.args[0] === id && verbs.includes(o.verb))
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

/** A sentence cut into words and things that have a drawn sign. */
export type Piece = { word: string } | { n: string; thing: 'wood' | 'food' | 'crystal' | 'gold' | 'lp' | 'age'; said: string }

const SIGNS: Record<string, 'wood' | 'food' | 'crystal' | 'gold' | 'lp' | 'age'> = {
  Wood: 'wood', Food: 'food', Crystal: 'crystal', Crystals: 'crystal', Gold: 'gold', LP: 'lp', Age: 'age', Ages: 'age',
} // prettier-ignore

export function pieces(text: string): Piece[] {
  const out: Piece[] = []
  let at = 0
  for (const hit of text.matchAll(/(?:(\d+) |\b)(Wood|Food|Crystals?|Gold|LP|Ages?)\b/g)) {
    if (hit.index > at) out.push({ word: text.slice(at, hit.index) })
    const said = hit[0]
    out.push({ n: hit[1] ?? '', thing: SIGNS[hit[2]!]!, said })
    at = hit.index + said.length
  }
  if (at < text.length) out.push({ word: text.slice(at) })
  return out
}

/** The resources a Unit can make. */
export const makes = (unit: UnitFacts): Resource[] => [...new Set(unit.makes.map((m) => m.resource))]

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** A long name for a small plate: `Normal bot 1` becomes `N. bot 1`. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.split(' ')
  return name.length > 8 && rest.length ? `${first.charAt(0)}. ${rest.join(' ')}` : name
}
