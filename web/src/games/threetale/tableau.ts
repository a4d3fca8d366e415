/** A Hero before a picture, 712 × 420; a phone shows its middle 390. */
import { figureOf } from './art/figures'
import { biomeOf } from './art/land'
import { GROUND } from './art/scenes'
import type { HeroView, TaleView } from './model'

/** The land in which a Hero stands, or the Future's own. */
export function sceneOf(view: TaleView, hero: HeroView): string {
  if (view.phase === 'future') return view.fate ?? 'ford'
  const tile = view.spaces.find((space) => space.id === hero.at)?.tile
  return tile ? biomeOf(tile) : 'ford'
}

/** The transform of a Hero's figure that stands at `x` and looks to the right. */
export function standing(hero: HeroView, x: number, compact: boolean): string {
  const [left, , width] = figureOf(hero.hero ?? '').box
  const scale = compact ? 0.84 : 1.32
  return `translate(${x} ${GROUND - 160 * scale}) scale(${-scale} ${scale}) translate(${-(left + width / 2)} 0)`
}
