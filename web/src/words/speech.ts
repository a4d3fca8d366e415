/**
 * Sayings put into words with Project Fluent: the browser's side of `taletable/words`. Both pass the same golden sentences
 * (`tests/words/golden.json`); docs/text.md explains files and keys.
 */
import { FluentBundle, FluentResource, FluentType, type FluentFunction, type FluentVariable, type Scope } from '@fluent/bundle'

export const ENGLISH = 'en'
/** English with accents, a third longer, in brackets: shows what is in no catalogue, and what has no room for longer words. */
export const PSEUDO = 'en-XA'

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ACCENTED = [...'ȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑ']
const ACCENTS = new Map([...PLAIN].map((letter, i) => [letter, ACCENTED[i]!]))

/** English as pseudo-language; marks such as `<b>` stay as they are. */
export function accented(text: string): string {
  return text.replace(/<\/?\w+\/?>|[A-Za-z]/g, (found) => ACCENTS.get(found)?.repeat('aeiou'.includes(found) ? 2 : 1) ?? found)
}

/** What an argument of a sentence may be. */
export type Arg = string | number | boolean | Said | readonly Arg[]
export type Args = Readonly<Record<string, Arg>>
/** A sentence as a key with its arguments, as it comes over the wire. */
export interface Said {
  readonly say: string
  readonly [argument: string]: Arg
}

export function isSaid(data: unknown): data is Said {
  return typeof data === 'object' && data !== null && 'say' in data && typeof data.say === 'string'
}

/** What is said without a sentence: what the key ends with. */
function ending({ say: key, otherwise }: Said): string {
  return isSaid(otherwise) ? ending(otherwise) : key.slice(key.lastIndexOf('.') + 1)
}

const STYLES: Readonly<Record<string, Intl.ListFormatOptions>> = { and: { type: 'conjunction' }, or: { type: 'disjunction' } }
/** English is written without a comma before the last “and”. */
const written = (language: string): string => (language.split('-')[0] === ENGLISH ? 'en-GB' : language)
/** The comma of a language: what stands between the middle ones of many. */
const comma = (language: string): string => new Intl.ListFormat(language).formatToParts([...'abcd'])[3]!.value

/** Several things: `{ $cards }` names them with commas, `{ LIST($cards, type: "and") }` with an “and” before the last. */
class FluentList extends FluentType<readonly string[]> {
  constructor(
    items: readonly string[],
    readonly style = '',
  ) {
    super(items)
  }
  toString(scope: Scope): string {
    const language = written(scope.bundle.locales[0]!)
    const style = STYLES[this.style]
    return style ? new Intl.ListFormat(language, style).format(this.value) : this.value.join(comma(language))
  }
}

const LIST: FluentFunction = ([items], { type }) =>
  new FluentList(items instanceof FluentList ? items.value : [String(items)], typeof type === 'string' ? type : '')

/** The names of the seats; who reads may be one of them. */
export type Cast = readonly string[] & {
  /** The seat of who reads. */
  readonly you?: number | null
  /** Who sits there, where the names are those of what they play. */
  readonly people?: readonly string[]
}

export type Filled = Record<string, FluentVariable>

/** What can be said in one language. */
export class Speech {
  readonly #bundle: FluentBundle

  constructor(
    readonly language: string,
    sources: readonly string[],
    readonly fallback: Speech | null = null,
  ) {
    const transform = language === PSEUDO ? accented : undefined
    // Figures are Latin everywhere, as on the boards.
    this.#bundle = new FluentBundle(`${language}-u-nu-latn`, { functions: { LIST }, useIsolating: false, transform })
    this.learn(sources)
  }

  /** What may be read from now on, too. */
  learn(sources: readonly string[]): void {
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true })
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key.replaceAll('.', '-')) || (this.fallback?.has(key) ?? false)
  }

  /** The sentence of a key with its arguments; what the key ends with, if there is none. */
  get(key: string, args: Args = {}, names: Cast = []): string {
    return this.say({ ...args, say: key }, names)
  }

  /** A saying in words; `names` are those of the seats. */
  say(said: Said, names: Cast = []): string {
    const text = this.#say(said, names)
    return this.language === PSEUDO && text ? `⟦${text}⟧` : (text ?? ending(said))
  }

  /** Plain data with every saying in it put into words. */
  tree<T>(data: T, names: Cast = []): T {
    if (isSaid(data)) return this.say(data, names) as T
    if (Array.isArray(data)) return data.map((item: unknown) => this.tree(item, names)) as T
    if (typeof data !== 'object' || data === null) return data
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, this.tree(value, names)])) as T
  }

  /** What a saying is called inside another. */
  protected inner(said: Said, names: Cast): string {
    return this.#say(said, names) ?? ending(said)
  }

  /** An argument as a sentence names it; games know more of theirs. */
  protected label(_key: string, _name: string, value: string | number, _names: Cast): FluentVariable {
    return value
  }

  /** What a sentence may choose its form by beside the argument itself; games know more of theirs. */
  protected forms(_key: string, _name: string, _value: Arg, _names: Cast): Filled {
    return {}
  }

  protected fill(key: string, args: Filled): string | null {
    const message = this.#bundle.getMessage(key.replaceAll('.', '-'))
    if (!message?.value) return this.fallback?.fill(key, args) ?? null
    return this.#bundle.formatPattern(message.value, args, [])
  }

  /** Null where there is no sentence. */
  #say(said: Said, names: Cast): string | null {
    const { say: key, otherwise, ...args } = said
    const filled: Filled = {}
    for (const [name, value] of Object.entries(args)) {
      filled[name] = this.#argument(key, name, value, names)
      if (typeof value === 'string') filled[`${name}-id`] = value // what languages choose a form of words by
      const other = args[`${name}2`]
      if (typeof value === 'number' && typeof other === 'number')
        filled[`${name}-than-${name}2`] = value > other ? 'more' : value < other ? 'less' : 'same'
      Object.assign(filled, this.forms(key, name, value, names))
    }
    return this.fill(key, filled) ?? (isSaid(otherwise) ? this.#say(otherwise, names) : null)
  }

  #argument(key: string, name: string, value: Arg, names: Cast): FluentVariable {
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (typeof value !== 'object') return this.label(key, name, value, names)
    if (isSaid(value)) return this.inner(value, names)
    return new FluentList((value as readonly Arg[]).map((item) => String(this.#argument(key, name, item, names))))
  }
}
