/** Tables that wait for one, the most urgent first: for the lobby, for the bars of all pages, and for the key that opens the next. */
import type { TableLine } from '../generated/api'
import { api } from './api'
import { person } from './me.svelte'
import { router } from './router.svelte'

const EVERY_MS = 45_000

/** Those that wait for one: first what is out of time soonest. */
export function urgent(tables: readonly TableLine[]): TableLine[] {
  return tables
    .filter((table) => table.your_turn && table.status === 'running')
    .sort((one, other) => (one.until ?? Infinity) - (other.until ?? Infinity) || one.updated - other.updated)
}

class Turns {
  tables = $state.raw<TableLine[]>([])

  readonly waiting = $derived(urgent(this.tables))

  /** The next table that waits, after the one that is open; null: no other does. */
  next(here: string): TableLine | null {
    const at = this.waiting.findIndex((table) => table.id === here)
    const others = [...this.waiting.slice(at + 1), ...this.waiting.slice(0, Math.max(0, at))]
    return others.find((table) => table.id !== here) ?? null
  }

  async refresh(): Promise<void> {
    if (!person.me?.known || document.hidden) return
    this.tables = (await api.tables().catch(() => ({ tables: this.tables }))).tables
  }

  /** Look now and then while a page is open. */
  watch(): () => void {
    void person.load().then(() => this.refresh())
    const timer = setInterval(() => void this.refresh(), EVERY_MS)
    return () => clearInterval(timer)
  }

  /** Open the next table; false if no other waits. */
  async open(here: string): Promise<boolean> {
    await this.refresh()
    const next = this.next(here)
    if (next) router.go(`/t/${next.id}`)
    return next !== null
  }
}

export const turns = new Turns()
