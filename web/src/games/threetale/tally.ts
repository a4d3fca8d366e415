/** What a Scenario counts, as things on the panel. */
import type { EmblemKind } from './art/emblems'
import type { Glyph } from './glyphs'
import { THING_NAMES, VIRTUE_NAMES, plural, type TaleView, type Virtue } from './model'

export interface Count {
  key: string
  kind: EmblemKind | 'glyph'
  id: string
  /** In words, for everybody who cannot see it. */
  label: string
  have: number
  /** How many are needed; without it the number stands alone. */
  need?: number
  /** It is against us. */
  bad?: boolean
}

type Pack = Record<string, any>

const METALS = ['copper-ring', 'silver-ring', 'gold-ring']
const glyph = (name: Glyph): { kind: 'glyph'; id: string } => ({ kind: 'glyph', id: name })

/** The counts of the chapter that is open, the goal first. */
export function countsOf(view: TaleView): Count[] {
  const s: Pack | null = view.scenario
  if (!s) return []
  const left = (piece: string): number => Number(s['defence']?.[piece] ?? 0)
  switch (s['number']) {
    case 0:
      return [{ key: 'done', kind: 'thing', id: 'ember', label: `${s['done']} of ${s['needed']} Embers on the hearth`, have: s['done'], need: s['needed'] }]
    case 1:
      return [
        { key: 'old', kind: 'enemy', id: 'old-man-of-iron', label: `Old Man of Iron: ${left('old-man-of-iron-1')} Defence left${s['shielded'] ? ', behind his procession' : ''}`, have: left('old-man-of-iron-1'), bad: true },
        { key: 'masks', kind: 'enemy', id: 'iron-mask', label: `${plural(s['masks'], 'mask')} walking${s['shielded'] ? ': they shield him' : ''}`, have: s['masks'], bad: true },
      ]
    case 2:
      return [
        ...METALS.map((metal, i) => ({ key: metal, kind: 'thing' as const, id: metal, label: `${s['bound'][i]} of ${s['needed']} ${THING_NAMES[metal]}s bound`, have: s['bound'][i], need: s['needed'] })),
        ...(s['stolen'].some((n: number) => n) ? [{ key: 'stolen', kind: 'enemy' as const, id: 'goldsmith', label: `${s['stolen'].reduce((a: number, b: number) => a + b, 0)} rings in the Goldsmith’s sack`, have: s['stolen'].reduce((a: number, b: number) => a + b, 0), bad: true }] : []),
      ]
    case 3:
      return [
        { key: 'lanterns', kind: 'thing', id: 'lantern', label: `${s['lanterns']} of ${s['needed']} Lanterns`, have: Math.min(s['lanterns'], s['needed']), need: s['needed'] },
        { key: 'out', kind: 'thing', id: 'gate', label: `${plural(s['out'].length, 'Hero', 'Heroes')} out of the forest`, have: s['out'].length, need: view.seats },
      ]
    case 4:
      return [
        ...s['sand'].map((n: number, i: number) => ({ key: `sand-${i}`, kind: 'thing' as const, id: 'hourglass', label: `Hourglass ${i + 1}: ${n} of ${s['full']}`, have: n, need: s['full'] })),
        { key: 'fallen', ...glyph('minus'), label: `${plural(s['fallen'].length, 'tile')} fallen`, have: s['fallen'].length, bad: true },
      ]
    case 5:
      return [
        { key: 'body', kind: 'enemy', id: 'lamia-of-wires', label: `The Lamia: ${s['body']} Defence left`, have: s['body'], bad: true },
        { key: 'arms', kind: 'enemy', id: 'wire-arm', label: `${plural(s['arms'], 'arm')} left`, have: s['arms'], bad: true },
      ]
    case 6:
      return [
        ...Object.entries(s['windows'] as Record<Virtue, number>).map(([virtue, n]) => ({ key: virtue, kind: 'virtue' as const, id: virtue, label: `Window of ${VIRTUE_NAMES[virtue as Virtue]}: ${n} of ${s['full']}`, have: n, need: s['full'] as number })),
        { key: 'drunk', kind: 'thing', id: 'window', label: `${s['drunk']} points drunk; at ${s['asleep']} the city sleeps`, have: s['drunk'], need: s['asleep'], bad: true },
      ]
    case 7:
      return [{ key: 'closed', kind: 'thing', id: 'seal', label: `${s['closed']} of ${s['seals']} Seals closed`, have: s['closed'], need: s['seals'] }]
  }
  return []
}
