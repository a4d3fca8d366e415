/** Filters, gradients and patterns that the drawings share: once on each page, and in every picture that the server draws. */
/** Cloth and paper: threads across and down, with their colour, opacity and thickness. */
const WEAVES = [
  ['weave', 4, 4, ['M0,0H4M0,2H4', '#000', 0.16, 0.8], ['M0,0V4M2,0V4', '#fff', 0.07, 0.8]],
  ['weaveL', 3, 3, ['M0,0H3', '#7a5f34', 0.22, 0.8], ['M0,0V3', '#fff', 0.4, 0.8]],
  ['laid', 24, 2.4, ['M0,0H24', '#8a7448', 0.22, 0.6], ['M0,0V3', '#8a7448', 0.25, 0.7]],
] as const
/** Gradients from one point to another: where each colour is reached, and its opacity. */
const LINES = [
  ['madder', [0, 0, 1, 1], '0 #86241f, 1 #4d1412'],
  ['dusk', [0, 0, 0, 1], '0 #6fa0a8, .35 #f4d39c, .62 #ec8d5f, 1 #c8432c'],
  ['night', [0, 0, 0, 1], '0 #16304a, .55 #38607c, 1 #c9785a'],
  ['daysky', [0, 0, 0, 1], '0 #bcd7d6, .5 #f6e4bd, 1 #f0c596'],
  ['page', [0, 0, 0, 1], '0 #8a7652, .5 #d8c397, 1 #f0e0b8'],
  ['brass', [0, 0, 1, 1], '0 #fbe6a0, .4 #d4a23a, .7 #9a6a1c, 1 #e2bb5a'],
  ['curvefill', [0, 0, 0, 1], '0 #b3303a .36, 1 #b3303a .04'],
] as const
/** Gradients around a point. */
const ROUNDS = [
  ['goldR', [0.35, 0.3, 0.9], '0 #fff2b4, .45 #e9b640, 1 #8f5f12'],
  ['goldR2', [0.35, 0.3, 0.9], '0 #ffe38a, 1 #c58c22'],
  ['warm', [0.5, 0.5, 0.5], '0 #c9763a .4, .6 #6b3a1e .18, 1 #6b3a1e 0'],
  ['parch', [0.5, 0.45, 0.8], '0 #f6e6bd, .7 #e8cd93, 1 #b98f52'],
] as const

const colours = (stops: string): string =>
  stops
    .split(', ')
    .map((one) => one.split(' '))
    .map(([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${colour}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`)
    .join('')
const thread = ([d, colour, opacity, thick]: readonly [string, string, number, number]): string =>
  `<path d="${d}" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${thick}"/>`

export const DEFS =
  '<filter id="cut" x="-20%" y="-20%" width="140%" height="150%">' +
  '<feDropShadow dx="0" dy="1.6" stdDeviation="1.5" flood-color="#0b1620" flood-opacity=".5"/></filter>' +
  '<filter id="cut2" x="-20%" y="-20%" width="140%" height="150%">' +
  '<feDropShadow dx="0" dy="4" stdDeviation="4" flood-color="#060c14" flood-opacity=".55"/></filter>' +
  '<filter id="soft2" x="-20%" y="-20%" width="140%" height="150%">' +
  '<feDropShadow dx="0" dy="1.5" stdDeviation="1.6" flood-color="#000" flood-opacity=".5"/></filter>' +
  '<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".012 .35" numOctaves="4" seed="8"/>' +
  '<feColorMatrix values="0 0 0 0 .22  0 0 0 0 .11  0 0 0 0 .03  0 0 0 1.5 -.55"/></filter>' +
  '<filter id="fibre" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8 .5" numOctaves="2" seed="3"/>' +
  '<feColorMatrix values="0 0 0 0 .35  0 0 0 0 .25  0 0 0 0 .12  0 0 0 .9 -.42"/></filter>' +
  '<filter id="wax" x="-10%" y="-10%" width="120%" height="130%">' +
  '<feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="5" result="n"/>' +
  '<feDisplacementMap in="SourceGraphic" in2="n" scale="5"/></filter>' +
  LINES.map(
    ([id, [x1, y1, x2, y2], stops]) =>
      `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${colours(stops)}</linearGradient>`,
  ).join('') +
  ROUNDS.map(
    ([id, [cx, cy, r], stops]) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${colours(stops)}</radialGradient>`,
  ).join('') +
  WEAVES.map(
    ([id, width, height, across, down]) =>
      `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${thread(across)}${thread(down)}</pattern>`,
  ).join('') +
  '<clipPath id="hillclip"><path d="M14,206C60,178 96,176 130,190C160,180 186,184 206,196V244H14Z" /></clipPath>' +
  '<clipPath id="pineclip"><path d="M62,148l22,40h-44ZM76,138l24,52h-46ZM164,132l26,58h-50ZM150,144l20,44h-40Z" /></clipPath>' +
  '<clipPath id="trunk"><path d="M20,180C18,150 22,120 14,84L31,80C36,100 34,170 40,200C44,224 48,230 50,236L16,240C22,228 21,210 20,180Z" /></clipPath>'
