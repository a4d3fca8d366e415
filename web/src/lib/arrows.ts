/** Arrow keys go from thing to thing: to the next choice of a group, or to the nearest target in that direction. */

const TARGETS = 'button:not(:disabled), a[href], [tabindex="0"], summary'
const STEPS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2]

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
  const best = from && root.contains(from) && from !== root ? nearest(from, targets, step) : targets[0]
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

function nearest(from: HTMLElement, targets: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const [x, y] = middle(from.getBoundingClientRect())
  let best: HTMLElement | undefined
  let least = Infinity
  for (const target of targets) {
    const [tx, ty] = middle(target.getBoundingClientRect())
    const along = (tx - x) * dx + (ty - y) * dy
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx)
    if (along <= 2) continue
    const far = along + aside * 2.5
    if (far < least) {
      least = far
      best = target
    }
  }
  return best
}
