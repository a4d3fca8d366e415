/** The view of a chapter, as `taletable/games/tale_of_pirates/view.py` makes it. */
import type { Ask, Offer, View } from '../../lib/board'
import type { Kind } from './art/cards'

export interface Space {
  area: string
  cork: boolean
  ball: boolean | null
  aims: string | null
  closed_until: number | null
  sandtimer: number | null
}
export interface Area {
  key: string
  spaces: string[]
  faces: string | null
  aims: string | null
}
export interface Happening {
  key: string
  title: string
  text: string
  sound: string
  good: boolean
  choices: string[]
  areas: string[]
}
export interface Token {
  key: string
  name: string
  text: string
  held: number
}
export interface Sand {
  at: string | null
  since: number
  through: number | null
  state: 'hand' | 'running' | 'ready'
}
export interface Sea extends View {
  round: number
  bow: string
  speed: number
  life: number
  up: Record<string, string | null>
  down: Record<string, { count: number }>
  hits: Record<string, number>
  chapter: { number: number; title: string; rounds: number; before: string[]; after: string[]; start_life: number; ship: string }
  clock: { running: boolean; began: number | null; ends: number | null; length: number; sand: number; grace: number; votes: number[] }
  set_up: { intro: string; page: string; deals: { cards: Record<string, number>; to: string[]; up: boolean }[] }
  ship: { areas: Area[]; spaces: Record<string, Space>; turns: number }
  sea: { key: string; bow: boolean; area: string; guns: string[]; shots: number }[]
  corks_left: number
  balls_left: number
  mission: { settled: number; text: string | null; progress: number | null; count: number | null; by: number | null }
  events: {
    resolver: number
    signs: { key: string; sign: string; sound: string; due: number }[]
    happened: Happening[]
    question: string | null
    default: number | null
    asked_at: number | null
    answer_by: number | null
  }
  reference: { cards: Kind[]; tokens: Token[] }
  result: { outcome: string; points: number; stars: number; solo: boolean }
}

export const SECTORS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const
export const AREA_NAMES: Record<string, string> = {
  cannonballs: 'Cannonballs',
  'right-cannons': 'Right cannons',
  sail: 'Sail',
  helm: 'Helm',
  lookout: 'Lookout',
  'left-cannons': 'Left cannons',
  repairs: 'Repairs',
  capstan: 'Capstan',
  'stern-gun': 'Stern gun',
}

const FREE = new Set(['answer', 'run-forward', 'play-on', 'ready', 'resolve-events'])
const isPlacing = (offer: Offer): boolean => offer.verb === 'place' || offer.verb === 'linger'

/** Minutes and seconds. */
export const mmss = (ms: number): string => {
  const s = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`
}

export const kindOf = (view: Sea, card: string): Kind | undefined => {
  const key = card.replace(/-\d+$/, '')
  return view.reference.cards.find((kind) => kind.key === card) ?? view.reference.cards.find((kind) => kind.key === key)
}

export const sandOf = (view: Sea, seat: number): Sand => view.players[seat]!['sandtimer'] as Sand

/** One thing to tap in the bar: an area to go to, or a way to act. */
export interface Tile {
  id: string
  name: string
  note: string
  offer: Offer
  open: boolean
  icon: string
  /** Who stands there. */
  by: number | null
  cork: boolean
}

/** Areas in their fixed order, then the action spaces of Cards. Within an area the best open space: a loaded gun first. */
export function placements(view: Sea, ask: Ask): Tile[] {
  const offers = ask.offers.filter(isPlacing)
  const tiles: Tile[] = []
  for (const area of view.ship.areas) {
    const mine = offers.filter((offer) => area.spaces.includes(offer.args[0]!))
    if (!mine.length) continue
    const open = mine.filter((offer) => !offer.refusal)
    const best = open.find((offer) => view.ship.spaces[offer.args[0]!]?.ball) ?? open[0] ?? mine[0]!
    const spaces = area.spaces.map((key) => view.ship.spaces[key]!)
    tiles.push({
      id: area.key,
      name: AREA_NAMES[area.key] ?? area.key,
      note: noteOf(view, area, best),
      offer: best,
      open: !best.refusal,
      icon: area.key,
      by: spaces.map((space) => space.sandtimer).find((seat) => seat !== null) ?? null,
      cork: spaces.some((space) => space.cork),
    })
  }
  for (const offer of offers.filter((one) => !view.ship.spaces[one.args[0]!])) {
    const card = offer.args[0]!.replace(/^(on|card)-/, '')
    const kind = kindOf(view, card)
    tiles.push({
      id: offer.args[0]!,
      name: kind?.name ?? offer.args[0]!,
      note: offer.refusal ? 'not now' : 'on the card',
      offer,
      open: !offer.refusal,
      icon: 'card',
      by: null,
      cork: false,
    })
  }
  return tiles
}

function noteOf(view: Sea, area: Area, best: Offer): string {
  if (best.verb === 'linger') return 'costs a token'
  if (best.refusal) {
    const key = best.refusal.key
    if (key === 'same-area') return 'just used'
    if (key === 'corked') return 'corked'
    if (key === 'closed') return 'closed'
    if (key === 'occupied') return 'taken'
    return 'not now'
  }
  const hidden = SECTORS.reduce((n, sector) => n + [1, 2, 3].filter((i) => view.down[`${sector}-${i}`]!.count > 0).length, 0)
  const loaded = area.spaces.filter((key) => view.ship.spaces[key]?.ball).length
  switch (area.key) {
    case 'cannonballs':
      return `${view.balls_left} to load`
    case 'sail':
      return `speed ${view.speed}`
    case 'helm':
      return view.ship.turns ? `turn by ${view.ship.turns === 2 ? '1 or 2' : '1'}` : 'no turn now'
    case 'capstan':
      return 'turn by 1'
    case 'lookout':
      return `${hidden} hidden`
    case 'repairs':
      return `${3 - view.corks_left} corks in`
    default:
      return `${loaded ? `${loaded} loaded` : 'not loaded'} · ${(area.aims ?? '').toUpperCase()}`
  }
}

/** Ways to act with sand that is through: the open ones, then taking the Sandtimer off. */
export const performances = (ask: Ask): Offer[] => ask.offers.filter((offer) => !isPlacing(offer) && !FREE.has(offer.verb))

export const find = (ask: Ask | null, verb: string): Offer | undefined => ask?.offers.find((offer) => offer.verb === verb)
