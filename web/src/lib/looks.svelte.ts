/** What games look like outside of their boards. Their modules know it; who has none gets a cloth binding with its name. */
import { SvelteMap } from 'svelte/reactivity'
import type { GameInfo } from '../generated/api'
import type { Look } from '../port/types'
import { api } from './api'
import { moduleOf, reason } from './door'
import { file } from './home'

const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

/** The part of a cover that a table's card shows. */
export const THUMB = '20 60 180 150'
const PLAIN = '#4a3b52'
/** Nothing is known yet. */
export const BLANK: Look = { colour: PLAIN, cover: '<rect width="220" height="300" fill="#d9c8a9"/>' }

function cloth(name: string): Look {
  const words = name.split(' ')
  const lines = words
    .map(
      (word, i) =>
        `<text x="110" y="${118 + i * 34 - (words.length - 1) * 17}" text-anchor="middle" font-family="Almendra" font-weight="700" ` +
        `font-size="30" fill="#fbeac6">${escape(word)}</text>`,
    )
    .join('')
  return {
    colour: PLAIN,
    cover:
      `<rect width="220" height="300" fill="${PLAIN}"/><rect width="220" height="300" fill="url(#weave)"/>` +
      '<rect x="16" y="16" width="188" height="268" fill="none" stroke="#d8b65c" stroke-width="2"/>' +
      '<rect x="22" y="22" width="176" height="256" fill="none" stroke="#d8b65c" stroke-width=".8"/>' +
      lines +
      '<path d="M110,206l12,16l-12,16l-12,-16Z" fill="none" stroke="#d8b65c" stroke-width="2"/>',
  }
}

async function look(id: string, name: string): Promise<Look> {
  const game = (await api.games()).games.find((one: GameInfo) => one.id === id)
  if (!game) return cloth(name)
  try {
    const own = (await moduleOf(game))?.look
    if (own) return own
  } catch (error) {
    looks.troubles.set(id, reason(error))
  }
  const { web } = game
  return web?.cover && !web.broken
    ? { colour: PLAIN, cover: `<image href="${escape(file(web.cover))}" width="220" height="300"/>` }
    : cloth(name)
}

class Looks {
  /** Why modules could not be let in, by game. */
  readonly troubles = new SvelteMap<string, string>()
  #known = new SvelteMap<string, Look>()
  #asked = new Set<string>()

  /** The look of a game: blank until it is known. */
  of(id: string, name: string): Look {
    const known = this.#known.get(id)
    if (!known && !this.#asked.has(id)) {
      this.#asked.add(id)
      look(id, name).then(
        (found) => this.#known.set(id, found),
        () => this.#asked.delete(id),
      )
    }
    return known ?? BLANK
  }
}

export const looks = new Looks()
