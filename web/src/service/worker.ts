/** The service worker: it lets the table be installed, and keeps what is wanted without a net. What it does lies in modules of its own. */
import { keep } from './cache'
import { listen } from './push'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
listen(self)
keep(self)
