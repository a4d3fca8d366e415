/** How paper moves: unfolding, folding away, crumpling, flying. Every motion ends within half a second and blocks nothing. */
import type { TransitionConfig } from 'svelte/transition'
import { STILL, back, out } from '../../boardkit/motion'
import type { Table } from './table.svelte'

export { pop } from '../../boardkit/motion'

interface Of {
  table: Table
  card: string
}

const moved = (duration: number, css: TransitionConfig['css'], easing = out): TransitionConfig => ({ duration, css, easing })

/** By what has happened to the card, or else as the table says. */
const by =
  (ways: Record<string, TransitionConfig>, otherwise: (table: Table) => TransitionConfig) =>
  (_: Element, { table, card }: Of): TransitionConfig =>
    table.motion ? (ways[table.craft.kindOf(card)] ?? otherwise(table)) : STILL

/** A Unit comes onto its spot. */
export function enter(_: Element, { table, card }: Of): TransitionConfig {
  if (!table.motion) return STILL
  const kind = table.craft.kindOf(card)
  if (kind === 'planned')
    return moved(320, (t, u) => `transform: translateY(${u * -90}%) rotateY(${u * 160}deg); opacity: ${Math.min(1, t * 3)}`, back)
  const delay =
    kind === 'deployed' || kind === 'became' || kind === 'forged' || kind === 'found-artifact'
      ? Math.min(table.craft.orderOf(card), 8) * 60
      : 0
  return {
    delay,
    duration: 400,
    easing: back,
    css: (t) => `transform: perspective(500px) rotateX(${(1 - t) * -88}deg); opacity: ${Math.min(1, t * 2)}`,
  }
}

/** A Unit leaves its spot: it dies, is sent away, cannot be paid, or was only planned. */
export const leave = by(
  {
    died: moved(
      440,
      (t, u) => `transform: perspective(500px) rotateX(${u * 86}deg); opacity: ${Math.min(1, t * 1.6)}; filter: grayscale(${u})`,
    ),
    unpaid: moved(400, (t, u) => `transform: translateY(${u * 60}%) rotate(${u * 50}deg) scale(${0.35 + t * 0.65}); opacity: ${t}`),
    'sent-away': moved(320, (t, u) => `transform: translateY(${u * 70}%); opacity: ${t}`),
  },
  () => moved(180, (t, u) => `transform: scale(${0.6 + t * 0.4}) translateY(${u * 20}%); opacity: ${t}`),
)

/** A card joins the pack or the hand: from the neighbour who passed it, or from the pile. */
export function arrive(_: Element, { table, i = 0 }: { table: Table; i?: number }): TransitionConfig {
  if (!table.motion) return STILL
  if ((table.phase !== 'recruitment' && table.rule !== 'plan') || table.lich)
    return { delay: i * 45, duration: 260, easing: out, css: (t, u) => `transform: translateY(${u * 90}px); opacity: ${t}` }
  const from = -table.craft.passing
  return {
    delay: i * 45,
    duration: 380,
    easing: out,
    css: (t, u) =>
      `transform: translate(${from * u * 420}px, ${from ? u * -40 : u * -320}px) rotate(${from * u * 24}deg); opacity: ${Math.min(1, t * 2)}`,
  }
}

/** A card leaves the pack: to the own recruits, to the discard pile, or on to the neighbour. */
export const depart = by(
  {
    recruits: moved(
      420,
      (t, u) => `transform: translate(${u * -180}px, ${u * 60}px) scale(${0.45 + t * 0.55}); opacity: ${Math.min(1, t * 2)}; z-index: 9`,
    ),
    planned: moved(220, (t, u) => `transform: translateY(${u * -70}px) scale(${0.6 + t * 0.4}); opacity: ${t}`),
    dismisses: moved(380, (t, u) => `transform: translateY(${u * 160}px) rotate(${u * 30}deg); opacity: ${t}`),
  },
  ({ craft: { passing: to } }) =>
    moved(
      420,
      (t, u) =>
        `transform: translate(${to * u * 460}px, ${u * -90}px) rotate(${to * u * 30}deg) scale(${0.6 + t * 0.4}); opacity: ${Math.min(1, t * 2)}`,
    ),
)

/** A house unfolds in two folds, or gains a storey. */
export function raise(_: Element, { table }: { table: Table }): TransitionConfig {
  if (!table.motion) return STILL
  return {
    duration: 450,
    css: (t) =>
      t < 0.5
        ? `transform: perspective(400px) rotateX(${(1 - t * 2) * 90}deg) scaleX(.45)`
        : `transform: scaleX(${0.45 + (t - 0.5) * 1.1})`,
  }
}
