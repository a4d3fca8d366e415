/** Who one plays with: friends, the board of open tables, and the wait for strangers, which goes on from page to page. */
import type { Board, Company, OpenTable, Seek, Wanted } from '../generated/api'
import { t, words } from '../words/index.svelte'
import { api } from './api'
import { person } from './me.svelte'
import { ring } from './notify'
import { router } from './router.svelte'
import { paceOf } from './setup'
import { play } from './sound'
import { ui } from './ui.svelte'
import { span } from './words'

const ASK_MS = 2_500
const KEY = 'taletable.strangers'

/** How many sit at a table: its bounds. */
export const COUNTS = { any: [2, 16], two: [2, 2], few: [3, 4], many: [5, 16] } as const
export type Count = keyof typeof COUNTS
export const SPEEDS = ['any', 'live', 'days'] as const

/** What is looked for, as it is chosen. */
export interface Choice {
  game: string
  count: Count
  speed: Wanted['speed']
  language: string
}

export const wanted = ({ game, count, speed, language }: Choice): Wanted => {
  const [low, high] = COUNTS[count]
  return { game: game || null, low, high, speed, language }
}

/** Languages that people may want to speak at a table. */
export const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'cs',
  'sv',
  'fi',
  'hu',
  'el',
  'uk',
  'ru',
  'tr',
  'ja',
  'ko',
  'zh',
] as const

/** What a language is called in the one that is read here. */
export function languageName(tag: string): string {
  const reader = words.language === 'en-XA' ? 'en' : words.language
  return new Intl.DisplayNames([reader], { type: 'language' }).of(tag) ?? tag
}

/** How fast it is played at an open table, in a word or two. */
export function paceName({ pace, real_time }: Pick<OpenTable, 'pace' | 'real_time'>): string {
  if (real_time) return t('open-real-time')
  if (!pace) return t('open-no-clock')
  return paceOf(pace)?.name ?? t('think-other', { time: span(pace.total_ms), per: pace.per })
}

function remembered(): Choice {
  const fresh: Choice = { game: '', count: 'any', speed: 'any', language: '' }
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choice>
    return { ...fresh, ...kept, count: kept.count && kept.count in COUNTS ? kept.count : 'any' }
  } catch {
    return fresh
  }
}

class Others {
  company = $state.raw<Company | null>(null)
  board = $state.raw<Board | null>(null)
  seek = $state.raw<Seek | null>(null)
  choice = $state<Choice>(remembered())
  #timer: ReturnType<typeof setTimeout> | undefined

  readonly waiting = $derived(this.seek?.wish != null && this.seek.table === null)

  /** Look who is here, and what stands on the board. */
  async refresh(): Promise<void> {
    await person.load()
    const wish = { game: null, low: 2, high: 16, speed: 'any' as const, language: '' }
    const [board, company] = await Promise.all([
      api.board(wish, 1).catch(() => this.board),
      person.me?.known ? api.company().catch(() => this.company) : null,
    ])
    this.board = board
    this.company = company
  }

  /** Go on with a wait that was begun before this page was loaded. */
  async resume(): Promise<void> {
    await person.load()
    if (person.me?.known && !this.seek) await this.#ask()
  }

  async wait(): Promise<void> {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.choice))
    } catch {
      // It is not remembered; nothing else changes.
    }
    try {
      await person.ensure()
      this.#hear(await api.seek(wanted(this.choice)))
    } catch (error) {
      ui.problem(error)
    }
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer)
    try {
      this.seek = await api.seekNoMore()
      ui.say(t('seek-stopped'))
    } catch (error) {
      ui.problem(error)
      this.#again()
    }
  }

  /** Sit down at a table of the board. */
  async sit(table: OpenTable): Promise<void> {
    try {
      await person.ensure()
      if (!table.you) {
        const { seats } = await api.table(table.id)
        const free = seats.find((seat) => seat.kind === 'open')
        if (free) await api.sit(table.id, { seat: free.seat })
      }
      play('knock')
      router.go(`/t/${table.id}`)
    } catch (error) {
      ui.problem(error)
      await this.refresh()
    }
  }

  async #ask(): Promise<void> {
    try {
      this.#hear(await api.seeking())
    } catch {
      this.#again()
    }
  }

  #again(): void {
    clearTimeout(this.#timer)
    if (this.waiting) this.#timer = setTimeout(() => void this.#ask(), ASK_MS)
  }

  #hear(told: Seek): void {
    const before = this.seek?.table
    this.seek = told
    if (!told.table) this.#again()
    else if (told.table !== before) {
      play('knock')
      ring(t('seek-found'), t('seek-found-text'), `/t/${told.table}`)
      // Who is busy elsewhere is told, and goes by themselves.
      if (['lobby', 'company'].includes(router.route.page)) router.go(`/t/${told.table}`)
      else ui.note(t('seek-found'), 'good')
    }
  }
}

export const others = new Others()
