/** What the board makes of the view of a chapter. No rules here: only places, and which sentence is meant. */
import type {
  AreaState,
  CardFacts,
  Event,
  HappeningPage,
  Sandtimer,
  Sector,
  Types,
  Verb,
  View,
} from '../../generated/games/a-tale-of-pirates'
import { has } from '../../boardkit/words'
import type { Ask, Offer, Ping, Player } from '../../port/types'
import type { Words } from './words'

export type { Event } from '../../generated/games/a-tale-of-pirates'
/** The types of the game, for the port. */
export type Pirates = Types
export type Sea = View
export type Happening = HappeningPage
export type Sand = Sandtimer

export const SECTORS: readonly Sector[] = ['n', 'ne', 'se', 's', 'sw', 'nw']
const FREE = new Set(['answer', 'run-forward', 'play-on', 'ready', 'resolve-events'])
const isPlacing = (offer: Offer): boolean => offer.verb === 'place' || offer.verb === 'linger'

/** Minutes and seconds. */
export const mmss = (ms: number): string => {
  const s = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`
}

export const kindOf = (view: Sea, card: string): CardFacts | undefined => {
  const key = card.replace(/-\d+$/, '')
  return view.reference.cards.find((kind) => kind.key === card) ?? view.reference.cards.find((kind) => kind.key === key)
}

export const sandOf = (view: Sea, seat: number): Sandtimer => view.players[seat]!.sandtimer

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
export function placements(view: Sea, ask: Ask, t: Words): Tile[] {
  const offers = ask.offers.filter(isPlacing)
  const tiles: Tile[] = []
  for (const area of view.ship.areas) {
    const mine = offers.filter((offer) => has(area.spaces, offer.args[0]!))
    if (!mine.length) continue
    const open = mine.filter((offer) => !offer.refusal)
    const best = open.find((offer) => view.ship.spaces[offer.args[0]!]?.ball) ?? open[0] ?? mine[0]!
    const spaces = area.spaces.map((key) => view.ship.spaces[key]!)
    tiles.push({
      id: area.key,
      name: t(`board.area.${area.key}`),
      note: noteOf(view, area, best, t),
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
      note: offer.refusal ? t('board.note.not-now') : t('board.note.on-card'),
      offer,
      open: !offer.refusal,
      icon: 'card',
      by: null,
      cork: false,
    })
  }
  return tiles
}

/** Why nobody can go there now, in a word; the reason in full comes with the attempt. */
const REASONS: readonly string[] = ['same-area', 'corked', 'closed', 'occupied']

function noteOf(view: Sea, area: AreaState, best: Offer, t: Words): string {
  if (best.verb === 'linger') return t('board.note.costs-token')
  if (best.refusal) return has(REASONS, best.refusal.key) ? t(`board.reason.${best.refusal.key}`) : t('board.note.not-now')
  switch (area.key) {
    case 'cannonballs':
      return t('board.note.balls', { n: view.balls_left })
    case 'sail':
      return t('board.note.speed', { n: view.speed })
    case 'helm':
      return t('board.note.turn', { n: view.ship.turns })
    case 'capstan':
      return t('board.note.turn', { n: 1 })
    case 'lookout':
      return t('board.hidden', { n: Object.values(view.down).filter((pile) => pile.count > 0).length })
    case 'repairs':
      return t('board.note.corks', { n: view.ship.corked })
    default: {
      const n = area.spaces.filter((key) => view.ship.spaces[key]?.ball).length
      return t('board.note.guns', { n, sector: sectorName(area.aims, t) })
    }
  }
}

const acting = (ask: Ask): Offer[] => ask.offers.filter((offer) => !isPlacing(offer) && !FREE.has(offer.verb) && offer.verb !== 'remove')

/** Ways to act with sand that is through: the open ones, two balls before one; without any, what was tried and why not. Taking it off comes last. */
export function choices(view: Sea, ask: Ask): Offer[] {
  const acts = acting(ask)
  const open = sorted(
    view,
    acts.filter((offer) => !offer.refusal),
  )
  return [
    ...(open.length ? open : acts.filter((offer) => offer.verb !== 'load-two').slice(0, 3)),
    ...ask.offers.filter((offer) => offer.verb === 'remove'),
  ]
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
    if (offer.verb === 'fire' || offer.verb === 'blast')
      return slotOf(view, first).startsWith(`${aims}-`) && (kindOf(view, first)?.life ?? 0) > 0
    return true
  }
  return sorted(view, acting(ask).filter(likely))
}

/**
 * Two balls before one. Of guns that do the same for the crew one stands for all: that at which somebody waits, else one without a Cork;
 * the others can be tapped on the ship.
 */
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

/** The letters of a sector, as on the ring. */
export const sectorName = (sector: string | null | undefined, t: Words): string => (sector ? t(`board.sector.${sector}`) : '')
export const slotName = (slot: string, t: Words): string => {
  const [sector, n] = slot.split('-')
  return t('board.slot', { sector: sectorName(sector, t), n: Number(n) })
}

/** By how many sectors the ship turns at a speed: the Helm obeys the sail, the Capstan does not. */
export const turnsAt = (view: Sea, speed: number): number =>
  view.ship.spaces['helm'] ? (view.ship.turns_at[speed] ?? 0) : view.ship.spaces['capstan'] ? 1 : 0

/** The first letters of a name, for what is too small to be named. */
export const initials = (name: string): string => {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const letters = others.length ? [[...first][0], [...others.at(-1)!][0]] : [...first].slice(0, 2)
  return letters.join('').toUpperCase()
}

/** What lies in a sector, in a few words. */
export function seen(view: Sea, sector: string, t: Words): string {
  const cards: string[] = []
  let hidden = 0
  for (const n of [1, 2, 3]) {
    const card = view.up[`${sector}-${n}`]
    if (card) cards.push(kindOf(view, card)?.name ?? card)
    else if (view.down[`${sector}-${n}`]?.count) hidden++
  }
  if (hidden) cards.push(t('board.hidden', { n: hidden }))
  return cards.length ? t('board.in-sight', { cards }) : t('board.open-sea')
}

/** One way to act, in the words of a button: what it does, what comes of it, and what it breaks. */
export interface Choice {
  title: string
  note: string
  warn: string
  icon: string
}

const sectorAt = (view: Sea, by: number): string => SECTORS[(SECTORS.indexOf(view.bow!) + by + 6) % 6]!
const slotOf = (view: Sea, card: string): string => Object.keys(view.up).find((slot) => view.up[slot] === card) ?? ''

export function choiceOf(view: Sea, players: readonly Player[], offer: Offer, seat: number, t: Words): Choice {
  const [first = '', second = ''] = offer.args
  const aimed = (gun: string): string => sectorName(view.ship.spaces[gun]?.aims, t)
  const choice = ((): Omit<Choice, 'warn'> => {
    switch (offer.verb) {
      case 'hoist':
      case 'lower': {
        const n = offer.verb === 'hoist' ? view.ship.hoisted : view.ship.lowered
        const most = view.ship.turns_at[n] ?? 0
        const note = n === 0 ? t('board.act.anchor') : most === 0 ? t('board.act.full-sail') : t('board.act.turns', { n: most })
        return { title: offer.verb === 'hoist' ? t('board.act.hoist', { n }) : t('board.act.lower', { n }), note, icon: `sail-${n}` }
      }
      case 'steer':
      case 'haul': {
        const [side, by] = first.split('-')
        const n = Number(by)
        const bow = sectorAt(view, side === 'left' ? -n : n)
        const sector = sectorName(bow, t)
        return {
          title: side === 'left' ? t('board.act.left', { n, sector }) : t('board.act.right', { n, sector }),
          note: seen(view, bow, t),
          icon: `turn-${first}`,
        }
      }
      case 'look':
        return { title: slotName(first, t), note: t('board.act.look'), icon: 'lookout' }
      case 'repair':
        return { title: t(`board.space.${first}`), note: t('board.act.repair'), icon: 'repairs' }
      case 'load':
        return { title: t(`board.space.${first}`), note: t('board.act.load', { sector: aimed(first) }), icon: 'cannonballs' }
      case 'load-two': {
        const [one, other] = [first, second].map((gun) => view.ship.spaces[gun]?.area ?? '')
        const note = t('board.act.load-two', { sectors: [...new Set([first, second].map(aimed))] })
        const title =
          one === other ? t(`board.both.${one}`) : t('board.act.sides', { one: t(`board.side.${one}`), other: t(`board.side.${other}`) })
        return { title, note, icon: 'cannonballs' }
      }
      case 'fire':
      case 'blast': {
        const kind = kindOf(view, first)
        const sector = sectorName(slotOf(view, first).split('-')[0], t)
        const note =
          offer.verb === 'blast'
            ? t('board.act.blast', { sector })
            : kind?.life
              ? t('board.act.fire', { sector, n: view.life_left[first] ?? 0, most: kind.life })
              : t('board.act.no-target', { sector })
        return { title: kind?.name ?? first, note, icon: 'left-cannons' }
      }
      case 'use':
        return { title: kindOf(view, first)?.name ?? first, note: t('board.act.use'), icon: 'hand' }
      case 'remove':
        return { title: t('board.act.remove'), note: t('board.act.unused'), icon: 'hand' }
      default:
        return { title: offer.text, note: '', icon: 'hand' }
    }
  })()
  if (offer.refusal) return { ...choice, note: offer.refusal.text, warn: '' }
  return {
    ...choice,
    warn: thwarts(view, offer, seat) ? t('board.act.thwarts', { player: players[view.ship.spaces['helm']!.sandtimer!]!.name }) : '',
  }
}

/** Somebody waits at the Helm, and with this sail the ship would turn less. */
function thwarts(view: Sea, offer: Offer, seat: number): boolean {
  if (offer.verb !== 'hoist' && offer.verb !== 'lower') return false
  const speed = offer.verb === 'hoist' ? view.ship.hoisted : view.ship.lowered
  const mate = view.ship.spaces['helm']?.sandtimer ?? null
  return mate !== null && mate !== seat && (view.ship.turns_at[speed] ?? 0) < (view.ship.turns_at[view.speed] ?? 0)
}

/** Calls to the crew, each with the part of the ship it is about (TP-R.68). `how` goes with it, so that everybody reads the call in their own language. */
export const CALLS: readonly { how: string; at: string[] }[] = [
  { how: 'load', at: ['cannonballs'] },
  { how: 'fire-left', at: ['left-1'] },
  { how: 'fire-right', at: ['right-1'] },
  { how: 'left', at: ['helm', 'capstan'] },
  { how: 'right', at: ['helm', 'capstan'] },
  { how: 'faster', at: ['sail-1'] },
  { how: 'slower', at: ['sail-1'] },
  { how: 'look', at: ['lookout'] },
  { how: 'repair', at: ['repairs'] },
  { how: 'wait', at: [] },
]

/** What somebody calls, or says in their own words; whoever only points has something to show. */
export function called(ping: Ping, t: Words): string {
  const call = CALLS.find(({ how }) => how === ping.touches.at(-1))
  return call ? t(`board.call.${call.how}`) : ping.text || t('board.look-here')
}

/** One shot at the end of a round, or another thing that happens there, with what it does to the ship. */
export interface Blow {
  card: string | null
  area: string | null
  result: string | null
  text: string
  harm: string[]
  /** Life Points that it costs. */
  life: number
}
/** The end of a round as far as it has been told, scene by scene; `whole` when nothing more comes of it. */
export interface Ending {
  /** The round, and the Life Points before it. */
  round: number
  life: number
  events: readonly Event[]
  whole: boolean
}

/** What a scene adds to the end of a round: it begins when the time is up, and ends with the next round or the chapter. */
export function follow(
  ending: Ending | null,
  events: readonly Event[],
  before: { round: number; life: number },
  over: boolean,
): Ending | null {
  if (events.some((one) => one.kind === 'clock')) return null
  const begins = events.findIndex((one) => one.kind === 'time-up')
  if (begins < 0 && (!ending || ending.whole)) return ending
  const whole = over || events.some((one, n) => one.kind === 'phase' && n > begins)
  if (begins >= 0) return { ...before, events: events.slice(begins), whole }
  return { ...ending!, events: [...ending!.events, ...events], whole }
}

export interface Reckoning {
  blows: Blow[]
  verdicts: { text: string; bad: boolean }[]
}

/** The end of a round out of its events: shots and what else strikes one by one, then what became of the orders. */
export function reckon(events: readonly Event[]): Reckoning {
  const found: Reckoning = { blows: [], verdicts: [] }
  for (const one of events) {
    if (one.kind === 'phase') break
    const last = found.blows.at(-1)
    const blow: Blow = { card: null, area: null, result: null, text: one.text, harm: [], life: 0 }
    if (one.kind === 'shot') found.blows.push({ ...blow, card: one.args.card, area: one.args.area, result: one.args.result })
    else if (one.kind === 'struck') found.blows.push({ ...blow, card: one.args.card })
    else if (['corked', 'lost-life', 'gave', 'ball-out', 'speed', 'bow', 'gained'].includes(one.kind)) {
      if (last) last.harm.push(one.text)
      else found.blows.push(blow)
      if (one.kind === 'lost-life') found.blows.at(-1)!.life += one.args.n
    } else if (['goal-met', 'goal-missed', 'goal', 'won', 'lost'].includes(one.kind))
      found.verdicts.push({ text: one.text, bad: one.kind === 'goal-missed' || one.kind === 'lost' })
  }
  return found
}

export const find = (ask: Ask | null, verb: Verb): Offer | undefined => ask?.offers.find((offer) => offer.verb === verb)
