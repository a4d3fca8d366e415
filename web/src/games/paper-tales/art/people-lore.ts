/** The learned: those who read stars, palms, plans and worse. */
import { GOLD, INK, POLE, SKIN, beard, both, box, cut, dot, dots, hair, line, man, oval, put, sheet } from './parts'

const star = (x: number, y: number, r: number, fill: string): string => {
  const at = (i: number): string => {
    const a = (Math.PI * i) / 5 - Math.PI / 2
    const k = i % 2 ? r * 0.42 : r
    return `${(x + Math.cos(a) * k).toFixed(1)} ${(y + Math.sin(a) * k).toFixed(1)}`
  }
  return cut(`M${Array.from({ length: 10 }, (_, i) => at(i)).join('L')}Z`, fill)
}

const timeMaster = man({
  coat: '#4a4f8a',
  hem: GOLD,
  robe: true,
  belt: '#e0a94a',
  over:
    cut('M-10 -32a9 9 0 1 0 12 9a7 7 0 1 1 -12 -9z', '#f6d27a') +
    star(13, -56, 5, '#f6d27a') +
    star(-14, -58, 3.5, '#f6d27a') +
    star(14, -24, 3.5, '#f6d27a'),
  beard: beard('long', '#f4efe4'),
  mood: 'calm',
  hat:
    cut('M-15 -99Q-6 -130 20 -140Q12 -122 15 -99Q0 -104 -15 -99Z', '#4a4f8a') +
    cut('M2 -122Q8 -134 20 -140Q12 -122 15 -99Q8 -102 2 -102Z', '#3b3f73') +
    cut('M-26 -98Q0 -109 26 -98Q12 -91 0 -92Q-12 -91 -26 -98Z', '#363a6b') +
    star(2, -112, 4.5, '#f6d27a'),
  mid:
    line('M35 0V-80', POLE, 4) +
    cut('M21 -120h28v5h-4q0 11 -7 15q7 4 7 15h4v5h-28v-5h4q0 -11 7 -15q-7 -4 -7 -15h-4z', '#e0a94a') +
    cut('M28 -114h14q-1 9 -7 12q-6 -3 -7 -12zM28.500 -86q1 -9 6.500 -12q5.500 3 6.500 12z', '#fff7d4') +
    cut('M30.500 -109h9q-1 5 -4.500 7q-3.500 -2 -4.500 -7zM30 -86q1 -4 5 -5q4 1 5 5z', '#e2583e'),
  right: [35, -52],
  left: [-28, -56],
  front:
    dot(-35, -54, 12, '#b97f1d') +
    dot(-35, -54, 10, '#fff7e4') +
    line('M-35 -54v-7M-35 -54l5 3', INK, 1.8) +
    box(-37, -70, 4, 4, 1, '#b97f1d') +
    [0, 1, 2, 3].map((i) => put(`rotate(${i * 90} -35 -54)`, line('M-35 -62.500v1', '#8a5710', 1.4))).join(''),
})

const architect = man({
  coat: '#8a3148',
  hem: '#e0a94a',
  robe: true,
  belt: '#e0a94a',
  mood: 'calm',
  skin: SKIN.rosy,
  over: cut('M-5 -77h10l6 76q-11 2 -22 0z', '#5e1f30') + [-66, -58, -32, -22, -12].map((y) => dot(0, y, 1.6, GOLD)).join(''),
  collar: sheet(
    cut(
      'M-22 -77q2 -7 6 -3q2 -6 6 -2q3 -5 6 -1q4 -4 8 0q3 -4 6 1q4 -4 6 2q4 -4 6 3q2 6 -4 6q-2 5 -6 2q-3 5 -6 1q-3 4 -6 0q-3 4 -6 -1q-4 3 -6 -2q-6 0 -10 -6z',
      '#fffaf0',
    ) + line('M-14 -78l3 5M-6 -80l2 6M2 -80v6M9 -79l-2 6M15 -77l-4 4', '#d9cdb4', 1),
  ),
  hair: hair('tails', '#9a8f86'),
  beard:
    beard('chin', '#9a8f86') +
    beard('moustache', '#9a8f86') +
    both(dot(-5.5, -91, 4.2, 'none', 'stroke="#5b3a1d" stroke-width="1.200"')) +
    line('M-1.500 -92h3', '#5b3a1d', 1.2),
  hat:
    cut('M-19 -98Q-24 -116 -10 -114Q4 -120 16 -112Q24 -110 19 -98Q0 -106 -19 -98Z', '#2c2530') +
    cut('M0 -117Q8 -117 16 -112Q24 -110 19 -98Q10 -102 0 -102Z', '#1f1a24') +
    dot(-13, -104, 3, GOLD),
  mid:
    cut('M38 -126l-14 104l3 8l4 -7l10 -78l9 78l4 7l3 -8z', '#e0a94a') +
    cut('M40 -126l14 104l-1 8l-3 -7l-10 -78z', '#b97f1d') +
    dot(40, -124, 7, '#e9bb55') +
    dot(40, -124, 3, '#8a5710') +
    line('M40 -131v-6', '#b97f1d', 4) +
    line('M30 -66Q40 -58 50 -66', '#b97f1d', 3),
  right: [36, -70, 32, -66],
  left: [-28, -56],
  front: put(
    'rotate(-6 -34 -40)',
    box(-54, -66, 36, 44, 1, '#2f6a94') +
      line('M-50 -62h28v36h-28z', '#9cc7e2', 1) +
      line('M-46 -30v-16l10 -10l10 10v16zM-46 -46h20M-39 -30v-9h6v9M-36 -56v-5', '#eaf6ff', 1.5) +
      box(-56, -68, 40, 6, 3, '#f4e7c8') +
      box(-56, -26, 40, 6, 3, '#f4e7c8'),
  ),
})

const alchemist = man({
  coat: '#e08a2c',
  hem: '#8d4a1c',
  robe: true,
  belt: '#5b3a1d',
  mood: 'grin',
  girth: 1.05,
  over:
    cut('M-12 -72h24l7 60q-19 7 -38 0z', '#7b5536') +
    cut('M0 -72h12l7 60q-9 3 -19 3.500z', '#654428') +
    box(-10, -36, 9, 12, 2, '#5b3a1d') +
    line('M-7 -36v-6M-4 -36v-4', '#7be0b0', 2.5) +
    oval(10, -26, 3, 4, '#c9e05a', 'opacity=".8"') +
    line('M-12 -72l-3 -5M12 -72l3 -5', '#654428', 3),
  hair: hair('wild', '#f0ece2'),
  beard: beard('walrus', '#f0ece2') + oval(8, -98, 4, 2.5, '#5a4a3a', 'opacity=".35"'),
  hat:
    cut('M-13 -102Q0 -112 13 -102Q6 -106 0 -105Q-6 -106 -13 -102Z', '#f3cda4') +
    line('M-16 -100Q0 -106 16 -100', '#5b3a1d', 4) +
    both(dot(-6.5, -103, 6, '#8a5710') + dot(-6.5, -103, 4, '#9fe0d8') + dot(-8, -104.5, 1.3, '#fff')),
  mid:
    dot(37, -84, 15, '#dff3ea', 'fill-opacity=".9"') +
    cut('M33 -98v-14h-3v-4h14v4h-3v14z', '#dff3ea') +
    cut('M22.500 -86q7 4 14 0t15 0q1 13 -14 16q-14 -2 -15 -16z', '#58b368') +
    cut('M37 -85q7 -3 15 -1q1 13 -14 16z', '#3f9452') +
    dot(33, -80, 2.5, '#b9f0b4') +
    dot(41, -77, 2, '#b9f0b4') +
    dot(36, -122, 5, '#b9f0b4') +
    dot(44, -130, 3.5, '#8fdc96') +
    dot(30, -131, 2.5, '#8fdc96') +
    line('M28 -90q1 -4 4 -5', '#fff', 1.8),
  right: [33, -68, 32, -62],
  left: [-28, -56],
  front:
    cut('M-32 -74h8v14l10 22q2 6 -5 6h-18q-7 0 -5 -6l10 -22z', '#efe0f4') +
    cut('M-35.500 -54h15l7 16q2 6 -5 6h-18q-7 0 -5 -6z', '#b04a9c') +
    cut('M-28 -54h7.500l7 16q2 6 -5 6h-9.500z', '#8d3480') +
    box(-34, -78, 12, 5, 2, '#a8743f') +
    dot(-30, -44, 2, '#f0b8e6') +
    dot(-24, -40, 1.5, '#f0b8e6'),
})

const healer = man({
  coat: '#e8f2e6',
  hem: '#7cbf9f',
  robe: true,
  belt: '#7cbf9f',
  skin: SKIN.tan,
  mood: 'calm',
  hair: hair('long', '#3a2a3a'),
  back:
    dot(0, -95, 30, 'none', 'stroke="#f3cf6a" stroke-width="4"') +
    dot(0, -95, 23, '#fff1bd', 'opacity=".85"') +
    Array.from({ length: 12 }, (_, i) => put(`rotate(${i * 30} 0 -95)`, cut('M-2 -128l2 -7l2 7z', '#f3cf6a'))).join(''),
  over:
    cut('M-6 -77L0 -60L6 -77Z', '#7cbf9f') +
    cut('M-5 -36Q0 -38 5 -36L10 0Q0 2 -10 0Z', '#c4e3d2') +
    cut('M0 -30q-5 4 -5 9q0 6 5 8q5 -2 5 -8q0 -5 -5 -9z', '#7cbf9f'),
  hat:
    cut('M-20 -66Q-26 -110 0 -112Q26 -110 20 -66Q15 -70 15 -88Q13 -101 0 -102Q-13 -101 -15 -88Q-15 -70 -20 -66Z', '#fffdf4') +
    cut('M0 -112Q26 -110 20 -66Q15 -70 15 -88Q13 -101 0 -102Z', '#d8e6da') +
    dot(0, -104, 3.2, '#3fa58a'),
  mid:
    line('M37 0V-92', '#9a6b42', 4) +
    line('M37 -92Q36 -116 50 -112Q58 -102 46 -98', '#9a6b42', 4) +
    cut('M37 -84q-12 -2 -13 -14q12 1 13 14zM38 -74q11 -2 13 -13q-12 0 -13 13z', '#5fa564') +
    dot(47, -104, 3, '#f58aa0'),
  right: [37, -54],
  left: [-31, -58, -28, -56],
  front:
    dot(-34, -78, 14, '#ffe1e4', 'opacity=".75"') +
    cut('M-34 -68q-13 -8 -11 -16q4 -7 11 0q7 -7 11 0q2 8 -11 16z', '#ef5f7b') +
    cut('M-34 -68v-16q7 -7 11 0q2 8 -11 16z', '#d1425f') +
    line('M-41 -84q1 -2 3 -2', '#ffd5dc', 1.6) +
    line('M-50 -66l-3 3M-50 -88l-3 -3M-19 -68l3 3M-34 -96v-4', '#f3cf6a', 1.8),
})

const necromancer = man({
  coat: '#2e2840',
  hem: false,
  robe: true,
  belt: '#6fae5a',
  buckle: '#e8ead2',
  skin: '#b7c79a',
  mood: 'none',
  back:
    cut('M-14 -78Q-44 -50 -40 -2l8 -8l6 9l8 -9l8 10l10 -10l8 10l8 -9l8 8l6 -8l8 7Q44 -50 14 -78Z', '#433862') +
    cut('M0 -78h14Q44 -50 40 -3l-8 -7l-6 8l-8 -8l-8 9l-8 -10z', '#352c50'),
  over: line('M-10 -34q10 6 20 0M-11 -28q11 6 22 0M-11 -22q11 6 22 0M0 -36v20', '#dfe3c4', 2.4),
  beard:
    cut('M-9 -94l8 3l-1 4q-6 0 -7 -7zM9 -94l-8 3l1 4q6 0 7 -7z', '#18142a') +
    dots(1.7, '#9cf06a', -5, -90.5, 5, -90.5) +
    line('M-5 -82q5 -2 10 0', '#3c4a2a', 1.5) +
    cut('M-3 -80Q0 -78 3 -80L0 -66Z', '#18142a'),
  hat:
    cut('M-20 -76Q-28 -112 0 -136Q28 -112 20 -76Q16 -82 15 -90Q12 -104 0 -105Q-12 -104 -15 -90Q-16 -82 -20 -76Z', '#433862') +
    cut('M0 -136Q28 -112 20 -76Q16 -82 15 -90Q12 -104 0 -105Z', '#352c50'),
  mid:
    line('M38 0L37 -92', '#5a4a3a', 4.5) +
    cut('M25 -108q0 -15 13 -15q13 0 13 15q0 7 -5 9v7h-16v-7q-5 -2 -5 -9z', '#f0ecd8') +
    cut('M38 -123q13 0 13 15q0 7 -5 9v7h-8z', '#d3cdb2') +
    dots(3.8, '#2e2840', 33, -108, 43, -108) +
    dots(1.5, '#9cf06a', 33, -108, 43, -108) +
    cut('M38 -103l2 4h-4z', '#2e2840') +
    line('M34 -93v-4M38 -93v-4M42 -93v-4', '#2e2840', 1.2),
  right: [38, -56],
  left: [-34, -62, -28, -58],
  front:
    cut('M-34 -66q-10 -6 -6 -18q3 5 5 2q-1 -9 6 -14q-1 8 3 11q3 0 3 -4q4 14 -4 21q-4 3 -7 2z', '#9cf06a') +
    cut('M-33 -68q-5 -4 -2 -10q2 3 4 -1q1 4 3 5q0 5 -5 6z', '#e8ffd0') +
    oval(-38, 0, 17, 4, '#4a3a2c') +
    line('M-38 -2v-14M-38 -16l-9 -6l-1 -6M-38 -16l-4 -12M-38 -16l2 -14M-38 -16l8 -9M-38 -14l10 -2', '#f0ecd8', 3.2),
})

const palmReader = ((): string => {
  const hand = cut(
    'M-58 -66q-3 -6 2 -8q4 0 6 6l1 6v-36q0 -6 4.500 -6q4.500 0 4.500 6v-8q0 -6 4.500 -6q4.500 0 4.500 6v8q0 -5 4 -5q4.500 0 4.500 6' +
      'v12q0 -5 4 -5q4 0 4 6v28q0 16 -18 17q-14 0 -18 -12z',
    '#f0b84e',
  )
  return man({
    coat: '#c23f74',
    hem: '#f0b84e',
    robe: true,
    skin: SKIN.brown,
    belt: '#4a2f6b',
    mood: 'calm',
    hair: hair('tails', '#2b1c20'),
    over:
      cut('M-23 -30Q0 -22 23 -30l1.500 9Q0 -13 -24.500 -21Z', '#4a2f6b') +
      [-16, -8, 0, 8, 16].map((x) => dot(x, -23 + 3.5 - Math.abs(x) * 0.18, 2, '#f0b84e')).join('') +
      [-18, -9, 0, 9, 18].map((x) => dot(x, -40 + 2.5 - Math.abs(x) * 0.12, 1.8, '#f0b84e')).join(''),
    collar: sheet(
      cut('M-22 -66Q-12 -82 0 -78Q12 -82 22 -66Q12 -68 0 -54Q-12 -68 -22 -66Z', '#2f8f8a') +
        cut('M0 -78Q12 -82 22 -66Q12 -68 0 -54Z', '#247470'),
    ),
    beard: both(dot(-16, -80, 4.5, 'none', 'stroke="#f0b84e" stroke-width="2.200"')) + line('M-3.500 -84q3.500 3 7 0', '#c43e2f', 2),
    hat:
      cut('M-18 -92Q-20 -112 0 -112Q20 -112 18 -92Q10 -103 0 -101Q-10 -103 -18 -92Z', '#6b45a0') +
      cut('M0 -112Q20 -112 18 -92Q10 -103 0 -101Z', '#54347f') +
      cut('M16 -98l16 -4l-5 8l7 6l-16 -2z', '#6b45a0') +
      [-12, -6, 0, 6, 12].map((x) => dot(x, -101.5 + Math.abs(x) * 0.35, 2, '#f0b84e')).join(''),
    right: [30, -56, 28, -58],
    left: [-38, -38],
    mid:
      line('M-40 -50L-35 -6', POLE, 4) +
      hand +
      cut('M-51 -52h22l2 7q-13 5 -26 0z', '#6b45a0') +
      line('M-50 -60q10 4 20 -6M-48 -54q12 4 18 -4', '#a8562c', 1.8) +
      cut('M-47 -74q7 -8 14 0q-7 8 -14 0z', '#fffaf0') +
      dot(-40, -74, 3, '#2f6a94') +
      dot(-40, -74, 1.3, INK),
    front:
      dot(38, -72, 14, '#a9d7ea') +
      dot(38, -72, 14, '#6b8fd0', 'opacity=".45"') +
      star(39, -71, 6, '#fff8d8') +
      line('M29 -76q2 -6 7 -7', '#fff', 2.2) +
      cut('M28 -60h20l3 6h-26z', '#b97f1d'),
  })
})()

export const LORE: Record<string, string> = {
  'grand-architect': architect,
  'master-alchemist': alchemist,
  'mystical-healer': healer,
  necromancer,
  'palm-reader': palmReader,
  'time-master': timeMaster,
}
