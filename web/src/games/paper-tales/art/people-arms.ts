/** Fighters and those who lead or rob them. */
import { GOLD, INK, POLE, SKIN, STEEL, beard, both, box, cut, dot, dots, hair, line, man, oval, put, sheet, tone } from './parts'

const spear = (x: number, top: number): string =>
  line(`M${x} 0V${top + 18}`, POLE, 4) + cut(`M${x} ${top}l7 20q-7 4 -14 0z`, '#dfe8ec') + cut(`M${x} ${top}l7 20q-4 2 -7 2z`, '#a9bac3')

const knight = man({
  coat: '#8fa0ab',
  hem: '#c43e2f',
  legs: '#5f7480',
  shoes: '#46586a',
  belt: '#7d2a25',
  mood: 'none',
  sleeve: '#b3c0c8',
  glove: '#7d8f9b',
  over:
    cut('M-9 -77L9 -77L11 -24Q0 -20 -11 -24Z', '#c43e2f') +
    cut('M0 -78L9 -77L11 -24Q6 -21.500 0 -21Z', '#a8322d') +
    cut('M-6 -56v-10l3 3l3 -6l3 6l3 -3v10z', '#f6d27a') +
    line('M-6 -53h12', '#f6d27a', 2),
  hat:
    cut('M-17 -98Q-16 -112 0 -112Q16 -112 17 -98L15 -76Q0 -70 -15 -76Z', STEEL) +
    cut('M0 -112Q16 -112 17 -98L15 -76Q8 -73 0 -72.500Z', '#94a5b0') +
    cut('M-13 -94h26v4h-11v12h-4v-12h-11z', '#2a3542') +
    dots(1.3, '#fff6e0', -6, -92, 6, -92) +
    cut('M-2 -111Q-4 -128 10 -131Q28 -131 31 -112Q19 -121 11 -114Q6 -109 2 -110Z', '#e2583e') +
    cut('M8 -129Q24 -129 29 -115Q17 -124 9 -117Z', '#f08a6c'),
  mid:
    cut('M30 -58l5 -66l5 66z', '#e7eef1') +
    cut('M35 -124l5 66h-5z', '#b6c4cc') +
    box(25, -60, 20, 5, 2, '#e0a94a') +
    box(32.5, -57, 5, 14, 1, '#6d4a2b') +
    dot(35, -42, 3.5, '#e0a94a'),
  right: [34, -51],
  left: null,
  front:
    cut('M-44 -70Q-29 -77 -14 -70Q-13 -41 -29 -28Q-45 -41 -44 -70Z', '#f4e7c8') +
    cut('M-41 -68Q-29 -73 -17 -68Q-16 -43 -29 -32.500Q-42 -43 -41 -68Z', '#27465c') +
    cut('M-31.500 -70h5v34h-5zM-41 -57h24v5h-24z', GOLD),
})

const archer = man({
  coat: '#2f7f83',
  hem: GOLD,
  legs: '#4a3a52',
  back:
    cut('M12 -84l14 -26l10 5l-13 28z', '#7a4b2b') +
    line('M25 -108l4 -15M29 -106l6 -14M33 -104l8 -12', '#f4e7c8', 3.2) +
    cut('M26 -124l5 -4l2 8zM33 -121l5 -3l1 7zM39 -116l6 -2l-1 7z', '#e2583e'),
  collar: cut('M-12 -78Q0 -66 12 -78Q0 -84 -12 -78Z', '#1f5f66'),
  hair: cut('M-15 -92Q-16 -70 -20 -66Q-8 -70 -11 -92Z', '#e3b04b') + hair('fringe', '#e3b04b'),
  mood: 'stern',
  hat:
    cut('M-18 -86Q-22 -110 2 -114Q20 -112 26 -125Q28 -100 17 -86Q18 -100 0 -102Q-16 -100 -18 -86Z', '#24696f') +
    cut('M2 -114Q20 -112 26 -125Q28 -100 17 -86Q18 -100 2 -102Z', '#1b545c'),
  right: [2, -58, 20, -56],
  left: null,
  front:
    cut('M-28 -110q-4 -4 -2 -8l5 4zM-28 -12q-4 4 -2 8l5 -4z', '#9c6232') +
    line('M-30 -112Q-62 -62 -30 -10', '#9c6232', 5) +
    line('M-30 -112L0 -58L-30 -10', '#fff6e0', 1.3) +
    line('M2 -58H-52', '#6d4a2b', 2.6) +
    cut('M-62 -58l12 -5.500v11z', '#dfe8ec') +
    sheet(line('M-15 -70Q-26 -64 -44 -60', '#2f7f83', 9) + dot(-44, -60, 5, SKIN.pale)),
})

const hunter = man({
  coat: '#5d7a45',
  hem: '#41582f',
  skin: SKIN.tan,
  legs: '#7a5a3a',
  over: cut('M-15 -74L14 -50l4 5L-18 -66z', '#6d4a2b'),
  collar: cut('M-15 -78Q0 -62 15 -78Q0 -85 -15 -78Z', '#b98850'),
  beard: beard('jaw', '#6b3f22'),
  hat:
    cut('M-23 -97Q-4 -108 24 -99Q10 -92 -23 -97Z', '#3c5330') +
    cut('M-15 -99Q-10 -117 6 -114Q17 -110 16 -99Q0 -104 -15 -99Z', '#54703f') +
    cut('M9 -106Q20 -124 36 -127Q31 -112 13 -102Z', '#e2583e') +
    line('M10 -105L32 -125', '#8d2e1f', 1),
  mid: put('rotate(2)', spear(32, -132)),
  right: [31, -54],
  left: [-27, -48],
  front:
    cut('M-28 -52q-17 6 -14 32q9 8 17 -1q5 -17 1 -30z', '#b9875a') +
    line('M-38 -22l-3 12M-29 -21l1 11', '#9a6b42', 4) +
    dot(-36, -10, 6, '#b9875a') +
    line('M-39 -8q-5 6 -1 11M-34 -6q-1 6 2 9', '#b9875a', 3) +
    oval(-35, -34, 5, 9, '#d9b184') +
    dot(-38, -10, 1, INK) +
    line('M-34 -54h9', '#f4e7c8', 2),
})

const militiaman = man({
  coat: '#7a6a9a',
  hem: '#4f4270',
  skin: SKIN.tan,
  over: line('M-10 -77v54M0 -78v56M10 -77v54', '#4f4270', 1.5, 'opacity=".7"') + both(dots(1.2, '#cfc4e6', -5, -68, -5, -58, -5, -34)),
  mood: 'oh',
  hat:
    line('M-16 -106L-38 -113', '#5b3a1d', 5) +
    line('M-16 -106L-24 -108.500', '#6f7f8b', 4) +
    cut('M-17 -97L-16 -115Q0 -119 16 -115L17 -97Q0 -103 -17 -97Z', '#9fb0ba') +
    cut('M0 -118Q9 -118 16 -115L17 -97Q8 -100 0 -100Z', '#8494a0') +
    cut('M-19 -98Q0 -106 19 -98v4Q0 -102 -19 -94Z', '#c3ced5') +
    oval(-8, -109, 2, 3.5, '#c3ced5'),
  mid:
    line('M34 0V-98', POLE, 4) +
    cut('M29 -96Q24 -124 42 -138Q48 -116 39 -94Z', '#dfe8ec') +
    cut('M42 -138Q48 -116 39 -94h-4Q44 -116 42 -138Z', '#a9bac3') +
    line('M30 -96l9 3M30 -91l9 3', '#f4e7c8', 2.2),
  right: [34, -54],
  left: null,
  front:
    dot(-28, -46, 20, '#e9d9b4') +
    dot(-28, -46, 17, '#5a3f86') +
    cut('M-28 -63A17 17 0 0 1 -28 -29Z', '#4a3370') +
    line('M-28 -62v32M-44 -46h32', '#8a70b8', 2) +
    dot(-28, -46, 5.5, GOLD) +
    dot(-28, -46, 2.5, '#fff1c4'),
})

const commander = man({
  coat: '#d9a441',
  hem: '#8d2e24',
  legs: '#5f4a3a',
  shoes: '#46301f',
  belt: '#5b3a1d',
  mood: 'stern',
  back:
    cut('M-14 -76Q-42 -40 -38 -1L38 -1Q42 -40 14 -76Z', '#a8322d') +
    cut('M0 -76h14Q42 -40 38 -1H0Z', '#8d2520') +
    line('M37 0V-134', POLE, 4) +
    cut('M39 -132Q52 -140 70 -128L62 -112L70 -96Q52 -106 39 -98Z', '#27465c') +
    cut('M49 -122l3 6h6l-5 4l2 7l-6 -4l-6 4l2 -7l-5 -4h6z', GOLD) +
    dot(37, -135, 4, GOLD),
  over:
    cut('M-15 -70Q0 -58 15 -70L16 -52Q0 -42 -16 -52Z', '#f3cf7c') +
    cut('M0 -64Q8 -64 15 -70L16 -52Q8 -47 0 -47Z', '#e3b95c') +
    dot(0, -57, 4, '#c43e2f'),
  collar: sheet(both(cut('M-10 -79Q-24 -80 -27 -66Q-18 -68 -9 -72Z', '#f3cf7c'))),
  beard: beard('moustache', '#5b3a1d'),
  hat:
    cut('M-17 -92Q-18 -112 0 -112Q18 -112 17 -92Q18 -80 13 -76L11 -95Q0 -100 -11 -95L-13 -76Q-18 -80 -17 -92Z', '#e9bb55') +
    cut('M0 -112Q18 -112 17 -92Q18 -80 13 -76L11 -95Q6 -98 0 -98Z', '#c9983a') +
    cut('M-24 -106Q-22 -130 0 -130Q22 -130 24 -106Q14 -118 0 -117Q-14 -118 -24 -106Z', '#c43e2f') +
    line('M-12 -127l4 9M0 -130v12M12 -127l-4 9', '#8d2520', 1.4),
  right: [37, -60],
  left: [-25, -50],
  front: line('M-25 -54L-36 -2', '#dfe8ec', 4) + line('M-33 -56l16 3', GOLD, 4) + line('M-24 -60l1 -5', '#6d4a2b', 4),
})

const veteran = put(
  'translate(2 0)',
  man({
    coat: '#8c5a4a',
    hem: '#6a4236',
    skin: SKIN.rosy,
    belt: '#4a3323',
    stance:
      `<g>${cut('M-15 -26h12v24h-12z', '#5a4636')}${cut('M-19 0q0 -8 6 -8h11v8z', '#33261d')}` +
      `${cut('M4 -26h11l-2 8h-2l-1 18h-3l-1 -18h-1z', '#b98850')}</g>`,
    over:
      box(-18, -40, 11, 11, 1, '#7d8a6a', 'transform="rotate(6 -12 -34)"') +
      line('M-19 -38l2 -1M-19 -33l2 0M-8 -40l2 1', '#f4e7c8', 1) +
      [0, 1, 2]
        .map(
          (i) => line(`M${2 + i * 6} ${-57 + i}v4`, ['#27465c', '#c43e2f', '#3f7d4e'][i] ?? INK, 4) + dot(2 + i * 6, -50.5 + i, 2.8, GOLD),
        )
        .join(''),
    mood: 'none',
    hair: cut('M-16 -96Q-20 -80 -16 -74Q-12 -78 -12 -96ZM16 -96Q20 -80 16 -74Q12 -78 12 -96Z', '#d5d3cc'),
    beard:
      dot(-5.5, -91, 1.8, INK) +
      line('M-10 -97l7 1', '#d5d3cc', 2.5) +
      cut('M1 -95h9q1 7 -4.500 8q-5 -1 -4.500 -8z', INK) +
      line('M-14 -99L15 -93', INK, 1.5) +
      cut('M-15 -88Q-20 -68 -7 -62L-1 -66L5 -61Q19 -68 15 -88Q8 -80 0 -84Q-8 -80 -15 -88Z', '#ecebe6') +
      cut('M0 -84Q8 -80 15 -88Q19 -68 5 -61L-1 -66Z', '#d0cfc8') +
      line('M-4 -78q4 2 8 0', '#a58', 1.4),
    hat:
      cut('M-18 -96Q-17 -113 -5 -114L1 -109L6 -114Q18 -112 18 -96Q0 -103 -18 -96Z', '#8c979c') +
      cut('M1 -109L6 -114Q18 -112 18 -96Q9 -100 1 -100Z', '#707c83') +
      cut('M-25 -94Q0 -106 25 -94q-4 4 -8 4Q0 -98 -17 -90q-5 0 -8 -4z', '#7d8a91') +
      line('M-10 -108l4 4l-2 4', '#5a666d', 1.3),
    mid: line('M42 0L35 -70', '#b98850', 4.5) + line('M24 -73Q35 -67 47 -75', '#b98850', 5.5) + line('M38 -42h-9', '#b98850', 4),
    right: [36, -46, 38, -64],
    left: [-30, -52],
    front:
      cut('M-34 -58l-4 56l4 4l4 -4l-2 -20l3 -2l-2 -34z', '#cdd6da') +
      cut('M-32 -58l-2 60l4 -4l-2 -20l3 -2l-2 -34z', '#a3b0b8') +
      box(-42, -62, 18, 4.5, 2, '#8a5710') +
      box(-34.5, -72, 5, 12, 2, '#4a3323'),
  }),
)

const rogue = put(
  'translate(3 0) rotate(-5)',
  man({
    coat: '#3d3550',
    hem: '#2a2440',
    skin: '#e4bd96',
    legs: '#2f2a3a',
    belt: '#8d2e24',
    mood: 'none',
    stance:
      '<g>' +
      cut('M-15 -26h12l-6 22h-11zM3 -26h12l6 18h-10z', '#2f2a3a') +
      `${cut('M-30 0q0 -7 8 -7h7l3 5l-4 2zM29 -2q0 -8 -8 -9l-11 1l4 8q8 -2 15 0z', '#1d1926')}</g>`,
    over:
      cut('M-15 -74L16 -48l2 5L-18 -66z', '#8d2e24') +
      [0, 1, 2].map((i) => line(`M${-7 + i * 8} ${-66 + i * 6.5}l-3 7`, '#cfd8dd', 2)).join(''),
    collar: cut('M-15 -79Q0 -63 15 -79Q0 -86 -15 -79Z', '#a8322d'),
    beard:
      cut('M-15 -96Q0 -100 15 -96L14 -87Q7 -85 0 -88Q-7 -85 -14 -87Z', '#1d1926') +
      oval(-6, -92, 3.2, 2.6, '#fff8ea') +
      oval(6, -92, 3.2, 2.6, '#fff8ea') +
      dots(1.5, INK, -7, -92, 5, -92) +
      line('M-4 -82q4 3 8 -1', '#7a3a28', 1.5),
    hat:
      cut('M-19 -80Q-24 -112 -2 -116Q10 -118 8 -130Q28 -112 19 -80Q18 -100 0 -101Q-18 -100 -19 -80Z', '#4a4063') +
      cut('M0 -116Q10 -118 8 -130Q28 -112 19 -80Q18 -100 0 -101Z', '#352d49'),
    back:
      cut('M8 -92Q24 -112 44 -96Q60 -78 46 -58Q28 -48 14 -62Q4 -76 8 -92Z', '#b98850') +
      cut('M34 -102Q40 -100 44 -96Q60 -78 46 -58Q36 -52 26 -55Q44 -70 34 -102Z', '#9a6b3a') +
      dot(30, -76, 7, '#8a5710', 'opacity=".55"') +
      line('M30 -82v12', '#b98850', 2) +
      dot(48, -44, 4, '#b97f1d') +
      dot(48, -44, 3, '#f6d27a') +
      dot(42, -30, 4, '#b97f1d') +
      dot(42, -30, 3, '#f6d27a'),
    right: [23, -82, 36, -66],
    left: [-32, -62, -30, -62],
    front:
      cut('M-34 -66l-20 -10l18 3z', '#e7eef1') +
      cut('M-34 -62l-20 -14l17 12z', '#b6c4cc') +
      line('M-36 -58l5 -12', GOLD, 3.5) +
      line('M-29 -62l7 4', '#6d4a2b', 4.5),
  }),
)

const strategist = ((): string => {
  const horse =
    cut('M-58 0v-7q2 -5 8 -6q2 -14 10 -22q-8 2 -13 8q-6 1 -8 -5q4 -14 14 -20l-1 -8l8 5q18 0 18 26q0 10 -4 16q7 1 8 6v7z', '#fbf3e2') +
    cut('M-38 -50q16 2 16 26q0 10 -4 16q7 1 8 6v7h-16q-4 -30 -4 -55z', '#ddcfb2') +
    dot(-46, -40, 1.8, INK) +
    line('M-58 -6h36', '#b9a680', 2) +
    line('M-30 -45q6 8 4 22', '#b9a680', 1.5)
  return man({
    coat: '#34567a',
    hem: GOLD,
    legs: '#efe6d2',
    shoes: '#2a2a33',
    skin: SKIN.brown,
    belt: '#fbf3e2',
    mood: 'smirk',
    hair: hair('bob', '#2b2026'),
    over: line('M0 -77v54', GOLD, 1.5) + [-70, -62, -54, -34].map((y) => dot(-4, y, 1.5, GOLD) + dot(4, y, 1.5, GOLD)).join(''),
    collar:
      sheet(both(cut('M-11 -78Q-20 -80 -24 -72l-1 6l3 -2l2 3l2 -4l3 3l2 -5z', GOLD))) + cut('M-7 -79L0 -68L7 -79Q0 -83 -7 -79Z', '#fbf3e2'),
    hat:
      cut('M-34 -97Q-26 -126 0 -124Q26 -126 34 -97Q16 -104 0 -103Q-16 -104 -34 -97Z', '#223a54') +
      cut('M0 -124Q26 -126 34 -97Q16 -104 0 -103Z', '#192c42') +
      line('M-34 -97Q-26 -126 0 -124Q26 -126 34 -97', GOLD, 2) +
      dot(0, -112, 6, '#c43e2f') +
      dot(0, -112, 3.5, '#fbf3e2') +
      dot(0, -112, 1.6, '#34567a'),
    mid: line('M37 -24L42 -104', '#b98850', 3) + cut('M42 -104l20 -2l-4 8l4 8l-20 0z', '#e2583e'),
    right: [38, -56],
    left: [-28, -56],
    front: horse,
    girth: 1,
  })
})()

const shapeshifter = ((): string => {
  const fur = '#5f5874'
  const dark = tone(fur, 0.78)
  return [
    sheet(cut('M14 -26Q50 -20 52 -58Q58 -36 48 -18Q36 -2 14 -8Z', dark) + cut('M52 -58Q58 -40 50 -24Q46 -34 52 -58Z', '#b3a9c0')),
    `<g>${cut('M-15 -26h12v24h-12z', '#5a4636')}${cut('M-19 0q0 -8 6 -8h11v8z', '#33261d')}` +
      `${cut('M2 -28h16l2 12l-4 10h8q4 2 3 6h-22z', fur)}${line('M18 0v-4M23 0v-4', '#f4efe0', 1.6)}</g>`,
    sheet(
      cut('M0 -78Q-8 -78 -16 -75Q-22 -50 -24 -24Q-12 -20 0 -20Z', '#3f7ea6') +
        cut('M-24 -24Q-12 -20 0 -20V-26Q-12 -26 -23 -30Z', GOLD) +
        cut('M-20.500 -48Q-10 -45 0 -45v6Q-10 -39 -21 -42Z', '#33261d'),
      cut('M0 -78Q10 -80 19 -74Q28 -50 23 -26l-4 4l-3 -4l-4 6l-4 -4l-4 5l-4 -3Z', fur) + cut('M0 -70q8 6 9 22q0 14 -9 20z', '#a79cb8'),
    ),
    sheet(
      cut('M0 -108A17 17 0 0 0 0 -74Z', SKIN.pale) +
        cut('M0 -110Q-22 -110 -19 -84Q-14 -86 -14 -96Q-6 -96 0 -101Z', '#c8662c') +
        dot(-7, -91, 2.2, INK) +
        dot(-11, -85, 3, '#e2583e', 'opacity=".4"') +
        line('M-7 -82q3 3 7 3', '#7a3a28', 1.8) +
        cut('M0 -91q-4 4 -3 6h3z', '#e3a878'),
      cut('M0 -110q5 0 9 3l11 -24l5 28q3 8 5 16l-6 1l2 6l-7 0l-1 6q-6 4 -18 3z', fur) +
        cut('M14 -110l6 -13l2 16z', '#d79a98') +
        cut('M0 -88q9 0 12 8q-2 8 -12 9z', '#a79cb8') +
        cut('M0 -89q6 0 5 3q-2 4 -5 4z', INK) +
        cut('M4 -97l11 -4l-3 8q-6 1 -8 -4z', '#ffd75a') +
        dot(10, -96.5, 1.6, INK) +
        line('M0 -78q5 2 9 -2', INK, 1.4) +
        cut('M3 -78l1.500 5l2.500 -5.500z', '#fff'),
    ),
    line('M0 -114V-72L2 -68L-2 -60L2 -52L-2 -44L2 -36L-2 -28L0 -18', '#fdf6e6', 2.2),
    sheet(
      line('M15 -70Q36 -72 40 -92', dark, 12) +
        cut('M33 -92q-2 -12 2 -16l2 8l3 -12l3 11l5 -9l0 10l5 -5q0 10 -6 16q-8 4 -14 -3z', fur) +
        line('M35 -108v4M40 -112v4M48 -109v4', '#f4efe0', 1.5),
    ),
    sheet(line('M-15 -70Q-32 -64 -31 -50', '#3f7ea6', 9) + dot(-31, -50, 5, SKIN.pale)),
    sheet(
      line('M-34 -49L-45 -30', POLE, 3) +
        put(
          'rotate(24 -42 -54)',
          cut('M-54 -66q11 -6 22 0q4 16 -11 26q-15 -10 -11 -26z', '#fbf3e2') +
            cut('M-43 -69q6 0 11 3q4 16 -11 26z', '#e2583e') +
            line('M-50 -58q2 -2 4 0M-40 -58q2 -2 4 0', INK, 1.8) +
            line('M-47 -50q4 4 8 0', INK, 1.6),
        ),
    ),
  ].join('')
})()

export const ARMS: Record<string, string> = { archer, commander, hunter, knight, militiaman, rogue, shapeshifter, strategist, veteran }
