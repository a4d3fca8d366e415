/** One tab stop for a group: arrows go to the nearest thing in that direction, Home and End to the ends. */
import type { Action } from 'svelte/action'
import { STEPS, nearest } from '../lib/nearest'

export const roving: Action<HTMLElement> = (node) => {
  const things = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>('[data-rove]')]
  const settle = (on?: HTMLElement): void => {
    const all = things()
    const stop =
      on ??
      all.find((el) => el.tabIndex === 0 && el === document.activeElement) ??
      all.find((el) => el.dataset['open'] !== undefined) ??
      all[0]
    for (const el of all) el.tabIndex = el === stop ? 0 : -1
  }
  const keys = (event: KeyboardEvent): void => {
    const here = (event.target as Element).closest<HTMLElement>('[data-rove]')
    if (!here) return
    const all = things()
    let to: HTMLElement | undefined
    const step = STEPS[event.key]
    if (event.key === 'Home') to = all[0]
    else if (event.key === 'End') to = all.at(-1)
    else if (step) to = nearest(here, all, step, 2, 4)
    else return
    event.preventDefault()
    if (to) {
      settle(to)
      to.focus()
    }
  }
  const focused = (event: FocusEvent): void => {
    const el = (event.target as Element).closest<HTMLElement>('[data-rove]')
    if (el) settle(el)
  }
  settle()
  const watch = new MutationObserver(() => settle())
  watch.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-open'] })
  node.addEventListener('keydown', keys)
  node.addEventListener('focusin', focused)
  return {
    destroy() {
      watch.disconnect()
      node.removeEventListener('keydown', keys)
      node.removeEventListener('focusin', focused)
    },
  }
}
