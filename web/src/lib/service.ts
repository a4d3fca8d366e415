/** The service worker of this device: what lets the table be installed, and what shows notices while no page is open. */
import { file } from './home'
import { router } from './router.svelte'

/** Put the worker to work; where a browser has none, everything else goes on without it. */
export function serve(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  navigator.serviceWorker.addEventListener('message', (event) => {
    const said = event.data as { t?: string; path?: string } | null
    if (said?.t === 'go' && said.path?.startsWith('/')) router.go(said.path)
  })
  navigator.serviceWorker.register(file('/service.js')).catch(() => {}) // a private window may not have one
}
