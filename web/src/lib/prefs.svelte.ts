/** What this browser remembers about its owner's taste. */

import { MediaQuery } from 'svelte/reactivity'
import type { Pace } from './director.svelte'

const KEY = 'taletable.prefs'

interface Saved {
  theme: 'light' | 'dark' | null
  muted: boolean
  volume: number
  music: number
  pace: Pace | null
  motion: boolean
  oneClick: boolean
  rail: boolean
  tab: string
  hidden: string[]
}

function load(): Saved {
  const fresh: Saved = {
    theme: null,
    muted: false,
    volume: 100,
    music: 100,
    pace: null,
    motion: true,
    oneClick: false,
    rail: true,
    tab: 'log',
    hidden: [],
  }
  try {
    return { ...fresh, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return fresh
  }
}

const calm = new MediaQuery('prefers-reduced-motion: reduce')
const night = new MediaQuery('prefers-color-scheme: dark')

class Prefs {
  #saved = load()
  /** The chosen theme; null: as the system likes it. */
  #theme = $state(this.#saved.theme)
  muted = $state(this.#saved.muted)
  /** How loud sounds are, and how loud music is: 0 to 100. */
  volume = $state(this.#saved.volume)
  music = $state(this.#saved.music)
  /** How fast scenes are played; null: as the system likes it. */
  #pace = $state(this.#saved.pace)
  /** Own switch; `moving` also heeds the system's wish for calm. */
  motion = $state(this.#saved.motion)
  /** What cannot be taken back is done at once, too. */
  oneClick = $state(this.#saved.oneClick)
  rail = $state(this.#saved.rail)
  tab = $state(this.#saved.tab)
  /** Broken books that need not be shown any more, by name and version. */
  hidden = $state(this.#saved.hidden)

  constructor() {
    $effect.root(() => {
      $effect.pre(() => {
        const { muted, volume, music, motion, oneClick, rail, tab, hidden } = this
        this.#keep({ theme: this.#theme, pace: this.#pace, muted, volume, music, motion, oneClick, rail, tab, hidden })
      })
      $effect.pre(() => this.#paint())
    })
  }

  get theme(): 'light' | 'dark' {
    return this.#theme ?? (night.current ? 'dark' : 'light')
  }
  set theme(value: 'light' | 'dark') {
    this.#theme = value
  }
  get pace(): Pace {
    return this.#pace ?? (calm.current ? 'instant' : 'calm')
  }
  set pace(value: Pace) {
    this.#pace = value
  }
  get moving(): boolean {
    return this.motion && !calm.current
  }

  #keep(now: Saved): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(now))
    } catch {
      // A browser without storage forgets; nothing else changes.
    }
  }

  #paint(): void {
    const root = document.documentElement
    root.dataset['theme'] = this.theme
    root.dataset['motion'] = this.motion ? 'on' : 'off'
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', this.theme === 'dark' ? '#2a241e' : '#fffaf0')
  }
}

export const prefs = new Prefs()
