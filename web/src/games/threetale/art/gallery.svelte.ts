/** The far drawings: enemies, backdrops, Omens. They come in a chunk of their own; until then there is nothing to see, and then they appear. */
import type { Figure } from './kit'

let far = $state.raw<typeof import('./far') | null>(null)
let asked = false
/** Fetches the far drawings; the board does so as soon as it stands. */
export function prepare(): void {
  if (asked) return
  asked = true
  import('./far').then((all) => (far = all)).catch(() => (asked = false))
}

const NOBODY: Figure = { art: '', box: [0, 0, 120, 160], face: [0, 0, 120] }

/** The drawing of an enemy's card or of a piece on the Map ("iron-mask-3"). */
export function foeOf(enemy: string): Figure {
  prepare()
  return far?.enemyFigure(enemy) ?? NOBODY
}

/** The backdrop of a biome or a Prophecy. */
export function sceneOf(scene: string): string {
  prepare()
  return far?.backdrop(scene) ?? ''
}

/** The picture of an Omen in the notation of `pic`. */
export function omenOf(id: string): string | undefined {
  prepare()
  return far?.OMENS[id]
}
