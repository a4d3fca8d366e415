/** Backdrops of Battles and story pages, 712 × 420: sky, land in layers with stitched edges, and a strip of ground to stand on. */
import { type Biome } from './defs'
import { at, f, flip, pic, rng } from './stitch'

const sky = (id: string, ...colours: readonly string[]): string =>
  `<linearGradient id="tt-sky-${id}" gradientUnits="userSpaceOnUse" x2="0" y2="370">` +
  `${colours.map((c, i) => `<stop offset="${f(i / (colours.length - 1))}" stop-color="${c}"/>`).join('')}</linearGradient>` +
  `<rect x="-300" y="-300" width="1312" height="740" fill="url(#tt-sky-${id})"/>`
const fill = (d: string, colour: string, more = ''): string => `<path d="${d}" fill="${colour}"${more}/>`
const thread = (d: string, colour: string, width = 2, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${more}/>`
const stitched = (d: string, colour: string, width = 2, dash = '8 6'): string =>
  thread(d, colour, width, ` stroke-dasharray="${dash}" opacity=".65"`)

/** A line of hills around y, its colour, and a running stitch along the crest. */
function hills(y: number, swell: number, seed: number, colour: string, seam: string): string {
  const R = rng(seed)
  let d = `M-300 ${y}`
  for (let x = -300; x < 1000; x += 130) d += `q${f(30 + R() * 20)} ${f(-swell * (0.5 + R()))} 65 ${f(-swell * 0.2)}t65 ${f(swell * 0.2)}`
  return fill(`${d}V440H-300Z`, colour) + stitched(d, seam)
}
function peaks(y: number, height: number, seed: number, colour: string, snow: string): string {
  const R = rng(seed)
  let d = `M-300 ${y}`
  let caps = ''
  for (let x = -300; x < 1000;) {
    const w = 70 + R() * 60
    const h = height * (0.55 + R() * 0.6)
    d += `L${f(x + w / 2)} ${f(y - h)}L${f(x + w)} ${f(y - h * 0.25)}`
    if (snow)
      caps += `M${f(x + w / 2)} ${f(y - h)}l${f(w * 0.13)} ${f(h * 0.2)}-${f(w * 0.07)} -6-${f(w * 0.07)} 10-${f(w * 0.08)}-8-${f(w * 0.06)} 6Z`
    x += w
  }
  return fill(`${d}V440H-300Z`, colour) + (snow ? fill(caps, snow) : '')
}
/** Stars as cross-stitches. */
function stars(n: number, seed: number, colour = '#f7ecd4', low = 230): string {
  const R = rng(seed)
  let d = ''
  for (let i = 0; i < n; i++) d += `M${(R() * 1000 - 140) | 0} ${(R() * low) | 0}l4 4m0-4l-4 4`
  return thread(d, colour, 1.3, ' opacity=".65"')
}
const disc = (x: number, y: number, r: number, colour: string, ring: string): string =>
  [3, 2, 1]
    .map(
      (i) =>
        `<circle cx="${x}" cy="${y}" r="${r + i * 14}" fill="none" stroke="${ring}" stroke-width="2" stroke-dasharray="5 6" ` +
        `opacity="${f((0.6 - i * 0.13) * 100) / 100}"/>`,
    )
    .join('') + `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`
const craters = (x: number, y: number, r: number, colour: string): string =>
  [[-0.6, -0.2, 0.13], [0.58, 0.2, 0.17], [-0.1, -0.68, 0.09], [0.4, -0.5, 0.06]]
    .map(([a, b, c]) => `<circle cx="${f(x + a! * r)}" cy="${f(y + b! * r)}" r="${f(c! * r)}" fill="${colour}"/>`).join('') // prettier-ignore
/** The strip of ground with its grass. */
function floor(top: string, deep: string, grass: string, seed: number): string {
  const R = rng(seed)
  let d = ''
  for (let i = 0; i < 150; i++)
    d += `M${f(-280 + i * 8.6)} ${f(362 + Math.sin(i) * 4)}q${f(R() * 8 - 4)}-8 ${f(R() * 10 - 5)}-${f(8 + R() * 12)}`
  const edge = (y: number): string => `M-300 ${y + 18}Q40 ${y - 14} 180 ${y}T420 ${y - 4} 640 ${y + 6} 1012 ${y - 8}V460H-300Z`
  return (
    (grass ? thread(d, grass, 2.4) : '') +
    fill(edge(354), deep) +
    fill(edge(364), top) +
    stitched('M-300 384Q40 352 180 366T420 362 640 372 1012 358', grass || '#ffffff', 2, '4 9')
  )
}
const fir = (x: number, y: number, s: number, colour: string, light: string): string =>
  at(
    x,
    y,
    fill('M-4 0h8v-16h-8Z', '#3a2a1c') +
      [0, -20, -40]
        .map(
          (dy, i) =>
            fill(`M0 ${dy - 40}L${24 - i * 5} ${dy - 8}Q0 ${dy} ${-24 + i * 5} ${dy - 8}Z`, colour) +
            stitched(`M-2 ${dy - 34}L${-16 + i * 4} ${dy - 10}`, light, 2, '5 4'),
        )
        .join(''),
    s,
  )
const leafy = (x: number, y: number, s: number, dark: string, light: string): string =>
  at(
    x,
    y,
    fill('M-7 0l4-50h8l6 50Z', '#4a3320') +
      `<circle cx="0" cy="-74" r="38" fill="${dark}"/><circle cx="-26" cy="-58" r="24" fill="${dark}"/>` +
      `<circle cx="27" cy="-56" r="25" fill="${dark}"/><circle cx="-8" cy="-84" r="24" fill="${light}"/>` +
      thread('M-18-90l6-6M-4-98l6-6M8-84l6-6M-22-74l6-6M-4-78l6-6M16-66l6-6M-30-56l6-6', '#fff8e0', 2.2, ' opacity=".4"'),
    s,
  )
const house = (x: number, y: number, s: number, wall: string, roof: string, window: string): string =>
  at(
    x,
    y,
    fill('M-26 0V-34H26V0Z', wall) +
      fill('M-34-32L0-62 34-32Z', roof) +
      fill('M-6 0V-18H8V0Z', '#2b1a10') +
      fill('M-20-26h10v10h-10ZM12-26h9v10h-9Z', window) +
      stitched('M-28-34L0-58 28-34', '#fff3d2', 1.4, '4 3'),
    s,
  )
const cloud = (x: number, y: number, s: number, colour: string): string =>
  at(x, y, fill('M-60 20C-66 4-46-4-36 0-32-20-4-24 4-8 16-22 40-12 38 4 56 0 66 14 58 20Z', colour), s)

const BIOME_SCENES: Readonly<Record<Biome, () => string>> = {
  meadow: () =>
    sky('meadow', '#4f86b8', '#9cc4d4', '#f3e3b4', '#f5cf8a') +
    disc(560, 116, 46, '#ffe9a8', '#fff3d0') +
    cloud(160, 84, 1.2, '#ffffffb0') +
    cloud(372, 52, 0.8, '#ffffff90') +
    hills(286, 46, 5, '#8fb0a0', '#e8f0d8') +
    hills(312, 34, 9, '#85a860', '#eef4c8') +
    hills(338, 22, 14, '#6f9448', '#e0ecae') +
    house(248, 320, 0.8, '#f0e0bc', '#a8442e', '#5a7a8a') +
    leafy(646, 356, 1.15, '#4d7338', '#6f9a4c') +
    leafy(30, 352, 1, '#456a34', '#648f46') +
    flowers(21, ['#f7ecd4', '#d64a3a', '#e6b043']) +
    floor('#6d8f40', '#54732f', '#8db054', 3),
  wheat: () => {
    let rows = ''
    for (let i = 0; i < 150; i++) rows += `M${f(-280 + i * 8.6)} ${f(346 + (i % 5) * 3)}q${(i % 3) - 1}-14 2-${22 + (i % 4) * 4}`
    return (
      sky('wheat', '#d9822e', '#f0b450', '#fbe09a', '#fff0c4') +
      disc(356, 150, 62, '#fff4cc', '#ffffff') +
      hills(284, 40, 31, '#c99a56', '#fff0c8') +
      hills(316, 26, 8, '#d9ae54', '#fff6d8') +
      house(120, 318, 1, '#f3e2bb', '#8d3a24', '#6d4a2b') +
      at(
        600,
        322,
        fill('M-20 0L-12-74H12L20 0Z', '#efe0bc') +
          fill('M-15-70L0-88 15-70Z', '#8d2a22') +
          thread('M0-70L44-112M0-70L42-26M0-70L-44-112M0-70L-42-26', '#5a3820', 4) +
          fill(
            'M8-86L42-118 52-106 18-76ZM10-58L36-24 48-34 20-64ZM-8-86L-42-118-52-106-18-76ZM-10-58L-36-24-48-34-20-64Z',
            '#fff6e2',
            ' opacity=".9" stroke="#8a5a30" stroke-width="1.5"',
          ),
      ) +
      hills(344, 10, 22, '#c6923a', '#ffe9a8') +
      thread(rows, '#e8bf5c', 3) +
      thread(rows.replace(/q/g, 'm2 0q'), '#a8742a', 1.4) +
      floor('#a87a36', '#8a6028', '#e0b456', 7)
    )
  },
  grove: () => {
    let trunks = ''
    for (const [x, w, c] of [[-40, 40, '#22382c'], [96, 30, '#2a4434'], [250, 22, '#35543f'], [330, 16, '#3f6148'],
      [430, 20, '#35543f'], [560, 32, '#2a4434'], [690, 44, '#22382c']] as const)
      trunks +=
        fill(`M${x} 372q6-180-4-400h${w + 8}q-8 220 2 400Z`, c) +
        stitched(`M${x + w * 0.3} 20q-6 160 2 330`, '#8fb58b', 2, '10 12') // prettier-ignore
    return (
      sky('grove', '#17322a', '#2f5a44', '#6f9a5c', '#d8dc92') +
      fill('M280-20L180 372H360L420-20ZM470-20L470 372H560L560-20Z', '#f3f0b0', ' opacity=".16"') +
      hills(330, 24, 12, '#3f6a48', '#a8cc7a') +
      trunks +
      Array.from(
        { length: 12 },
        (_, i) =>
          `<circle cx="${-40 + i * 70}" cy="${10 + (i % 3) * 16}" r="${62 - (i % 2) * 14}" fill="${i % 2 ? '#1d3a2b' : '#264a36'}"/>`,
      ).join('') +
      stars(26, 4, '#e8f0a0', 300) +
      at(610, 366, pic('rM-16-14C-16-30 16-30 16-14Z|wM-5-14H5L7 0H-7Z|_wO-6-20 2.5 O5-23 2.5', 1.4)) +
      at(176, 368, pic('rM-12-10C-12-22 12-22 12-10Z|wM-4-10H4L5 0H-5Z|_wO-4-15 2 O4-17 2', 1.4)) +
      floor('#3a5a34', '#2a4428', '#7da25a', 11)
    )
  },
  hill: () =>
    sky('hill', '#47607e', '#8a9cae', '#d9c8a8', '#e8d8b0') +
    cloud(190, 70, 1.6, '#e8e4dca0') +
    cloud(520, 100, 1.8, '#e8e4dcb0') +
    peaks(300, 170, 6, '#7d8894', '#f3f0e6') +
    peaks(330, 110, 15, '#6a6a62', '') +
    hills(346, 26, 3, '#9a8450', '#f0e0b0') +
    fir(90, 356, 1.1, '#2f4f3d', '#8fb58b') +
    fir(134, 358, 0.8, '#3a6049', '#8fb58b') +
    fir(604, 352, 1.2, '#2f4f3d', '#8fb58b') +
    fir(650, 356, 0.9, '#3a6049', '#8fb58b') +
    at(400, 344, fill('M-34 12L-26-14-4-20 10-12 30-10 38 12Z', '#8f8674') + stitched('M-24-10L-4-16 10-8 28-6', '#e8e0cc')) +
    thread('M300 96q10-8 20 0q10-8 20 0M350 74q8-6 16 0q8-6 16 0', '#2b2118', 2.4) +
    floor('#8a7240', '#6b562e', '#c0a868', 13),
  rose: () => {
    const R = rng(41)
    let bushes = ''
    for (let i = 0; i < 70; i++) {
      const row = i % 4
      const [x, y] = [R() * 900 - 100, 312 + row * 14]
      bushes +=
        `<circle cx="${f(x)}" cy="${f(y)}" r="${10 + row * 2}" fill="${row % 2 ? '#5a7d42' : '#4d6e3a'}"/>` +
        `<circle cx="${f(x - 3)}" cy="${f(y - 4)}" r="${3 + row * 0.6}" fill="#c9405a"/>` +
        `<circle cx="${f(x + 6)}" cy="${f(y + 2)}" r="${2.6 + row * 0.5}" fill="#e88a9a"/>`
    }
    return (
      sky('rose', '#6a4a7c', '#c9708a', '#f3b0a0', '#fbe0b8') +
      disc(210, 168, 50, '#fff0d0', '#fff6e4') +
      peaks(286, 90, 24, '#8d6488', '') +
      hills(306, 30, 18, '#a8788a', '#fbe0d8') +
      at(
        560,
        300,
        fill('M-40 10V-24L-20-40V-56L0-70 20-56V-40L40-24V10Z', '#f0dcc0') +
          fill('M-24-54L0-76 24-54Z', '#a8442e') +
          fill('M-4-76h8v-14h-8Z', '#e6b043') +
          fill('M-6 10V-12a6 8 0 0 1 12 0V10ZM-28-10h8v10h-8ZM20-10h8v10h-8Z', '#6d3a4a'),
      ) +
      hills(322, 8, 2, '#557a40', '#c8dc98') +
      bushes +
      floor('#7d6a44', '#5f5034', '#7fa25a', 17)
    )
  },
  ford: () => {
    let waves = ''
    for (let i = 0; i < 4; i++) for (let x = -280; x < 1000; x += 54) waves += `M${x + (i % 2) * 27} ${318 + i * 11}q8-5 16 0t16 0`
    return (
      sky('ford', '#151a38', '#3d2f57', '#8a4a4c', '#d98d4e') +
      stars(80, 77) +
      disc(150, 150, 66, '#f6e4b4', '#f3d58a') +
      craters(150, 150, 66, '#e6cd90') +
      hills(262, 46, 19, '#4a3358', '#8a6a8f') +
      hills(290, 30, 7, '#382848', '#7a5a80') +
      at(
        470,
        236,
        fill('M-24 70V14L0-8 24 14V70Z', '#20172e') +
          fill('M-30 16L0-14 30 16Z', '#5a2320') +
          fill('M-7 26h14v16h-14Z', '#ffc95e') +
          thread('M0 26v16M-7 34H7', '#20172e', 2) +
          `<circle cx="30" cy="52" r="22" fill="none" stroke="#3a2a1e" stroke-width="5"/>` +
          thread('M8 52H52M30 30V74M14 36L46 68M14 68L46 36', '#3a2a1e', 4),
      ) +
      fill('M-300 320Q60 288 300 304T1012 290V440H-300Z', '#26303a') +
      fill('M-300 326Q100 302 340 316T1012 306V400H-300Z', '#2f5568') +
      thread(waves, '#a9d3da', 2, ' opacity=".5"') +
      thread('M130 322h44M140 334h34M132 346h40M146 356h24', '#f6e4b4', 3, ' stroke-dasharray="9 5" opacity=".55"') +
      floor('#4d3a22', '#3a2a1c', '#6f7c3c', 19)
    )
  },
}

function flowers(seed: number, colours: readonly string[]): string {
  const R = rng(seed)
  return colours
    .map((c) => {
      let d = ''
      for (let i = 0; i < 34; i++) d += `M${f(R() * 1000 - 140)} ${f(326 + R() * 26)}l5 5m0-5l-5 5`
      return thread(d, c, 2.4)
    })
    .join('')
}

const tower = (x: number, w: number, h: number, colour: string, seed: number): string => {
  const R = rng(seed)
  let lit = ''
  for (let y = 14; y < h - 10; y += 18)
    for (let dx = 7; dx < w - 9; dx += 15) if (R() > 0.25) lit += `M${f(x + dx)} ${f(352 - h + y)}h9v11h-9Z`
  return fill(`M${x} 360V${352 - h}l${w * 0.2}-8h${w * 0.6}l${w * 0.2} 8V360Z`, colour) + fill(lit, '#8fe0ff', ' opacity=".85"')
}
const cog = (x: number, y: number, r: number, colour: string): string => {
  let d = ''
  for (let i = 0; i < 48; i++) {
    const k = i % 4 < 2 ? r : r * 0.82
    d += `${i ? 'L' : 'M'}${f(x + k * Math.cos((i + 0.5) * 0.1309))} ${f(y + k * Math.sin((i + 0.5) * 0.1309))}`
  }
  return (
    fill(`${d}Z`, colour) +
    `<circle cx="${x}" cy="${y}" r="${r * 0.55}" fill="none" stroke="#00000033" stroke-width="${r * 0.08}"/>` +
    `<circle cx="${x}" cy="${y}" r="${r * 0.2}" fill="#00000044"/>`
  )
}
const island = (x: number, y: number, s: number, more: string): string =>
  at(
    x,
    y,
    fill('M-60 0Q0-14 60 0L40 22 20 26 6 52-14 30-38 26Z', '#5a4030') +
      fill('M-62 2Q0-18 62 2 40 12 0 10T-62 2Z', '#8f9a4c') +
      stitched('M-52 3Q0-10 52 3', '#f0ecb0') +
      more,
    s,
  )

const FUTURE_SCENES: Readonly<Record<string, () => string>> = {
  'the-beginning': () =>
    sky('beginning', '#0b1026', '#1a1f42', '#2f2a52', '#4a3a58') +
    stars(110, 9) +
    hills(276, 46, 23, '#1d1c38', '#4d4a78') +
    house(96, 336, 1.15, '#2b2742', '#3d2236', '#15132a') +
    house(186, 326, 0.9, '#26223c', '#351d30', '#15132a') +
    house(540, 326, 0.95, '#26223c', '#351d30', '#15132a') +
    house(636, 338, 1.25, '#2b2742', '#3d2236', '#15132a') +
    hills(342, 12, 6, '#20203a', '#4d4a78') +
    // the cold hearth, and what still glows around it
    at(
      356,
      352,
      fill('M-46 14L-38-16H38L46 14Z', '#5d5a68') +
        fill('M-30-16L-24-30H24L30-16Z', '#4a4756') +
        fill('M-22-30C-16-40 16-40 22-30Z', '#1a1826') +
        stitched('M-38-4H38', '#a8a4b8'),
    ) +
    [
      [250, 350],
      [300, 362],
      [420, 358],
      [470, 346],
      [210, 362],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="16" fill="#ff9a3c" opacity=".22"/><circle cx="${x}" cy="${y}" r="7" fill="#ff9a3c" ` +
          `opacity=".6"/><circle cx="${x}" cy="${y}" r="3" fill="#ffe08a"/>`,
      )
      .join('') + // prettier-ignore
    floor('#241f38', '#19162a', '#3f3a5c', 23),
  'iron-masks': () => {
    let snow = ''
    const R = rng(5)
    for (let i = 0; i < 120; i++) snow += `M${f(R() * 1000 - 140)} ${f(R() * 370)}h.1`
    const smoke = (x: number): string =>
      [0, 1, 2, 3]
        .map((i) => `<circle cx="${x + i * 14}" cy="${150 - i * 26}" r="${14 + i * 7}" fill="#3a4450" opacity="${0.7 - i * 0.14}"/>`)
        .join('')
    return (
      sky('iron', '#2b3644', '#55667a', '#9fb0bc', '#d6dfe4') +
      peaks(290, 120, 33, '#6d7d8c', '#eef4f6') +
      smoke(236) +
      smoke(470) +
      at(
        236,
        318,
        fill('M-34 0V-90H-14V-150H14V-90H40V0Z', '#3c4650') +
          fill('M-26-70h14v16h-14ZM12-70h14v16H12ZM-26-40h14v16h-14ZM12-40h14v16H12Z', '#ff8a3c'),
      ) +
      at(470, 318, fill('M-40 0V-70H-10V-150H14V-70H34V0Z', '#353f49') + fill('M-30-54h14v14h-14ZM10-54h14v14H10Z', '#ff8a3c')) +
      house(92, 344, 1.2, '#7d7264', '#dfe8ed', '#2b3644') +
      house(620, 344, 1.3, '#7d7264', '#dfe8ed', '#2b3644') +
      house(350, 330, 0.8, '#8a8072', '#dfe8ed', '#2b3644') +
      fill('M-300 346Q100 322 356 338T1012 328V440H-300Z', '#c3d0d8') +
      stitched('M-300 346Q100 322 356 338T1012 328', '#ffffff', 3) +
      floor('#e3ebef', '#a9bac5', '', 29) +
      thread('M120 392q20-6 40 0M300 400q20-6 40 0M520 394q20-6 40 0', '#9fb0bb', 3) +
      thread(snow, '#ffffff', 4, ' opacity=".85"')
    )
  },
  'nine-rings': () => {
    const ring = (x: number, y: number, r: number, c: string): string =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#2b1710" stroke-width="9"/>` +
      `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${c}" stroke-width="6"/>` +
      `<path d="M${x - r * 0.7} ${y - r * 0.6}q${r * 0.3}-${r * 0.3} ${r * 0.6}-${r * 0.36}" stroke="#fff8e0" stroke-width="2" ` +
      'fill="none"/>'
    return (
      sky('rings', '#2c0f14', '#6b2418', '#c4582a', '#f3b450') +
      [0, 1, 2, 3, 4, 5, 6, 7, 8]
        .map((i) =>
          ring(
            356 + 250 * Math.cos(Math.PI + (Math.PI * (i + 0.5)) / 9),
            250 + 190 * Math.sin(Math.PI + (Math.PI * (i + 0.5)) / 9),
            20,
            ['#c4652c', '#c4652c', '#c4652c', '#c3d0d8', '#c3d0d8', '#c3d0d8', '#f0b93a', '#f0b93a', '#f0b93a'][i]!,
          ),
        )
        .join('') +
      peaks(300, 80, 13, '#4a1c1c', '') +
      // the furnace
      `<circle cx="356" cy="290" r="120" fill="#ffb03c" opacity=".22"/>` +
      at(
        356,
        352,
        fill('M-92 0L-70-96H-36V-150H36V-96H70L92 0Z', '#33191a') +
          fill('M-40 0V-40a40 40 0 0 1 80 0V0Z', '#e8742a') +
          fill('M-26 0V-36a26 30 0 0 1 52 0V0Z', '#ffd76a') +
          fill('M-12 0V-26a12 18 0 0 1 24 0V0Z', '#fff8e0') +
          stitched('M-76-70L-66-92H66L76-70M-36-146H36', '#e6b043', 3),
      ) +
      at(
        130,
        344,
        fill('M-60 16C-40-26 40-26 60 16Z', '#a8690f') +
          fill('M-44 14C-28-14 28-14 44 14Z', '#e0a526') +
          thread('M-30 0h8M-8-8h8M14-2h8M-16 8h8M28 8h8', '#fff0b8', 4),
      ) +
      at(
        590,
        346,
        fill('M-60 14C-40-20 40-20 60 14Z', '#a8690f') +
          fill('M-44 12C-28-10 28-10 44 12Z', '#e0a526') +
          thread('M-26 2h8M-4-5h8M18 2h8', '#fff0b8', 4),
      ) +
      floor('#4a241c', '#33191a', '#a8582a', 31)
    )
  },
  'forest-of-glass': () => {
    const crystal = (x: number, y: number, s: number, o: number): string =>
      at(
        x,
        y,
        `<g opacity="${o}" stroke="#2c6478" stroke-width="2" stroke-linejoin="round">` +
          '<path d="M-44 0L-56-90-32-124-16 0Z" fill="#7cc4d2"/><path d="M44 0L60-76 38-118 14 0Z" fill="#66b2c4"/>' +
          '<path d="M-20 0L-30-150 0-212 28-148 22 0Z" fill="#a8dfe6"/></g>' +
          fill('M-20 0L-28-148 0-204V0Z', '#ffffff', ' opacity=".4"') +
          thread('M0-200V-20M-46-84L-30-14M48-74L32-14', '#ffffff', 2.4, ' opacity=".7"'),
        s,
      )
    return (
      sky('glass', '#0f3a4c', '#2f7d8c', '#8fd0cc', '#f0f3cc') +
      disc(356, 210, 44, '#fffbe0', '#ffffff') +
      crystal(250, 336, 0.75, 0.6) +
      crystal(450, 336, 0.8, 0.6) +
      crystal(340, 330, 0.5, 0.5) +
      crystal(560, 332, 0.6, 0.5) +
      crystal(150, 332, 0.6, 0.5) +
      hills(344, 10, 5, '#4f9fa8', '#e8ffff') +
      crystal(60, 362, 1.35, 1) +
      crystal(656, 362, 1.4, 1) +
      flip(340, crystal(170, 358, 0.7, 0.9)) +
      crystal(560, 358, 0.6, 0.9) +
      [
        [206, 200],
        [356, 120],
        [486, 190],
        [110, 130],
        [596, 120],
      ]
        .map(
          ([x, y]) =>
            `<path d="M${x} ${y! - 30}v16" stroke="#2b1710" stroke-width="2"/><circle cx="${x}" cy="${y}" r="24" fill="#ffd76a" ` +
            `opacity=".35"/><path d="M${x! - 8} ${y! - 14}h16v24h-16Z" fill="#ffe9a0" stroke="#8d1f1a" stroke-width="3"/>`,
        )
        .join('') + // prettier-ignore
      floor('#5f9aa0', '#3d7480', '#c8f0ee', 37)
    )
  },
  'broken-clockwork': () =>
    sky('clock', '#3a1f3c', '#8a3f4a', '#e08a4a', '#fbd98a') +
    cog(560, 110, 120, '#c47a3a88') +
    cog(404, 40, 66, '#a85a3a88') +
    cog(126, 90, 92, '#b8663c77') +
    `<circle cx="356" cy="176" r="84" fill="#fff3d0" opacity=".92" stroke="#8a5a30" stroke-width="8"/>` +
    Array.from(
      { length: 12 },
      (_, i) =>
        `<path d="M356 104v${i % 3 ? 8 : 14}" transform="rotate(${i * 30} 356 176)" stroke="#5a3820" stroke-width="4" stroke-linecap="round"/>`,
    ).join('') +
    thread('M356 176V126M356 176L394 200', '#5a1a18', 6) +
    fill('M408 112L386 146 412 160 392 186 444 214 470 170 448 116Z', '#e08a4a') +
    island(110, 262, 1, house(-10, 0, 0.7, '#f0e0bc', '#a8442e', '#5a3820')) +
    island(604, 240, 1.1, leafy(10, 2, 0.6, '#5a7d42', '#84a85a')) +
    island(250, 318, 0.6, '') +
    island(486, 310, 0.7, fir(0, 0, 0.6, '#2f4f3d', '#8fb58b')) +
    island(690, 330, 0.6, '') +
    floor('#8a6a3c', '#5f4530', '#c8a85c', 41),
  'lamia-of-wires': () => {
    const pylon = (x: number, s: number): string =>
      at(
        x,
        344,
        thread(
          'M-26 0L-8-150L0-170L8-150L26 0M-22-30H22M-17-70L20-30M17-70L-20-30M-17-70H17M-12-110L15-70M12-110L-15-70M-44-120H44M-34-146H34',
          '#141020',
          4,
        ),
        s,
      )
    return (
      sky('wires', '#0c0818', '#241640', '#4d2a6b', '#8a3f6a') +
      stars(40, 12, '#c9b3e6') +
      fill('M470-10L430 90H456L424 170 500 66H470L506-10Z', '#fff0a0') +
      `<circle cx="466" cy="70" r="110" fill="#fff0a0" opacity=".1"/>` +
      hills(300, 36, 29, '#1d1430', '#5a3a78') +
      pylon(120, 1) +
      pylon(300, 0.7) +
      pylon(590, 1.1) +
      thread(
        'M-100 190Q40 260 76 224T268 240Q300 300 330 240 460 300 542 212M-100 170Q40 230 86 198T276 222 326 222Q460 270 552 184' +
          'M638 212Q700 250 860 180M628 184Q700 220 860 150',
        '#0c0818',
        3.4,
      ) +
      thread('M-100 190Q40 260 76 224T268 240Q300 300 330 240 460 300 542 212', '#d9568a', 1.4, ' stroke-dasharray="3 14"') +
      hills(342, 14, 8, '#181028', '#5a3a78') +
      thread('M-300 372C-100 330 60 392 200 356S420 386 560 350 800 380 1012 346', '#0a0712', 14) +
      thread('M-300 372C-100 330 60 392 200 356S420 386 560 350 800 380 1012 346', '#7d5aa6', 3, ' stroke-dasharray="8 9"') +
      floor('#241a30', '#171022', '#4d3a60', 43)
    )
  },
  'glowing-windows': () =>
    sky('windows', '#0a1530', '#16305a', '#2f5f8c', '#5fa8c4') +
    stars(40, 15, '#bfe8ff') +
    tower(-60, 70, 190, '#122442', 1) +
    tower(70, 84, 250, '#0f1e38', 2) +
    tower(226, 64, 170, '#16294a', 3) +
    tower(300, 92, 290, '#0d1a32', 4) +
    tower(404, 70, 210, '#142646', 5) +
    tower(520, 88, 262, '#0f1e38', 6) +
    tower(640, 80, 200, '#122442', 7) +
    // the window that knows you
    `<circle cx="346" cy="130" r="84" fill="#7fe0ff" opacity=".2"/>` +
    at(
      346,
      130,
      pic(
        'lM-30 40V-14a30 30 0 0 1 60 0V40Z|_w.7 M-30 20V-14a30 30 0 0 1 24-29Z|-B4 M0-44V40M-30 6H30|_B O-12-12 5 O12-12 5|-B4 M-14 22Q0 34 14 22',
        3,
      ),
    ) +
    fill('M-300 346H1012V440H-300Z', '#0d1a30') +
    stitched('M-300 347H1012', '#5fc0e8') +
    [
      [200, 352],
      [214, 350],
      [470, 352],
      [486, 354],
      [500, 350],
    ]
      .map(([x, y]) =>
        at(
          x!,
          y!,
          fill('M-6 10C-8-6-4-12 0-12S8-6 6 10Z', '#0a1226') +
            `<circle cy="-16" r="5" fill="#0a1226"/>` +
            thread('M-4-18q4-4 8 0', '#8fe0ff', 1.6),
        ),
      )
      .join('') + // prettier-ignore
    floor('#1d3352', '#12223c', '', 47),
  'parallel-land': () => {
    const land = (a: string, b: string, tree: string, light: string): string =>
      peaks(232, 120, 51, a, '') +
      hills(236, 20, 52, b, light) +
      fir(110, 236, 0.8, tree, light) +
      fir(150, 236, 0.6, tree, light) +
      house(560, 236, 0.8, b, a, light) +
      leafy(640, 238, 0.55, tree, b)
    const clip = (id: string, y: number, inner: string): string =>
      `<clipPath id="tt-land-${id}"><rect x="-300" y="${y}" width="1312" height="${id === 'up' ? 536 : 260}"/></clipPath>` +
      `<g clip-path="url(#tt-land-${id})">${inner}</g>`
    return (
      sky('parallel', '#8fbcd8', '#cfe4ea', '#fbe9c0', '#fbe9c0') +
      disc(250, 96, 36, '#fff3c0', '#ffffff') +
      clip('up', -300, land('#7d9a8c', '#8fae6a', '#4d7338', '#f3f0c8')) +
      clip(
        'down',
        236,
        '<linearGradient id="tt-sky-under" x2="0" y2="1"><stop stop-color="#4d3a78"/><stop offset="1" stop-color="#1a1230"/>' +
          '</linearGradient><rect x="-300" y="236" width="1312" height="240" fill="url(#tt-sky-under)"/>' +
          `<g transform="translate(0 472) scale(1 -1)">${land('#2f2456', '#3d2a5e', '#241a44', '#9a78d0')}</g>` +
          disc(462, 330, 26, '#c9b3e6', '#9a78d0'),
      ) +
      thread('M-300 236H1012', '#e8ffff', 5) +
      stitched('M-300 236H1012', '#1b8a8a', 3, '10 8') +
      thread('M200 250h60M300 262h40M420 252h70M120 268h50M540 262h60', '#c9f0ff', 2.4, ' opacity=".7"') +
      floor('#5a5070', '#3d3454', '#9a8ab8', 53)
    )
  },
}

const drawn = new Map<string, string>()
/** The backdrop of a biome or a Prophecy, drawn once. */
export function backdrop(scene: string): string {
  const known = drawn.get(scene)
  if (known !== undefined) return known
  const art = (FUTURE_SCENES[scene] ?? BIOME_SCENES[scene as Biome] ?? BIOME_SCENES.ford)()
  drawn.set(scene, art)
  return art
}
