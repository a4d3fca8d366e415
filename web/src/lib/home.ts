/** Where the page lives: at a server, alone on its host or below a path of it, or as files in a folder of any host, with nobody behind them.
 * There the place is told behind a `#`, for such a host knows no other page than one. Inside, every path begins at the door of the house
 * (`/t/…`, `/api/…`); what leaves the page, such as links and what is fetched, goes through here (ESLint: `through-home`). */

const marked = document.querySelector<HTMLMetaElement>('meta[name="taletable-home"]')

/** Is there no server behind the page? */
export const alone = marked?.dataset['alone'] !== undefined
/** The folder, as a path with a stroke at its end. */
export const home = new URL(marked?.content ?? '/', document.baseURI).pathname

/** The address of a file of the page, or of what a server answers. */
export const file = (path: string): string => home + path.slice(1)

/** The address of a place in the house. */
export const address = (path: string): string => (alone ? `${home}#${path}` : file(path))

/** The same for people elsewhere. */
export const link = (path: string): string => location.origin + address(path)

/** … and as people type it. */
export const typed = (path: string): string => link(path).replace(/^https?:\/\/|\/$/g, '')

/** The place to which an address of the house leads; null: it leads elsewhere, or to no page. */
export function within(url: URL | Location | HTMLAnchorElement): string | null {
  const { origin, pathname, search, hash } = url
  if (origin !== location.origin || !pathname.startsWith(home)) return null
  if (alone) return hash.startsWith('#/') ? hash.slice(1) : pathname === home ? '/' : null
  const path = pathname.slice(home.length - 1)
  return path.startsWith('/api/') ? null : path + search + hash
}

/** The place that is open. */
export const place = (): URL => new URL(within(location) ?? '/', location.origin)
