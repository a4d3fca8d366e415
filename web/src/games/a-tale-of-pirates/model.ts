/** The view of a chapter, as `taletable/games/tale_of_pirates/view.py` makes it. */
import type { Ask, Offer, PlayerInfo, SeenEvent, View } from '../../lib/board'
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
  text: string
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
  count: number
  picture: string
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
  result: { outcome: string; points: number; stars: number; solo: boolean; helped: boolean }
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
      return view.corks_left === 3 ? 'no cork in' : view.corks_left === 2 ? '1 cork in' : `${3 - view.corks_left} corks in`
    default:
      return `${loaded ? `${loaded} loaded` : 'empty'} · ${(area.aims ?? '').toUpperCase()}`
  }
}

const acting = (ask: Ask): Offer[] => ask.offers.filter((offer) => !isPlacing(offer) && !FREE.has(offer.verb) && offer.verb !== 'remove')

/** Ways to act with sand that is through: the open ones, two balls before one; without any, what was tried and why not. Taking it off comes last. */
export function choices(view: Sea, ask: Ask): Offer[] {
  const acts = acting(ask)
  const open = sorted(view, acts.filter((offer) => !offer.refusal))
  return [...(open.length ? open : acts.filter((offer) => offer.verb !== 'load-two').slice(0, 3)), ...ask.offers.filter((offer) => offer.verb === 'remove')]
}

/** What one might choose while the sand still runs, as far as it makes sense now (TP-R.57). */
export function prospects(view: Sea, ask: Ask): Offer[] {
  const sand = sandOf(view, ask.seat)
  const aims = view.ship.spaces[sand.at ?? '']?.aims
  const likely = (offer: Offer): boolean => {
    const [first = ''] = offer.args
    if (offer.verb === 'look') return (view.down[first]?.count ?? 0) > 0
    if (offer.verb === 'repair') return view.ship.spaces[first]?.cork ?? false
    if (offer.verb === 'load' || offer.verb === 'load-two') return offer.args.every((gun) => !view.ship.spaces[gun]?.ball)
    if (offer.verb === 'fire' || offer.verb === 'blast') return slotOf(view, first).startsWith(`${aims}-`) && (kindOf(view, first)?.life ?? 0) > 0
    return true
  }
  return sorted(view, acting(ask).filter(likely))
}

/** Two balls before one. Of guns that do the same for the crew one stands for all: that at which somebody waits, else one without a Cork; the others can be tapped on the ship. */
function sorted(view: Sea, offers: Offer[]): Offer[] {
  const worth = (gun: string): number => {
    const space = view.ship.spaces[gun]
    return space?.sandtimer != null ? 0 : space?.cork ? 2 : 1
  }
  const weight = (offer: Offer): number => offer.args.reduce((n, gun) => n + worth(gun), 0)
  const best = new Map<string, Offer>()
  const rest: Offer[] = []
  for (const offer of offers) {
    if (offer.verb !== 'load' && offer.verb !== 'load-two') {
      rest.push(offer)
      continue
    }
    const key = `${offer.verb} ${offer.args.map((gun) => view.ship.spaces[gun]?.area).join(' ')}`
    const known = best.get(key)
    if (!known || weight(offer) < weight(known)) best.set(key, offer)
  }
  const loads = [...best.values()]
  return [...loads.filter((offer) => offer.verb === 'load-two'), ...loads.filter((offer) => offer.verb === 'load'), ...rest]
}

export const TURNS = ['none', '1 or 2', '1', 'none']
export const SPACE_NAMES: Record<string, string> = {
  'right-1': 'Right 1',
  'right-2': 'Right 2',
  'left-1': 'Left 1',
  'left-2': 'Left 2',
  'sail-1': 'Sail 1',
  'sail-2': 'Sail 2',
  'lookout-2': 'Lookout 2',
  'stern-gun': 'Stern gun',
}
export const spaceName = (key: string): string => SPACE_NAMES[key] ?? AREA_NAMES[key] ?? key

/** What the ship turns by at a speed: the Helm obeys the sail, the Capstan does not. */
export const turnsAt = (view: Sea, speed: number): string => (view.ship.spaces['helm'] ? TURNS[speed]! : view.ship.spaces['capstan'] ? '1' : 'none')

/** The first letters of a name, for what is too small to be named. */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/)
  return (words.length > 1 ? words[0]![0]! + words.at(-1)![0]! : name.slice(0, 2)).toUpperCase()
}

/** What lies in a sector, in a few words. */
export function seen(view: Sea, sector: string): string {
  const names: string[] = []
  let hidden = 0
  for (const n of [1, 2, 3]) {
    const card = view.up[`${sector}-${n}`]
    if (card) names.push(kindOf(view, card)?.name ?? card)
    else if (view.down[`${sector}-${n}`]?.count) hidden++
  }
  if (hidden) names.push(`${hidden} hidden`)
  return names.join(', ') || 'open sea'
}

/** One way to act, in the words of a button: what it does, what comes of it, and what it breaks. */
export interface Choice {
  title: string
  note: string
  warn: string
  icon: string
}

const SIDES: Record<string, string> = { 'left-cannons': 'Left', 'right-cannons': 'Right', 'stern-gun': 'Stern' }
const sectorAt = (view: Sea, by: number): string => SECTORS[(SECTORS.indexOf(view.bow as (typeof SECTORS)[number]) + by + 6) % 6]!
const slotOf = (view: Sea, card: string): string => Object.keys(view.up).find((slot) => view.up[slot] === card) ?? ''

export function choiceOf(view: Sea, players: PlayerInfo[], offer: Offer, seat: number): Choice {
  const [first = '', second = ''] = offer.args
  const choice = ((): Omit<Choice, 'warn'> => {
    switch (offer.verb) {
      case 'hoist':
      case 'lower': {
        const speed = Math.max(0, Math.min(3, view.speed + (offer.verb === 'hoist' ? 1 : -1)))
        const turns = speed === 0 ? 'At anchor: no turns' : speed === 3 ? 'Full sail: no turns' : `Turns by ${TURNS[speed]}`
        return { title: offer.verb === 'hoist' ? `Hoist to ${speed}` : `Lower to ${speed}`, note: turns, icon: `sail-${speed}` }
      }
      case 'steer':
      case 'haul': {
        const [side, by] = first.split('-')
        const sector = sectorAt(view, (side === 'left' ? -1 : 1) * Number(by))
        return { title: `${side === 'left' ? 'Left' : 'Right'} by ${by}: ${sector.toUpperCase()}`, note: seen(view, sector), icon: `turn-${first}` }
      }
      case 'look': {
        const [sector, n] = first.split('-')
        return { title: `${sector!.toUpperCase()} ${n}`, note: 'turn it up', icon: 'lookout' }
      }
      case 'repair':
        return { title: spaceName(first), note: 'take the cork out', icon: 'repairs' }
      case 'load':
        return { title: spaceName(first), note: `one ball · ${(view.ship.spaces[first]?.aims ?? '').toUpperCase()}`, icon: 'cannonballs' }
      case 'load-two': {
        const aims = [first, second].map((gun) => (view.ship.spaces[gun]?.aims ?? '').toUpperCase())
        const sides = [first, second].map((gun) => SIDES[view.ship.spaces[gun]?.area ?? ''] ?? spaceName(gun))
        if (sides[0] === sides[1]) return { title: `Both ${sides[0]!.toLowerCase()}`, note: `two balls · ${aims[0]}`, icon: 'cannonballs' }
        return { title: sides.join(' + '), note: `two balls · ${aims.join(', ')}`, icon: 'cannonballs' }
      }
      case 'fire':
      case 'blast': {
        const kind = kindOf(view, first)
        const left = (kind?.life ?? 0) - (view.hits[first] ?? 0)
        const life = kind?.life ? `${left} of ${kind.life} life left` : 'nothing to hit'
        const sector = slotOf(view, first).split('-')[0]!.toUpperCase()
        return { title: kind?.name ?? first, note: offer.verb === 'blast' ? `${sector} · double charge` : `${sector} · ${life}`, icon: 'left-cannons' }
      }
      case 'use':
        return { title: kindOf(view, first)?.name ?? first, note: 'the action of the card', icon: 'hand' }
      case 'remove':
        return { title: 'Take it off', note: 'unused', icon: 'hand' }
      default:
        return { title: offer.text, note: '', icon: 'hand' }
    }
  })()
  let warn = ''
  if (offer.verb === 'hoist' || offer.verb === 'lower') {
    const speed = view.speed + (offer.verb === 'hoist' ? 1 : -1)
    const most = [0, 2, 1, 0]
    const mate = view.ship.spaces['helm']?.sandtimer ?? null
    if (mate !== null && mate !== seat && (most[speed] ?? 0) < (most[view.speed] ?? 0)) warn = `${players[mate]?.name ?? 'Somebody'} waits at the helm`
  }
  if (offer.refusal) return { ...choice, note: offer.refusal.text, warn: '' }
  return { ...choice, warn }
}

/** Calls to the crew, each with the part of the ship it is about (TP-R.68). */
export const CALLS: readonly { text: string; at: string[]; how?: string }[] = [
  { text: 'Load', at: ['cannonballs'] },
  { text: 'Fire left', at: ['left-1'] },
  { text: 'Fire right', at: ['right-1'] },
  { text: 'Turn left', at: ['helm', 'capstan'], how: 'left' },
  { text: 'Turn right', at: ['helm', 'capstan'], how: 'right' },
  { text: 'Faster', at: ['sail-1'], how: 'faster' },
  { text: 'Slower', at: ['sail-1'], how: 'slower' },
  { text: 'Look out', at: ['lookout'] },
  { text: 'Repair', at: ['repairs'] },
  { text: 'Wait', at: [], how: 'wait' },
]

/** One shot at the end of a round, or another thing that happens there, with what it does to the ship. */
export interface Blow {
  card: string | null
  area: string | null
  result: string | null
  text: string
  harm: string[]
}
export interface Reckoning {
  blows: Blow[]
  verdicts: { text: string; bad: boolean }[]
}

/** The end of a round out of its events: shots and what else strikes one by one, then what became of the orders. */
export function reckon(events: SeenEvent[]): Reckoning | null {
  const from = events.findIndex((one) => one.kind === 'time-up')
  if (from < 0) return null
  const found: Reckoning = { blows: [], verdicts: [] }
  for (const one of events.slice(from + 1)) {
    if (one.kind === 'phase') break
    const card = typeof one.args['card'] === 'string' ? one.args['card'] : null
    const last = found.blows.at(-1)
    if (one.kind === 'shot') found.blows.push({ card, area: String(one.args['area']), result: String(one.args['result']), text: one.text, harm: [] })
    else if (one.kind === 'struck') found.blows.push({ card, area: null, result: null, text: one.text, harm: [] })
    else if (['corked', 'lost-life', 'gave', 'ball-out', 'speed', 'bow', 'gained'].includes(one.kind)) {
      if (last) last.harm.push(one.text)
      else found.blows.push({ card: null, area: null, result: null, text: one.text, harm: [] })
    } else if (['goal-met', 'goal-missed', 'goal', 'won', 'lost'].includes(one.kind))
      found.verdicts.push({ text: one.text, bad: one.kind === 'goal-missed' || one.kind === 'lost' })
  }
  return found
}

export const find = (ask: Ask | null, verb: string): Offer | undefined => ask?.offers.find((offer) => offer.verb === verb)
