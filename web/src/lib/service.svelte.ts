/** The service worker of this device: what lets the table be installed, and what shows notices while no page is open. */
import { file } from './home'
import { router } from './router.svelte'
import { ui } from './ui.svelte'
import { t } from '../words/index.svelte'

/** A new printing of the page lies ready beside the one that is open. */
class Printing {
  /** It waits to be laid out. */
  ready = $state(false)
  #waiting: ServiceWorker | null = null

  watch(registration: ServiceWorkerRegistration): void {
    const look = (): void => {
      this.#waiting = registration.waiting
      this.ready = navigator.serviceWorker.controller !== null && this.#waiting !== null
    }
    look()
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  }

  /** Lay it out: the page begins anew in it, unless another page has a table open. */
  now(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    this.#waiting?.postMessage({ t: 'take-over' })
  }
}

export const printing = new Printing()

/** Put the worker to work; where a browser has none, everything else goes on without it. */
export function serve(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  navigator.serviceWorker.addEventListener('message', (event) => {
    const said = event.data as { t?: string; path?: string } | null
    if (said?.t === 'go' && said.path?.startsWith('/')) router.go(said.path)
    if (said?.t === 'later') ui.note(t('printing-later'))
  })
  navigator.serviceWorker.register(file('/service.js')).then(
    (found: ServiceWorkerRegistration | undefined) => found && printing.watch(found), // a browser that blocks workers gives none
    () => {}, // a private window may not have one
  )
}
