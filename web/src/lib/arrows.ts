/** Arrow keys go from thing to thing: to the next choice of a group, or to the nearest target in that direction. */
import { STEPS, nearest } from './nearest'

const TARGETS = 'button:not(:disabled), a[href], [tabindex="0"], summary'

/** Move the focus inside `root`. Returns whether it moved. */
export function arrows(event: KeyboardEvent, root: HTMLElement): boolean {
  const step = STEPS[event.key]
  if (!step || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false
  const from = document.activeElement as HTMLElement | null
  if (from?.closest('input, textarea, select, dialog, [role=slider], [role=log], [role=tablist]')) return false
  const group = from?.closest<HTMLElement>('[role=radiogroup]')
  if (group) return choose(group, from!, step[0] + step[1])
  if (from && from !== document.body && !root.contains(from)) return false
  const targets = [...root.querySelectorAll<HTMLElement>(TARGETS)].filter(
    (target) => target !== from && target.checkVisibility({ visibilityProperty: true }),
  )
  const best = from && root.contains(from) && from !== root ? nearest(from, targets, step, 2.5, 2) : targets[0]
  if (!best) return false
  best.focus()
  event.preventDefault()
  return true
}

function choose(group: HTMLElement, from: HTMLElement, by: number): boolean {
  const all = [...group.querySelectorAll<HTMLElement>('[role=radio]')]
  const next = all[(all.indexOf(from) + by + all.length) % all.length]
  next?.focus()
  if (next && next.getAttribute('aria-disabled') !== 'true') next.click()
  return next !== undefined
}
