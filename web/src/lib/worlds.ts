/** The shelf's own knowledge of its books: what they look like, and what stands on it before a game is offered. */
import { cover as dice } from '../art/covers/dice-upon-a-time'
import { cover as paper } from '../art/covers/paper-tales'
import { cover as pirates } from '../art/covers/tale-of-pirates'
import { cover as three } from '../art/covers/threetale'
import { boat, dice as dicePair, hourglass, rhyton } from '../art/trinkets'

export interface World {
  id: string
  name: string
  cover: string
  /** The part of the cover that a table's card shows. */
  thumb: string
  trinket: string
  /** Its colour on ribbons; white text on it can be read. */
  colour: string
  /** Facts for the plate while no server offers the game. */
  shelf: Record<string, string>
}

const facts = (people: string, minutes: string, more: string, spirit: string, spiritMore: string, tempo: string, tempoMore: string) => ({
  people,
  minutes,
  'minutes-more': more,
  spirit,
  'spirit-more': spiritMore,
  tempo,
  'tempo-more': tempoMore,
})

export const WORLDS: readonly World[] = [
  {
    id: 'threetale',
    name: 'ThreeTale',
    cover: three(),
    thumb: '32 82 156 150',
    trinket: rhyton,
    colour: '#7d221e',
    shelf: facts('1–3', '120', 'minutes', 'co-op', '3 heroes', 'turns', 'no hurry'),
  },
  {
    id: 'paper-tales',
    name: 'Paper Tales',
    cover: paper(),
    thumb: '22 92 176 150',
    trinket: boat,
    colour: '#b93a22',
    shelf: facts('1–7', '30', 'minutes', 'versus', 'neighbours', 'at once', 'all choose'),
  },
  {
    id: 'dice-upon-a-time',
    name: 'Dice Upon a Time',
    cover: dice(),
    thumb: '40 60 150 150',
    trinket: dicePair,
    colour: '#46611f',
    shelf: facts('2–5', '45–105', 'minutes', 'versus', 'or co-op', 'turns', '+ replies'),
  },
  {
    id: 'a-tale-of-pirates',
    name: 'A Tale of Pirates',
    cover: pirates(),
    thumb: '44 76 140 140',
    trinket: hourglass,
    colour: '#14596a',
    shelf: facts('2–4', '30', 'a chapter', 'co-op', 'one ship', 'real time', '30 s sand'),
  },
]

const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

/** A game that nobody drew a cover for gets a cloth binding with its name. */
function cloth(id: string, name: string): World {
  const words = name.split(' ')
  const lines = words
    .map(
      (word, i) =>
        `<text x="110" y="${118 + i * 34 - (words.length - 1) * 17}" text-anchor="middle" font-family="Almendra" font-weight="700" font-size="30" fill="#fbeac6">${escape(word)}</text>`,
    )
    .join('')
  return {
    id,
    name,
    cover:
      '<rect width="220" height="300" fill="#4a3b52"/><rect width="220" height="300" fill="url(#weave)"/>' +
      '<rect x="16" y="16" width="188" height="268" fill="none" stroke="#d8b65c" stroke-width="2"/><rect x="22" y="22" width="176" height="256" fill="none" stroke="#d8b65c" stroke-width=".8"/>' +
      lines +
      '<path d="M110,206l12,16l-12,16l-12,-16Z" fill="none" stroke="#d8b65c" stroke-width="2"/>',
    thumb: '20 60 180 150',
    trinket: '',
    colour: '#4a3b52',
    shelf: {},
  }
}

const cloths = new Map<string, World>()

export function worldOf(id: string, name = id): World {
  const known = WORLDS.find((world) => world.id === id) ?? cloths.get(id)
  if (known) return known
  const made = cloth(id, name)
  cloths.set(id, made)
  return made
}
