/**
 * The Lich King and what is his: the Necropolis as one long picture of four cards, two hosts, his throne.
 * A card of the row is drawn in NECROPOLIS_BOX; sky, ridges and ground meet at both edges, so any four cards make one picture.
 */
import { GOLD, INK, both, box, cut, dot, dots, fold, line, oval, put, sheet } from './parts'

export const NECROPOLIS_BOX = '0 0 160 110'
const BONE = '#f0ecd8'
const GLOW = '#9cf06a'
const STONE = '#8f98a0'
const DARK = '#6c7580'

const skull = (x: number, y: number, s = 1, eye = GLOW): string =>
  put(
    `translate(${x} ${y}) scale(${s})`,
    cut('M-7 2q-2 -13 7 -13q9 0 7 13l-3 1v4h-8v-4z', BONE) +
      cut('M0 -11q9 0 7 13l-3 1v4H0z', '#d3cdb2') +
      dots(2.1, '#241c3a', -3, -2, 3, -2) +
      dots(0.9, eye, -3, -2, 3, -2) +
      line('M-1.500 4.500v2M1.500 4.500v2', '#241c3a', 1),
  )
const bone = (d: string, w = 3): string => line(d, BONE, w)
const candle = (x: number, y: number, h = 10): string =>
  box(x - 2, y - h, 4, h, 1, '#e9dfc8') +
  cut(`M${x} ${y - h}q-3.500 -4 0 -9q3.500 5 0 9z`, '#7fe0a0') +
  dot(x, y - h - 4, 6, GLOW, 'opacity=".2"')
const cross = (x: number, y: number, s: number, turn = 0, fill = '#9a8468'): string =>
  put(`translate(${x} ${y}) rotate(${turn}) scale(${s})`, line('M0 0v-20M-7 -14h14', fill, 4))
const grave = (x: number, y: number, s: number, turn = 0): string =>
  put(
    `translate(${x} ${y}) rotate(${turn}) scale(${s})`,
    cut('M-8 0v-16q8 -11 16 0V0z', STONE) + cut('M0 -21.500q4.500 0 8 5.500V0H0z', DARK),
  )
const raven = (x: number, y: number, s: number): string =>
  put(
    `translate(${x} ${y}) scale(${s})`,
    cut('M-8 0Q-10 -9 0 -10L2 -15Q8 -18 10 -12L16 -11L10 -8Q8 0 0 1L-10 6z', '#1d1828') + dot(7, -12, 1.2, GLOW),
  )
const tree = (x: number, y: number, s: number): string =>
  put(
    `translate(${x} ${y}) scale(${s})`,
    line('M0 0Q3 -24 -2 -44M-1 -28Q-14 -34 -14 -50M0 -34Q12 -40 13 -56M-2 -44l-7 -14M-2 -44l7 -12M-14 -44l-8 -4', '#231d30', 4),
  )
const pillar = (x: number, top: number, w = 14): string =>
  box(x - w / 2, top, w, 94 - top, 0, STONE) +
  box(x, top, w / 2, 94 - top, 0, DARK) +
  box(x - w / 2 - 3, top - 4, w + 6, 6, 1, '#aab3ba') +
  box(x - w / 2 - 3, 89, w + 6, 6, 1, '#7c858e')

/** Sky and land behind a card; the edges are alike on all of them. */
function land(kind: string): string {
  const hump: Record<string, [number, number]> = { gate: [48, 66], graves: [40, 60], vaults: [52, 58], throne: [34, 54] }
  const [far, near] = hump[kind] ?? [48, 62]
  return (
    '<rect width="160" height="110" fill="#2c2545"/>' +
    (kind === 'graves' ? dot(118, 26, 15, '#cfe6b0', 'opacity=".9"') + dot(113, 22, 3, '#a9c78c') + dot(122, 31, 2.4, '#a9c78c') : '') +
    [
      [20, 14],
      [58, 8],
      [92, 18],
      [140, 10],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 0.9, '#cfc4f0'))
      .join('') +
    sheet(cut(`M-2 112V58Q40 ${far} 80 ${far + 8}T162 58V112Z`, '#3d3460')) +
    sheet(cut(`M-2 112V72Q44 ${near} 84 ${near + 8}T162 72V112Z`, '#4f4674'))
  )
}
const soil = (): string =>
  sheet(cut('M-2 112V94Q30 90 60 93T118 92T162 94V112Z', '#3f4f4a') + cut('M-2 112V102Q40 98 84 101T162 102V112Z', '#33413e'))

const water = (y: number): string =>
  cut(`M-2 112V${y}q10 -4 20 0t20 0t20 0t20 0t20 0t20 0t20 0t24 0V112Z`, '#2f6a62') +
  line(`M10 ${y + 6}h22M64 ${y + 9}h30M112 ${y + 5}h26`, '#7fd0a8', 1.4, 'opacity=".7"')
/** Land on both sides of the water, so that the card joins its neighbours. */
const banks = (): string =>
  sheet(
    cut('M-2 112V94Q10 91 18 96Q24 104 34 112ZM162 112V94Q150 91 142 96Q136 104 126 112Z', '#3f4f4a') +
      cut('M-2 112V102Q8 100 16 104L24 112ZM162 112V102Q152 100 144 104L136 112Z', '#33413e'),
  )
const wing = (x: number, turn: number): string =>
  put(
    `translate(${x} 92) rotate(${turn})`,
    line('M0 0V-44Q14 -58 28 -50V0M7 0V-50M14 0V-54M21 0V-54M0 -10H28M0 -34H28', '#a5643a', 2.6) +
      cut('M7 -54l-3 -7l3 -4l3 4zM21 -56l-3 -7l3 -4l3 4z', '#a5643a'),
  )

const CARDS: Record<string, () => string> = {
  // The Gate
  'rusted-gate': () =>
    sheet(pillar(44, 40), pillar(116, 40)) + sheet(skull(44, 34, 1.2), skull(116, 34, 1.2)) + soil() + sheet(wing(51, 0), wing(84, 14)),
  'raven-arch': () =>
    sheet(
      cut('M38 94V52Q40 18 80 16Q120 18 122 52V94H104V54Q102 36 80 35Q58 36 56 54V94Z', STONE) +
        cut('M80 16Q120 18 122 52V94H104V54Q102 36 80 35Z', DARK) +
        line('M44 70h8M42 52h9M52 32l7 6M72 20l2 9M92 21l-3 9M108 34l-7 6M108 72h9', '#545d66', 2),
    ) +
    soil() +
    sheet(raven(80, 16, 1), raven(50, 30, 0.8), raven(118, 34, 0.85), raven(72, 92, 0.75)),
  'toll-bridge': () =>
    water(84) +
    sheet(
      cut('M6 74Q80 44 154 74V96H140Q138 68 118 68Q98 68 96 90H64Q62 68 42 68Q22 68 20 96H6Z', STONE) +
        line('M6 70Q80 40 154 70', '#aab3ba', 4) +
        line('M52 60v8M80 56v8M108 60v8', '#545d66', 2),
    ) +
    sheet(
      put(
        'translate(80 50)',
        line('M-12 0V-24M12 0V-24', '#5b3a1d', 3) +
          cut('M-18 -22L0 -36L18 -22Z', '#7a3f4a') +
          line('M12 -14H40', '#e9dfc8', 3) +
          line('M16 -14h6M28 -14h6', '#b5302a', 3),
      ) + put('translate(80 48)', cut('M-7 0q-2 -12 7 -14q9 2 7 14z', '#3d3358') + skull(0, -16, 0.85) + dot(9, -6, 3.4, GOLD)),
    ) +
    banks(),
  'twin-lanterns': () =>
    sheet(
      [46, 114]
        .map(
          (x) =>
            line(`M${x} 94V38`, '#1d1828', 5) + line(`M${x} 40Q${x < 80 ? x + 4 : x - 4} 26 ${x < 80 ? x + 16 : x - 16} 30`, '#1d1828', 4),
        )
        .join(''),
    ) +
    soil() +
    [62, 98]
      .map(
        (x) =>
          dot(x, 47, 22, GLOW, 'opacity=".16"') +
          sheet(
            cut(`M${x - 8} 38h16l3 20h-22z`, '#d6ffb0') +
              cut(`M${x} 40q7 9 0 17q-7 -8 0 -17z`, '#5fd06a') +
              cut(`M${x - 11} 38h22l-6 -7h-10zM${x - 12} 58h24v4h-24z`, '#1d1828'),
          ),
      )
      .join('') +
    sheet(box(38, 88, 16, 7, 1, STONE), box(106, 88, 16, 7, 1, DARK)),
  'bone-fence': () =>
    sheet(
      [18, 34, 50, 66, 94, 110, 126, 142].map((x, i) => bone(`M${x} 96L${x + (i % 2 ? 2 : -2)} ${56 + (i % 3) * 4}`, 5)).join('') +
        bone('M8 74H74M86 74H152M8 86H74M86 86H152', 3.6),
    ) +
    soil() +
    sheet(skull(50, 54, 1.1), skull(110, 54, 1.1), skull(18, 56, 0.8), skull(142, 56, 0.8)) +
    sheet(skull(80, 86, 1.5)),
  // The Graves
  'paupers-field': () =>
    sheet(tree(24, 94, 0.8)) +
    soil() +
    sheet(
      [
        [38, 92, 0.8, -12],
        [60, 98, 1, 6],
        [82, 92, 0.8, -4],
        [104, 99, 1.05, 12],
        [128, 93, 0.85, -8],
        [146, 99, 0.9, 4],
      ]
        .map(([x = 0, y = 0, s = 1, a = 0]) => cross(x, y, s, a))
        .join('') + cut('M52 100q8 -6 18 0zM96 102q8 -6 18 0z', '#5a4a3c'),
    ),
  'willow-hollow': () =>
    sheet(line('M70 96Q78 70 66 46M70 60Q86 46 84 36', '#3d2f2a', 9)) +
    sheet(
      cut(
        'M28 44Q40 12 74 16Q112 14 120 46Q124 60 122 74q-4 -8 -6 -16q-2 14 -6 24q-4 -12 -6 -24q-4 16 -8 20q-3 -14 -4 -24' +
          'q-6 12 -10 10q-2 -8 -2 -14q-6 10 -12 12q-2 -8 -2 -14q-4 14 -10 22q-4 -12 -4 -22q-6 12 -10 20q-4 -12 -4 -20q-4 6 -8 10' +
          'q-4 -14 -2 -30z',
        '#5f8a6a',
      ) +
        cut('M74 16Q112 14 120 46Q124 60 122 74q-4 -8 -6 -16q-2 14 -6 24q-4 -12 -6 -24q-4 16 -8 20q-3 -14 -4 -24Q96 30 74 16Z', '#4a7056'),
    ) +
    soil() +
    sheet(grave(104, 98, 1), grave(132, 100, 0.8, 8)),
  'soldiers-rest': () =>
    soil() +
    sheet(
      [
        [28, 90, 0.7],
        [54, 90, 0.7],
        [80, 90, 0.7],
        [106, 90, 0.7],
        [132, 90, 0.7],
      ]
        .map(([x = 0, y = 0, s = 1]) => cross(x, y, s, 0, '#dfe3dc'))
        .join(''),
    ) +
    sheet(
      [
        [40, 102],
        [80, 102],
        [120, 102],
      ]
        .map(([x = 0, y = 0]) =>
          put(
            `translate(${x} ${y})`,
            cut('M-3 0V-30l3 -5l3 5V0z', '#cfd8dd') +
              line('M-9 -8h18', GOLD, 3.6, 'transform="translate(0 2)"') +
              cut('M-10 -26Q-10 -38 0 -38Q10 -38 10 -26Q0 -30 -10 -26Z', '#8fa0ab') +
              cut('M0 -38Q10 -38 10 -26Q5 -28 0 -28Z', '#6f7f8b'),
          ),
        )
        .join(''),
    ),
  'heroes-mound': () =>
    sheet(cut('M14 96Q40 56 80 54Q120 56 146 96Z', '#5f7a5a') + cut('M80 54Q120 56 146 96H80Z', '#4b6348')) +
    sheet(
      put(
        'translate(80 58)',
        cut('M-5 4V-34L0 -44L5 -34V4Z', '#dfe8ec') +
          cut('M0 -44L5 -34V4H0Z', '#a9bac3') +
          line('M-14 -4h28', GOLD, 5, 'transform="translate(0 -30) scale(1 1)"') +
          box(-2.5, -46, 5, 12, 1, '#6d4a2b', 'transform="translate(0 -2)"') +
          dot(0, -50, 4, GOLD),
      ),
    ) +
    soil() +
    sheet(
      dot(46, 84, 10, '#e9d9b4') +
        dot(46, 84, 8, '#8d2e24') +
        line('M46 77v14M39 84h14', GOLD, 2) +
        dot(114, 84, 10, '#e9d9b4') +
        dot(114, 84, 8, '#27465c') +
        line('M114 77v14M107 84h14', GOLD, 2),
    ),
  'restless-barrow': () =>
    sheet(cut('M10 96Q30 58 78 56Q128 58 150 96Z', '#5a6a5c') + cut('M78 56Q128 58 150 96H80Z', '#475549')) +
    dot(80, 80, 34, GLOW, 'opacity=".22"') +
    cut('M62 94L70 72L66 62L80 66L92 60L90 74L100 94Z', '#1d2a1c') +
    cut('M68 94L76 74L80 68L86 74L94 94Z', '#4f8a3a') +
    soil() +
    sheet(bone('M80 96Q78 78 84 66', 6) + bone('M84 68l-10 -10M84 66l-3 -14M84 66l5 -13M85 68l11 -9M84 70l13 -1', 3.4)) +
    sheet(bone('M48 98Q44 88 50 80M50 82l-7 -5M50 82l0 -8M50 82l6 -5', 3), skull(118, 92, 1)),
  // The Vaults
  'coffin-maker': () =>
    sheet(
      cut('M22 94V42L80 20L138 42V94Z', '#5f4a3c') +
        cut('M80 20L138 42V94H80Z', '#4c3a2f') +
        line('M22 56h116M22 70h116', '#3d2d24', 1.4) +
        cut('M14 44L80 16L146 44L142 50L80 24L18 50Z', '#7a6152'),
    ) +
    soil() +
    sheet(
      [
        [44, -6],
        [80, 0],
        [116, 6],
      ]
        .map(([x = 0, a = 0]) =>
          put(
            `translate(${x} 94) rotate(${a})`,
            cut('M-8 0L-13 -34L-7 -50H7L13 -34L8 0Z', '#a8743f') +
              cut('M0 -50H7L13 -34L8 0H0Z', '#8a5a2c') +
              line('M0 -40v16M-5 -34h10', '#f0d9a8', 2.4),
          ),
        )
        .join(''),
    ) +
    sheet(put('translate(136 92) rotate(24)', line('M0 0v-24', '#8d5f36', 4) + box(-9, -32, 18, 9, 2, '#8fa0ab'))),
  'funeral-feast': () =>
    sheet(cut('M10 94V30H150V94Z', '#4a3f5c') + [28, 80, 132].map((x) => cut(`M${x - 14} 74V48q14 -18 28 0v26z`, '#2c2545')).join('')) +
    soil() +
    sheet(
      box(14, 76, 132, 8, 2, '#8a5a2c') +
        cut('M20 84h8v14h-8zM132 84h8v14h-8z', '#5b3a1d') +
        cut('M14 80h132v6q-8 8 -16 0t-16 0t-16 0t-16 0t-18 0t-16 0t-16 0t-16 0t-16 0z', '#e9dfc8'),
    ) +
    sheet(candle(38, 76, 14), candle(122, 76, 14)) +
    sheet(
      cut('M62 76q-2 -16 18 -16q20 0 18 16z', '#b5432e') +
        cut('M80 60q20 0 18 16H80z', '#91321f') +
        bone('M96 68l12 -6', 3.4) +
        dot(109, 60, 2.6, BONE) +
        oval(80, 77, 24, 3, '#b9c6cd'),
    ) +
    sheet(skull(54, 70, 0.9), skull(106, 86, 0.7)),
  'jewelled-tomb': () =>
    sheet(cut('M18 94V36Q80 4 142 36V94Z', '#463c62') + cut('M80 20Q112 20 142 36V94H80Z', '#3a3154')) +
    soil() +
    sheet(
      cut('M28 94V66H132V94Z', '#9a88b8') +
        cut('M80 66h52V94H80Z', '#7f6e9e') +
        cut('M22 66Q28 52 80 50Q132 52 138 66Z', '#b5a4d0') +
        cut('M80 50Q132 52 138 66H80Z', '#9886b6') +
        line('M28 72H132', GOLD, 2.4),
    ) +
    sheet(
      [
        [46, 82, '#e2583e'],
        [68, 82, '#7fe0a0'],
        [92, 82, '#6ab6dc'],
        [114, 82, '#f0bf4c'],
      ]
        .map(([x, y, c]) => cut(`M${Number(x)} ${Number(y) - 8}l7 7l-7 9l-7 -9z`, String(c)))
        .join('') +
        cut('M80 36l11 9l-11 16l-11 -16z', '#b874e6') +
        cut('M80 36l11 9l-11 16z', '#8a4fc0') +
        cut('M80 36l11 9h-22z', '#e3c6f6'),
    ),
  'grave-goods': () =>
    sheet(cut('M14 94V40Q80 18 146 40V94Z', '#4d4460') + cut('M26 94V52Q80 34 134 52V94Z', '#2c2545')) +
    soil() +
    sheet(
      put(
        'translate(52 94)',
        cut('M-20 0V-22H20V0Z', '#8d5f36') +
          cut('M0 -22H20V0H0Z', '#74481f') +
          cut('M-20 -22Q-18 -36 0 -36Q18 -36 20 -22Z', '#a8743f') +
          line('M-20 -20h40', GOLD, 3) +
          box(-4, -25, 8, 9, 1, GOLD),
      ),
      put(
        'translate(104 94)',
        cut('M-10 0Q-18 -14 -8 -26V-32H8V-26Q18 -14 10 0Z', '#b0623f') +
          cut('M0 -32H8V-26Q18 -14 10 0H0Z', '#8f4c2f') +
          line('M-13 -14q13 5 26 0', '#e9c98a', 2.4),
      ),
      put('translate(132 96)', cut('M-8 0Q-13 -10 -6 -20H6Q13 -10 8 0Z', '#5f8a86') + line('M-9 -10h18', '#cfe6dc', 2)),
      put('translate(80 96)', dot(0, -11, 11, '#e9d9b4') + dot(0, -11, 8.5, '#27465c') + dot(0, -11, 3, GOLD)),
    ) +
    sheet(
      dots(3, '#f0bf4c', 76, 100, 88, 102, 120, 101) +
        put('translate(26 96) rotate(-16)', line('M0 0V-44', '#8d5f36', 3) + cut('M0 -56l5 13h-10z', '#dfe8ec')),
    ),
  'ferrymans-purse': () =>
    sheet(cut('M8 94V34Q80 6 152 34V94Z', '#463f5c') + cut('M22 94V46Q80 22 138 46V94Z', '#241c3a')) +
    water(82) +
    sheet(
      cut('M26 78Q80 92 138 76L126 96H42Z', '#4a3323') +
        cut('M80 87Q112 86 138 76L126 96H80Z', '#362416') +
        line('M108 104L92 34', '#8d5f36', 3.4),
    ) +
    sheet(cut('M64 84Q60 54 78 44Q96 54 92 84Z', '#3d3358') + cut('M78 44Q96 54 92 84H78Z', '#2f2746') + skull(78, 54, 0.95)) +
    sheet(
      put(
        'translate(52 74)',
        cut('M-9 10Q-14 -4 -3 -9L-5 -14H5L3 -9Q14 -4 9 10Q0 14 -9 10Z', '#a8743f') +
          line('M-5 -9h10', '#c43e2f', 2.6) +
          dot(0, 2, 3.6, GOLD),
      ) + dot(40, 80, 3, GOLD),
    ) +
    banks(),
  // The Throne
  'heralds-stair': () =>
    sheet(
      [0, 1, 2, 3, 4]
        .map(
          (i) =>
            box(30 + i * 10, 88 - i * 9, 100 - i * 20, 10, 0, i % 2 ? '#7c858e' : '#8f98a0') +
            box(80, 88 - i * 9, 50 - i * 10, 10, 0, '#646d77'),
        )
        .join('') +
        cut('M68 52h24l12 46h-48z', '#8d2e24') +
        cut('M80 52h12l12 46H80z', '#6f201a'),
    ) +
    sheet(
      [36, 124]
        .map((x) => {
          const k = x < 80 ? 1 : -1
          return (
            put(`translate(${x} 92)`, line('M0 0V-58', '#5b3a1d', 3) + cut(`M0 -58h${k * 20}v24l${k * -10} -6l${k * -10} 6z`, '#5a3f86')) +
            put(
              `translate(${x + k * -14} 92)`,
              cut('M-6 0q-1 -18 6 -20q7 2 6 20z', '#463c62') +
                skull(0, -26, 0.85) +
                line(`M${k * 4} -22L${k * 24} -34`, GOLD, 3) +
                cut(`M${k * 22} -40l${k * 9} 1l${k * -5} 9z`, GOLD),
            )
          )
        })
        .join(''),
    ) +
    soil() +
    sheet(skull(80, 44, 1.2)),
  'iron-choir': () =>
    sheet(
      [24, 36, 48, 60, 72, 84, 96, 108, 120, 132]
        .map((x, i) => {
          const top = 22 + Math.abs(i - 4.5) * 5
          return box(x, top, 8, 72, 3, '#8fa0ab') + box(x + 4, top, 4, 72, 2, '#6f7f8b') + cut(`M${x + 1.5} 70h5l-2.500 8z`, '#2b3742')
        })
        .join(''),
    ) +
    soil() +
    sheet(
      [36, 66, 96, 126]
        .map((x) =>
          put(
            `translate(${x} 98)`,
            cut('M-11 0q-2 -22 11 -24q13 2 11 24z', '#3d3358') +
              cut('M0 -24q13 2 11 24H0z', '#2f2746') +
              cut('M-9 -22Q-10 -38 0 -38Q10 -38 9 -22Q0 -18 -9 -22Z', '#77838f') +
              cut('M0 -38Q10 -38 9 -22Q5 -20 0 -20Z', '#5c6772') +
              line('M-5 -29h3M2 -29h3', GLOW, 2) +
              oval(0, -23.5, 2.4, 2.8, '#1d1828'),
          ),
        )
        .join(''),
    ),
  'hall-of-hourglasses': () =>
    sheet(cut('M6 94V18H154V94Z', '#413860') + [30, 80, 130].map((x) => cut(`M${x - 20} 94V44q20 -22 40 0v50z`, '#2c2545')).join('')) +
    soil() +
    [30, 80, 130]
      .map((x, i) =>
        sheet(
          put(
            `translate(${x} 94) scale(${i === 1 ? 1.1 : 0.9})`,
            box(-16, -6, 32, 6, 1, '#b97f1d') +
              box(-16, -56, 32, 6, 1, '#b97f1d') +
              cut('M-12 -50H12Q12 -38 2 -28Q12 -18 12 -6H-12Q-12 -18 -2 -28Q-12 -38 -12 -50Z', '#dff0ea', 'fill-opacity=".95"') +
              cut(`M-10 -6Q-8 ${-14 - i * 3} 0 ${-14 - i * 3}Q8 ${-14 - i * 3} 10 -6Z`, '#5fb04a') +
              cut('M-7 -40H7Q6 -34 0 -28Q-6 -34 -7 -40Z', '#5fb04a') +
              line('M0 -28v14', '#5fb04a', 1.6) +
              line('M-15 -50V-6M15 -50V-6', '#d9a441', 3),
          ),
        ),
      )
      .join(''),
  'silent-court': () =>
    sheet(cut('M6 94V24H154V94Z', '#3d3458') + line('M20 94V30M50 94V30M110 94V30M140 94V30', '#544a72', 5)) +
    soil() +
    sheet(
      [20, 50, 110, 140]
        .map((x, i) =>
          put(
            `translate(${x} 96)`,
            cut('M-15 0Q-16 -36 0 -48Q16 -36 15 0Z', i % 2 ? '#4a4a5c' : '#54465c') +
              cut('M0 -48Q16 -36 15 0H0Z', i % 2 ? '#3a3a4a' : '#42364a') +
              cut('M-8 -30Q0 -42 8 -30Q8 -20 0 -17Q-8 -20 -8 -30Z', '#f4efe0') +
              line('M-4.500 -28h3M1.500 -28h3', '#241c3a', 1.8),
          ),
        )
        .join(''),
    ) +
    sheet(
      put(
        'translate(80 98)',
        cut('M-20 0Q-20 -46 0 -60Q20 -46 20 0Z', '#6f4a5c') +
          cut('M0 -60Q20 -46 20 0H0Z', '#573848') +
          cut('M-10 -38Q0 -52 10 -38Q10 -26 0 -22Q-10 -26 -10 -38Z', '#f4efe0') +
          line('M-6 -36h4M2 -36h4', '#241c3a', 2) +
          line('M-4 -28h8', '#241c3a', 1.4) +
          line('M0 -30v6', '#241c3a', 1),
      ),
    ),
  'crown-of-rime': () =>
    sheet(
      [
        [34, 40],
        [50, 30],
        [110, 30],
        [126, 40],
        [20, 56],
        [140, 56],
      ]
        .map(
          ([x = 0, y = 0]) =>
            cut(`M${x - 9} 96L${x - 5} ${y + 12}L${x} ${y}L${x + 5} ${y + 12}L${x + 9} 96Z`, '#8fc6dc') +
            cut(`M${x} ${y}L${x + 5} ${y + 12}L${x + 9} 96H${x}Z`, '#6aa6c4'),
        )
        .join(''),
    ) +
    sheet(
      cut('M54 96V40Q80 18 106 40V96Z', '#6f8fae') + cut('M80 28Q94 30 106 40V96H80Z', '#587694') + cut('M62 96V66H98V96Z', '#3d5570'),
    ) +
    soil() +
    sheet(
      put(
        'translate(80 60)',
        cut('M-22 6L-26 -24L-13 -10L-8 -32L0 -12L8 -32L13 -10L26 -24L22 6Q0 12 -22 6Z', '#dff4fa') +
          cut('M0 -12L8 -32L13 -10L26 -24L22 6Q11 9 0 9Z', '#a9d6e6') +
          dot(0, -1, 3, '#3f86c0') +
          dots(2.2, '#3f86c0', -12, -2, 12, -2),
      ),
    ) +
    [
      [30, 24],
      [132, 20],
      [80, 12],
      [58, 20],
    ]
      .map(([x = 0, y = 0]) => put(`translate(${x} ${y})`, line('M-4 0h8M-2 -3.500l4 7M2 -3.500l-4 7', '#dff4fa', 1.3)))
      .join(''),
}

/** What a card that lies face down lets one guess: its kind, as a shape in the fog. */
const VEILED: Record<string, string> = {
  gate: 'M46 94V44q8 -10 16 0v50zM98 94V44q8 -10 16 0v50zM62 54q18 -20 36 0v8q-18 -18 -36 0z',
  graves: 'M24 96V76q8 -12 16 0v20zM60 94q-4 -30 8 -46q14 16 10 46zM98 96V72q9 -12 18 0v24zM128 98V82q6 -10 12 0v16z',
  vaults: 'M30 94V56L80 32L130 56V94H96V72q-16 -18 -32 0v22z',
  throne: 'M40 96V84h12V72h10V30q6 -18 18 -22q12 4 18 22v42h10v12h12v12z',
}

/** One card of the row; without a key it lies face down. */
export function necropolisCard(kind: string, key: string | null): string {
  const draw = key ? CARDS[key] : undefined
  if (draw) return land(kind) + draw()
  return (
    land(kind) +
    cut(VEILED[kind] ?? VEILED['vaults']!, '#1d1730', 'opacity=".8"') +
    soil() +
    cut('M-2 112V70Q30 60 62 70T120 66T162 72V112Z', '#b9c9d0', 'opacity=".32"') +
    cut('M-2 112V86Q40 76 80 86T162 84V112Z', '#d8e4e4', 'opacity=".32"')
  )
}

const crown = (y: number): string =>
  cut(`M-17 ${y}l-5 -26l11 10l5 -18l6 14l6 -14l5 18l11 -10l-5 26q-17 -7 -34 0z`, '#c9d6dc') +
  cut(`M0 ${y - 20}l6 -14l5 18l11 -10l-5 26q-8 -4 -17 -4z`, '#95a8b2') +
  dot(0, y - 9, 3, GLOW) +
  both(dot(-10, y - 8, 2, '#6ab6dc'))

/** The Lich King on his throne; figure box, feet at the ground. */
export const LICH_KING: string = [
  sheet(
    cut('M-52 0V-96Q-56 -112 -46 -124L-38 -106Q0 -132 38 -106L46 -124Q56 -112 52 -96V0Z', '#4a4468') +
      cut('M0 -119Q22 -117 38 -106L46 -124Q56 -112 52 -96V0H0Z', '#3a3454') +
      both(dot(-46, -124, 5, BONE) + line('M-44 -92V-12', '#6a6290', 3)),
  ),
  sheet(both(cut('M-56 -40h16v40h-18z', '#5a5380') + skull(-48, -44, 1))),
  sheet(
    cut('M-20 -76Q-38 -50 -36 -1Q0 6 36 -1Q38 -50 20 -76Z', '#2b3a5c') +
      cut('M0 -78Q12 -78 20 -76Q38 -50 36 -1Q18 3 0 3Z', '#202c48') +
      cut('M-9 -74h18l8 72q-17 4 -34 0z', '#56407a') +
      cut('M0 -74h9l8 72q-9 2 -17 2z', '#44316a') +
      line('M-36 -3Q0 4 36 -3', GLOW, 2.6) +
      bone('M-8 -58q8 4 16 0M-9 -51q9 4 18 0M-9 -44q9 4 18 0M0 -62v24', 2.6),
  ),
  sheet(
    cut('M-30 -66Q-26 -84 0 -84Q26 -84 30 -66Q16 -62 10 -70Q0 -64 -10 -70Q-16 -62 -30 -66Z', '#dfe6ea') +
      cut('M0 -84Q26 -84 30 -66Q16 -62 10 -70Q5 -67 0 -67Z', '#b3c0c8') +
      [-22, -12, 0, 12, 22].map((x) => dot(x, -72 + Math.abs(x) * 0.1, 1.4, INK)).join(''),
  ),
  sheet(
    cut('M-16 -88Q-18 -114 0 -114Q18 -114 16 -88L10 -84V-76H-10V-84Z', BONE) +
      cut('M0 -114Q18 -114 16 -88L10 -84V-76H0Z', '#d3cdb2') +
      oval(-7, -95, 4.6, 5, '#1d1730') +
      oval(7, -95, 4.6, 5, '#1d1730') +
      dots(2.2, GLOW, -7, -95, 7, -95) +
      cut('M0 -90l3 5h-6z', '#1d1730') +
      line('M-6 -79v4M-2 -79v4M2 -79v4M6 -79v4', '#1d1730', 1.2),
  ),
  sheet(crown(-104)),
  sheet(line('M-22 -70Q-42 -60 -38 -42', '#2b3a5c', 10) + bone('M-38 -42l-6 5M-38 -42l-1 8M-38 -42l5 6', 3)),
  sheet(
    line('M40 0V-92', '#3a3048', 4.5) +
      cut('M40 -116Q54 -108 50 -94Q46 -86 40 -86Q34 -86 30 -94Q26 -108 40 -116Z', '#7fd05a', 'opacity=".9"') +
      cut('M40 -110Q46 -104 44 -96Q40 -92 36 -96Q34 -104 40 -110Z', '#e8ffd0') +
      line('M30 -88Q28 -98 32 -104M50 -88Q52 -98 48 -104', '#3a3048', 3),
  ),
  sheet(line('M22 -70Q42 -66 40 -50', '#202c48', 10) + dot(40, -48, 5, BONE)),
].join('')

/** A soldier of a host, seen from the front; figure box. */
export function hostSoldier(host: string): string {
  const red = host === 'crimson'
  const cloth = red ? '#a8262a' : '#dfe6ea'
  const shade = red ? '#7d181c' : '#b3c0c8'
  return [
    sheet(
      line(`M${red ? 32 : -32} 0V-134`, '#3a3048', 4) +
        (red
          ? cut('M34 -132h26l-8 12l8 12h-26z', cloth) + skull(44, -118, 0.8, '#ffd06b')
          : cut('M-34 -118l-6 -12l6 -14l6 14z', '#cfd8dd')),
    ),
    sheet(bone('M-10 -28L-12 -3M10 -28L12 -3', 6) + cut('M-20 0q0 -7 7 -7h8v7zM20 0q0 -7 -7 -7h-8v7z', red ? '#4a1214' : '#55636e')),
    sheet(
      bone('M0 -74V-30M-14 -66q14 8 28 0M-13 -57q13 7 26 0M-12 -48q12 6 24 0', 4) +
        cut('M-18 -44Q0 -36 18 -44L20 -22L10 -28L0 -18L-10 -28L-20 -22Z', cloth) +
        cut('M0 -40Q9 -40 18 -44L20 -22L10 -28L0 -18Z', shade) +
        (red
          ? cut('M-17 -76Q0 -82 17 -76L15 -54Q0 -46 -15 -54Z', cloth) +
            cut('M0 -79Q9 -79 17 -76L15 -54Q7 -50 0 -50Z', shade) +
            skull(0, -62, 0.8, '#ffd06b')
          : ''),
    ),
    sheet(
      cut('M-15 -88Q-17 -110 0 -110Q17 -110 15 -88L9 -84V-77H-9V-84Z', BONE) +
        cut('M0 -110Q17 -110 15 -88L9 -84V-77H0Z', '#d3cdb2') +
        oval(-6, -92, 4, 4.6, '#1d1730') +
        oval(6, -92, 4, 4.6, '#1d1730') +
        dot(-6, -92, 1.8, red ? '#ff6a4a' : '#8fe0ff') +
        dot(6, -92, 1.8, red ? '#ff6a4a' : '#8fe0ff') +
        line('M-5 -80v3M0 -80v3M5 -80v3', '#1d1730', 1.2),
    ),
    sheet(
      red
        ? cut('M-18 -96Q-20 -118 0 -120Q20 -118 18 -96Q0 -104 -18 -96Z', '#5c1518') +
            cut('M0 -120Q20 -118 18 -96Q9 -100 0 -100Z', '#430e10') +
            cut('M-18 -100Q-32 -104 -34 -120Q-26 -112 -15 -110ZM18 -100Q32 -104 34 -120Q26 -112 15 -110Z', BONE)
        : cut('M-18 -94Q-19 -114 0 -114Q19 -114 18 -94Q0 -102 -18 -94Z', '#9fb0ba') +
            cut('M0 -114Q19 -114 18 -94Q9 -98 0 -98Z', '#7d8f9b') +
            cut('M-2 -114h4v-10h-4z', '#7d8f9b'),
    ),
    sheet(bone(`M-14 -70Q-30 -64 ${red ? -30 : -32} -50M14 -70Q30 -64 ${red ? 32 : 30} -50`, 5)),
    sheet(
      put(
        `translate(${red ? -30 : 30} -46)`,
        dot(0, 0, 15, red ? '#4a1214' : '#e9eef0') +
          dot(0, 0, 12.5, red ? '#8d1c20' : '#7fa0b4') +
          cut('M0 -12.500a12.500 12.500 0 0 1 0 25z', '#000', 'opacity=".15"') +
          (red ? line('M-6 -6L6 6M6 -6L-6 6', BONE, 3) : skull(0, 1, 0.8, '#8fe0ff')),
      ),
    ),
  ].join('')
}

/** The four Lich King cards as medallions; figure box. */
const medal = (ring: string, ...inner: string[]): string =>
  sheet(
    dot(0, -66, 58, '#2b2440') +
      dot(0, -66, 58, 'none', `stroke="${ring}" stroke-width="5"`) +
      dot(0, -66, 49, 'none', `stroke="${ring}" stroke-width="1.400" stroke-dasharray="2 5"`),
  ) + inner.join('')
export const LICH_CARDS: Record<string, string> = {
  'crushing-march': medal(
    '#a8262a',
    sheet(
      put(
        'translate(0 -26)',
        [-26, 0, 26].map((x) => put(`translate(${x} ${x ? -2 : 6}) scale(.62)`, hostSoldier(x ? 'pale' : 'crimson'))).join(''),
      ),
    ),
    sheet(line('M-34 -22h68', GOLD, 4) + line('M-28 -18l-4 8M-10 -18l-2 8M10 -18l2 8M28 -18l4 8', '#6a6290', 3)),
  ),
  'twice-cursed': medal(
    '#9a5fd0',
    sheet(put('rotate(-10)', skull(-22, -68, 2.8, '#d38af0')), put('rotate(10)', skull(22, -68, 2.8, GLOW))),
    sheet(
      line('M-36 -34Q0 -18 36 -34', '#9a5fd0', 3) +
        line('M-30 -102Q0 -116 30 -102', '#9a5fd0', 3) +
        cut('M0 -108l4 7l-4 7l-4 -7zM0 -32l4 7l-4 7l-4 -7z', '#d3b3ee'),
    ),
  ),
  'toll-of-years': medal(
    '#d9a441',
    sheet(
      cut('M-34 -38Q-26 -46 -26 -72Q-24 -102 0 -104Q24 -102 26 -72Q26 -46 34 -38Z', '#c9983a') +
        cut('M0 -104Q24 -102 26 -72Q26 -46 34 -38H0Z', '#a37a24') +
        line('M-29 -46Q0 -40 29 -46M-25 -78Q0 -72 25 -78', '#7a5612', 2.4) +
        dot(0, -32, 7, '#7a5612') +
        dot(0, -108, 6, 'none', 'stroke="#c9983a" stroke-width="4"'),
    ),
    sheet(put('translate(0 -60)', dot(0, 0, 13, '#fbf3e2') + line('M0 0v-8M0 0l6 3', INK, 2))),
  ),
  'covetous-crown': medal(
    '#6ab6dc',
    sheet(put('translate(0 -58) scale(1.500)', crown(14))),
    sheet(
      bone('M-44 -40Q-34 -60 -18 -58M-44 -34Q-30 -44 -16 -46M44 -40Q34 -60 18 -58M44 -34Q30 -44 16 -46', 5) +
        dots(4, BONE, -16, -58, 16, -58, -14, -46, 14, -46),
    ),
    sheet([-16, -4, 8, 18].map((x, i) => dot(x, -28 - (i % 2) * 4, 6, '#b97f1d') + dot(x, -28 - (i % 2) * 4, 4.5, '#f6d27a')).join('')),
  ),
}

/** The skull of the Lich King's crest, for a disc of radius 16 about (20,20). */
export const LICH_CREST: string = put('translate(20 24) scale(1.250)', skull(0, 0, 1)) + put('translate(20 14) scale(.42)', crown(0))

/** The backdrop of a host's stage: dusk, dead trees, the walls of the Necropolis. Box 0 0 200 212. */
export const hostBackdrop = (host: string): string =>
  `<rect x="10" y="30" width="180" height="180" fill="${host === 'crimson' ? '#5a2a3c' : '#3d4a6a'}"/>` +
  sheet(dot(142, 72, 16, host === 'crimson' ? '#f0a080' : '#dfeaf0')) +
  sheet(cut('M10 100v-22h10v6h10v-6h10v6h10v-14h16v14h10v-6h10v6h10v-6h14v-10h12v10h14v6h12v-6h12v6h12v-6h18v28z', '#2c2545')) +
  sheet(cut('M10 112Q60 96 110 106T190 104V210H10Z', host === 'crimson' ? '#6a3d40' : '#566484')) +
  sheet(tree(34, 128, 0.9), tree(170, 124, 0.7)) +
  sheet(cut('M10 136Q70 126 110 132T190 134V210H10Z', host === 'crimson' ? '#4f3136' : '#434f68')) +
  fold('M10 176Q70 168 110 172T190 174V210H10Z', 0.3)
