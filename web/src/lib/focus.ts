/** Where the focus goes when something opens. */
import type { Attachment } from 'svelte/attachments'

/** An attachment: takes the focus when it comes, without scrolling anything. */
export const grabs: Attachment<HTMLElement> = (element) => element.focus({ preventScroll: true })

/** An attachment: a dialog that covers the whole page and holds the focus. */
export const covers: Attachment<HTMLDialogElement> = (dialog) => dialog.showModal()

/** A handler for keys: Escape, and nobody else hears of it. */
export function escapes(close: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
}
