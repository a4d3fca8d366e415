/** What this browser remembers about its owner's taste. */

const KEY = 'taletable.prefs'

interface Saved {
  theme: 'light' | 'dark' | null
  muted: boolean
  motion: boolean
  rail: boolean
  tab: string
}

function load(): Saved {
  const fresh: Saved = { theme: null, muted: false, motion: true, rail: true, tab: 'log' }
  try {
    return { ...fresh, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return fresh
  }
}

class Prefs {
  #saved = $state<Saved>(load())
  #calm = $state(matchMedia('(prefers-reduced-motion: reduce)').matches)
  #night = $state(matchMedia('(prefers-color-scheme: dark)').matches)

  constructor() {
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (e) => (this.#calm = e.matches))
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (e) => {
      this.#night = e.matches
      this.paint()
    })
    this.paint()
  }

  get theme(): 'light' | 'dark' {
    return this.#saved.theme ?? (this.#night ? 'dark' : 'light')
  }
  set theme(value: 'light' | 'dark') {
    this.#keep({ theme: value })
  }
  get muted(): boolean {
    return this.#saved.muted
  }
  set muted(value: boolean) {
    this.#keep({ muted: value })
  }
  /** Own switch; `moving` also heeds the system's wish for calm. */
  get motion(): boolean {
    return this.#saved.motion
  }
  set motion(value: boolean) {
    this.#keep({ motion: value })
  }
  get moving(): boolean {
    return this.#saved.motion && !this.#calm
  }
  get rail(): boolean {
    return this.#saved.rail
  }
  set rail(value: boolean) {
    this.#keep({ rail: value })
  }
  get tab(): string {
    return this.#saved.tab
  }
  set tab(value: string) {
    this.#keep({ tab: value })
  }

  #keep(change: Partial<Saved>): void {
    Object.assign(this.#saved, change)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#saved))
    } catch {
      // A browser without storage forgets; nothing else changes.
    }
    this.paint()
  }

  paint(): void {
    const root = document.documentElement
    root.dataset['theme'] = this.theme
    root.dataset['motion'] = this.motion ? 'on' : 'off'
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', this.theme === 'dark' ? '#2a241e' : '#fffaf0')
  }
}

export const prefs = new Prefs()
