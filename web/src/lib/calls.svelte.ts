/** What one wants to be told while no page is open, and whether this browser can be called. */
import type { Calling, CallingInfo, TryWay, Unsubscribe } from '../generated/api'
import { words } from '../words/index.svelte'
import { api } from './api'

export const EVENTS = ['turn', 'waits', 'invited', 'over'] as const
export const WAYS = ['push', 'mail', 'hook'] as const
export type Way = TryWay['way']

/** The key of a server, as browsers want it. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

/** A minute of the day as a clock shows it, and back. */
export const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
export function minuteOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return (hours * 60 + minutes) % 1440 || 0
}

class Calls {
  info = $state.raw<CallingInfo | null>(null)
  /** This browser is called. */
  here = $state(false)

  async load(): Promise<void> {
    this.info = await api.calls()
    this.here = (await this.#subscription()) !== null
  }

  #changed: Promise<unknown> = Promise.resolve()

  /** One change after the other: each is told together with all that was chosen before. */
  change(calling: Partial<Calling>): Promise<void> {
    const next = this.#changed.then(() => this.#change(calling))
    this.#changed = next.catch(() => {})
    return next
  }

  async #change(calling: Partial<Calling>): Promise<void> {
    if (!this.info) return
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
    this.info = await api.setCalls({ ...this.info.calling, zone, language: words.language, ...calling })
  }

  async #subscription(): Promise<PushSubscription | null> {
    if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null
    const worker = await navigator.serviceWorker.getRegistration()
    return (await worker?.pushManager.getSubscription()) ?? null
  }

  /** Let this browser be called; the browser asks its owner. False if it or its owner says no. */
  async callHere(): Promise<boolean> {
    if (!this.info || !('serviceWorker' in navigator) || !('PushManager' in globalThis)) return false
    if ((await Notification.requestPermission()) !== 'granted') return false
    try {
      const worker = await navigator.serviceWorker.ready
      const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(this.info.push_key) })
      this.info = await api.callHere(found.toJSON())
      this.here = true
      return true
    } catch {
      return false
    }
  }

  async callNoMore(): Promise<void> {
    const found = await this.#subscription()
    if (!found) return
    const gone: Unsubscribe = { endpoint: found.endpoint }
    await found.unsubscribe()
    this.info = await api.callNoMore(gone)
    this.here = false
  }
}

export const calls = new Calls()
