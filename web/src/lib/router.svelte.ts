/** Where we are: the path of the page, kept in one place. */

export type Route =
  | { page: 'lobby' }
  | { page: 'setup'; game: string }
  | { page: 'table'; id: string; invite: { seat: number; code: string } | null; plain: boolean }
  | { page: 'replay'; id: string; at: number | null }
  | { page: 'sit'; code: string }
  | { page: 'records' }
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
  if (head === 'sit' && second) return { page: 'sit', code: second }
  if (head === 'records') return { page: 'records' }
  if (head === 'learn') return { page: 'learn' }
  if (head === 'about') return { page: 'about' }
  return { page: 'lost' }
}

const here = (): Route => parse(location.pathname, new URLSearchParams(location.search))

class Router {
  route = $state<Route>(here())

  constructor() {
    addEventListener('popstate', () => (this.route = here()))
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a[href]')
      if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
      if (link.pathname === location.pathname && link.hash) return
      event.preventDefault()
      this.go(link.pathname + link.search)
    })
  }

  /** Open a page; `replace` leaves no trace in the history. */
  go(to: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', to)
    const change = () => (this.route = here())
    const still = document.documentElement.dataset['motion'] === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!still && document.startViewTransition) document.startViewTransition(change)
    else change()
    scrollTo(0, 0)
  }
}

export const router = new Router()
