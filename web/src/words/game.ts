/** The words of a game: what its rules, things and tables say, in one language. */
import type { Ask, Curve, GameWords, Offer, RefusalInfo, Replay, Scene, SeenEvent, StateMessage } from '../generated/api'
import type { FluentVariable } from '@fluent/bundle'
import { Speech, type Arg, type Cast, type Filled, type Said } from './speech'

type Seated = { players: readonly Record<string, unknown>[] }
type Unread<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>

export class GameSpeech extends Speech {
  readonly #words: GameWords
  readonly #labels = new Map<string, string>()

  constructor(words: GameWords) {
    super(
      words.language,
      words.sources,
      words.fallback.length ? new GameSpeech({ ...words, language: 'en', sources: words.fallback, fallback: [] }) : null,
    )
    this.#words = words
  }

  /** What an argument is: a kind of thing, a seat, a number. What is said in a word of an event has the arguments of the event. */
  #kind(key: string, name: string): string | undefined {
    return this.#words.arguments[key.replace(/^brief\./, 'event.')]?.[name]
  }

  protected override label(key: string, name: string, value: string | number, names: Cast): FluentVariable {
    const kind = this.#kind(key, name)
    if (kind === 'seat') return names[Number(value)] ?? this.fill('seat', { n: Number(value) + 1 }) ?? String(value)
    return kind === undefined || kind === 'number' || typeof value === 'number' ? value : this.called(kind, value)
  }

  /** Whether a seat is that of who reads, and who sits there, whatever they play. */
  protected override forms(key: string, name: string, value: Arg, names: Cast): Filled {
    if (typeof value !== 'number' || this.#kind(key, name) !== 'seat') return {}
    const { you, people = names } = names
    return { [`${name}-is`]: value === you ? 'you' : 'other', [`${name}-person`]: this.label(key, name, value, people) }
  }

  /** The names of the seats as the tale has them: what they play there, where it has a name, and else who sits there. */
  cast(people: readonly string[], view: Seated, you: number | null): Cast {
    const names = people.map((person, seat) => {
      const played = this.#played(view, seat)
      return played ? this.inner(played, []) : person
    })
    return Object.assign(names, { you, people })
  }

  /** What a seat plays, said alone; empty where that has no name. */
  role(view: Seated, seat: number): string {
    const played = this.#played(view, seat)
    return played ? this.say(played) : ''
  }

  #played(view: Seated, seat: number): Said | null {
    const { role } = this.#words
    const played = role ? view.players[seat]?.[role] : null
    return role && typeof played === 'string' ? this.#thing(role, played) : null
  }

  /** What a person calls a thing, inside a sentence. */
  called(kind: string, id: string): string {
    const key = `${kind} ${id}`
    const known = this.#labels.get(key) ?? this.inner(this.#thing(kind, id), [])
    this.#labels.set(key, known)
    return known
  }

  #thing(kind: string, id: string): Said {
    return (this.#words.labels[kind]?.[id] as unknown as Said | undefined) ?? this.#numbered(kind, id)
  }

  /** Things of a Map are called by the numbers in their ids. */
  #numbered(kind: string, id: string): Said {
    const origin = this.#words.origins[kind] ?? 0
    const parts: Record<string, Arg> = {}
    ;[...id.matchAll(/\d+/g)].forEach(([digits], i) => {
      const n = Number(digits) - origin
      parts[`n${i + 1}`] = Math.abs(n)
      parts[`side${i + 1}`] = n < 0 ? 'less' : 'more'
    })
    return { ...parts, say: kind }
  }

  /** A move with its sentence. */
  offer(offer: Unread<Offer, 'text'>, names: Cast): Offer {
    const { text, refusal } = offer as unknown as { text: Said | null; refusal: RefusalInfo | null }
    const key = `move.${offer.verb}`
    const places = Object.keys(this.#words.arguments[key] ?? {})
    const args = Object.fromEntries(places.map((name, i) => [name, this.#number(key, name, offer.args[i] ?? '')]))
    return {
      ...offer,
      text: text ? this.say(text, names) : this.get(key, args, names),
      refusal: refusal && this.tree(refusal, names),
    }
  }

  /** On the wire a move is text, and so are the numbers in it. */
  #number(key: string, name: string, word: string): Arg {
    const kind = this.#kind(key, name)
    return kind === 'number' || kind === 'seat' ? Number(word) : word
  }

  /** An event with its sentence; empty for one that needs none. What was kept by an older server has its own. */
  event(event: Unread<SeenEvent, 'text'>, names: Cast): SeenEvent {
    const key = `event.${event.kind}`
    return { ...event, text: event.text ?? (this.has(key) ? this.get(key, event.args, names) : '') }
  }

  events(events: readonly Unread<SeenEvent, 'text'>[], names: Cast): SeenEvent[] {
    return events.map((event) => this.event(event, names))
  }

  ask(ask: Ask, names: Cast): Ask {
    return { ...this.tree({ ...ask, offers: [] }, names), offers: ask.offers.map((offer) => this.offer(offer, names)) }
  }

  state(message: StateMessage, names: Cast): StateMessage {
    const { asks, events, scenes, view, lesson } = message
    return {
      ...message,
      view: this.tree(view, names),
      scenes: this.#scenes(scenes, names),
      lesson: this.tree(lesson, names),
      asks: asks.map((ask) => this.ask(ask, names)),
      events: this.events(events, names),
    }
  }

  #scenes(scenes: readonly Scene[], names: Cast): Scene[] {
    return scenes.map((scene) => ({ ...scene, view: this.tree(scene.view, names), events: this.events(scene.events, names) }))
  }

  replay(replay: Replay, names: Cast): Replay {
    const { view, events, scenes } = replay
    return { ...replay, view: this.tree(view, names), events: this.events(events, names), scenes: this.#scenes(scenes, names) }
  }

  curve(curve: Curve, names: Cast): Curve {
    const turnings = curve.turnings.map((one) => ({ ...one, said: this.tree(one.said, names), event: this.event(one.event, names) }))
    return { ...this.tree({ ...curve, turnings: [] }, names), turnings }
  }
}
