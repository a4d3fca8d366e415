/** Notices that the server sends while no page is open. They come in words, and hold nothing that is secret. */

/** What a message of the server says. */
interface Notice {
  title: string
  body: string
  /** The page that it leads to; notices for the same one replace each other. */
  path: string
}

function read(data: PushMessageData | null): Notice | null {
  try {
    const { title, body, path } = (data?.json() ?? {}) as Partial<Notice>
    return typeof title === 'string' && typeof path === 'string' && path.startsWith('/') ? { title, body: body ?? '', path } : null
  } catch {
    return null
  }
}

export function listen(worker: ServiceWorkerGlobalScope): void {
  /** The address of a place or a file: all of them lie in the folder of the page. */
  const address = (path: string): string => worker.registration.scope + path.slice(1)
  const shown = ({ url }: WindowClient): string => url.replace(/[?#].*$/, '')

  const show = async (notice: Notice): Promise<void> => {
    const { title, body, path } = notice
    await worker.registration.showNotification(title, {
      body,
      tag: path,
      icon: address('/icon-192.png'),
      badge: address('/badge-96.png'),
      data: path,
    })
  }

  /** One tap opens the table: in a page that is open already, if there is one. */
  const open = async (path: string): Promise<void> => {
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const there = pages.find((page) => shown(page) === address(path)) ?? pages[0]
    if (!there) {
      await worker.clients.openWindow(address(path))
      return
    }
    await there.focus().catch(() => {}) // some browsers do not let a page come forward; it goes there all the same
    if (shown(there) !== address(path)) there.postMessage({ t: 'go', path })
  }

  /** The browser's service has given this device another address: the server has to know. */
  const again = async (): Promise<void> => {
    const known = await worker.registration.pushManager.getSubscription()
    if (!known) return
    await fetch(address('/api/me/push'), { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(known) })
  }

  worker.addEventListener('push', (event) => {
    const notice = read(event.data)
    if (notice) event.waitUntil(show(notice))
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    if (typeof event.notification.data === 'string') event.waitUntil(open(event.notification.data))
  })
  worker.addEventListener('pushsubscriptionchange', (event) => (event as ExtendableEvent).waitUntil(again()))
}
