/** Small sentences that several pages need. */
import type { FrameView, View } from './board'

/** How long ago, in words. Times are milliseconds since 1970. */
export function ago(at: number, now = Date.now()): string {
  const minutes = Math.round((now - at) / 60000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  const hours = Math.round(minutes / 60)
  if (hours < 24) return `${hours} h ago`
  const days = Math.round(hours / 24)
  return days === 1 ? 'yesterday' : `${days} days ago`
}

/** A span of time for a clock: 1:42, or 2 d 3 h. */
export function span(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  if (seconds >= 172800) return `${Math.floor(seconds / 86400)} d ${Math.floor((seconds % 86400) / 3600)} h`
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** A frame's name, with its number where the view has one of the same name: “Turn 2”. */
function step(frame: FrameView, view: View): string {
  const number: unknown = view[frame.rule]
  return typeof number === 'number' ? `${frame.text} ${number}` : frame.text
}

/** You are here in the rules: the open paragraphs without the outermost one, which is the game itself. */
export function crumbs(view: View): string[] {
  if (view.over) return ['Finished']
  return view.frames.slice(view.frames.length > 1 ? 1 : 0).map((frame) => step(frame, view))
}

/** “Ada, Bo and Cy”. */
export function list(names: string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** A name out of an id: `cave-spirit-2` is “Cave spirit”. */
export function plain(id: string): string {
  const words = id.replace(/-\d+$/, '').replace(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
