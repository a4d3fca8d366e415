/** The scenes of a game that was played, as one pair of eyes saw them. Passages are fetched when they are needed and kept. */
import type { Curve, SeenEvent } from '../generated/api'
import type { GameSpeech } from '../words/game'
import { api } from './api'
import { put } from './scenes'
import type { View } from './wire'

export interface Moment {
  /** What the rules call the scene; empty for a plain act. */
  key: string
  view: View
  events: SeenEvent[]
}

/** So many entries of the log the server tells at once. */
export const PASSAGE = 60

/** The course of a game in words. */
export async function surveyed(id: string, seat: number | null, speech: GameSpeech | null, names: readonly string[]): Promise<Curve> {
  const found = await api.curve(id, seat)
  return speech ? speech.curve(found, names) : found
}

export class Course {
  #passages = new Map<number, Promise<Moment[]>>()
  #known = new Map<number, Moment[]>()

  constructor(
    readonly id: string,
    readonly curve: Curve,
    readonly speech: GameSpeech | null,
    readonly names: readonly string[],
  ) {}

  get last(): number {
    return this.curve.entries.length - 1
  }

  /** The scene that shows an entry, or what came before it; `nth` of those that the entry has, the last one without it. */
  sceneOf(entry: number, nth?: number): number {
    const { entries } = this.curve
    const first = entries.indexOf(entry)
    const last = entries.findLastIndex((n) => n <= entry)
    return first < 0 || nth === undefined ? Math.max(0, last) : Math.min(first + nth, last)
  }

  /** How a scene is found again by whoever looks: its entry, and which of the entry's scenes it is. */
  placeOf(scene: number): { entry: number; nth: number } {
    const entry = this.curve.entries[scene] ?? 0
    return { entry, nth: scene - this.curve.entries.indexOf(entry) }
  }

  async moment(scene: number): Promise<Moment> {
    const passage = this.#passageOf(scene)
    return (await this.#read(passage))[scene - this.#first(passage)]!
  }

  /** All that was told up to a scene, as far as it has been read. */
  story(scene: number): SeenEvent[] {
    const last = this.#passageOf(scene)
    const told: SeenEvent[] = []
    for (let passage = 0; passage <= last; passage++) {
      const moments = this.#known.get(passage) ?? []
      told.push(...moments.slice(0, scene - this.#first(passage) + 1).flatMap((moment) => moment.events))
    }
    return told
  }

  /** Read what came before a scene and what follows, one passage after the other; `told` is called after each. */
  async readAll(scene: number, told: () => void, going: () => boolean): Promise<void> {
    const here = this.#passageOf(scene)
    const all = [...Array(this.#passageOf(this.last) + 1).keys()]
    for (const passage of [...all.filter((one) => one <= here).reverse(), ...all.filter((one) => one > here)]) {
      if (!going()) return
      if (this.#known.has(passage)) continue
      await this.#read(passage)
      told()
    }
  }

  #passageOf(scene: number): number {
    return Math.floor(Math.max(0, (this.curve.entries[scene] ?? 0) - 1) / PASSAGE)
  }

  #first(passage: number): number {
    return passage ? this.curve.entries.findIndex((n) => n > passage * PASSAGE) : 0
  }

  #read(passage: number): Promise<Moment[]> {
    let known = this.#passages.get(passage)
    if (!known) {
      known = this.#fetch(passage)
      known.then(
        (moments) => this.#known.set(passage, moments),
        () => this.#passages.delete(passage),
      )
      this.#passages.set(passage, known)
    }
    return known
  }

  async #fetch(passage: number): Promise<Moment[]> {
    const from = passage * PASSAGE
    const found = await api.replay(this.id, from, from + PASSAGE, this.curve.viewer)
    const last = found.scenes.reduce(put, found.view as View)
    const read = this.speech ? this.speech.replay(found, this.speech.cast(this.names, last, null)) : found
    let view = read.view as View
    const moments: Moment[] = passage ? [] : [{ key: '', view, events: read.events }]
    for (const scene of read.scenes) {
      view = put(view, scene)
      moments.push({ key: scene.key, view, events: scene.events })
    }
    return moments
  }
}
