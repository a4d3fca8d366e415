/** The paper of a game's pages, as custom properties; what a game does not say is the frame's. */
import type { Look } from '../../port/types'

export function papered(paper: Look['paper']): string {
  const { sheet, ink, accent, binding } = paper ?? {
    sheet: 'var(--raised)',
    ink: 'var(--ink)',
    accent: 'var(--deep)',
    binding: 'var(--paper)',
  }
  return `--leaf-sheet:${sheet};--leaf-ink:${ink};--leaf-accent:${accent};--leaf-binding:${binding}`
}
