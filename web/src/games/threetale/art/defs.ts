/** Gradients, weaves and filters that the drawings share. Mounted once, by Defs.svelte. */
const stops = (...colours: string[]): string =>
  colours.map((c, i) => `<stop offset="${colours.length > 1 ? i / (colours.length - 1) : 0}" stop-color="${c}"/>`).join('')
const down = (id: string, ...colours: string[]): string =>
  `<linearGradient id="tt-${id}" x2="0" y2="1">${stops(...colours)}</linearGradient>`
const slant = (id: string, ...colours: string[]): string =>
  `<linearGradient id="tt-${id}" x2=".3" y2="1">${stops(...colours)}</linearGradient>`

/** Ground colours by biome: middle, deep, light. */
export const BIOME_COLOURS = {
  meadow: ['#a5bb68', '#86a04f', '#c3d287'],
  wheat: ['#e2c46e', '#cba64c', '#f1dc97'],
  grove: ['#8db06c', '#6c9050', '#b0c98a'],
  hill: ['#d2ba7e', '#b89b60', '#e5d3a0'],
  rose: ['#dcb294', '#c79578', '#eecdb2'],
  ford: ['#a3bf8a', '#82a472', '#c1d6a8'],
} as const
export type Biome = keyof typeof BIOME_COLOURS

export const DEFS =
  '<pattern id="tt-weave" width="6" height="6" patternUnits="userSpaceOnUse">' +
  '<path d="M0 1.5h3M3 4.5h3" stroke="#fff" stroke-opacity=".5" stroke-width="1.3"/>' +
  '<path d="M1.5 3v3M4.5 0v3" stroke="#7a5a2c" stroke-opacity=".16" stroke-width="1.3"/></pattern>' +
  '<pattern id="tt-weave-dark" width="4" height="4" patternUnits="userSpaceOnUse">' +
  '<path d="M0 1h2M2 3h2" stroke="#fff" stroke-opacity=".055"/><path d="M1 2v2M3 0v2" stroke="#000" stroke-opacity=".17"/>' +
  '</pattern>' +
  '<pattern id="tt-hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
  '<path d="M0 7h14" stroke="#7d6a52" stroke-width="2.5" stroke-opacity=".4"/></pattern>' +
  `<filter id="tt-glow" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="7"/></filter>` +
  down('gold', '#ffe7a6', '#e0a526', '#a86b0c') +
  down('stone', '#e2dccd', '#9a9180') +
  '<radialGradient id="tt-vortex"><stop stop-color="#f4ffff"/><stop offset=".4" stop-color="#7fd2de"/>' +
  '<stop offset="1" stop-color="#1d5f80"/></radialGradient>' +
  slant('silver', '#ffffff', '#cdd9e0', '#8fa4b2') +
  down('sun', '#f6c552', '#b9601c') +
  down('moon', '#4a63a4', '#1c2750') +
  slant('bone', '#fffdf4', '#e6d6b2') +
  slant('night', '#5b4d66', '#33283d') +
  slant('iron', '#b9c6cf', '#73838f', '#3c4852') +
  slant('glass', '#f0fdff', '#a8dfe6', '#4f9fb3') +
  slant('mist', '#f2f6ff', '#a9b8d6', '#5a6790') +
  '<radialGradient id="tt-vignette" cx=".5" cy=".42" r=".75"><stop offset=".45" stop-color="#f0e4c8" stop-opacity="0"/>' +
  '<stop offset="1" stop-color="#6e4820" stop-opacity=".55"/></radialGradient>' +
  Object.entries(BIOME_COLOURS)
    .map(([biome, [middle, deep, light]]) => slant(`ground-${biome}`, light, middle, deep))
    .join('')
