/** What keys do on a page that is no form. */

/** Does a key mean something else, because of what is held with it or of where the focus is? `besides`: there it does, too. */
export function elsewhere(event: KeyboardEvent, besides = 'dialog'): boolean {
  const place = event.target as Element
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    place.closest('input, textarea, select, dialog') !== null ||
    place.closest(besides) !== null
  )
}

/** Do what a key stands for; Space belongs to what is pressed with it. */
export function pressed(event: KeyboardEvent, acts: Record<string, () => void>): void {
  const act = acts[event.key]
  if (!act || (event.key === ' ' && (event.target as Element).closest('button, a, summary'))) return
  event.preventDefault()
  act()
}
