/**
 * What is kept for when there is no net: the page itself as soon as it was opened once, everything else when it was first wanted.
 * A new printing is fetched whole beside the old one and takes its place when no page of the old one is open, or when somebody says so.
 */

/** Files of the page itself; the build writes them in. Their names change whenever what is in them does. */
const SHELL = '__SHELL__' as unknown as readonly string[]
/** A number that is another one for every build. */
const PRINTING = '__PRINTING__'

const SHELVES = {
  shell: `taletable-shell-${PRINTING}`,
  assets: 'taletable-assets',
  told: 'taletable-told',
  luggage: 'taletable-luggage',
  warm: 'taletable-warm',
}
/** What servers tell of games: the newest that there is, and without a net what there was. */
const TOLD = /^(api\/(games|luggage)|machine\.json|told\/)/
/** Names that carry a digest: what is here is what would come. */
const FOR_EVER = /^(assets\/|(api|told)\/luggage\/.|api\/games\/[^/]+\/web\/)/

export function keep(worker: ServiceWorkerGlobalScope): void {
  /** The folder in which the page lives. */
  const home = new URL(worker.registration.scope).pathname

  const fill = async (): Promise<void> => {
    const shell = await caches.open(SHELVES.shell)
    await shell.addAll([home, ...SHELL.map((file) => home + file)].map((url) => new Request(url, { cache: 'no-cache' })))
    if (!worker.registration.active) await worker.skipWaiting()
  }

  const tidy = async (): Promise<void> => {
    const wanted = new Set<string>(Object.values(SHELVES))
    for (const name of await caches.keys()) if (name.startsWith('taletable-') && !wanted.has(name)) await caches.delete(name)
  }

  /** What is here; else what comes, which is kept then. */
  const lasting = async (request: Request): Promise<Response> => {
    const known = await caches.match(request, { ignoreVary: true })
    if (known) return known
    const answer = await fetch(request)
    if (answer.ok) await (await caches.open(SHELVES.assets)).put(request, answer.clone())
    return answer
  }

  /** What comes; without a net what came last. */
  const newest = async (request: Request, shelf: string, instead: Request | string = request): Promise<Response> => {
    try {
      const answer = await fetch(request)
      if (answer.ok && instead === request) await (await caches.open(shelf)).put(request, answer.clone())
      return answer
    } catch (error) {
      const known = await caches.match(instead, { ignoreVary: true })
      if (known) return known
      throw error
    }
  }

  worker.addEventListener('install', (event) => event.waitUntil(fill()))
  worker.addEventListener('activate', (event) => event.waitUntil(tidy()))
  /** Never in the middle of a game: while any page shows a table, what is new waits. */
  const takeOver = async (asks: ExtendableMessageEvent['source']): Promise<void> => {
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (!pages.some(({ url }) => /\/t\/[^/]+(\?[^/]*)?$/.test(url))) await worker.skipWaiting()
    else asks?.postMessage({ t: 'later' })
  }
  worker.addEventListener('message', (event) => {
    if ((event.data as { t?: string } | null)?.t === 'take-over') event.waitUntil(takeOver(event.source))
  })
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== worker.location.origin || !pathname.startsWith(home)) return
    const file = pathname.slice(home.length)
    if (request.mode === 'navigate') {
      if (!/^(api|docs)\//.test(file)) event.respondWith(newest(request, SHELVES.shell, home))
    } else if (FOR_EVER.test(file)) event.respondWith(lasting(request))
    else if (TOLD.test(file)) event.respondWith(newest(request, SHELVES.told))
    else if (SHELL.includes(file)) event.respondWith(newest(request, SHELVES.shell))
  })
}
