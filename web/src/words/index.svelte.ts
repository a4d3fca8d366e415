/** Which language is spoken here, and what the client itself says in it. Its sentences are in `src/text/<language>/`. */
import { ENGLISH, PSEUDO, Speech, type Args } from './speech'

const KEY = 'taletable.language'

/** A language is a folder with files: whoever adds one changes nothing else. */
const files = import.meta.glob<string>(['../text/*/*.ftl', '../../../taletable/text/*/problems.ftl'], { query: '?raw', import: 'default' })
const english = import.meta.glob<string>(['../text/en/*.ftl', '../../../taletable/text/en/problems.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const folder = (path: string): string => path.split('/').at(-2)!
const ENGLISH_SPEECH = new Speech(ENGLISH, Object.values(english))

/** All languages there are, English first and the pseudo-language last. */
export const languages: readonly string[] = [
  ENGLISH,
  ...[...new Set(Object.keys(files).map(folder))].filter((one) => one !== ENGLISH).sort(),
  PSEUDO,
]

function wanted(): string {
  const asked = new URL(location.href).searchParams.get('language')
  const kept = asked ?? localStorage.getItem(KEY)
  const known = (tag: string): string | undefined =>
    languages.find((one) => one.toLowerCase() === tag.toLowerCase()) ?? languages.find((one) => one === tag.split('-')[0])
  return [kept, ...navigator.languages].flatMap((tag) => known(tag ?? '') ?? [])[0] ?? ENGLISH
}

async function speech(language: string): Promise<Speech> {
  if (language === ENGLISH) return ENGLISH_SPEECH
  if (language === PSEUDO) return new Speech(PSEUDO, Object.values(english))
  const own = Object.entries(files).filter(([path]) => folder(path) === language)
  return new Speech(language, await Promise.all(own.map(([, load]) => load())), ENGLISH_SPEECH)
}

class Words {
  /** Everything that is shown hangs on it. */
  speech = $state.raw<Speech>(ENGLISH_SPEECH)
  #meant: string = ENGLISH

  get language(): string {
    return this.speech.language
  }

  /** Speak as this person likes; before the first page is drawn. */
  async begin(): Promise<void> {
    await this.#speak(wanted())
  }

  /** Speak a language from now on: all that is shown is made anew in it. */
  async choose(language: string): Promise<void> {
    try {
      localStorage.setItem(KEY, language)
    } catch {
      // A browser without storage forgets; nothing else changes.
    }
    const here = new URL(location.href)
    here.searchParams.delete('language') // what was asked for in the address does not hold any more
    history.replaceState(history.state, '', here)
    await this.#speak(language)
  }

  async #speak(language: string): Promise<void> {
    this.#meant = language
    const found = await speech(language)
    if (this.#meant !== language) return // another one was chosen meanwhile
    this.speech = found
    document.documentElement.lang = language
  }
}

export const words = new Words()

/** A sentence of the client, in the language of who reads it. */
export function t(key: string, args: Args = {}): string {
  return words.speech.get(key, args)
}
