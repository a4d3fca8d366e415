/** The service worker: it lets the table be installed. What it does lies in modules of its own. */
import { listen } from './push'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
listen(self)
