/**
 * The five Buildings as paper houses. Inner SVG markup, ground at (0,0), x about -42..46; level 1 is about
 * 85 high, level 2 adds a storey and a flag (about 115). No ids inside. Wrap in `filter="url(#pt-cut)"`.
 */
import { GOLD, INK, box, cut, dot, line, put, sheet } from './parts'

export const pane = (x: number, y: number, lit = '#f9d77e'): string =>
  box(x, y, 8, 10, 1.5, '#7a4b2b') + box(x + 1, y + 1, 6, 8, 1, lit) + line(`M${x + 4} ${y + 1}v8M${x + 1} ${y + 5}h6`, '#7a4b2b', 1)
export const door = (x: number, w = 14, h = 22, colour = '#6d3f22'): string =>
  cut(`M${x - w / 2} 0v${-h + w / 2}q${w / 2} ${-w * 0.7} ${w} 0v${h - w / 2}z`, colour) + dot(x + w / 4, -h * 0.36, 1.2, GOLD)
export const roof = (x: number, y: number, half: number, high: number, light: string, dark: string): string =>
  cut(`M${x - half} ${y}L${x} ${y - high}L${x + half} ${y}Z`, light) + cut(`M${x} ${y - high}L${x + half} ${y}H${x}Z`, dark)
export const flag = (x: number, y: number, pole: number, colour: string): string =>
  sheet(
    line(`M${x} ${y}l.1 ${-pole}`, '#4a3323', 2.4),
    cut(`M${x + 1} ${y - pole}q8 -4 12 0t10 0l-5 6l5 6q-6 4 -11 0t-11 0z`, colour),
    dot(x, y - pole - 1, 2.2, GOLD),
  )
export const walls = (x: number, y: number, w: number, h: number, light: string, dark: string): string =>
  box(x, y, w, h, 0, light) + box(x + w / 2, y, w / 2, h, 0, dark)
export const smoke = (x: number, y: number): string => line(`M${x} ${y}q-5 -5 0 -10q5 -5 0 -10`, '#fffaf0', 3.4, 'opacity=".8"')

const town = (level: 1 | 2): string => {
  const left = sheet(
    walls(-38, -36, 30, 36, '#cfe0dc', '#b0c8c4'),
    roof(-23, -34, 21, 24, '#4f8a8b', '#3c6f72'),
    pane(-34, -26),
    pane(-20, -26),
    door(-27, 9, 14, '#3f5a5c'),
  )
  const right = sheet(
    walls(-2, -46, 34, 46, '#f1e0bd', '#dcc59a'),
    box(22, -76, 7, 18, 1, '#9a5a3a'),
    roof(15, -44, 24, 30, '#c98a4a', '#a86a34'),
    pane(3, -38),
    pane(19, -38),
    door(15, 13, 22),
  )
  if (level === 1) return smoke(25.5, -78) + left + right + sheet(cut('M34 0q-2 -10 4 -14q6 4 4 14z', '#6f9a4f'))
  return (
    sheet(
      walls(-14, -84, 26, 84, '#f4e7c8', '#dcc9a0'),
      roof(-1, -82, 18, 26, '#c43e2f', '#9c2f25'),
      dot(-1, -70, 8, '#7a4b2b'),
      dot(-1, -70, 6.5, '#fffaf0'),
      line('M-1 -70v-4.500M-1 -70l3 2', INK, 1.3),
      pane(-5, -58),
    ) +
    flag(-1, -106, 14, '#e2583e') +
    left +
    right +
    sheet(cut('M34 0q-2 -10 4 -14q6 4 4 14z', '#6f9a4f'), cut('M-44 0q0 -8 4 -11q5 3 4 11z', '#6f9a4f'))
  )
}

const tavern = (level: 1 | 2): string => {
  const beams = '#7a4b2b'
  const sign = sheet(
    line('M28 -38h18', '#4a3323', 2.6),
    box(32, -36, 20, 20, 2, '#27465c'),
    cut('M36 -30h9v11q-4.500 2 -9 0z', '#f6d27a'),
    line('M45 -28q4 0 4 3.500t-4 3.500', '#f6d27a', 1.8),
    cut('M35 -29q0 -4 3 -3q2 -2 4 0q4 -1 4 3q-5 2 -11 0z', '#fffaf0'),
  )
  const ground =
    walls(-28, -30, 56, 30, '#f1e0bd', '#dcc59a') +
    line('M-27 -29h54M-27 0v-29M27 0v-29M-27 -12l9 -17M27 -12l-9 -17', beams, 3) +
    door(0, 15, 22) +
    pane(-21, -21) +
    pane(13, -21)
  const barrel = sheet(box(-44, -15, 15, 15, 5, '#8d5f36'), line('M-44 -11h15M-44 -4h15', '#5b3a1d', 2))
  if (level === 1)
    return (
      sheet(box(12, -72, 8, 20, 1, '#8a5a44')) +
      smoke(16, -74) +
      sheet(ground) +
      sheet(roof(0, -28, 38, 42, '#c43e2f', '#9c2f25'), line('M-22 -40h12M-30 -33h12M-14 -50h10M8 -36h14', '#a8322d', 1.6), pane(-4, -50)) +
      sign +
      barrel
    )
  return (
    sheet(ground) +
    sheet(
      walls(-32, -58, 64, 29, '#f4e7c8', '#dfcaa0'),
      line('M-31 -57h62M-31 -30h62M-31 -30v-27M31 -30v-27M-31 -44l12 -13M31 -44l-12 -13M-10 -30v-27M10 -30v-27', beams, 3),
      pane(-4, -49),
      pane(-25, -43),
      pane(17, -43),
    ) +
    sheet(roof(0, -55, 41, 40, '#c43e2f', '#9c2f25'), line('M-22 -67h12M-30 -60h12M-14 -77h10M8 -63h14', '#a8322d', 1.6), pane(-4, -75)) +
    flag(0, -93, 17, GOLD) +
    sign +
    barrel
  )
}

const gems = (x: number, s: number): string =>
  put(
    `translate(${x} 0) scale(${s})`,
    cut('M-10 0l-2 -12l6 -11l7 9l5 -7l5 10l-2 11z', '#8b5bb0'),
    cut('M-6 -23l7 9l-1 14h-5z', '#c09ae2'),
    cut('M6 -21l5 10l-2 11h-5z', '#6b3f92'),
  )
const mine = (level: 1 | 2): string => {
  const hill = sheet(
    cut('M-44 0Q-40 -30 -26 -44Q-20 -70 -4 -72Q10 -82 20 -58Q36 -46 42 0Z', '#8594a0') +
      cut('M0 -74Q12 -78 20 -58Q36 -46 42 0H4Z', '#687883') +
      cut('M-26 -44Q-20 -70 -4 -72Q2 -76 8 -74Q2 -64 -4 -62Q-12 -62 -14 -52Q-20 -52 -26 -44Z', '#f4f0e4') +
      line('M-32 -22l8 -6M24 -34l8 8M-8 -54l6 6', '#55636e', 1.8),
  )
  const gate = sheet(
    cut('M-19 0v-30q19 -14 38 0V0z', '#22303c') +
      line('M-18 0v-30M18 0v-30', '#7a4b2b', 6) +
      line('M-23 -32h46', '#8d5f36', 6) +
      dot(0, -22, 6, '#ffe9a0', 'opacity=".35"') +
      dot(0, -22, 3, '#ffe9a0'),
  )
  const rails = line('M-12 0L-5 -12M12 0L5 -12M-11 -3h22M-8 -8h16', '#9a7a5a', 1.8)
  if (level === 1) return hill + gate + rails + sheet(gems(-34, 0.75))
  const frame = sheet(
    line('M-16 -56L-6 -96M22 -56L10 -96M-13 -68h32M-10 -82h24M-13 -68L14 -82M19 -68L-10 -82', '#7a4b2b', 3.4),
    cut('M-14 -94L2 -108L18 -94Z', '#c43e2f'),
    cut('M2 -108L18 -94H2Z', '#9c2f25'),
    dot(2, -88, 8, 'none', 'stroke="#4d5a66" stroke-width="3"'),
    line('M2 -95v14M-5 -88h14', '#4d5a66', 1.6),
  )
  const cart = sheet(
    gems(27, 0.7),
    cut('M14 -16h27l-4 12h-19z', '#7a4b2b'),
    cut('M28 -16h13l-4 12h-9z', '#623a20'),
    line('M13 -16h29', '#4a3323', 3),
    dot(20, -3, 4, '#33414d'),
    dot(35, -3, 4, '#33414d'),
  )
  return (
    frame +
    flag(2, -106, 12, '#e2583e') +
    hill +
    gate +
    rails +
    put('translate(0 -1)', sheet(gems(-34, 0.75))) +
    put('translate(4 0)', sheet(put('translate(1 -14)', gems(24, 0.6))), cart)
  )
}

const columns = (xs: number[], y: number, h: number, w: number): string =>
  xs
    .map(
      (x) =>
        box(x, y, w, h, 1, '#fbf3e2') +
        box(x + w * 0.62, y, w * 0.38, h, 0, '#d9c8a9') +
        box(x - 1.5, y, w + 3, 3, 1, '#f1e0bd') +
        box(x - 1.5, y + h - 3, w + 3, 3, 1, '#e3d2ac'),
    )
    .join('')
const temple = (level: 1 | 2): string => {
  const base = sheet(
    box(-40, -6, 80, 6, 0, '#cdb98f'),
    box(-35, -11, 70, 6, 0, '#dfcca2'),
    box(-30, -48, 60, 38, 0, '#7a6a9a'),
    box(0, -48, 30, 38, 0, '#665786'),
    cut('M-7 -11v-20q7 -9 14 0v20z', '#3d3358'),
    dot(0, -24, 3, '#f6d27a'),
    columns([-31, -16, 8, 23], -48, 37, 8),
  )
  const gable = (y: number, half: number, high: number): string =>
    sheet(
      box(-half, y - 5, half * 2, 6, 1, '#f7ecd6') +
        roof(0, y - 5, half, high, '#f1e0bd', '#dcc59a') +
        cut(`M0 ${y - high + 2}l5 ${high * 0.3}l-5 ${high * 0.36}l-5 ${-high * 0.36}z`, '#8b5bb0') +
        cut(`M0 ${y - high + 2}l5 ${high * 0.3}l-5 ${high * 0.36}z`, '#6b3f92'),
    )
  const bowls = sheet(
    cut('M-44 -10h10l-2 4h-6zM34 -10h10l-2 4h-6z', '#b97f1d'),
    cut('M-39 -10q-5 -4 0 -12q5 8 0 12zM39 -10q-5 -4 0 -12q5 8 0 12z', '#f08a3c'),
  )
  if (level === 1) return base + gable(-47, 39, 30) + bowls
  return (
    base +
    sheet(
      box(-38, -53, 76, 6, 1, '#f7ecd6'),
      box(0, -53, 38, 6, 1, '#e3d2ac'),
      box(-22, -76, 44, 24, 0, '#7a6a9a'),
      box(0, -76, 22, 24, 0, '#665786'),
      columns([-23, -10, 3, 16], -76, 24, 7),
    ) +
    gable(-75, 30, 24) +
    flag(0, -102, 14, '#8b5bb0') +
    bowls
  )
}

export const teeth = (x: number, y: number, w: number, n: number, h = 7): string => {
  const s = w / (2 * n - 1)
  return `M${x} ${y + h}${Array.from({ length: n }, (_, i) => `V${y}h${s.toFixed(2)}V${y + h}${i < n - 1 ? `h${s.toFixed(2)}` : ''}`).join('')}`
}
const barracks = (level: 1 | 2): string => {
  const wall = sheet(
    cut(`${teeth(-40, -48, 80, 6)}V0H-40Z`, '#94a5b0') +
      cut(`M0 -41h40V0H0Z`, '#7a8b96') +
      line('M-34 -32h8M-30 -12h8M24 -34h8M20 -10h9M-22 -26h6', '#66767f', 1.8) +
      cut('M-12 0v-20q12 -14 24 0V0z', '#4a3323') +
      line('M-6 0v-25M0 0v-27M6 0v-25M-12 -10h24', '#2f2118', 1.6) +
      cut('M-30 -34h6v12h-6zM24 -34h6v12h-6z', '#22303c'),
  )
  const shield = sheet(
    cut('M-9 -47Q0 -51 9 -47Q10 -34 0 -28Q-10 -34 -9 -47Z', '#fbf3e2') +
      cut('M-7 -45.500Q0 -48.500 7 -45.500Q8 -35 0 -30.500Q-8 -35 -7 -45.500Z', '#c43e2f') +
      line('M-4 -43l8 8M4 -43l-8 8', '#f6d27a', 2),
  )
  const rack = sheet(line('M-46 0L-40 -34M-38 0L-44 -34', '#7a5230', 2.4) + cut('M-40 -44l4 10h-7zM-44 -44l-4 10h7z', '#dfe8ec'))
  if (level === 1)
    return (
      sheet(
        cut(`${teeth(-22, -76, 44, 4)}V-40H-22Z`, '#a5b4be') +
          cut('M0 -69h22v29H0Z', '#8798a3') +
          cut('M-13 -62h6v11h-6zM7 -62h6v11h-6z', '#22303c'),
      ) +
      wall +
      shield +
      rack
    )
  const tower = (x: number): string =>
    sheet(
      cut(`${teeth(x - 13, -78, 26, 3)}V0H${x - 13}Z`, '#a5b4be') +
        cut(`M${x} -71h13V0H${x}Z`, '#8798a3') +
        cut(`M${x - 3} -60h6v12h-6z`, '#22303c') +
        line(`M${x - 9} -40h7M${x + 2} -28h7M${x - 8} -18h7`, '#6f808b', 1.6),
    )
  return (
    sheet(
      cut(`${teeth(-18, -98, 36, 4)}V-40H-18Z`, '#b3c0c9') +
        cut('M0 -91h18v50H0Z', '#95a5b0') +
        cut('M-11 -80h6v12h-6zM5 -80h6v12h-6z', '#22303c') +
        cut('M-8 -62h16v18l-8 -5l-8 5z', '#c43e2f') +
        dot(0, -56, 3, GOLD),
    ) +
    flag(0, -92, 22, '#e2583e') +
    tower(-34) +
    tower(34) +
    wall +
    shield
  )
}

export const HOUSES: Record<string, { 1: string; 2: string }> = {
  town: { 1: town(1), 2: town(2) },
  tavern: { 1: tavern(1), 2: tavern(2) },
  mine: { 1: mine(1), 2: mine(2) },
  temple: { 1: temple(1), 2: temple(2) },
  barracks: { 1: barracks(1), 2: barracks(2) },
}

/** A viewBox that holds every house with its cut edge and shadow. */
export const HOUSE_BOX = '-56 -126 116 136'

/** A plot where nothing stands yet. */
export const emptyPlot = (): string =>
  '<ellipse rx="38" ry="6" fill="none" stroke="#f7ecd6" stroke-width="1.6" stroke-dasharray="4 4" opacity=".8"/>' +
  cut('M-20 -4v-34l20 -22l20 22v34z', '#f7ecd6', 'fill-opacity=".2" stroke="#f7ecd6" stroke-width="1.5" stroke-dasharray="4 4"')
