/** Where the focus goes when something opens. */
import type { Attachment } from 'svelte/attachments'

/** An attachment: takes the focus when it comes, without scrolling anything. */
export const grabs: Attachment<HTMLElement> = (element) => element.focus({ preventScroll: true })

/** A handler for keys: Escape, and nobody else hears of it. */
export function escapes(close: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
}
