/** The Buildings of both expansions, made like the five of the base set: level 2 adds a storey and a flag. */
import { door, flag, pane, roof, smoke, teeth, walls } from './houses'
import { GOLD, INK, box, cut, dot, line, mirror, oval, put, sheet } from './parts'

const lancet = (x: number, y: number, w: number, h: number, lit = '#f9d77e'): string =>
  cut(`M${x - w / 2} ${y}v${-h + w / 2}q${w / 2} ${-w} ${w} 0v${h - w / 2}z`, '#4d4a5a') +
  cut(`M${x - w / 2 + 1.2} ${y - 1}v${-h + w / 2 + 2}q${w / 2 - 1.2} ${-w + 2} ${w - 2.4} 0v${h - w / 2 - 2}z`, lit)
/** A thing that stands in several places, in several sizes. */
const placed =
  (...inner: string[]) =>
  (x: number, y: number, k = 1): string =>
    put(`translate(${x} ${y}) scale(${k})`, ...inner)
const bush = (x: number, s = 1): string =>
  put(
    `translate(${x} 0) scale(${s})`,
    cut('M-8 0q-4 -8 2 -11q6 -6 12 0q6 4 1 11z', '#6f9a4f'),
    cut('M0 -13q4 0 6 2q6 4 1 11H0z', '#5a823f'),
  )

const abbey = (level: 1 | 2): string => {
  const nave = sheet(
    walls(-12, -44, 50, 44, '#e6dcc6', '#cfc2a6'),
    roof(13, -42, 31, 26, '#5f8f86', '#4a756d'),
    lancet(-2, -12, 8, 20, '#8fc6e0'),
    lancet(28, -12, 8, 20, '#e88a7a'),
    dot(13, -42, 7.5, '#4d4a5a'),
    dot(13, -42, 6, '#b48ad8'),
    line('M13 -48v12M7 -42h12M9 -46l8 8M17 -46l-8 8', '#4d4a5a', 1),
    door(13, 13, 22),
  )
  const cross = (x: number, y: number): string => line(`M${x} ${y}v-12M${x - 4} ${y - 8}h8`, GOLD, 2.4)
  const tower = (top: number): string =>
    sheet(
      walls(-38, top, 26, -top, '#f1e8d4', '#d8ccb0'),
      box(-41, top - 2, 32, 5, 1, '#cdbf9f'),
      cut(`M-33 ${top + 20}v-8q8 -11 16 0v8z`, '#4d4a5a'),
      cut(`M-29 ${top + 19}q0 -9 4 -9q4 0 4 9z`, GOLD),
      dot(-25, top + 20, 1.8, '#b97f1d'),
      lancet(-25, -14, 8, 18),
      line(`M-36 ${top + 30}h6M-19 ${top + 40}h6M-36 -8h6`, '#b9ab8b', 1.6),
    )
  if (level === 1)
    return tower(-58) + sheet(roof(-25, -60, 19, 24, '#5f8f86', '#4a756d')) + cross(-25, -82) + nave + cross(13, -66) + sheet(bush(42, 0.8))
  return (
    tower(-82) +
    sheet(roof(-25, -84, 19, 22, '#5f8f86', '#4a756d')) +
    flag(-25, -104, 14, '#8b5bb0') +
    sheet(
      walls(-10, -62, 46, 20, '#d9ceb4', '#c3b696'),
      [-3, 7, 19, 29].map((x) => lancet(x, -46, 7, 13, '#f9d77e')).join(''),
      roof(13, -60, 29, 22, '#5f8f86', '#4a756d'),
    ) +
    cross(13, -80) +
    nave +
    sheet(bush(42, 0.9), bush(-42, 0.7))
  )
}

const water = (y = -7): string =>
  sheet(
    cut(`M-50 0V${y}q6 -6 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t8 0V0Q0 4 -50 0Z`, '#4f9ab8') +
      line(`M-50 ${y}q6 -6 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t8 0`, '#d8f0f0', 1.8),
  )
const port = (level: 1 | 2): string => {
  const piles = line('M-38 0v-18M-22 0v-18M-6 0v-18M8 0v-18', '#5b3a1d', 3.4)
  const quay = sheet(box(-44, -22, 58, 6, 1, '#a8743f'), line('M-36 -22v6M-26 -22v6M-16 -22v6M-6 -22v6M4 -22v6', '#7a4b2b', 1.2))
  const shed = (y: number): string =>
    sheet(
      walls(-38, y, 34, -22 - y, '#c9d8da', '#a9bdc2'),
      roof(-21, y + 2, 22, 22, '#b5432e', '#91321f'),
      pane(-34, -42, '#f9d77e'),
      cut('M-20 -22v-16h12v16z', '#5b3a1d'),
      line('M-14 -22v-16', '#3d2714', 1.4),
    )
  const boat = put(
    'translate(31 -4)',
    sheet(
      line('M-2 -4v-52', '#4a3323', 2.6),
      cut('M0 -54Q20 -42 18 -14Q8 -18 0 -16Z', '#fbf3e2'),
      cut('M0 -40Q18 -34 18.500 -26L18 -20Q8 -26 0 -24Z', '#e2583e'),
      cut('M-4 -48Q-16 -34 -14 -16L-4 -16Z', '#e9dcc0'),
      cut('M-20 -10Q0 -4 20 -10L14 4h-28z', '#7a4b2b'),
      cut('M0 -7Q10 -7 20 -10L14 4H0z', '#623a20'),
      cut('M-2 -56l-9 -3l9 -4z', '#e2583e'),
    ),
  )
  const crates = sheet(box(-2, -33, 11, 11, 1, '#c98a4a'), line('M-2 -33l11 11M9 -33l-11 11', '#8d5f36', 1.4))
  if (level === 1) return piles + shed(-50) + quay + crates + boat + water()
  const light = sheet(
    cut('M-8 -22L-4 -92h18L18 -22z', '#fbf3e2'),
    cut('M5 -92h9L18 -22H5z', '#ddd0b4'),
    cut('M-7 -36l1 -14h22l1 14zM-5.500 -62l1 -14h20l1 14z', '#c43e2f'),
    cut('M5 -50h11l1 14H5zM5 -76h10.500l1 14H5z', '#9c2f25'),
    box(-7, -96, 24, 4, 1, '#4a3323'),
    box(-1, -108, 12, 12, 1, '#ffe9a0'),
    line('M-1 -108v12M5 -108v12M11 -108v12', '#4a3323', 1.6),
    cut('M-5 -107L5 -118L15 -107Z', '#27465c'),
  )
  const beam = cut('M11 -106L54 -120V-96L11 -99ZM-1 -106L-50 -118V-98L-1 -99Z', '#fff3c4', 'opacity=".6"')
  return beam + piles + shed(-54) + light + sheet(cut('M5 -118v-8l9 3l-9 4z', '#e2583e')) + quay + boat + water()
}

const books = (x: number, y: number, tints: string[]): string =>
  tints
    .map(
      (tint, i) =>
        box(x + i * 4.6, y - 12 - (i % 3) * 1.5, 4, 12 + (i % 3) * 1.5, 0.6, tint) + box(x + i * 4.6, y - 9, 4, 1.2, 0, '#f6d27a'),
    )
    .join('')
const SPINES = ['#8d2e24', '#34567a', '#b97f1d', '#3f7d4e', '#5a3f86', '#a8322d', '#2f7f83']
const library = (level: 1 | 2): string => {
  const page = placed(
    cut('M0 6Q-22 -14 -46 -2V8Q-22 -2 0 16Q22 -2 46 8V-2Q22 -14 0 6Z', '#8d2e24') +
      cut('M0 0Q-22 -22 -43 -10V1Q-22 -8 0 10Z', '#fffaf0') +
      cut('M0 0Q22 -22 43 -10V1Q22 -8 0 10Z', '#e6dac0') +
      line('M-36 -7q14 -5 28 5M-36 -3q14 -5 28 5M36 -7q-14 -5 -28 5M36 -3q-14 -5 -28 5', '#b9a680', 1.1),
  )
  const hall = sheet(
    walls(-36, -42, 72, 42, '#d8b68a', '#bf9a6c'),
    box(-38, -4, 76, 4, 1, '#8a6a48'),
    box(-32, -36, 22, 28, 1, '#5b3a1d'),
    books(-30.5, -23, SPINES.slice(0, 4)),
    books(-30.5, -9, SPINES.slice(3)),
    box(10, -36, 22, 28, 1, '#5b3a1d'),
    books(11.5, -23, SPINES.slice(2, 6)),
    books(11.5, -9, SPINES.slice(1, 5)),
    door(0, 15, 28, '#27465c'),
  )
  if (level === 1) return hall + sheet(page(0, -50, 1))
  const owl = put(
    'translate(0 -88)',
    sheet(
      cut('M-8 0Q-11 -14 -8 -20L-4 -17H4L8 -20Q11 -14 8 0Z', '#e9b84a'),
      cut('M0 -17H4L8 -20Q11 -14 8 0H0Z', '#c9952f'),
      dot(-3.5, -12, 3, '#fff3c8'),
      dot(3.5, -12, 3, '#fff3c8'),
      dot(-3.5, -12, 1.4, INK),
      dot(3.5, -12, 1.4, INK),
      cut('M-1.500 -10h3l-1.500 3z', '#8a5710'),
    ),
  )
  return (
    hall +
    sheet(box(-40, -47, 80, 6, 1, '#f1e0bd')) +
    sheet(
      walls(-28, -74, 56, 28, '#e3c698', '#cba878'),
      line('M-28 -73h56', '#8a6a48', 2.4),
      box(-22, -68, 14, 18, 1, '#5b3a1d'),
      books(-21, -51, SPINES.slice(1, 4)),
      box(8, -68, 14, 18, 1, '#5b3a1d'),
      books(9, -51, SPINES.slice(4)),
      dot(0, -60, 6.5, '#7a4b2b'),
      dot(0, -60, 5, '#f9d77e'),
      line('M0 -65v10M-5 -60h10', '#7a4b2b', 1),
    ) +
    sheet(page(0, -82, 0.78)) +
    owl +
    flag(0, -108, 10, '#2f7f83')
  )
}

const grave = (x: number, s: number, turn = 0): string =>
  put(
    `translate(${x} 0) rotate(${turn}) scale(${s})`,
    cut('M-7 0v-14q7 -10 14 0v14z', '#93a09c'),
    cut('M0 -19q4 0 7 5v14H0z', '#76847f'),
    line('M0 -14v7M-3 -12h6', '#56635e', 1.6),
  )
const deadTree = (x: number, s: number): string =>
  put(
    `translate(${x} 0) scale(${s})`,
    line('M0 0Q2 -20 -2 -36M-1 -24Q-10 -30 -10 -40M-1 -28Q8 -32 9 -44M-2 -36l-5 -10M-2 -36l5 -8', '#4a3f44', 3.2),
  )
const crypt = (level: 1 | 2): string => {
  const skull = placed(
    cut('M-7 2q-2 -12 7 -12q9 0 7 12l-3 1v4h-8v-4z', '#f0ecd8'),
    cut('M0 -10q9 0 7 12l-3 1v4H0z', '#d3cdb2'),
    dot(-3, -2, 2, '#2e2840'),
    dot(3, -2, 2, '#2e2840'),
    line('M-1.500 4.500v2M1.500 4.500v2', '#2e2840', 1),
  )
  const tomb = sheet(
    box(-34, -5, 68, 5, 1, '#7a807e'),
    walls(-28, -40, 56, 36, '#a3aca8', '#858f8b'),
    line('M-24 -30h8M14 -14h9M-22 -12h6M16 -32h7', '#6a7470', 1.6),
    cut('M-11 -5v-17q11 -13 22 0v17z', '#1d1a2a'),
    dot(0, -12, 9, '#9cf06a', 'opacity=".25"'),
    line('M-6 -5v-21M0 -5v-24M6 -5v-21M-11 -14h22', '#4d5550', 1.6),
    box(-26, -40, 6, 35, 1, '#bcc5c0'),
    box(20, -40, 6, 35, 1, '#98a29d'),
  )
  const gable = sheet(box(-32, -45, 64, 6, 1, '#bcc5c0'), roof(0, -45, 32, 22, '#6a6680', '#524e68'), skull(0, -52, 1.1))
  if (level === 1) return sheet(deadTree(-38, 1.1)) + tomb + gable + sheet(grave(38, 1, 6), grave(-38, 0.75, -6))
  const spire = sheet(
    walls(-16, -84, 32, 42, '#98a19d', '#7a8480'),
    lancet(0, -52, 12, 24, '#9cf06a'),
    line('M-12 -76h6M7 -60h6', '#616b67', 1.6),
    roof(0, -82, 21, 26, '#6a6680', '#524e68'),
  )
  const bat = put(
    'translate(-26 -98)',
    cut('M0 0q-4 -7 -14 -5q4 3 3 7q4 -3 6 1q1 -2 2 0l1 -2l1 2q1 -2 2 0q2 -4 6 -1q-1 -4 3 -7q-10 -2 -10 5z', '#2e2840'),
  )
  const angel = (x: number): string =>
    put(
      `translate(${x} -40)`,
      cut('M-5 0l1 -14q4 -4 8 0l1 14z', '#c9d0cc'),
      dot(0, -17, 3.6, '#c9d0cc'),
      cut('M-4 -13q-9 -6 -9 -12q8 2 10 8zM4 -13q9 -6 9 -12q-8 2 -10 8z', '#dfe5e1'),
    )
  return (
    sheet(deadTree(-40, 1.35)) +
    spire +
    flag(0, -106, 12, '#6fae5a') +
    sheet(angel(-27), angel(27)) +
    tomb +
    gable +
    bat +
    sheet(grave(40, 1.05, 6), grave(-40, 0.85, -6))
  )
}

const thatch = (x: number, y: number, half: number, high: number): string => {
  const n = 8
  const w = (half * 2) / n
  const hem = Array.from({ length: n }, () => `q${-w / 2} 6 ${-w} 0`).join('')
  return (
    cut(
      `M${x - half} ${y}Q${x - half * 0.55} ${y - high} ${x} ${y - high}Q${x + half * 0.55} ${y - high} ${x + half} ${y}${hem}Z`,
      '#d9b45c',
    ) +
    cut(
      `M${x} ${y - high}Q${x + half * 0.55} ${y - high} ${x + half} ${y}${Array.from({ length: n / 2 }, () => `q${-w / 2} 6 ${-w} 0`).join('')}Z`,
      '#b98f3c',
    ) +
    line(
      `M${x - half * 0.6} ${y - high * 0.3}l4 -7M${x - half * 0.25} ${y - high * 0.5}l3 -8M${x + half * 0.2} ${y - high * 0.45}` +
        `l-3 -8M${x + half * 0.55} ${y - high * 0.25}l-4 -7`,
      '#96702a',
      1.6,
    )
  )
}
const inn = (level: 1 | 2): string => {
  const ground =
    walls(-32, -32, 60, 32, '#f4ead2', '#dfd0ae') +
    line('M-31 -31h58M-31 0v-31M27 0v-31M-12 0v-31M10 0v-31', '#5f4a33', 2.6) +
    dot(-1, -12, 10.5, '#5f4a33') +
    dot(-1, -12, 8.5, '#4f7a45') +
    line('M-1 -20v17', '#3a5a33', 1.4) +
    dot(3, -11, 1.4, GOLD) +
    pane(-26, -22) +
    pane(15, -22) +
    box(-14, -4, 26, 4, 1, '#a8947a')
  const sign = sheet(
    line('M28 -42h20', '#4a3323', 2.6),
    box(33, -40, 18, 22, 8, '#34567a'),
    cut('M43 -37A7 7 0 1 0 48 -26A6 6 0 1 1 43 -37Z', '#f6d27a'),
    cut('M37 -34l.8 2l2 .8l-2 .8l-.8 2l-.8 -2l-2 -.8l2 -.8z', '#f6d27a'),
  )
  const stable = sheet(
    box(-52, -24, 22, 24, 0, '#a8743f'),
    line('M-52 -24v24M-45 -24v24M-38 -24v24', '#8d5f36', 1.4),
    cut('M-56 -22l14 -10h14v10z', '#b98f3c'),
    cut('M-49 0v-14q4 -4 8 0V0z', '#3d2714'),
    put(
      'translate(-45 -10)',
      dot(0, 0, 3.4, '#8a5a34'),
      cut('M-3 1q-4 4 -2 6q4 1 5 -3z', '#8a5a34'),
      cut('M0 -3l2 -4l1 5z', '#8a5a34'),
      dot(-1, 0, 0.8, INK),
    ),
  )
  const chimney = sheet(box(10, -84 + (level === 1 ? 16 : -10), 9, 20, 1, '#9a8a78'))
  if (level === 1) return chimney + smoke(14.5, -70) + sheet(ground) + sheet(thatch(-2, -28, 40, 44), pane(-6, -50)) + stable + sign
  return (
    chimney +
    smoke(14.5, -96) +
    sheet(ground) +
    sheet(
      walls(-36, -58, 68, 28, '#f8f0dc', '#e3d5b6'),
      line('M-35 -57h66M-35 -31h66M-35 -31v-26M31 -31v-26M-35 -44h14M17 -44h14M-14 -31v-26M10 -31v-26', '#5f4a33', 2.6),
      pane(-28, -52),
      pane(-6, -50),
      pane(16, -52),
      box(-8, -38, 12, 4, 1, '#8d5f36'),
      dot(-5, -40, 2.4, '#e2583e'),
      dot(-1, -41, 2.4, '#f6d27a'),
      dot(2, -40, 2.4, '#e2583e'),
    ) +
    sheet(thatch(-2, -54, 44, 40), pane(-6, -76)) +
    flag(-2, -92, 18, '#3f86c0') +
    stable +
    sign
  )
}

const log = (x: number, y: number, r: number): string =>
  dot(x, y, r, '#7a4b2b') + dot(x, y, r - 1.6, '#f0cf9c') + dot(x, y, r * 0.45, '#b98850')
const sawmill = (level: 1 | 2): string => {
  const wheel = (x: number, y: number, r: number): string =>
    put(
      `translate(${x} ${y})`,
      Array.from({ length: 8 }, (_, i) =>
        put(`rotate(${i * 45})`, box(-1.3, -r, 2.6, r, 0, '#7a4b2b') + box(-4, -r - 3, 8, 5, 1, '#8d5f36')),
      ).join('') +
        dot(0, 0, r * 0.82, 'none', 'stroke="#8d5f36" stroke-width="3"') +
        dot(0, 0, 4, '#5b3a1d'),
    )
  const blade = (x: number, y: number, r: number): string =>
    put(
      `translate(${x} ${y})`,
      Array.from({ length: 12 }, (_, i) => put(`rotate(${i * 30})`, cut(`M-3 ${-r + 1}L2 ${-r - 4}L4 ${-r + 1}Z`, '#cfd8dd'))).join('') +
        dot(0, 0, r, '#cfd8dd') +
        cut(`M0 ${-r}a${r} ${r} 0 0 1 0 ${2 * r}z`, '#a9bac3') +
        dot(0, 0, r * 0.3, '#6f7f8b'),
    )
  const shop = sheet(
    walls(-24, -38, 56, 38, '#c98f57', '#ae7542'),
    line('M-24 -30h56M-24 -22h56M-24 -14h56M-24 -6h56', '#8d5f36', 1.2),
    cut('M-10 0v-26h26v26z', '#4a3018'),
  )
  const saw = sheet(blade(3, -13, 10), box(-12, -8, 32, 8, 1, '#8d5f36'), box(-22, -13, 26, 6, 3, '#d9a866'), log(-21, -10, 3.4))
  const pile = sheet(log(36, -6, 6.4), log(48, -6, 6.4), log(42, -16, 6.4))
  const stream = sheet(cut('M-58 0V-6q5 -5 10 0t10 0t10 0V0z', '#4f9ab8'), line('M-58 -6q5 -5 10 0t10 0t10 0', '#d8f0f0', 1.6))
  if (level === 1)
    return (
      shop +
      sheet(roof(4, -36, 36, 28, '#7d9a5a', '#647d46'), line('M-18 -42h12M-8 -52h10M10 -42h14', '#55703a', 1.5), pane(0, -56)) +
      saw +
      sheet(wheel(-38, -22, 17)) +
      stream +
      pile
    )
  return (
    sheet(
      walls(-12, -84, 32, 50, '#d9a866', '#bd894c'),
      line('M-12 -76h32M-12 -68h32M-12 -60h32M-12 -52h32', '#a8743f', 1.2),
      pane(0, -72),
      roof(4, -82, 22, 20, '#7d9a5a', '#647d46'),
    ) +
    flag(4, -100, 14, '#e2583e') +
    sheet(line('M20 -74h22M42 -74v14', '#5b3a1d', 3), box(33, -60, 18, 6, 3, '#d9a866'), log(34, -57, 3.4)) +
    shop +
    sheet(roof(4, -36, 38, 22, '#7d9a5a', '#647d46'), line('M-18 -41h12M-6 -50h10M12 -41h14', '#55703a', 1.5)) +
    saw +
    sheet(wheel(-38, -26, 21)) +
    stream +
    pile
  )
}

const royalPalace = (level: 1 | 2): string => {
  const onion = placed(
    cut('M-9 0Q-16 -10 -8 -18Q-2 -22 0 -30Q2 -22 8 -18Q16 -10 9 0Z', '#3f7fae') +
      cut('M0 -30Q2 -22 8 -18Q16 -10 9 0H0Z', '#2f6490') +
      line('M-5 -1Q-8 -10 -3 -17M5 -1Q8 -10 3 -17', '#a9d0e6', 1.2) +
      dot(0, -31, 2.4, GOLD),
  )
  const tower = (x: number, top: number, w: number): string =>
    sheet(
      walls(x - w / 2, top, w, -top, '#fbf3e6', '#dfd2bc'),
      box(x - w / 2 - 2, top - 2, w + 4, 4, 1, GOLD),
      lancet(x, top + 20, 6, 13),
      lancet(x, -14, 6, 12),
    )
  const hall = sheet(
    walls(-26, -40, 52, 40, '#f6ead6', '#dccdb0'),
    cut(`${teeth(-28, -46, 56, 6, 5)}V-38H-28Z`, '#fbf3e6'),
    box(-28, -40, 56, 3, 0, GOLD),
    [-18, 18].map((x) => lancet(x, -12, 8, 18)).join(''),
    cut('M-9 0v-20q9 -11 18 0v20z', '#8d2e24'),
    line('M0 0v-25', '#5e1f18', 1.4),
    dot(-2.5, -10, 1.2, GOLD),
    dot(2.5, -10, 1.2, GOLD),
    box(-13, -3, 26, 3, 1, '#cbbd9f'),
  )
  const shield = sheet(cut('M-6 -37h12v8q-6 6 -12 0z', '#5a3f86'), cut('M-4 -31v-4l2 1.500l2 -3l2 3l2 -1.500v4z', GOLD))
  if (level === 1)
    return (
      tower(-34, -54, 16) +
      tower(34, -54, 16) +
      onion(-34, -55, 0.85) +
      onion(34, -55, 0.85) +
      hall +
      shield +
      sheet(bush(-20, 0.5), bush(20, 0.5))
    )
  return (
    sheet(walls(-14, -80, 28, 42, '#fbf3e6', '#dfd2bc'), box(-16, -82, 32, 4, 1, GOLD), lancet(-6, -56, 6, 14), lancet(6, -56, 6, 14)) +
    sheet(onion(0, -82, 1.15)) +
    sheet(cut('M1 -122h0l13 3l-13 5z', '#e2583e'), line('M0 -112v-11', '#4a3323', 1.8)) +
    tower(-36, -68, 16) +
    tower(36, -68, 16) +
    sheet(onion(-36, -69, 0.9)) +
    sheet(onion(36, -69, 0.9)) +
    sheet(cut('M-36 -96h0l10 3l-10 4zM36 -96h0l10 3l-10 4z', '#e2583e')) +
    hall +
    shield +
    mirror(sheet(bush(22, 0.6))) +
    sheet(bush(22, 0.6)) +
    sheet(oval(0, 0, 46, 2.4, '#cbbd9f'))
  )
}

const clockTower = (level: 1 | 2): string => {
  const dial = (x: number, y: number, r: number): string =>
    dot(x, y, r + 2.4, '#7a4b2b') +
    dot(x, y, r, '#fffaf0') +
    [0, 90, 180, 270].map((a) => put(`rotate(${a} ${x} ${y})`, line(`M${x} ${y - r + 1.5}v2`, INK, 1.3))).join('') +
    line(`M${x} ${y}v${-r * 0.62}M${x} ${y}l${r * 0.4} ${r * 0.26}`, INK, 1.7) +
    dot(x, y, 1.5, '#c43e2f')
  const foot = sheet(
    walls(-26, -26, 52, 26, '#c9b79a', '#ad9a7c'),
    box(-29, -29, 58, 5, 1, '#e3d5b8'),
    door(0, 14, 20, '#27465c'),
    lancet(-17, -6, 7, 13),
    lancet(17, -6, 7, 13),
  )
  const moon = sheet(cut('M38 -40A9 9 0 1 0 46 -28A7.500 7.500 0 1 1 38 -40Z', '#f6d488'), line('M30 -44h10v5', '#5b3a1d', 2.2))
  if (level === 1)
    return (
      sheet(walls(-18, -64, 36, 38, '#dccaa8', '#c0ad88'), dial(0, -46, 12), roof(0, -62, 24, 24, '#6a4f9a', '#54397f')) +
      foot +
      moon +
      sheet(bush(-38, 0.9))
    )
  return (
    sheet(
      walls(-15, -92, 30, 66, '#dccaa8', '#c0ad88'),
      lancet(0, -34, 8, 14),
      box(-19, -64, 38, 4, 1, '#e3d5b8'),
      dial(0, -78, 12),
      cut('M-22 -90H22L16 -94H-16Z', '#e3d5b8'),
      roof(0, -93, 20, 22, '#6a4f9a', '#54397f'),
    ) +
    sheet(line('M0 -114v-8', '#4a3323', 1.8), cut('M0 -124h0l13 3l-13 5z', '#e2583e')) +
    sheet(
      walls(-36, -46, 14, 46, '#cdbb9a', '#b3a180'),
      roof(-29, -45, 11, 16, '#6a4f9a', '#54397f'),
      lancet(-29, -24, 6, 12),
      walls(22, -46, 14, 46, '#cdbb9a', '#b3a180'),
      roof(29, -45, 11, 16, '#6a4f9a', '#54397f'),
      lancet(29, -24, 6, 12),
    ) +
    foot
  )
}

const watchtower = (level: 1 | 2): string => {
  const legs = line('M-22 0L-12 -46M22 0L12 -46M-20 -10L14 -36M20 -10L-14 -36M-19 -14h38M-14 -36h28', '#7a4b2b', 4)
  const fire = sheet(
    cut('M-7 -1h14l-3 5h-8z', '#55606c'),
    cut('M0 -24q-9 10 -6 18q3 6 6 5q3 1 6 -5q3 -8 -6 -18z', '#e2583e'),
    cut('M0 -16q-5 6 -3 11q3 4 6 0q2 -5 -3 -11z', '#ffd06b'),
  )
  const horn = put(
    'translate(38 0)',
    sheet(cut('M-7 0v-16q7 -9 14 0V0z', '#94a5b0'), cut('M0 -20q4 0 7 4V0H0z', '#7a8b96'), line('M0 -12v6', '#2b3742', 3)),
  )
  if (level === 1)
    return (
      legs +
      sheet(
        box(-20, -52, 40, 6, 1, '#8d5f36'),
        walls(-17, -68, 34, 16, '#b98850', '#9a6b3a'),
        line('M-9 -68v16M0 -68v16M9 -68v16', '#7a5230', 1.3),
      ) +
      put('translate(0 -70)', fire) +
      sheet(line('M-16 -52v-38M16 -52v-38', '#7a4b2b', 3.4)) +
      sheet(roof(0, -86, 25, 18, '#5f8a5a', '#4a6f47')) +
      horn
    )
  return (
    sheet(
      cut('M-20 0L-16 -66H16L20 0Z', '#a5b4be'),
      cut('M0 -66H16L20 0H0Z', '#8798a3'),
      line('M-12 -54h8M2 -44h9M-14 -30h9M4 -20h9M-12 -10h8', '#6f808b', 1.8),
      cut('M-6 0v-14q6 -8 12 0V0z', '#4a3323'),
      cut('M-3 -46h6v13h-6z', '#22303c'),
    ) +
    sheet(
      cut(`${teeth(-25, -82, 50, 5)}V-64H-25Z`, '#b3c0c9'),
      cut('M0 -75h25v11H0Z', '#95a5b0'),
      line('M-22 -64l4 6M-8 -64l2 6M8 -64l-2 6M22 -64l-4 6', '#6f808b', 2.4),
    ) +
    put('translate(0 -80)', fire) +
    sheet(line('M-17 -76v-22M17 -76v-22', '#7a4b2b', 3.4)) +
    sheet(roof(0, -95, 26, 17, '#5f8a5a', '#4a6f47')) +
    sheet(line('M0 -110v-12', '#4a3323', 1.8), cut('M0 -124h0l14 4l-14 5z', '#e2583e')) +
    horn +
    sheet(bush(-34, 0.9))
  )
}

const pair = (draw: (level: 1 | 2) => string, fit = ''): { 1: string; 2: string } => ({
  1: fit ? put(fit, draw(1)) : draw(1),
  2: fit ? put(fit, draw(2)) : draw(2),
})

export const FAR_HOUSES: Record<string, { 1: string; 2: string }> = {
  abbey: pair(abbey),
  port: pair(port, 'scale(.94)'),
  library: pair(library),
  crypt: pair(crypt),
  inn: pair(inn, 'translate(1 0) scale(.93)'),
  sawmill: pair(sawmill, 'scale(.92)'),
  'royal-palace': pair(royalPalace),
  'clock-tower': pair(clockTower),
  watchtower: pair(watchtower),
}
