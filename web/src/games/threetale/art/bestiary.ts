/** Every enemy: the Battle cards and the foes of the Futures. Feet stand at y 160, the middle is x 60; they look to the left. */
import { LEVEL_1 } from './foes-1'
import { LEVEL_2 } from './foes-2'
import { LEVEL_3 } from './foes-3'
import { FUTURE } from './foes-future'
import { around } from './gifts'
import { bell, fur, strand, type Figure } from './kit'
import { both, pic, rng } from './stitch'

const DARK_FUR = ['#1d1722', '#2a212e', '#37293a', '#463445', '#5a4450'] as const

/** A masked dancer gone wrong: what an enemy without a drawing of its own looks like. */
function karakondzhul(): string {
  const R = rng(77)
  let o = fur(60, 62, 134, (t) => 24 + 26 * Math.sin(Math.min(1, t) * 1.7), DARK_FUR, 77, 24, 9)
  o +=
    '<path d="M22 112q38 17 76 0" stroke="#7c2a1c" stroke-width="6" fill="none"/>' +
    '<path d="M22 112q38 17 76 0" stroke="#e6b043" stroke-width="1.2" fill="none" stroke-dasharray="3 2"/>'
  o += bell(31, 116, 0.36) + bell(46, 121, 0.44) + bell(60, 123, 0.52) + bell(75, 121, 0.44) + bell(89, 116, 0.36)
  o += both(
    60,
    '<path d="M43 34C26 30 13 17 16-8 21 7 32 15 49 21Z" fill="#d8c39a" stroke="#4a361f" stroke-width="1.5"/>' +
      '<path d="M19 5l6-3M23 14l6-5M28 21l6-6M35 27l4-7" stroke="#7d6238" stroke-width="2"/>',
  )
  for (let i = 0; i < 34; i++) {
    const a = -2.9 + i * 0.176
    o += strand(
      60 + 26 * Math.sin(a),
      38 + 25 * Math.cos(a),
      15 + R() * 6,
      4.5,
      a > 0 ? 0.5 + (R() - 0.5) * 0.4 : -0.5 + (R() - 0.5) * 0.4,
      DARK_FUR[(R() * 4) | 0]!,
    )
  }
  o += pic(
    'RM37 38c-1-15 11-22 23-22s24 7 23 22c0 16-10 30-23 30S37 54 37 38Z|' +
      '_D.6 M60 17c13 0 23 7 22 22 0 15-9 28-21 29 11-9 13-32-1-51Z|-k4 M41 34q9-10 18-2M79 34q-9-10-18-2|y@49 39 6 4|y@71 39 6 4|' +
      '_k@49.5 39.5 1.6 3.6|_k@70.5 39.5 1.6 3.6|OM56 42q-2 8-4 9 8 3 16 0-2-1-4-9Z|xM42 54q18 7 36 0-2 13-18 13T42 54Z|' +
      'wM44 55l3 5 3-4 3 5 4-5 3 6 3-6 4 5 3-5 3 4 3-5q-16 6-32 0Z|rM55 63q5-3 10 0 1 9-5 12-6-3-5-12Z|' +
      '~y1.2 M41 45q3 3 1 6M79 45q-3 3-1 6M53 23q7-4 14 0',
    1.4,
  )
  return o
}

const KARAKONDZHUL: Figure = { art: karakondzhul(), box: [6, -10, 108, 172], face: [22, -6, 80] }

export const FOES: Readonly<Record<string, Figure>> = { ...LEVEL_1, ...LEVEL_2, ...LEVEL_3, ...FUTURE }

/** The drawing of an enemy's card or of a piece on the Map ("iron-mask-3"). */
export function enemyFigure(enemy: string): Figure {
  const key = enemy.replace(/-\d+$/, '')
  const drawn = FOES[enemy] ?? FOES[key]
  if (drawn) return drawn
  const art = around('enemy', key, 60, 98, 124)
  return art ? { art, box: [-2, 36, 124, 124], face: [-2, 36, 124] } : KARAKONDZHUL
}
