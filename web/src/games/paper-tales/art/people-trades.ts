/** Trades and town folk. */
import { GOLD, INK, POLE, SKIN, beard, both, box, cut, dot, dots, fold, hair, line, man, oval, put, sheet } from './parts'

const coin = (x: number, y: number, r = 4): string => dot(x, y, r, '#b97f1d') + dot(x, y, r - 1, '#f6d27a')
const logEnd = (x: number, y: number, r: number): string =>
  dot(x, y, r, '#7a4b2b') + dot(x, y, r - 1.8, '#f0cf9c') + dot(x, y, r * 0.5, '#b98850') + dot(x, y, r * 0.28, '#f0cf9c')

const blacksmith = man({
  coat: '#efe2c6',
  hem: false,
  skin: SKIN.brown,
  legs: '#4a3a32',
  belt: '#4a3323',
  sleeveWidth: 12,
  girth: 1.08,
  over:
    cut('M-12 -68h24l6 46Q0 -16 -18 -22Z', '#7a4b2b') +
    cut('M0 -68h12l6 46Q9 -18 0 -18Z', '#643b20') +
    line('M-11 -68L-14 -77M11 -68L14 -77', '#643b20', 3),
  hair: hair('sides', INK),
  beard: beard('walrus', INK),
  mood: 'grin',
  hat: cut('M-15 -97Q-12 -109 0 -109Q12 -109 15 -97Q0 -103 -15 -97Z', '#c43e2f') + cut('M14 -100l12 2l-8 6z', '#a8322d'),
  mid:
    cut('M-48 0l4 -10h7v-8q-13 -1 -17 -10h38q-2 8 -10 10v8h7l4 10z', '#4d5a66') +
    cut('M-54 -28h38q-1 4 -4 6h-30z', '#75838f') +
    box(-40, -33, 20, 5, 2, '#f08a3c') +
    box(-40, -33, 9, 5, 2, '#ffd06b') +
    line('M26 -60L36 -106', POLE, 4.5) +
    put('rotate(12 37 -114)', box(22, -124, 30, 18, 3, '#6f7f8b') + box(37, -124, 15, 18, 3, '#596873')),
  right: [28, -66, 34, -72],
  left: [-26, -42],
  front: cut(
    'M-44 -44l2 5l5 1l-5 2l-1 5l-2 -5l-5 -1l5 -2zM-29 -50l1 3l3 1l-3 1l-1 3l-1 -3l-3 -1l3 -1zM-52 -38l1 2l2 1l-2 1l-1 2l-1 -2l-2 -1l2 -1z',
    '#ffd06b',
  ),
})

const cook = man({
  coat: '#fbf3e2',
  hem: '#d9c8a9',
  legs: '#4a4f66',
  belt: '#c43e2f',
  girth: 1.22,
  mood: 'grin',
  over: cut('M-11 -70h22l6 46Q0 -18 -17 -24Z', '#e8dcc2') + both(dots(1.5, '#a8947a', -5, -64, -5, -56)),
  collar: cut('M-14 -77L0 -66L14 -77Q0 -84 -14 -77Z', '#c43e2f') + cut('M-4 -70L0 -66L4 -70L7 -60L0 -64L-7 -60Z', '#a8322d'),
  beard: beard('moustache', '#5b3a1d'),
  hat:
    cut('M-14 -98v-8q-14 -4 -8 -16q6 -8 14 -3q8 -8 16 0q8 -5 14 3q6 12 -8 16v8Q0 -102 -14 -98Z', '#fffaf0') +
    cut('M0 -128q5 0 8 3q8 -5 14 3q6 12 -8 16v8Q7 -100 0 -100Z', '#e0d5bf') +
    line('M-13 -104Q0 -108 13 -104', '#d9c8a9', 1.5),
  mid: line('M35 -48v-38', '#8d5f36', 4) + oval(35, -94, 9, 8, '#8fa0ab') + oval(33, -95, 5, 4.5, '#b9c6cd'),
  right: [34, -54],
  left: [-30, -44],
  front:
    line('M-40 -46q-5 -7 0 -13q5 -6 0 -13M-27 -47q-5 -7 0 -12', '#fffaf0', 3, 'opacity=".85"') +
    cut('M-52 -36h38v16q-3 14 -19 14q-16 0 -19 -14z', '#4d5a66') +
    cut('M-33 -36h19v16q-3 14 -19 14z', '#3c4751') +
    oval(-33, -38, 17, 5, '#d9803f') +
    dot(-40, -40, 4, '#c43e2f') +
    dot(-28, -41, 3.5, '#7ba04a') +
    box(-55, -38, 44, 6, 3, '#75838f'),
})

const farmer = man({
  coat: '#6f93a8',
  hem: '#4f7389',
  legs: '#8d6a3f',
  over:
    cut('M-12 -76l4 26h16l4 -26l-5 -1l-3 14h-8l-3 -14z', '#8d6a3f') +
    box(5, -38, 10, 11, 1, '#d9a441') +
    line('M5 -35l-2 1M15 -30l2 0', '#8d6a3f', 1),
  hair: hair('tails', '#d9a441'),
  hat:
    cut('M-31 -96Q0 -111 31 -96Q0 -85 -31 -96Z', '#e9c46a') +
    cut('M-14 -98Q-12 -115 0 -115Q12 -115 14 -98Q0 -103 -14 -98Z', '#f1d58a') +
    cut('M-14 -100Q0 -105 14 -100l.5 4Q0 -101 -14.500 -96Z', '#c43e2f') +
    line('M-22 -97q-5 3 -9 1M20 -95q6 1 9 5', '#c9a24a', 1.3),
  mid:
    line('M33 0V-94M22 -120v18q0 8 11 8q11 0 11 -8v-18M33 -122v28', POLE, 3.6) +
    cut('M22 -126l3 8h-6zM33 -128l3 8h-6zM44 -126l3 8h-6z', '#9fb0ba'),
  right: [33, -54],
  left: [-27, -44],
  front:
    line('M-46 0Q-34 -18 -54 -42M-40 0Q-36 -20 -46 -48M-36 0v-50M-32 0Q-36 -20 -26 -48M-26 0Q-38 -18 -19 -42', '#c9952f', 4) +
    [
      [-55, -46, -28],
      [-47, -52, -13],
      [-36, -55, 0],
      [-25, -52, 13],
      [-17, -46, 28],
    ]
      .map(([x = 0, y = 0, a = 0]) =>
        put(
          `translate(${x} ${y}) rotate(${a})`,
          cut(
            'M0 8q-4 0 -4 -4l-2 -3l2 -1l-2 -4l2 -1l-1 -4q2 -5 5 -6q3 1 5 6l-1 4l2 1l-2 4l2 1l-2 3q0 4 -4 4z',
            a < 5 ? '#f1d072' : '#dfb550',
          ) + line('M0 6v-14', '#b98a2c', 1),
        ),
      )
      .join('') +
    line('M-43 -20q7 4 14 0', '#c43e2f', 5),
})

const miner = man({
  coat: '#c98a3a',
  hem: '#9a6524',
  legs: '#4a4f66',
  belt: '#4a3323',
  over: cut('M-12 -76l5 30h14l5 -30l-5 -1l-4 18h-6l-4 -18z', '#3f4660'),
  beard: beard('full', '#8d4a24'),
  hat:
    cut('M-19 -97Q-18 -115 0 -115Q18 -115 19 -97Q0 -102 -19 -97Z', '#e9bb55') +
    cut('M0 -115Q18 -115 19 -97Q10 -100 0 -100Z', '#c9983a') +
    dot(0, -107, 9, '#fff7d4', 'opacity=".4"') +
    dot(0, -107, 5.5, '#fff7d4'),
  mid:
    line('M30 -8L38 -94', POLE, 4.5) +
    cut('M12 -92Q38 -112 60 -82Q40 -98 16 -86Z', '#8fa0ab') +
    cut('M38 -101Q52 -96 60 -82Q48 -92 38 -94Z', '#6f7f8b'),
  right: [34, -52],
  left: [-26, -44],
  front:
    cut('M-50 0l-3 -18l9 -16l10 14l7 -9l6 13l-2 16z', '#8b5bb0') +
    cut('M-44 -34l10 14l-2 20h-7z', '#c09ae2') +
    cut('M-27 -29l6 13l-2 16h-8z', '#6b3f92') +
    line('M-49 -12l-1 -5M-24 -8l1 -5', '#e6d3f6', 1.4),
})

const woodcutter = man({
  coat: '#b8402f',
  hem: '#8d2e24',
  legs: '#3f5166',
  over: line('M-18 -64h36M-20 -54h40M-22 -36h44M-23 -28h46M-8 -77v54M8 -77v54', '#7d241c', 1.6, 'opacity=".75"'),
  beard: beard('full', '#4a2f1d'),
  hat: cut('M-16 -96Q-15 -114 0 -114Q15 -114 16 -96Z', '#3f6b4f') + cut('M-17 -100h34v7h-34z', '#2f543d') + dot(0, -115, 4.5, '#f4e7c8'),
  mid:
    line('M28 -14L38 -106', '#8d5f36', 4.5) +
    cut('M33 -112q20 -12 26 4q2 17 -10 22q-4 -11 -18 -11z', '#cfd8dd') +
    cut('M57 -110q5 17 -8 24q-1 -7 -5 -10q10 -4 13 -14z', '#94a5b0'),
  right: [33, -54],
  left: [-26, -42],
  front:
    box(-48, -18, 34, 18, 9, '#8d5f36') +
    dot(-40, -9, 7.5, '#e3bd85') +
    dot(-40, -9, 3.5, 'none', 'stroke="#b98850" stroke-width="1.500"') +
    line('M-26 -18q2 -8 -3 -11', '#5f7d3a', 2) +
    cut('M-29 -29q-8 0 -8 -6q8 -1 8 6zM-28 -27q2 -8 9 -7q0 7 -9 7z', '#7ba04a'),
})

const woodMerchant = man({
  coat: '#5c7f56',
  hem: '#e0a94a',
  legs: '#4a3a52',
  skin: SKIN.tan,
  girth: 1.12,
  belt: '#e0a94a',
  buckle: '#8d2e24',
  mood: 'smirk',
  over: cut('M-7 -77L0 -50L7 -77Z', '#f4e7c8') + line('M-7 -77L0 -50L7 -77', '#3f5c3b', 2),
  beard: beard('curled', '#3a2a1d') + beard('chin', '#3a2a1d'),
  hat:
    cut('M-17 -96Q-20 -118 2 -120Q22 -118 17 -96Q0 -103 -17 -96Z', '#2f8f8a') +
    cut('M2 -120Q22 -118 17 -96Q9 -100 1 -100Z', '#236f6c') +
    cut('M-19 -95Q0 -108 19 -95q1 6 -1 7Q0 -98 -18 -88q-2 -1 -1 -7z', '#f4e7c8') +
    dot(0, -101, 3.2, '#e2583e'),
  back: put(
    'rotate(-14 0 -84)',
    box(-40, -92, 92, 15, 7, '#8d5f36') +
      box(-40, -104, 88, 15, 7, '#7a4b2b') +
      box(-36, -116, 84, 15, 7, '#99683c') +
      line('M-20 -84.500h60M-14 -96.500h48M-16 -108.500h54', '#6d4023', 1.5) +
      logEnd(-42, -84, 9) +
      logEnd(-43, -98, 9) +
      logEnd(-37, -111, 9),
  ),
  right: [33, -62, 40, -70],
  left: [-27, -44],
  front:
    line('M33 -84l2 22', '#f4e7c8', 1.4) +
    put('rotate(8 36 -50)', cut('M29 -62h14l3 5v17h-20v-17z', '#fbf3e2') + dot(36, -58, 1.5, '#a8743f') + coin(36, -48, 5)) +
    cut('M-42 -48h26v20h-26z', '#6d4a2b') +
    cut('M-40 -46h22v16h-22z', '#f4e7c8') +
    line('M-38 -42h18M-38 -38h18M-38 -34h18', '#a8743f', 1) +
    dots(2, '#c43e2f', -35, -42, -31, -42) +
    dot(-24, -38, 2, '#27465c') +
    dots(2, '#3f8a8b', -33, -34, -29, -34),
})

const peddler = man({
  coat: '#9a6a8c',
  hem: '#e9bb55',
  skin: SKIN.tan,
  back:
    cut('M-36 -94Q-6 -118 36 -94L38 -32Q0 -22 -38 -32Z', '#a8743f') +
    cut('M0 -108Q20 -106 36 -94L38 -32Q18 -27 0 -27Z', '#8f5f31') +
    line('M-36 -66Q0 -58 36 -66', '#6d4a2b', 4) +
    box(-34, -116, 68, 18, 9, '#5f8a8b') +
    line('M-20 -115v16M18 -115v16', '#3f6668', 4) +
    dot(-34, -107, 5, '#86b0ae') +
    line('M40 -84q6 6 2 12', '#75838f', 2) +
    dot(42, -64, 9, '#9fb0ba') +
    dot(42, -64, 6, '#75838f') +
    line('M-38 -80v8', '#6d4a2b', 2) +
    cut('M-44 -72h11l2 16h-15z', '#d9803f') +
    oval(-38.5, -56, 8, 2.5, '#a8562c'),
  hair: cut('M-15 -92Q-17 -78 -12 -76Q-12 -90 -8 -97ZM15 -92Q17 -78 12 -76Q12 -90 8 -97Z', '#3a2a1d'),
  mood: 'grin',
  hat:
    cut('M-28 -97Q0 -108 28 -97Q0 -88 -28 -97Z', '#c98a3a') +
    cut('M-14 -99Q-12 -115 0 -115Q12 -115 14 -99Q0 -103 -14 -99Z', '#e0a94a') +
    cut('M8 -104q10 -14 18 -12q-2 8 -16 15z', '#f4e7c8'),
  right: [30, -46],
  left: [-22, -46],
  front:
    line('M32 -52L36 0', POLE, 4) +
    line('M-22 -44v-1', POLE, 1) +
    cut('M-34 -42h22v14q-11 6 -22 0z', '#c43e2f') +
    line('M-34 -42q11 -12 22 0', '#8d2e24', 2.5) +
    coin(-23, -34, 4),
})

const landlord = man({
  coat: '#6b3f82',
  hem: '#fbf3e2',
  legs: '#f4e7c8',
  shoes: '#8d2e24',
  skin: SKIN.rosy,
  girth: 1.42,
  belt: '#e9bb55',
  buckle: '#c43e2f',
  mood: 'smirk',
  sleeveWidth: 11,
  over: cut('M-5 -78h10l3 57q-8 2 -16 0z', '#e9bb55') + line('M0 -70v2M0 -60v2M0 -34v2', '#8a5710', 3),
  collar: sheet(
    cut('M-25 -72Q-12 -84 0 -80Q12 -84 25 -72Q20 -58 0 -64Q-20 -58 -25 -72Z', '#fffaf0') +
      both(line('M-17 -72v3M-9 -69v3', INK, 2)) +
      line('M0 -73v3', INK, 2),
  ),
  hair: cut('M-16 -92Q-22 -84 -17 -78Q-12 -80 -12 -94ZM16 -92Q22 -84 17 -78Q12 -80 12 -94Z', '#b8743a') + oval(0, -79, 10, 4, '#e3a37c'),
  beard:
    beard('curled', '#8d4a24') +
    dot(5.5, -91, 4.2, '#fff', 'fill-opacity=".3" stroke="#e9bb55" stroke-width="1.400"') +
    line('M9 -89q4 8 3 14', GOLD, 1),
  hat:
    cut('M-25 -100Q-30 -120 0 -119Q30 -120 25 -100Q0 -112 -25 -100Z', '#8b55a3') +
    cut('M2 -119Q30 -120 25 -100Q14 -106 2 -106Z', '#6b3f82') +
    cut('M-19 -99Q0 -110 19 -99l-1 6Q0 -103 -18 -93Z', '#e9bb55') +
    dot(0, -104, 3.5, '#c43e2f') +
    cut('M16 -112q4 -18 20 -16q-2 12 -15 19z', '#fbf3e2'),
  mid:
    dot(40, -58, 11, 'none', 'stroke="#e9bb55" stroke-width="3.500"') +
    line('M38 -47v24M38 -24h7M38 -31h6M46 -49l6 20M52 -29l-6 3', '#d9a441', 3.5),
  right: [36, -66, 38, -76],
  left: [-34, -46],
  front:
    cut('M-38 -34q-18 10 -16 26q2 8 18 8q16 0 18 -8q2 -16 -14 -26z', '#a8743f') +
    cut('M-35 -34q16 10 16 26q-2 8 -17 8z', '#8a5c30') +
    cut('M-45 -43q8 5 16 0l-4 9h-8z', '#c8935a') +
    line('M-41 -34h9', '#c43e2f', 3) +
    coin(-37, -16, 7) +
    coin(-18, -3, 5) +
    coin(-56, -3, 5),
})

const sculptor = man({
  coat: '#d9c8a9',
  hem: '#a8947a',
  legs: '#5f7480',
  hair: hair('cap', '#3a2a1d'),
  beard: beard('chin', '#3a2a1d'),
  over: oval(10, -34, 3, 2, '#fbf3e2') + oval(-12, -60, 2.5, 2, '#fbf3e2') + oval(4, -56, 2, 1.5, '#b5a58a'),
  collar: cut('M-13 -77Q0 -66 13 -77Q0 -84 -13 -77Z', '#7d2a45'),
  hat: cut('M-21 -101Q-13 -119 10 -116Q26 -111 19 -99Q0 -106 -21 -101Z', '#7d2a45') + line('M4 -116l2 -5', '#7d2a45', 3),
  mid: line('M32 -50v-34', POLE, 4.5) + box(19, -96, 27, 15, 3, '#8d5f36') + box(33, -96, 13, 15, 3, '#6d4626'),
  right: [32, -54],
  left: [-24, -60, -28, -70],
  front:
    cut('M-60 0v-16h38v16z', '#94a5b0') +
    cut('M-41 0v-16h19v16z', '#75868f') +
    cut('M-56 -16q-2 -14 10 -17v-5q-9 -5 -8 -16q3 -13 14 -12q12 2 11 14q0 10 -7 14v5q11 3 9 17z', '#e4eaec') +
    cut('M-41 -66q12 2 11 14q0 10 -7 14v5q11 3 9 17h-13z', '#bcc8ce') +
    line('M-49 -54h3M-39 -54h3M-44 -52v4', '#6f7f8b', 1.5) +
    oval(-42, -44, 2, 2.5, '#6f7f8b') +
    line('M-52 -61q4 -8 12 -6q8 0 10 6', '#9fb0ba', 3) +
    line('M-26 -54l-9 -4', '#6f7f8b', 3.5),
})

const adventurer = man({
  coat: '#b98d4f',
  hem: '#7d5a2c',
  legs: '#3f6f74',
  shoes: '#5b3a1d',
  mood: 'grin',
  hair: hair('long', '#7d3a1f'),
  back:
    cut('M-4 -80Q-30 -92 -52 -76Q-44 -74 -48 -64Q-38 -66 -34 -60Q-20 -72 -2 -70Z', '#d8452f') +
    cut('M-2 -74Q-26 -78 -48 -64Q-38 -66 -34 -60Q-20 -72 -2 -70Z', '#a8322d'),
  over:
    cut('M-15 -74L16 -48l3 5L-18 -66z', '#6d4a2b') +
    dot(16, -36, 7, 'none', 'stroke="#e9d9b4" stroke-width="3"') +
    line('M12 -38q4 4 8 0', '#c4ab7c', 1),
  collar: cut('M-15 -79Q0 -62 15 -79Q0 -86 -15 -79Z', '#e2583e'),
  hat:
    cut('M-28 -99Q-14 -108 0 -106Q16 -108 29 -97Q14 -92 0 -94Q-14 -92 -28 -99Z', '#6d4a2b') +
    cut('M-15 -101Q-14 -119 -3 -116Q4 -112 8 -117Q16 -116 15 -100Q0 -106 -15 -101Z', '#8d5f36') +
    cut('M-15 -103Q0 -108 15 -102l.3 4Q0 -103 -15.300 -98Z', '#3f2a1a'),
  mid:
    line('M33 -60L38 -100', POLE, 5) +
    cut('M31 -98l14 2l-3 8l-8 -1z', '#4d3a2a') +
    cut('M38 -96q-16 -6 -10 -20q4 6 6 2q-2 -10 8 -18q-2 10 6 14q6 -2 4 -6q8 14 -2 25q-5 4 -12 3z', '#e2583e') +
    cut('M39 -97q-9 -4 -5 -12q3 4 5 -1q0 -6 4 -8q0 8 5 10q2 8 -9 11z', '#ffd06b'),
  right: [35, -72, 30, -64],
  left: [-27, -50],
  front: put(
    'rotate(-8 -32 -44)',
    cut('M-50 -60h34q-4 4 0 8v22q-4 4 0 6h-34q4 -4 0 -8v-20q-4 -4 0 -8z', '#f4e2b8') +
      line('M-46 -36q6 -10 12 -6q4 4 8 -8', '#a8562c', 1.6, 'stroke-dasharray="3 3"') +
      line('M-27 -55l5 5M-22 -55l-5 5', '#c43e2f', 2.2) +
      cut('M-46 -50l4 -6l4 6z', '#7ba04a'),
  ),
})

const fox = (): string =>
  cut('M-38 -8q-10 -2 -12 -14q10 2 14 8z', '#e07a35') +
  oval(-30, -8, 11, 8, '#e07a35') +
  cut('M-24 -16l-1 -9l6 4h3l6 -4l-1 9q0 7 -6 10q-7 -3 -7 -10z', '#ec8d45') +
  cut('M-17 -6q-6 -3 -6 -7q3 1 6 1q3 0 6 -1q0 4 -6 7z', '#fff6e6') +
  dots(1.2, INK, -20, -15, -14, -15) +
  dot(-17, -8, 1.3, INK) +
  cut('M-50 -22l5 2l-3 4z', '#fff6e6')

const forestChild = put(
  'scale(.9)',
  man({
    coat: '#8fb35a',
    hem: '#6e9440',
    legs: SKIN.pale,
    shoes: '#6d4a2b',
    belt: '#5c7d33',
    hair: hair('long', '#c8662c'),
    over: cut('M-22 -32l8 14l6 -12l8 13l8 -13l6 12l8 -14q-22 6 -44 0z', '#55762f'),
    hat:
      line(
        'M-12 -106Q-24 -114 -26 -132M-19 -116L-32 -118M-25 -124L-18 -132M12 -106Q24 -114 26 -132M19 -116L32 -118M25 -124L18 -132',
        POLE,
        4,
      ) +
      cut('M-16 -100q4 -10 8 0q4 -12 8 0q4 -12 8 0q4 -10 8 0q-16 6 -32 0z', '#4f7a35') +
      dot(0, -102, 3.2, '#e2583e') +
      dots(2.2, '#f6d27a', -8, -100, 8, -100),
    mid:
      line('M32 -4L29 -96', POLE, 3.5) +
      cut('M29 -96q-14 -4 -14 -20q15 2 14 20zM29 -90q14 -2 18 -18q-16 0 -18 18zM30 -74q11 0 14 -11q-11 -2 -14 11z', '#6e9440'),
    right: [30, -54],
    left: [-29, -52],
    front:
      cut('M-45 -46h28l-4 21h-20z', '#a8743f') +
      cut('M-45 -46h28l-1 5h-26z', '#c8935a') +
      dot(-38, -49, 5.5, '#c8362d') +
      dot(-28, -50, 6, '#e2583e') +
      dot(-21, -48, 4.5, '#a8322d') +
      put('translate(-8 0) scale(1.100)', fox()),
  }),
)

const monkey = ((): string => {
  const fur = '#8d5a34'
  const skin = '#eec79a'
  return [
    sheet(line('M20 -14Q54 -8 52 -44Q50 -70 34 -66Q24 -60 34 -52', '#744726', 7)),
    sheet(
      cut('M-30 0q-8 -26 8 -44q22 -12 44 0q16 18 8 44z', fur) + fold('M0 -50Q14 -50 22 -44q16 18 8 44H0Z') + oval(0, -20, 15, 20, skin),
    ),
    sheet(
      cut('M-24 -46Q-8 -54 -6 -50Q-14 -24 -14 -8Q-26 -10 -30 -14Q-30 -34 -24 -46Z', '#c43e2f') +
        cut('M24 -46Q8 -54 6 -50Q14 -24 14 -8Q26 -10 30 -14Q30 -34 24 -46Z', '#a8322d') +
        line('M-15 -14Q-22 -14 -29 -18M15 -14Q22 -14 29 -18', GOLD, 2),
    ),
    sheet(both(cut('M-34 0q-4 -12 8 -14q14 0 14 14z', fur) + oval(-24, -3, 9, 4, skin))),
    sheet(
      both(dot(-24, -74, 9, fur) + dot(-24, -74, 5.5, skin)) +
        dot(0, -72, 24, fur) +
        fold('M0 -96A24 24 0 0 1 0 -48Z', 0.1) +
        cut('M0 -82q-6 -8 -13 -3q-6 7 -1 14q-5 4 -4 10q3 10 18 10q15 0 18 -10q1 -6 -4 -10q5 -7 -1 -14q-7 -5 -13 3z', skin) +
        dots(2.4, INK, -6.5, -75, 6.5, -75) +
        line('M-2 -67l-1 1M2 -67l1 1', '#7a3a28', 1.6) +
        cut('M-9 -62q9 4 18 0q-2 8 -9 8q-7 0 -9 -8z', '#8d2e24') +
        cut('M-7 -61.500q7 3 14 0l-1 2.500q-6 2 -12 0z', '#fff8ea'),
    ),
    sheet(
      cut('M-11 -94l2 -16q9 -4 18 0l2 16q-11 5 -22 0z', '#c43e2f') +
        cut('M0 -112q5 0 9 2l2 16q-5 2 -11 2z', '#9c2f25') +
        line('M0 -111Q-14 -116 -16 -104', GOLD, 1.8) +
        dot(-16, -102, 2.8, GOLD),
    ),
    sheet(line('M22 -42Q38 -44 40 -30', fur, 9) + dot(40, -30, 5.5, skin)),
    sheet(
      cut('M-46 -92q-2 -22 -16 -26l5 -6q20 4 21 32q-5 4 -10 0z', '#f3cf4e') +
        cut('M-41 -90q2 -22 -16 -34q20 4 21 32q-2 2 -5 2z', '#d9a92f') +
        cut('M-57 -124l-5 6l-2 -4z', '#5b3a1d') +
        cut('M-47 -92l-9 8l6 4l7 -8zM-36 -92l9 9l-7 4l-6 -9z', '#f6dc7a'),
    ),
    sheet(line('M-22 -44Q-44 -50 -41 -80', fur, 9) + dot(-41, -82, 5.5, skin)),
  ].join('')
})()

export const TRADES: Record<string, string> = {
  adventurer,
  blacksmith,
  cook,
  farmer,
  'forest-child': forestChild,
  landlord,
  miner,
  monkey,
  peddler,
  sculptor,
  'wood-merchant': woodMerchant,
  woodcutter,
}
