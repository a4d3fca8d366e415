import { ui } from './ui.svelte'

/** Put a link where it can be pasted from, and say so; where that is not allowed it is shown. */
export async function copyLink(link: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    ui.note(said, 'good')
  } catch {
    ui.note(link)
  }
}
