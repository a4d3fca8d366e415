/** The Artifacts of What Forges Legends: precious things on a cushion. Same box and ground as the figures. */
import { GOLD, INK, both, box, cut, dot, dots, line, oval, put, sheet } from './parts'

const GLEAM = '#fff8dc'
const spark = (x: number, y: number, r: number, fill = '#f3b83a'): string =>
  cut(
    `M${x} ${y - r}l${r * 0.28} ${r * 0.72}l${r * 0.72} ${r * 0.28}l${-r * 0.72} ${r * 0.28}l${-r * 0.28} ${r * 0.72}l${-r * 0.28} ` +
      `${-r * 0.72}l${-r * 0.72} ${-r * 0.28}l${r * 0.72} ${-r * 0.28}z`,
    fill,
  )
/** What lies on velvet. */
const cushion = (light: string, dark: string, ...thing: string[]): string =>
  sheet(
    cut('M-50 -4Q-58 -14 -48 -22Q-24 -30 0 -28Q24 -30 48 -22Q58 -14 50 -4Q24 4 0 2Q-24 4 -50 -4Z', light) +
      cut('M0 -28Q24 -30 48 -22Q58 -14 50 -4Q24 4 0 2Z', dark) +
      line('M-50 -5Q-24 3 0 1Q24 3 50 -5', GOLD, 2.6) +
      both(line('M-50 -8l-6 2', GOLD, 2.4) + cut('M-56 -8l-4 10l8 -2z', GOLD)) +
      oval(0, -24, 34, 5, '#000', 'opacity=".14"'),
  ) + thing.join('')

const bannerOfHeroes = [
  sheet(
    line('M0 0V-138', '#8d5f36', 5) + dot(0, -140, 5, GOLD) + line('M-36 -128H36', '#8d5f36', 4.5) + dots(3.6, GOLD, -37, -128, 37, -128),
  ),
  sheet(
    cut('M-33 -126H33V-46L22 -56L11 -42L0 -54L-11 -42L-22 -56L-33 -46Z', '#27587c') +
      cut('M0 -126H33V-46L22 -56L11 -42L0 -54Z', '#1d4461') +
      line('M-33 -120H33', GOLD, 2.4) +
      line('M-29 -112V-58M29 -112V-58', GOLD, 1.4),
  ),
  sheet(
    cut('M0 -112l4 9h9l-7 6l3 9l-9 -6l-9 6l3 -9l-7 -6h9z', GOLD) +
      put(
        'translate(0 -76)',
        both(
          cut('M-20 4l26 -18l3 4l-26 18z', '#e7eef1') +
            cut('M-22 0l6 8', 'none', 'stroke="#e9bb55" stroke-width="3" stroke-linecap="round"'),
        ),
      ),
  ),
  sheet(both(line('M-36 -126q-6 30 -2 56', GOLD, 2) + dot(-38, -68, 3.4, '#c43e2f') + cut('M-41 -66h6l-1 10h-4z', '#c43e2f'))),
  sheet(cut('M-26 0Q-22 -12 0 -13Q22 -12 26 0Z', '#8d97a0') + cut('M0 -13Q22 -12 26 0H0Z', '#717b86')),
].join('')

const bottomlessPurse = cushion(
  '#7a3f8a',
  '#62306f',
  sheet(
    cut('M-18 -92Q-48 -70 -42 -36Q-30 -16 0 -18Q30 -16 42 -36Q48 -70 18 -92Z', '#b98850') +
      cut('M0 -92H18Q48 -70 42 -36Q30 -16 0 -18Z', '#9a6b3a') +
      line('M-30 -60q4 14 2 28M-14 -78q-4 10 -4 18M26 -66q2 14 0 24', '#7a5230', 1.8),
  ),
  sheet(
    cut('M-26 -104Q-14 -92 0 -94Q14 -92 26 -104Q20 -110 14 -104Q7 -112 0 -106Q-7 -112 -14 -104Q-20 -110 -26 -104Z', '#c99a5c') +
      oval(0, -102, 15, 4.6, '#1d1530'),
  ),
  sheet(
    dot(-14, -112, 6.5, '#b97f1d') +
      dot(-14, -112, 5, '#f6d27a') +
      dot(4, -124, 6.5, '#b97f1d') +
      dot(4, -124, 5, '#f6d27a') +
      dot(18, -113, 5.5, '#b97f1d') +
      dot(18, -113, 4, '#f6d27a') +
      dot(-2, -108, 5.5, '#b97f1d') +
      dot(-2, -108, 4, '#f6d27a'),
  ),
  sheet(
    line('M-20 -92Q0 -84 20 -92', '#c43e2f', 5) +
      line('M14 -90Q28 -82 26 -70M16 -90Q36 -88 38 -78', '#c43e2f', 2.4) +
      dots(3.4, GOLD, 26, -68, 39, -76),
  ),
  sheet(
    dot(0, -52, 15, '#5b3a1d') +
      dot(0, -52, 12.5, '#1d1530') +
      spark(-4, -56, 4, '#cfc4f0') +
      spark(5, -48, 3, '#cfc4f0') +
      dot(3, -58, 1.2, '#cfc4f0'),
  ),
)

const cursedCrown = cushion(
  '#46506a',
  '#353d54',
  dot(0, -70, 46, '#9cf06a', 'opacity=".16"') +
    sheet(line('M-40 -60Q-54 -84 -42 -104M40 -60Q56 -80 44 -108M-30 -44Q-52 -44 -54 -60', '#7fd05a', 3, 'opacity=".75"')),
  sheet(
    cut('M-38 -34L-46 -96L-26 -72L-18 -112L-4 -76L0 -124L4 -76L18 -112L26 -72L46 -96L38 -34Q0 -22 -38 -34Z', '#4d4658') +
      cut('M0 -124L4 -76L18 -112L26 -72L46 -96L38 -34Q19 -28 0 -28Z', '#3a3444') +
      line('M-37 -40Q0 -28 37 -40M-39 -50Q0 -38 39 -50', '#8a8298', 2),
  ),
  sheet(
    put(
      'translate(0 -58)',
      cut('M-12 4q-3 -20 12 -20q15 0 12 20l-5 2v6h-14v-6z', '#f0ecd8') +
        cut('M0 -16q15 0 12 20l-5 2v6H0z', '#d3cdb2') +
        dots(3.6, '#241c3a', -5, -2, 5, -2) +
        dots(1.5, '#9cf06a', -5, -2, 5, -2) +
        cut('M0 3l2 4h-4z', '#241c3a') +
        line('M-4 8v3M0 8v3M4 8v3', '#241c3a', 1.2),
    ),
  ),
  sheet(
    dots(4, '#9cf06a', -46, -98, -18, -114) +
      dot(0, -127, 5, '#9cf06a') +
      dots(4, '#9cf06a', 18, -114, 46, -98) +
      both(cut('M-27 -60l4 6l-4 8l-4 -8z', '#b5302a')),
  ),
)

const elixirOfYouth = cushion(
  '#3f8a86',
  '#2f6f6c',
  dot(0, -70, 44, '#ffd5e0', 'opacity=".22"'),
  sheet(
    cut('M-8 -106V-88Q-34 -74 -32 -48Q-28 -24 0 -24Q28 -24 32 -48Q34 -74 8 -88V-106Z', '#eaf6f6', 'fill-opacity=".92"') +
      cut('M-30 -60Q-16 -66 0 -60Q16 -54 30.500 -60Q34 -30 0 -28Q-34 -30 -30 -60Z', '#ef6f8f') +
      cut('M0 -60Q16 -54 30.500 -60Q34 -30 0 -28Z', '#d14f74') +
      dot(-12, -46, 4, '#ffc4d2') +
      dot(8, -40, 3, '#ffc4d2') +
      dots(2.4, '#ffc4d2', 14, -52, -4, -54) +
      line('M-25 -66Q-20 -76 -12 -80', '#fff', 3.4),
  ),
  sheet(
    box(-11, -110, 22, 6, 3, '#c9dede') +
      cut('M-9 -110q-1 -12 0 -16q9 -5 18 0q1 4 0 16z', '#a8743f') +
      cut('M0 -129q5 0 9 3q1 4 0 16H0z', '#8a5a2c'),
  ),
  sheet(
    cut('M0 -84q-6 -5 0 -5q6 0 0 5z', GOLD) +
      line('M-10 -92Q0 -86 10 -92', '#c43e2f', 3.6) +
      put(
        'translate(16 -82) rotate(16)',
        cut('M-9 -6h18v18l-9 -4l-9 4z', '#fbf3e2') + cut('M0 8q-7 -4 -6 -8q3 -4 6 0q3 -4 6 0q1 4 -6 8z', '#c43e4f'),
      ),
  ),
  spark(-38, -98, 7) + spark(40, -70, 6) + spark(-44, -52, 5),
)

const goldenGoose = [
  sheet(
    cut('M-48 0Q-56 -12 -44 -16Q-20 -20 0 -18Q24 -20 44 -16Q56 -12 48 0Q20 5 0 3Q-20 5 -48 0Z', '#c9a24a') +
      cut('M0 -18Q24 -20 44 -16Q56 -12 48 0Q20 5 0 3Z', '#a8822f') +
      line('M-46 -6l22 -8M-30 -1l20 -10M-8 -2l20 -10M10 -1l20 -9M28 -2l18 -7', '#8a6a20', 1.8),
  ),
  sheet(oval(-28, -20, 10, 13, '#f6d27a') + cut('M-28 -33a10 13 0 0 1 0 26z', '#dfae3c') + oval(-32, -25, 3, 4, GLEAM)),
  sheet(
    cut(
      'M-14 -22Q-24 -46 -6 -58Q-2 -74 -12 -88Q-22 -92 -20 -106Q-16 -122 0 -120Q14 -118 14 -104Q14 -92 12 -82Q12 -70 24 -64' +
        'Q44 -62 58 -78Q58 -42 38 -24Q14 -12 -14 -22Z',
      '#f0bf4c',
    ) + cut('M8 -82Q12 -70 24 -64Q44 -62 58 -78Q58 -42 38 -24Q24 -18 10 -18Q30 -40 8 -66Z', '#d9a02e'),
  ),
  sheet(
    cut('M2 -50Q22 -56 42 -46Q40 -30 22 -26Q4 -28 2 -50Z', '#ffdf8a') +
      line('M10 -44q14 -3 26 2M10 -38q12 -2 22 3M14 -32q8 0 12 2', '#c9952f', 1.8),
  ),
  sheet(
    cut('M-18 -110L-38 -102Q-38 -98 -30 -98L-17 -100Z', '#e2803a') +
      line('M-34 -101l14 -2', '#a8501e', 1.4) +
      dot(-6, -109, 3, INK) +
      dot(-7, -110, 1, '#fff') +
      dot(-2, -101, 3, '#e2583e', 'opacity=".4"'),
  ),
  sheet(
    cut('M-10 -84Q2 -78 12 -84L12 -76Q2 -70 -10 -77Z', '#c43e2f') +
      cut('M-8 -78l-8 12l10 -2l4 8l2 -16z', '#a32f26') +
      cut('M-6 -120l-3 -12l7 5l4 -8l4 8l7 -5l-3 12q-8 -5 -16 0z', '#fff1c4'),
  ),
  spark(-46, -52, 6) + spark(34, -96, 7) + spark(-48, -86, 4),
].join('')

const goldenTrowel = cushion(
  '#4f7a45',
  '#3d6235',
  sheet(
    box(-44, -40, 40, 16, 2, '#b8553a') +
      box(-24, -40, 20, 16, 2, '#98422b') +
      box(-2, -40, 40, 16, 2, '#c4633f') +
      box(18, -40, 20, 16, 2, '#a34d31') +
      box(-24, -57, 40, 16, 2, '#c0593c') +
      box(-4, -57, 20, 16, 2, '#9f472f') +
      cut('M-46 -41q22 -5 44 0t42 -1v5q-20 3 -42 0t-44 1z', '#e6dcc8') +
      cut('M-26 -58q20 -5 42 0v5q-20 3 -42 0z', '#e6dcc8'),
  ),
  sheet(
    put(
      'translate(8 -86) rotate(38)',
      cut('M0 34L-22 -8Q0 -18 22 -8Z', '#f0bf4c') +
        cut('M0 34V-13Q12 -13 22 -8Z', '#c9952f') +
        line('M-14 -6L-2 20', '#fff1c4', 2.4) +
        line('M0 -13v-10', '#c9952f', 5) +
        box(-5, -46, 10, 25, 4, '#8d2e24') +
        box(0, -46, 5, 25, 3, '#6b1f18') +
        dot(0, -48, 6, GOLD),
    ),
  ),
  spark(-34, -92, 7) + spark(-22, -112, 5) + spark(44, -64, 5),
)

const heartOfTheMountain = cushion(
  '#55506a',
  '#413d54',
  dot(0, -72, 46, '#d3a4f0', 'opacity=".25"'),
  sheet(cut('M-40 -24L-34 -44L-18 -36L-12 -26ZM40 -24L36 -46L20 -38L12 -26Z', '#7d8794')),
  sheet(
    cut('M0 -28L-34 -58L-40 -88L-22 -108L0 -96L22 -108L40 -88L34 -58Z', '#9a5fd0') +
      cut('M0 -28V-96L22 -108L40 -88L34 -58Z', '#7a45a6') +
      cut('M0 -96L-22 -108L-40 -88L-18 -78Z', '#d3b3ee') +
      cut('M0 -96L22 -108L40 -88L18 -78Z', '#b48ad8') +
      cut('M-18 -78L0 -96L18 -78L0 -28Z', '#b874e6') +
      cut('M0 -96L18 -78L0 -28Z', '#9a5fd0') +
      line('M-40 -88L-18 -78L0 -28L18 -78L40 -88M-18 -78L0 -96L18 -78', '#f0e0fc', 1.2, 'opacity=".7"'),
  ),
  sheet(line('M-8 -24l-2 -10M10 -24l4 -12', '#55606c', 6)),
  spark(-30, -116, 7) + spark(36, -112, 6) + spark(-44, -60, 5) + spark(-8, -84, 6),
)

const hornOfPlenty = cushion(
  '#a8452f',
  '#8a3423',
  sheet(
    cut(
      'M46 -112Q56 -100 46 -88Q34 -84 34 -70Q34 -44 10 -30L-30 -26Q-40 -50 -24 -72Q-4 -76 10 -86Q22 -96 30 -112Q36 -120 46 -112Z',
      '#c99a4a',
    ) +
      cut('M46 -112Q56 -100 46 -88Q34 -84 34 -70Q34 -44 10 -30L-10 -28Q20 -50 18 -70Q24 -92 40 -98Z', '#a8782c') +
      line('M-14 -74q-10 20 -2 44M2 -80q0 24 4 46M16 -90q8 20 6 44M28 -106q10 8 12 18', '#8a5c1a', 2.2),
  ),
  sheet(oval(-27, -49, 11, 25, '#5b3a14', 'transform="rotate(10 -27 -49)"')),
  sheet(
    dot(-34, -34, 11, '#c43e2f') +
      dot(-37, -38, 3, '#f08a70') +
      dot(-20, -30, 9, '#e2a33a') +
      cut('M-48 -46q-8 -12 2 -20q12 2 12 14q-4 8 -14 6z', '#7ba04a') +
      dot(-30, -56, 8, '#7a45a6') +
      dot(-22, -48, 7, '#8d5ab8') +
      dot(-36, -66, 6, '#9a66c6') +
      cut('M-54 -24q-4 -12 8 -14q12 2 8 14q-8 6 -16 0z', '#e2803a') +
      line('M-46 -38l2 -6', '#4f7a45', 2.6) +
      cut('M-12 -22q-8 -6 -2 -12q10 0 10 8q-2 5 -8 4z', '#5fa154') +
      line('M-46 -66q-2 -10 -10 -12M-34 -46q-3 -4 0 -8', '#4f7a45', 2.2) +
      cut('M-56 -78q-9 -2 -8 -9q8 0 8 9z', '#6fb05e'),
  ),
  spark(20, -118, 5) + spark(50, -58, 5),
)

const hourglass = cushion(
  '#34567a',
  '#284560',
  sheet(
    cut('M-28 -118H28V-108H-28ZM-28 -34H28V-24H-28Z', '#b97f1d') +
      cut('M0 -118H28V-108H0ZM0 -34H28V-24H0Z', '#966413') +
      line('M-23 -108V-34M23 -108V-34', '#d9a441', 5),
  ),
  sheet(
    cut('M-18 -108H18Q18 -86 4 -71Q18 -56 18 -34H-18Q-18 -56 -4 -71Q-18 -86 -18 -108Z', '#eaf6f8', 'fill-opacity=".95"') +
      cut('M-14 -92H14Q12 -82 1 -71H-1Q-12 -82 -14 -92Z', '#17766f') +
      cut('M0 -92H14Q12 -82 1 -71H0Z', '#0f5852') +
      line('M0 -71V-46', '#17766f', 2) +
      cut('M-16 -36Q-12 -50 0 -50Q12 -50 16 -36Z', '#17766f') +
      cut('M0 -50Q12 -50 16 -36H0Z', '#0f5852') +
      line('M-13 -104Q-13 -94 -9 -88M-13 -42Q-13 -50 -9 -56', '#fff', 2.4),
  ),
  sheet(
    cut('M5 -124A10 10 0 1 0 14 -134A8 8 0 1 1 5 -124Z', '#f6d488', 'transform="translate(-8 4)"') +
      dots(4, GOLD, -28, -113, 28, -113, -28, -29, 28, -29),
  ),
  spark(-42, -84, 6) + spark(42, -62, 6) + spark(42, -104, 4),
)

const luxuriantGrove = ((): string => {
  const fir = (x: number, s: number, light: string, dark: string): string =>
    put(
      `translate(${x} -22) scale(${s})`,
      box(-3, -12, 6, 14, 0, '#5b3a1d') +
        cut('M-20 -8L0 -38L20 -8ZM-16 -26L0 -54L16 -26ZM-11 -44L0 -70L11 -44Z', light) +
        cut('M0 -38L20 -8H0ZM0 -54L16 -26H0ZM0 -70L11 -44H0Z', dark),
    )
  return [
    sheet(fir(-26, 0.9, '#5b8a50', '#47733f'), fir(26, 1, '#4f8a5f', '#3d6f4c')),
    sheet(
      box(-5, -52, 10, 32, 0, '#7a4b2b') +
        cut('M-30 -62q-8 -18 10 -24q0 -18 20 -18q20 0 20 18q18 6 10 24q-14 12 -30 6q-16 6 -30 -6z', '#6fae4a') +
        cut('M0 -104q20 0 20 18q18 6 10 24q-14 12 -30 6z', '#558f38') +
        dots(3.4, '#e2583e', -14, -74, 8, -84, 16, -66, -4, -62),
    ),
    sheet(
      cut('M-46 -24Q0 -34 46 -24Q40 -2 24 2H-24Q-40 -2 -46 -24Z', '#b97f1d') +
        cut('M0 -29Q24 -29 46 -24Q40 -2 24 2H0Z', '#966413') +
        line('M-43 -16Q0 -25 43 -16', '#f6dc94', 2.4) +
        cut('M0 -16l4 5l-4 6l-4 -6z', '#3fa58a') +
        both(cut('M-24 -14l3 4l-3 5l-3 -5z', '#3fa58a')) +
        cut('M-47 -26Q0 -37 47 -26L46 -21Q0 -32 -46 -21Z', '#7ba05a'),
    ),
    sheet(
      put('translate(34 -88)', cut('M0 0q-12 -10 -10 -16q8 0 10 10q2 -10 10 -10q2 6 -10 16z', '#f08a3c') + line('M0 -4v8', INK, 1.6)),
      put(
        'translate(-44 -78) rotate(-20) scale(.8)',
        cut('M0 0q-12 -10 -10 -16q8 0 10 10q2 -10 10 -10q2 6 -10 16z', '#6ab6dc') + line('M0 -4v8', INK, 1.6),
      ),
    ),
    sheet(put('translate(-16 -28)', cut('M-6 0q-2 -8 4 -9l1 -7l2 0l0 6l2 -6l2 0l-1 8q6 4 3 8z', '#c9a27a') + dot(5, -6, 0.9, INK))),
  ].join('')
})()

const magicMirror = cushion(
  '#8a3148',
  '#6f2438',
  sheet(cut('M-8 -50h16l4 26h-24z', '#b97f1d') + cut('M0 -50h8l4 26H0z', '#966413')),
  sheet(
    oval(0, -84, 38, 44, '#d9a441') +
      cut('M0 -128a38 44 0 0 1 0 88z', '#b97f1d') +
      Array.from({ length: 12 }, (_, i) => put(`rotate(${i * 30} 0 -84)`, dot(0, -125, 4.5, i % 2 ? '#f6dc94' : '#c43e2f'))).join(''),
  ),
  sheet(
    oval(0, -84, 29, 35, '#8fc6e0') +
      cut('M-29 -84A29 35 0 0 1 14 -114L-22 -62A30 35 0 0 1 -29 -84Z', '#c4e6f2', 'opacity=".8"') +
      cut('M20 -108L-10 -52L-2 -50L25 -100Z', '#dff3fa', 'opacity=".8"'),
  ),
  sheet(
    oval(2, -80, 12, 15, '#f4fbf6', 'opacity=".95"') +
      oval(-3, -83, 2.4, 3.4, '#2a4658') +
      oval(7, -83, 2.4, 3.4, '#2a4658') +
      oval(2, -72, 3, 3.6, '#2a4658') +
      line('M-6 -90q3 -3 6 -1M10 -90q-3 -3 -6 -1', '#5a7f90', 1.5),
  ),
  sheet(cut('M-12 -126l-3 -12l8 6l7 -10l7 10l8 -6l-3 12q-12 -6 -24 0z', '#f0bf4c') + dot(0, -130, 2.6, '#7a45a6')),
  spark(-42, -116, 6) + spark(44, -50, 6),
)

const philosophersStone = cushion(
  '#b8862c',
  '#96691a',
  dot(0, -66, 44, '#ffb48f', 'opacity=".28"'),
  sheet(
    line('M-44 -30A46 46 0 0 1 -34 -100M44 -30A46 46 0 0 0 34 -100', '#f6d27a', 3) +
      both(cut('M-38 -100l8 -6l0 10z', '#f6d27a')) +
      put(
        'translate(-48 -66)',
        dot(0, 0, 9, '#fbf3e2') +
          dot(0, 0, 9, 'none', 'stroke="#b97f1d" stroke-width="2"') +
          dot(0, 0, 4, 'none', 'stroke="#8a5710" stroke-width="2"') +
          dot(0, 0, 1.4, '#8a5710'),
      ) +
      put(
        'translate(48 -66)',
        dot(0, 0, 9, '#fbf3e2') +
          dot(0, 0, 9, 'none', 'stroke="#b97f1d" stroke-width="2"') +
          cut('M2 -5A5.500 5.500 0 1 0 2 5A4.500 4.500 0 1 1 2 -5Z', '#6f7f8b'),
      ) +
      put(
        'translate(0 -122)',
        dot(0, 0, 9, '#fbf3e2') + dot(0, 0, 9, 'none', 'stroke="#b97f1d" stroke-width="2"') + cut('M0 -5.500L5 4H-5Z', '#c43e2f'),
      ),
  ),
  sheet(
    cut('M-26 -34Q-36 -52 -28 -74Q-18 -96 4 -96Q28 -92 32 -68Q34 -46 22 -32Q-2 -24 -26 -34Z', '#d1452f') +
      cut('M4 -96Q28 -92 32 -68Q34 -46 22 -32Q10 -28 -2 -28Q18 -60 4 -96Z', '#a8301f') +
      cut('M-20 -74Q-14 -88 2 -90Q-4 -78 -8 -66Q-16 -64 -20 -74Z', '#f58a6a') +
      line('M-26 -56L-8 -66L8 -52L2 -30M8 -52L30 -60M-8 -66L2 -90', '#f9b08f', 1.4, 'opacity=".8"') +
      cut('M-4 -54l4 -8l4 8l8 3l-8 3l-4 8l-4 -8l-8 -3z', '#ffe08a'),
  ),
  spark(-30, -100, 5) + spark(28, -104, 4),
)

const shieldOfPower = cushion(
  '#34567a',
  '#284560',
  sheet(
    put('rotate(-34 0 -70)', line('M0 -14V-132', '#b9c6cd', 6) + line('M-10 -30h20', GOLD, 5) + line('M0 -26v12', '#6d4a2b', 5)),
    put('rotate(34 0 -70)', line('M0 -14V-132', '#94a5b0', 6) + line('M-10 -30h20', GOLD, 5) + line('M0 -26v12', '#6d4a2b', 5)),
  ),
  sheet(
    cut('M-40 -110Q0 -128 40 -110Q44 -56 0 -22Q-44 -56 -40 -110Z', '#f0d38a') + cut('M0 -122Q22 -120 40 -110Q44 -56 0 -22Z', '#cfa84f'),
  ),
  sheet(
    cut('M-33 -105Q0 -119 33 -105Q36 -60 0 -31Q-36 -60 -33 -105Z', '#a8322d') +
      cut('M0 -114Q18 -113 33 -105Q36 -60 0 -31Z', '#8a2420') +
      both(dots(2.4, '#8a5710', -36, -104, -35, -84, -27, -62)),
  ),
  sheet(
    cut('M0 -108L5 -88L24 -92L10 -78L22 -62L3 -68L0 -48L-3 -68L-22 -62L-10 -78L-24 -92L-5 -88Z', GOLD) +
      cut('M0 -108L5 -88L24 -92L10 -78L22 -62L3 -68L0 -48Z', '#c9952f') +
      dot(0, -78, 6.5, '#fff1c4') +
      dot(0, -78, 4, '#3fa5b8'),
  ),
  line('M-30 -102Q-18 -110 -6 -112', GLEAM, 2.4, 'opacity=".8"') + spark(-44, -54, 5) + spark(46, -60, 5),
)

const urnOfAshes = cushion(
  '#5f5a50',
  '#4a463d',
  sheet(line('M-6 -116q-10 -6 -4 -14q6 -6 0 -12M8 -116q10 -6 5 -13', '#e6e0d4', 4, 'opacity=".8"')),
  sheet(
    cut(
      'M-28 -78Q-46 -84 -40 -98Q-32 -104 -24 -96M28 -78Q46 -84 40 -98Q32 -104 24 -96',
      'none',
      'stroke="#7a4a34" stroke-width="5" stroke-linecap="round"',
    ) +
      cut('M-20 -108H20L16 -98Q38 -84 34 -60Q30 -36 14 -30H-14Q-30 -36 -34 -60Q-38 -84 -16 -98Z', '#b0623f') +
      cut('M0 -108H20L16 -98Q38 -84 34 -60Q30 -36 14 -30H0Z', '#8f4c2f') +
      oval(0, -108, 20, 5, '#5a2f1d') +
      oval(0, -107, 15, 3.4, '#8d867a') +
      box(-18, -31, 36, 7, 2, '#7a4a34'),
  ),
  sheet(
    cut('M-33 -74Q0 -64 33 -74L34 -62Q0 -52 -34 -62Z', '#2b2118') +
      line('M-30 -69l6 6l6 -4l6 6l6 -5l6 5l6 -5l6 6l6 -4l6 6l5 -5', '#e9c98a', 1.8) +
      put('translate(0 -86)', cut('M-5 1q-2 -9 5 -9q7 0 5 9l-2 1v3h-6v-3z', '#f0e6d0') + dots(1.4, '#5a2f1d', -2.2, -2, 2.2, -2)) +
      both(cut('M-22 -44q6 -6 12 0q-6 6 -12 0z', '#e9c98a')),
  ),
  sheet(cut('M-44 -24q2 -7 9 -5q7 -4 10 2q4 2 1 4z', '#9a9488') + cut('M26 -24q2 -6 8 -4q6 -2 7 4z', '#9a9488')),
)

const wishingLamp = cushion(
  '#5a3f86',
  '#48306e',
  sheet(
    cut('M48 -62Q62 -84 44 -98Q30 -106 38 -120Q46 -132 34 -142Q58 -138 54 -118Q52 -108 60 -96Q66 -76 50 -58Z', '#8fdce0', 'opacity=".85"') +
      cut('M48 -64Q56 -82 44 -92Q34 -104 44 -116Q46 -104 52 -98Q60 -84 50 -62Z', '#d6f6f4', 'opacity=".9"') +
      dots(1.8, INK, 46, -86, 53, -84) +
      line('M46 -78q3 2 6 0', INK, 1.4),
  ),
  sheet(
    cut('M-34 -74Q-56 -78 -54 -56Q-50 -42 -32 -46', 'none', 'stroke="#c9952f" stroke-width="6" stroke-linecap="round"') +
      cut('M-36 -64Q-34 -84 -6 -84Q18 -84 30 -72L52 -66Q56 -58 48 -56Q36 -54 26 -42Q10 -32 -8 -34Q-34 -38 -36 -64Z', '#f0bf4c') +
      cut('M0 -84Q18 -84 30 -72L52 -66Q56 -58 48 -56Q36 -54 26 -42Q14 -35 0 -34Z', '#d09a2e') +
      cut('M-16 -34h20l8 10h-36z', '#b97f1d'),
  ),
  sheet(
    cut('M-20 -82Q-16 -98 -4 -98Q8 -98 12 -82Q-4 -88 -20 -82Z', '#d9a441') +
      cut('M-4 -98Q8 -98 12 -82Q4 -85 -4 -85Z', '#b97f1d') +
      dot(-4, -101, 4.5, '#c43e2f') +
      line('M-30 -62Q-4 -52 24 -62', '#a8741a', 1.8) +
      cut('M-4 -70l4 6l-4 8l-4 -8z', '#3fa5b8') +
      both(dot(-16, -61, 2.2, '#c43e2f')) +
      line('M-28 -72q6 -6 14 -7', GLEAM, 2.4),
  ),
  spark(-44, -100, 7) + spark(10, -116, 6) + spark(-22, -122, 4),
)

export const ARTIFACTS: Record<string, string> = {
  'banner-of-heroes': put('scale(.98)', bannerOfHeroes),
  'bottomless-purse': bottomlessPurse,
  'cursed-crown': cursedCrown,
  'elixir-of-youth': elixirOfYouth,
  'golden-goose': goldenGoose,
  'golden-trowel': goldenTrowel,
  'heart-of-the-mountain': heartOfTheMountain,
  'horn-of-plenty': hornOfPlenty,
  hourglass,
  'luxuriant-grove': luxuriantGrove,
  'magic-mirror': put('scale(.98)', magicMirror),
  'philosophers-stone': philosophersStone,
  'shield-of-power': shieldOfPower,
  'urn-of-ashes': urnOfAshes,
  'wishing-lamp': put('translate(-2 0) scale(.96)', wishingLamp),
}
