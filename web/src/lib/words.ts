/** Small sentences that several pages need. */
import type { FrameView } from '../port/types'
import { t, words } from '../words/index.svelte'
import type { View } from './wire'

/** How long ago, in words. Times are milliseconds since 1970. */
export function ago(at: number, now = Date.now()): string {
  const minutes = Math.round((now - at) / 60000)
  if (minutes < 1) return t('time-just-now')
  if (minutes < 60) return t('time-minutes-ago', { n: minutes })
  const hours = Math.round(minutes / 60)
  return hours < 24 ? t('time-hours-ago', { n: hours }) : t('time-days-ago', { n: Math.round(hours / 24) })
}

/** A span of time for a clock: 1:42, or 2 d 3 h. */
export function span(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const [minutes, hours, days] = [Math.floor(seconds / 60), Math.floor(seconds / 3600), Math.floor(seconds / 86400)]
  if (days >= 2) return t('time-days-hours', { days, hours: hours % 24 })
  if (hours >= 1) return t('time-hours-minutes', { hours, minutes: minutes % 60 })
  return t('time-minutes-seconds', { minutes, seconds: String(seconds % 60).padStart(2, '0') })
}

/** A frame's name, with its number where the view has one of the same name: “Turn 2”. */
function step(frame: FrameView, view: View): string {
  const number: unknown = view[frame.rule]
  return typeof number === 'number' ? t('crumb-numbered', { name: frame.text, n: number }) : frame.text
}

/** You are here in the rules: the open paragraphs without the outermost one, which is the game itself. */
export function crumbs(view: View): string[] {
  if (view.over) return [t('crumb-finished')]
  return view.frames.slice(view.frames.length > 1 ? 1 : 0).map((frame) => step(frame, view))
}

/** A name out of an id: `cave-spirit-2` is “Cave spirit”. */
export function plain(id: string): string {
  const parts = id.replace(/-\d+$/, '').replace(/[-_]/g, ' ')
  return parts.charAt(0).toUpperCase() + parts.slice(1)
}

/** A level of bots. Those from elsewhere are called by their ids. */
export function levelName(level: string): string {
  return words.speech.has(`level.${level}`) ? t(`level.${level}`) : plain(level)
}

/** A bot that nobody has named yet. */
export function botOf(level: string): string {
  return t('bot-of-level', { level, name: plain(level) })
}

/** Bytes as people count them: 9.6. */
export const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1)
