/** Where the page lives: at a server, or as files in a folder of any host, with nobody behind them. There the place is told behind a `#`,
 * for such a host knows no other page than one. */

const marked = document.querySelector<HTMLMetaElement>('meta[name="taletable-home"]')

/** Is there no server behind the page? */
export const alone = marked !== null
/** The folder, as a path with a stroke at its end. */
export const home = new URL(marked?.content ?? '/', document.baseURI).pathname

/** The address of a file of the page. */
export const file = (path: string): string => home + path.slice(1)

/** The address of a place in the house. */
export const address = (path: string): string => (alone ? `${home}#${path}` : path)

/** The place that is open. */
export function place(): URL {
  if (!alone) return new URL(location.href)
  return new URL(location.hash.startsWith('#/') ? location.hash.slice(1) : '/', location.origin)
}
