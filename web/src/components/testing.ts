/** For tests: a component in a page, and who sits before it. */
import { flushSync, mount, unmount, type Component } from 'svelte'
import type { SeatInfo } from '../generated/api'
import type { View } from '../lib/wire'

type PropsOf<C> = C extends (internals: never, props: infer P) => unknown ? P : never

const shown: Record<string, unknown>[] = []

/** Draw a component; the page that it is in. Call `clear` after each test. */
export function draw<C extends Component<never>>(component: C, props: PropsOf<C> & object): HTMLElement {
  const target = document.body.appendChild(document.createElement('div'))
  shown.push(mount(component as unknown as Component, { target, props }))
  flushSync()
  return target
}

export async function clear(): Promise<void> {
  await Promise.all(shown.splice(0).map((one) => unmount(one)))
  document.body.replaceChildren()
}

/** What people read: the words of an element, whatever the line breaks. */
export const read = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** The words of all that fit. */
export const reads = (page: Element, selector: string): string[] => [...page.querySelectorAll(selector)].map(read)

/** Click what says this. */
export const click = (page: Element, words: string): void => {
  const found = [...page.querySelectorAll<HTMLElement>('button, a')].find((one) => read(one) === words)
  if (!found) throw new Error(words)
  found.click()
  flushSync()
}

const CLOCKLESS = { until: null, left: null, rests: false, forfeited: false }

export function seatOf(seat: number, name: string, more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat,
    name,
    kind: 'person',
    connected: true,
    invite: null,
    lent: null,
    level: null,
    stand_in: false,
    you: false,
    ...CLOCKLESS,
    ...more,
  }
}

export function viewOf(more: Partial<View> = {}): View {
  const none = { game: 'toy', seats: 2, options: {}, now: 0, over: false, frames: [], asked: [], waiting: [], players: [] }
  return { ...none, ...more }
}
