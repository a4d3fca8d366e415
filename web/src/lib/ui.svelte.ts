/** What the frame shows over every page: announcements, notes that pass, the why-not tip, the rules, the help. */
import { untrack } from 'svelte'
import { t } from '../words/index.svelte'
import { Refused } from './api'
import type { Refusal } from './wire'
import { play } from './sound'

interface Note {
  id: number
  text: string
  tone: 'plain' | 'good' | 'bad'
}

interface Tip {
  text: string
  cite: string
  anchor: Element | null
}

/** Rectangles come in screen pixels; the page may be scaled as a whole. */
export function scale(): number {
  return Number(getComputedStyle(document.documentElement).getPropertyValue('--z')) || 1
}

class Ui {
  /** Read aloud by screen readers, politely. */
  spoken = $state('')
  notes = $state<Note[]>([])
  tip = $state.raw<Tip | null>(null)
  /** The last why-not tip, to be looked at again. */
  lastTip = $state.raw<Tip | null>(null)
  help = $state(false)
  /** Who is at the table is shown, and perhaps somebody who was just heard. */
  people = $state.raw<{ about: { key: string; name: string } | null } | null>(null)
  /** Which rules can be opened here, and at what paragraph. `n` grows with every opening. */
  rules = $state.raw<{ game: string; cite: string; n: number } | null>(null)
  /** The page shows rules in a place of its own instead of the drawer. */
  rulesHome: ((cite: string) => void) | null = null

  #count = 0

  say(text: string): void {
    // The same sentence twice in a row is still news.
    this.spoken = text === untrack(() => this.spoken) ? `${text} ` : text
  }

  note(text: string, tone: Note['tone'] = 'plain'): void {
    const id = ++this.#count
    this.notes = [...untrack(() => this.notes), { id, text, tone }]
    this.say(text)
    setTimeout(() => (this.notes = this.notes.filter((note) => note.id !== id)), 5200)
  }

  /** Something was not done: say what the server said of it. */
  problem = (error: unknown): void => this.note(error instanceof Refused ? error.problem.text : t('trouble-any'), 'bad')

  refuse(refusal: Refusal | { text: string; cite: string }, anchor: Element | null): void {
    this.tip = this.lastTip = { text: refusal.text, cite: refusal.cite, anchor }
    this.say(refusal.cite ? t('note-refused', { text: refusal.text, cite: refusal.cite }) : refusal.text)
    play('no')
  }

  /** Say once more why something was not possible. */
  recallTip(): void {
    const { lastTip } = this
    if (!lastTip) return
    this.tip = { ...lastTip, anchor: lastTip.anchor?.isConnected ? lastTip.anchor : null }
    this.say(lastTip.cite ? t('note-refused', { text: lastTip.text, cite: lastTip.cite }) : lastTip.text)
  }

  openRule(game: string, cite: string): void {
    this.tip = null
    if (this.rulesHome) this.rulesHome(cite)
    else this.rules = { game, cite, n: ++this.#count }
  }
}

export const ui = new Ui()
