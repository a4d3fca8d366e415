/** Crests as markup, in a box of 40 × 46. */
import { lookOf } from '../lib/seats'

/** The shield of a seat: its colour and its beast. */
export function shield(colour: string, emblem: string): string {
  return (
    `<path d="M3,3H37V24C37,35 28,41 20,45C12,41 3,35 3,24Z" fill="${colour}" stroke="#fff4dc" stroke-width="2.4"/>` +
    '<path d="M3,3H37V24C37,35 28,41 20,45Z" fill="#000" opacity=".13"/>' +
    `<svg x="8" y="7" width="24" height="24" viewBox="0 0 512 512"><path d="${emblem}" fill="#fff4dc"/></svg>`
  )
}

export function crestOf(seat: number): string {
  const { colour, emblem } = lookOf(seat)
  return `<svg viewBox="0 0 40 46" aria-hidden="true">${shield(colour, emblem)}</svg>`
}
