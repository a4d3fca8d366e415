/** Browser notifications for play over days: asked for by a button, rung only while the page is not looked at. */
import { file, place } from './home'
import { router } from './router.svelte'
import { play } from './sound'

export const canNotify = (): boolean => 'Notification' in globalThis
export const notifying = (): boolean => canNotify() && Notification.permission === 'granted'

export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** Tell the person that a table needs it. */
export function ring(title: string, text: string, path: string): void {
  if (!document.hidden) {
    play('bell')
    return
  }
  if (!notifying()) return
  const note = new Notification(title, { body: text, tag: path, icon: file('/mark.svg') })
  note.onclick = () => {
    focus()
    if (place().pathname !== path) router.go(path)
    note.close()
  }
}
