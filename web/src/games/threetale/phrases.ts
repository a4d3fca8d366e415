/** Small sentences that several parts of the stage need. */
import type { Glyph } from './glyphs'
import type { ArtifactFacts, Virtue } from './model'

export const VIRTUE_TEXTS: Record<Virtue, string> = {
  love: 'Dice in every attack round of the Hero.',
  hope: 'Dice that can be flipped, once for each object in a turn.',
  faith: 'Hero Bonus Cards at the start of the turn.',
  endeavour: 'Actions beside the first one.',
  endurance: 'Points for the Hero’s own Virtues at the end of the turn.',
  mercy: 'Points for the Virtues of other Heroes at the end of the turn.',
}

export const usageOf = (artifact: ArtifactFacts): string => ({ passive: 'Passive', active: `Active ${artifact.cost}`, 'one-timer': 'One-timer' })[artifact.usage]

export const STATISTICS: Record<string, string> = {
  fights: 'Fights', supporting: 'Supporting', mobility: 'Mobility', gathering: 'Gathering', talents: 'Talents', consistency: 'Consistency',
} // prettier-ignore

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** One effect of a Bonus Card as a sign and a number. */
export function effectOf(text: string): { glyph: Glyph; n: string } {
  const n = /\d+/.exec(text)?.[0]
  const glyph: Glyph = /\b(die|dice)\b/.test(text) ? 'die' : /flip/.test(text) ? 'flip' : /Speed/.test(text) ? 'wing' : /Action/.test(text) ? 'hand' : /Strength/.test(text) ? 'fist' : /Defence/.test(text) ? 'shield' : 'card'
  return { glyph, n: n ? `+${n}` : '–' }
}
