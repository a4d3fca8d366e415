/**
 * Tokens, icons and emblems. Each function returns inner SVG markup for the viewBox named beside it;
 * `svg()` makes a whole element of it. Numbers are drawn as text in Alegreya Sans.
 */
import { EMBLEMS } from './emblems'
import { box, cut, dot, line } from './parts'

const esc = (s: string): string => s.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

/** A whole `<svg>`. Without a label it is hidden from screen readers. */
export function svg(
  viewBox: string,
  inner: string,
  o: { label?: string; class?: string; width?: number | string; height?: number | string } = {},
): string {
  const name = o.label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${esc(o.label)}"`
  const size = (o.width === undefined ? '' : ` width="${o.width}"`) + (o.height === undefined ? '' : ` height="${o.height}"`)
  return `<svg viewBox="${viewBox}" ${name}${o.class === undefined ? '' : ` class="${esc(o.class)}"`}${size}>${inner}</svg>`
}

const number = (x: number, y: number, size: number, fill: string, value: number | string): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="'Alegreya Sans',sans-serif" font-weight="800" font-size="${size}" ` +
  `style="font-variant-numeric:lining-nums" fill="${fill}">${esc(String(value))}</text>`

/** viewBox of wood, food and crystal */
export const RESOURCE_BOX = '0 0 24 24'

export const wood = (): string =>
  box(5, 3, 17, 8, 4, '#7a4b2b') +
  dot(7, 7, 4, '#e3bd85') +
  dot(7, 7, 1.8, '#b98850') +
  box(1, 12, 17, 9, 4.5, '#8d5a34') +
  dot(5.5, 16.5, 4.5, '#f0cf9c') +
  dot(5.5, 16.5, 2, '#b98850')

export const food = (): string =>
  line('M4 20l7 -7', '#fffaf0', 5) +
  line('M4 20l7 -7', '#d9c19a', 3) +
  dot(3.2, 18.5, 2.3, '#e9d6b0') +
  dot(5.5, 21, 2.3, '#d9c19a') +
  cut('M8 13Q8 3 17 2Q24 3 22 10Q20 17 11 17Z', '#b5432e') +
  line('M11 11Q12 5 17 4.500', '#ee9a80', 2)

export const crystal = (): string =>
  cut('M12 1L21 8L17 21L12 23L7 21L3 8Z', '#7a45a6') +
  cut('M12 1L21 8H3Z', '#b48ad8') +
  cut('M12 23L8 8h8Z', '#9a66c6') +
  cut('M12 1L8 8h8Z', '#d3b3ee')

export const RESOURCES: Record<string, () => string> = { wood, food, crystal }

/** viewBox of a coin */
export const COIN_BOX = '0 0 32 32'

/** A gold coin; a pledged one is grey in a dashed ring. */
export function coin(value: number | string, state: 'gold' | 'pledged' = 'gold'): string {
  if (state === 'pledged')
    return (
      dot(16, 16, 14.5, 'none', 'stroke="#e2583e" stroke-width="2" stroke-dasharray="4 3"') +
      dot(16, 16, 12, '#d8cba8') +
      dot(16, 16, 11, 'none', 'stroke="#a3926b" stroke-width="2"') +
      number(16, 21.5, 16, '#5f5040', value)
    )
  return (
    dot(16, 17, 14.5, '#7a4d0c', 'opacity=".45"') +
    dot(16, 15.5, 14.5, '#b97f1d') +
    dot(16, 15.5, 12.4, '#fbe3a0') +
    dot(16, 15.5, 11, '#f0bf4c') +
    cut('M7 12A10 10 0 0 1 19 6.500', 'none', 'stroke="#fff3c8" stroke-width="1.600" stroke-linecap="round"') +
    number(16, 21.3, 17, '#4a2f08', value)
  )
}

/** viewBox of a shield */
export const SHIELD_BOX = '0 0 32 35'

/** Strength: red in Front (counts for War), grey in Back (does not), dashed if only you know of it. */
export function shield(strength: number | string, style: 'front' | 'back' | 'secret' = 'front'): string {
  const d = 'M2.500 4Q16 -1 29.500 4Q31 24 16 33.500Q1 24 2.500 4Z'
  const text = String(strength)
  const size = text.length > 2 ? 14 : text.length > 1 ? 18 : 21
  if (style === 'secret')
    return cut(d, '#fdf6e6', 'stroke="#b5302a" stroke-width="2.400" stroke-dasharray="4 2.600"') + number(16, 22.5, size, '#a8322d', text)
  const [light, dark] = style === 'front' ? ['#c23a32', '#9c2621'] : ['#6a8090', '#526572']
  return (
    cut(d, light ?? '', 'stroke="#fdf6e6" stroke-width="2.200"') +
    cut('M16 2.500Q23 2.500 28.500 4.800Q29.500 23 16 32Z', dark ?? '', 'opacity=".8"') +
    number(16, 22.5, size, '#ffffff', text)
  )
}

/** viewBox of an Age token */
export const AGE_BOX = '0 0 32 32'

/** A teal moon disc; with a number if more than one lies there (or always, if `show` is set). */
export function ageToken(n = 1, show = n > 1): string {
  const disc =
    dot(16, 17, 14.5, '#0a2f2c', 'opacity=".4"') +
    dot(16, 15.5, 14.5, '#17766f') +
    dot(16, 15.5, 13, 'none', 'stroke="#a9e6d8" stroke-width="2"')
  if (!show) return disc + cut('M19 6.500A9.600 9.600 0 1 0 25 20A7.600 7.600 0 1 1 19 6.500Z', '#eafff8')
  return disc + cut('M12.500 9A7 7 0 1 0 16 19.500A5.800 5.800 0 1 1 12.500 9Z', '#eafff8') + number(20.5, 21, 16, '#eafff8', n)
}

/** viewBox of a card and its back */
export const CARD_BOX = '0 0 112 160'

const spark = (x: number, y: number, r: number): string =>
  cut(
    `M${x} ${y - r}l${r * 0.28} ${r * 0.72}l${r * 0.72} ${r * 0.28}l${-r * 0.72} ${r * 0.28}l${-r * 0.28} ${r * 0.72}l${-r * 0.28} ` +
      `${-r * 0.72}l${-r * 0.72} ${-r * 0.28}l${r * 0.72} ${-r * 0.28}z`,
    '#f6d488',
  )

/** The back of every card: night blue, paper hills, a crescent on a string. */
export const cardBack = (): string =>
  cut('M6 0H106Q112 0 112 6V154Q112 160 106 160H6Q0 160 0 154V6Q0 0 6 0Z', '#fbf3e2') +
  box(5, 5, 102, 150, 3, '#27465c') +
  `<g filter="url(#pt-in)">${cut('M11 112q22 -18 44 -8t46 -9v54h-90z', '#31597a')}</g><g filter="url(#pt-in)">` +
  `${cut('M11 126q24 -16 46 -6t44 -8v37h-90z', '#3b6982')}</g><g filter="url(#pt-in)">` +
  `${cut('M11 138q26 -14 48 -5t42 -7v23h-90z', '#5b8a92')}</g>` +
  '<g filter="url(#pt-in)">' +
  line('M52 11V42M83 11v47M29 11v23', '#e9d9b4', 0.8, 'opacity=".55"') +
  `${cut('M58 38A30 30 0 1 0 84 84A25 25 0 1 1 58 38Z', '#f6d488')}</g>` +
  `<g filter="url(#pt-in)">${spark(29, 40, 7)}${spark(83, 64, 8)}${spark(76, 30, 5)}${spark(26, 100, 5)}</g>` +
  box(10, 10, 92, 140, 2, 'none', 'stroke="#e0a94a" stroke-width="1.500"') +
  box(13, 13, 86, 134, 1, 'none', 'stroke="#e0a94a" stroke-width=".700" stroke-dasharray="1 3" stroke-linecap="round"')

/** viewBox of emblems: laurel and phases. They take `fill` from the parent, by default currentColor. */
export const EMBLEM_BOX = '0 0 512 512'

/** Legend points. */
export const lpLaurel = (fill = 'currentColor'): string => cut(EMBLEMS.laurels, fill)

export const PHASES = ['recruitment', 'deployment', 'wars', 'income', 'construction', 'aging'] as const
export type Phase = (typeof PHASES)[number]

export const phaseEmblem = (phase: Phase, fill = 'currentColor'): string => cut(EMBLEMS[phase], fill)

/** viewBox of the wax seal on a Kingdom that is ready */
export const SEAL_BOX = '0 0 32 32'
export const waxSeal = (): string =>
  cut('M16 1.500q6 -1 8 3.500q6 1 5.500 7q3 5 -.5 9q0 6 -6 7q-4 4 -9 2q-6 1 -8 -4q-5 -3 -4 -8q-2 -6 3 -9q2 -6 11 -7.500z', 'url(#pt-wax)') +
  dot(16, 16, 8.8, 'none', 'stroke="#d9584c" stroke-width="1.500"') +
  cut('M17.500 10.500A6 6 0 1 0 21.500 19A4.800 4.800 0 1 1 17.500 10.500Z', '#e8897c')
