/** Where we are: the path of the page, kept in one place, and the pages by name, each loaded when it is first wanted. */
import { tick, type Component } from 'svelte'
import { address, alone, place, within } from './home'

export type Route =
  | { page: 'lobby' }
  | { page: 'setup'; game: string }
  | { page: 'table'; id: string; invite: { seat: number; code: string } | null; plain: boolean }
  | { page: 'replay'; id: string; at: number | null }
  | { page: 'records' }
  | { page: 'person'; id: string }
  | { page: 'challenge'; id: string }
  | { page: 'daily'; game: string; day: string }
  | { page: 'side'; id: string; other: string }
  | { page: 'events' }
  | { page: 'event'; id: string }
  | { page: 'screen'; id: string }
  | { page: 'you' }
  | { page: 'company' }
  | { page: 'friend' }
  | { page: 'enter' }
  | { page: 'here' }
  | { page: 'learn' }
  | { page: 'about' }
  | { page: 'lost' }

export function parse(path: string, query: URLSearchParams): Route {
  const [, head = '', second = '', third = ''] = path.split('/').map(decodeURIComponent)
  if (head === '') return { page: 'lobby' }
  if (head === 'new' && second) return { page: 'setup', game: second }
  if (head === 't' && second && third === 'replay') {
    const at = query.get('at')
    return { page: 'replay', id: second, at: at === null ? null : Number(at) }
  }
  if (head === 't' && second) {
    const code = query.get('invite')
    return { page: 'table', id: second, invite: code ? { seat: Number(query.get('seat')), code } : null, plain: query.has('plain') }
  }
  if (head === 'records') return { page: 'records' }
  if (head === 'me') return { page: 'person', id: '' }
  if (head === 'c' && second) return { page: 'challenge', id: second }
  if (head === 'p' && second) return { page: 'person', id: second }
  if (head === 'company') return { page: 'company' }
  if (head === 'friend') return { page: 'friend' }
  if (head === 'day') return { page: 'daily', game: second, day: query.get('day') ?? '' }
  if (head === 'side' && second && third) return { page: 'side', id: second, other: third }
  if (head === 'events') return { page: 'events' }
  if (head === 'e' && second) return { page: third === 'screen' ? 'screen' : 'event', id: second }
  if (head === 'you') return { page: 'you' }
  if (head === 'in') return { page: 'enter' }
  if (head === 'here') return { page: 'here' }
  if (head === 'learn') return { page: 'learn' }
  if (head === 'about') return { page: 'about' }
  return { page: 'lost' }
}

const here = (): Route => parse(place().pathname, place().searchParams)

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what a page takes is what its route carries
type Page = Component<any>

const PAGES: Record<Exclude<Route['page'], 'lost'>, () => Promise<{ default: Page }>> = {
  lobby: () => import('../pages/Lobby.svelte'),
  setup: () => import('../pages/Setup.svelte'),
  table: () => import('../pages/Table.svelte'),
  replay: () => import('../pages/Replay.svelte'),
  records: () => import('../pages/Records.svelte'),
  challenge: () => import('../pages/Challenge.svelte'),
  person: () => import('../pages/Person.svelte'),
  company: () => import('../pages/Company.svelte'),
  friend: () => import('../pages/Friend.svelte'),
  daily: () => import('../pages/Daily.svelte'),
  side: () => import('../pages/Side.svelte'),
  events: () => import('../pages/Events.svelte'),
  event: () => import('../pages/Event.svelte'),
  screen: () => import('../pages/Screen.svelte'),
  you: () => import('../pages/You.svelte'),
  enter: () => import('../pages/Enter.svelte'),
  here: () => import('../pages/Here.svelte'),
  learn: () => import('../pages/Learn.svelte'),
  about: () => import('../pages/About.svelte'),
}

/** A page that has just come needs a moment until it shows what it has asked the server for. */
const SETTLE_MS = 40

class Router {
  route = $state.raw<Route>(here())
  /** The pages that are loaded. */
  pages = $state.raw<Partial<Record<string, Page>>>({})

  constructor() {
    void this.#load(this.route)
    addEventListener('popstate', () => void this.#show(here()))
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a[href]')
      if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const inside = link.getAttribute('href')!
      if (alone && /^#[^/]/.test(inside)) {
        event.preventDefault() // what stands behind the `#` is the place
        document.getElementById(inside.slice(1))?.focus()
        return
      }
      const to = within(link)
      if (to === null || inside.startsWith('#')) return
      event.preventDefault()
      this.go(to)
    })
  }

  /** Open a page; `replace` leaves no trace in the history. */
  go(to: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address(to))
    void this.#show(here())
  }

  async #load(route: Route): Promise<void> {
    const load = PAGES[route.page as keyof typeof PAGES]
    if (load && !this.pages[route.page]) this.pages = { ...this.pages, [route.page]: (await load()).default }
  }

  async #show(route: Route): Promise<void> {
    await this.#load(route)
    const change = async (): Promise<void> => {
      this.route = route
      await tick()
      scrollTo(0, 0)
    }
    const still = document.documentElement.dataset['motion'] === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
    if (still || !document.startViewTransition || document.hidden) await change()
    else {
      const turn = document.startViewTransition(async () => {
        await change()
        await new Promise((done) => setTimeout(done, SETTLE_MS))
      })
      turn.ready.catch(() => {}) // skipped where another one follows at once
    }
  }
}

export const router = new Router()
