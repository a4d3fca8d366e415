/** The pictures of the Cards, 108 × 98, and their backs. */
import type { CardFacts } from '../../../generated/games/a-tale-of-pirates'
import { icon } from './ship'

const sea = (y: number, near: string, far: string): string =>
  `<path d="M0 ${y}h108v${98 - y}H0Z" fill="${far}"/><path d="M0 ${y + 11}q9-6 18 0t18 0 18 0 18 0 18 0 18 0v${98 - y}H0Z" ` +
  `fill="${near}"/><path d="M8 ${y + 12}q10 6 20 1M84 ${y + 11}q9 5 18 0M24 ${y + 19}q9-5 18 0t18 0" stroke="#e6fbf4" ` +
  'stroke-width="1.6" fill="none" stroke-linecap="round"/>'
const sky = (key: string): string => `<rect width="108" height="98" fill="url(#tp-${key})"/>`
const birds = '<path d="M74 14q4-4 7 0q3-4 7 0M90 20q3-3 5 0q2-3 5 0" stroke="#26353a" stroke-width="1.5" fill="none"/>'
const gulls = (x: number, y: number): string => `<path d="M${x} ${y}q4-4 7 0q3-4 7 0" stroke="#26353a" stroke-width="1.5" fill="none"/>`

interface Rig {
  hull: string
  band: string
  canvas?: string
  flag: string
  masts: number[]
  ports?: number
  tall?: number
}
/** A ship in profile, sailing to the left. */
function vessel(r: Rig): string {
  const top = r.tall ?? 0
  let s = `<path d="M14 66L2 56" stroke="#3d2410" stroke-width="2.4"/>`
  for (const x of r.masts) s += `<path d="M${x} 70V${10 - top}" stroke="#3d2410" stroke-width="2.6"/>`
  const fill = r.canvas ?? 'url(#tp-sw)'
  for (const x of r.masts)
    s +=
      `<g fill="${fill}" stroke="#4a3316" stroke-width="1.1">` +
      `<path d="M${x - 13} 60Q${x - 7} 50 ${x - 11} 43H${x + 11}Q${x + 16} 51 ${x + 12} 60Q${x} 63 ${x - 13} 60Z"/>` +
      `<path d="M${x - 10} 41Q${x - 5} 33 ${x - 8} 27H${x + 9}Q${x + 13} 34 ${x + 10} 41Z"/>` +
      `<path d="M${x - 7} 25Q${x - 4} 19 ${x - 6} ${14 - top}H${x + 7}Q${x + 10} 19 ${x + 8} 25Z"/></g>`
  for (const x of r.masts) s += `<path d="M${x} ${10 - top}q9-5 16 0q-8 1-16 4Z" fill="${r.flag}"/>`
  s +=
    `<path d="M9 65L100 62Q103 74 95 85H23Q11 78 9 65Z" fill="${r.hull}" stroke="#160b03" stroke-width="1.4"/>` +
    `<path d="M11 71Q56 75 100 69" stroke="${r.band}" stroke-width="4.4" fill="none"/>`
  for (let i = 0; i < (r.ports ?? 0); i++)
    s += `<rect x="${26 + i * (60 / Math.max(1, (r.ports ?? 1) - 1))}" y="76" width="4.6" height="4.4" fill="#0b0d0f"/>`
  return s
}

export const PICTURES: Record<string, string> = {
  brigantine:
    '<rect width="108" height="98" fill="url(#tp-skA)"/><circle cx="82" cy="30" r="13" fill="#fff1c4" opacity=".9"/>' +
    '<path d="M0 44q14-8 30-3t34-3 44 4v10H0Z" fill="#e8a27a" opacity=".5"/><path d="M0 74h108v24H0Z" fill="#2d8792"/>' +
    '<path d="M17 67L4 58" stroke="#3d2410" stroke-width="2.4"/><path d="M39 70V8M69 70V14" stroke="#3d2410" stroke-width="2.6"/>' +
    '<path d="M4 58L39 10L69 16L94 62" stroke="#5a3a14" stroke-width=".8" fill="none"/>' +
    '<g fill="url(#tp-sw)" stroke="#5a3a14" stroke-width="1.2"><path d="M24 62Q31 50 26 42H52Q58 52 53 62Q38 66 24 62Z"/>' +
    '<path d="M27 40Q32 31 29 25H49Q54 32 50 40Q38 43 27 40Z"/><path d="M30 23Q34 16 32 11H46Q49 17 47 23Z"/>' +
    '<path d="M71 26L96 36L97 62H71Z"/><path d="M58 36Q62 28 60 22H77Q80 29 78 36Z"/></g>' +
    '<path d="M39 8q9-5 17 0q-8 1-17 4Z" fill="#b3343a"/><path d="M69 14q9-5 16 0q-8 1-16 4Z" fill="#b3343a"/>' +
    '<path d="M13 66L96 63Q99 74 91 84H27Q16 78 13 66Z" fill="#6b3a1c" stroke="#2a1405" stroke-width="1.4"/>' +
    '<path d="M15 71Q55 74 96 69" stroke="#f3cf7a" stroke-width="3.2" fill="none"/><g fill="#1d0e03">' +
    '<rect x="30" y="75" width="5" height="4"/><rect x="44" y="75.5" width="5" height="4"/>' +
    '<rect x="58" y="75" width="5" height="4"/><rect x="72" y="74" width="5" height="4"/></g>' +
    '<path d="M0 84q9-6 18 0t18 0 18 0 18 0 18 0 18 0v14H0Z" fill="#17606f"/>' +
    '<path d="M8 84q10 6 20 1M84 84q9 5 18 0M20 92q9-5 18 0t18 0" stroke="#e6fbf4" stroke-width="1.8" fill="none" ' +
    'stroke-linecap="round"/>',
  corvette:
    '<rect width="108" height="98" fill="url(#tp-skB)"/><path d="M0 20q20-14 40-6t34-6 34 4V0H0Z" fill="#2f5a68" opacity=".65"/>' +
    '<path d="M0 72h108v26H0Z" fill="#256f80"/><path d="M12 66L0 56M28 70V10M54 70V4M80 70V12" stroke="#24170a" stroke-width="2.6" ' +
    'fill="none"/><g fill="url(#tp-sw)" stroke="#4a3316" stroke-width="1.1">' +
    '<path d="M16 60Q22 50 18 43H39Q44 51 40 60Q28 63 16 60Z"/><path d="M18 41Q23 33 20 27H37Q41 34 38 41Z"/>' +
    '<path d="M21 25Q24 18 22 13H35Q38 19 36 25Z"/><path d="M41 60Q48 49 43 40H67Q72 50 68 60Q54 64 41 60Z"/>' +
    '<path d="M43 38Q48 29 45 22H65Q69 30 66 38Z"/><path d="M46 20Q49 13 47 8H62Q64 14 63 20Z"/>' +
    '<path d="M70 60Q75 50 71 43H91Q96 51 92 60Q81 63 70 60Z"/><path d="M72 41Q76 33 73 27H89Q92 34 90 41Z"/>' +
    '<path d="M74 25Q77 19 75 14H87Q90 19 88 25Z"/></g><path d="M54 4q10-5 18 1q-9 0-18 4Z" fill="#d8a321"/>' +
    '<path d="M98 56V44q8-3 10 1v9q-4-3-10 2Z" fill="#b3343a"/><path d="M8 64L101 61Q104 74 96 85H22Q10 78 8 64Z" fill="#23272a" ' +
    'stroke="#0b0d0f" stroke-width="1.4"/><path d="M10 71Q56 75 101 69" stroke="#f3ead0" stroke-width="5.5" fill="none"/>' +
    '<g fill="#0b0d0f"><rect x="24" y="70" width="4.5" height="4.5"/><rect x="36" y="70.7" width="4.5" height="4.5"/>' +
    '<rect x="48" y="71" width="4.5" height="4.5"/><rect x="60" y="71" width="4.5" height="4.5"/>' +
    '<rect x="72" y="70.5" width="4.5" height="4.5"/><rect x="84" y="69.5" width="4.5" height="4.5"/></g>' +
    '<path d="M0 85q9-7 18 0t18 0 18 0 18 0 18 0 18 0v14H0Z" fill="#114c5c"/>' +
    '<path d="M4 85q10 6 20 1M88 85q9 5 18 0M30 92q9-5 18 0t18 0" stroke="#e6fbf4" stroke-width="1.8" fill="none" ' +
    'stroke-linecap="round"/>',
  passage:
    '<rect width="108" height="98" fill="url(#tp-skC)"/><circle cx="54" cy="46" r="17" fill="#fff7d0"/>' +
    '<path d="M30 60Q54 50 80 60V98H20Z" fill="#3fb0b8"/><path d="M54 52L44 98H72Z" fill="#d8fbf2" opacity=".75"/>' +
    '<path d="M0 4L20 10L26 26L38 34L36 50L46 64L38 98H0Z" fill="#9a6a43"/>' +
    '<path d="M0 4L20 10L22 30L14 50L22 70L14 98H0Z" fill="#c08a58"/><path d="M26 26L38 34L36 50L46 64L40 90L34 62L28 46Z" ' +
    'fill="#6b432a"/><path d="M0 4L20 10L10 14L0 12Z" fill="#6f8f4a"/><path d="M108 0L90 8L84 28L74 36L76 52L66 66L72 98H108Z" ' +
    'fill="#8a5c3a"/><path d="M108 0L96 10L98 34L90 54L96 74L90 98H108Z" fill="#b57f50"/>' +
    '<path d="M84 28L74 36L76 52L66 66L70 92L78 64L84 48Z" fill="#5a3722"/><path d="M108 0L90 8L100 12L108 10Z" fill="#6f8f4a"/>' +
    '<path d="M0 88q9-5 18 0t18 0M72 90q9-5 18 0t18 0M46 76q6-4 12 0M48 88q7-4 14 0" stroke="#fff" stroke-width="2" fill="none" ' +
    'stroke-linecap="round"/><path d="M44 20q4-4 7 0q3-4 7 0M62 12q3-3 5 0q2-3 5 0" stroke="#2b3f45" stroke-width="1.5" ' +
    'fill="none"/>',
  rocks:
    '<rect width="108" height="98" fill="url(#tp-skD)"/><path d="M0 60h108v38H0Z" fill="#2b7480"/>' +
    '<path d="M70 62L80 26L88 36L96 30L106 66Z" fill="#63706f"/><path d="M80 26L84 50L74 64L70 62Z" fill="#8a9692"/>' +
    '<path d="M6 78L18 38L26 46L36 14L48 30L56 24L68 80Z" fill="#3b4646"/>' +
    '<path d="M36 14L40 44L30 76L18 78L26 46Z" fill="#6e7b78"/><path d="M56 24L54 50L62 78L68 80Z" fill="#232c2d"/>' +
    '<path d="M36 14L40 30L46 28Z" fill="#a9b5ae"/><path d="M64 84L74 58L82 66L90 56L100 86Z" fill="#2c3738"/>' +
    '<path d="M74 58L77 74L68 84H64Z" fill="#5e6b69"/><path d="M0 80Q8 66 14 78Q20 64 28 80Q36 70 42 82Q52 72 58 84Q66 72 74 86' +
    'Q84 74 92 86Q100 78 108 86V98H0Z" fill="#f2fbf5"/><path d="M0 88q9-6 18 0t18 0 18 0 18 0 18 0 18 0v12H0Z" fill="#175866"/>' +
    '<circle cx="12" cy="62" r="2" fill="#fff"/><circle cx="62" cy="66" r="2.2" fill="#fff"/>' +
    '<circle cx="57" cy="60" r="1.5" fill="#fff"/><path d="M74 14q4-4 7 0q3-4 7 0M90 20q3-3 5 0q2-3 5 0" stroke="#26353a" ' +
    'stroke-width="1.5" fill="none"/>',
  fog:
    '<rect width="108" height="98" fill="url(#tp-skE)"/><circle cx="78" cy="24" r="11" fill="#fffbe8" opacity=".8"/>' +
    '<g fill="#6d8288" opacity=".5"><path d="M34 66L70 64Q70 72 64 76H42Q36 72 34 66Z"/>' +
    '<path d="M44 66V28M58 66V24" stroke="#6d8288" stroke-width="2"/>' +
    '<path d="M38 58Q41 46 39 36H50Q52 48 50 58ZM53 58Q56 44 54 32H66Q68 46 66 58Z"/></g><g fill="#fff">' +
    '<path d="M-6 50Q12 40 30 48T66 46T116 50V60Q90 54 68 60T28 60T-6 62Z" opacity=".75"/>' +
    '<path d="M-6 66Q16 56 38 64T80 62T116 68V80Q92 72 70 78T26 76T-6 80Z" opacity=".85"/>' +
    '<path d="M-6 84Q20 74 44 82T86 80T116 84V98H-6Z" opacity=".95"/><path d="M-6 30Q10 24 26 30T60 28T80 32Q62 36 46 36T-6 38Z" ' +
    'opacity=".5"/></g><path d="M4 71q14-7 28-1t30-2M50 88q14-6 26-1t26-2M10 53q12-5 22 0" stroke="#93a7aa" stroke-width="1.6" ' +
    'fill="none" stroke-linecap="round" opacity=".8"/>',
  squall:
    sky('skD') +
    '<path d="M0 0H108V26Q92 42 74 32Q58 46 40 34Q22 44 0 30Z" fill="#1c3844"/>' +
    '<path d="M0 0H108V14Q84 26 62 16Q36 28 0 16Z" fill="#0b1b23"/><path d="M66 30L54 50H63L50 72L76 46H66L76 30Z" fill="#fff3b8"/>' +
    '<g stroke="#d8f1f5" stroke-width="1.4" opacity=".8"><path d="M12 36l-6 16M26 40l-8 22M40 42l-6 16M86 38l-8 22M98 34l-6 16' +
    'M70 60l-5 14M20 62l-5 12"/></g>' +
    sea(70, '#114c5c', '#256f80'),
  merchant:
    sky('skC') +
    gulls(78, 14) +
    sea(74, '#1d7d87', '#3fb0b8') +
    vessel({ hull: '#8a5a2a', band: '#f3ead0', flag: '#3f7d4e', masts: [36, 66] }) +
    '<g stroke="#3d2410" stroke-width="1.2"><rect x="76" y="52" width="12" height="10" fill="#c28d50"/>' +
    '<rect x="84" y="56" width="9" height="7" fill="#a9713a"/></g>' +
    sea(84, '#17606f', '#17606f'),
  wreck:
    sky('skE') +
    sea(66, '#175866', '#2b7480') +
    '<g transform="rotate(-14 54 66)"><path d="M14 60L94 58Q96 72 86 82H30Q16 76 14 60Z" fill="#5b3a20" stroke="#1d0e03" ' +
    'stroke-width="1.5"/><path d="M22 66l10 14M36 64l8 18M54 62l4 20M72 62l-2 18" stroke="#1d0e03" stroke-width="2"/>' +
    '<path d="M34 60V26M60 60V40" stroke="#3d2410" stroke-width="4"/><path d="M34 30l20 8-18 10Z" fill="#d9c193" stroke="#5a3a14"/>' +
    '<path d="M58 40l10-8" stroke="#3d2410" stroke-width="3"/></g>' +
    gulls(70, 22) +
    sea(80, '#114c5c', '#114c5c'),
  raft:
    sky('skC') +
    sea(60, '#1d7d87', '#3fb0b8') +
    '<g stroke="#3d2410" stroke-width="1.6"><ellipse cx="32" cy="70" rx="15" ry="9" fill="#a9713a"/>' +
    '<ellipse cx="58" cy="74" rx="16" ry="9" fill="#c28d50"/><ellipse cx="84" cy="69" rx="14" ry="9" fill="#a9713a"/>' +
    '<path d="M20 66h72M20 73h74" stroke="#e6cd98" stroke-width="3"/><path d="M58 66V30" stroke-width="3"/>' +
    '<path d="M60 32l22 6-22 10Z" fill="#e2583e"/></g>' +
    sea(82, '#17606f', '#17606f'),
  gunboat:
    sky('skA') +
    sea(70, '#17606f', '#2d8792') +
    '<path d="M60 64V20" stroke="#24170a" stroke-width="3"/><path d="M62 22L92 58H62Z" fill="url(#tp-sw)" stroke="#4a3316" ' +
    'stroke-width="1.2"/><path d="M58 26L34 60H58Z" fill="url(#tp-sw)" stroke="#4a3316" stroke-width="1.2"/>' +
    '<path d="M10 64L98 62Q96 78 84 84H30Q14 78 10 64Z" fill="#23272a" stroke="#0b0d0f" stroke-width="1.4"/>' +
    '<g fill="#4a555b" stroke="#0b0d0f" stroke-width="1.4"><path d="M2 60L26 58V66L2 68Z"/><path d="M84 58L106 56V64L84 66Z"/></g>' +
    '<circle cx="8" cy="62" r="7" fill="#ffd27a" opacity=".8"/>' +
    sea(84, '#114c5c', '#114c5c'),
  shoal:
    sky('skC') +
    sea(52, '#3fa59f', '#8ad0c0') +
    '<g fill="#e8d9a0" opacity=".85"><path d="M0 66Q30 54 58 64T108 60V70Q70 66 50 74T0 76Z"/>' +
    '<path d="M10 84Q40 74 70 82T108 78V88Q80 84 60 90T10 92Z"/></g><g stroke="#2b7480" stroke-width="1.5" fill="none">' +
    '<path d="M30 80q8-4 16 0M66 72q8-4 16 0"/></g><g transform="translate(78 36)">' +
    '<path d="M0 26V0" stroke="#3d2410" stroke-width="3"/><path d="M0 0l14 5-14 6Z" fill="#a8322d"/></g>',
  courier:
    sky('skA') +
    '<circle cx="22" cy="26" r="12" fill="#fff1c4"/>' +
    sea(74, '#17606f', '#2d8792') +
    vessel({ hull: '#12313f', band: '#d9b25a', flag: '#d9b25a', masts: [30, 56, 82], tall: 3 }) +
    '<path d="M44 66h22l-11 9Z" fill="#fffaf0" stroke="#8d2320" stroke-width="1.3"/><circle cx="55" cy="70" r="2.6" fill="#b3343a"/>' +
    sea(85, '#114c5c', '#114c5c'),
  waterspout:
    sky('skD') +
    '<path d="M0 0H108V22Q80 36 54 24Q28 36 0 22Z" fill="#1c3844"/>' +
    '<path d="M34 20Q58 26 82 20Q70 40 62 52Q58 66 66 84H44Q54 66 48 52Q42 38 34 20Z" fill="#6f8f99"/>' +
    '<g fill="none" stroke="#d5e6e6" stroke-width="2.2" opacity=".9">' +
    '<path d="M38 28Q58 36 78 28M43 40Q58 48 70 40M48 54Q56 60 64 54M48 68Q56 74 64 68"/></g>' +
    sea(76, '#114c5c', '#256f80') +
    '<path d="M30 84q12-12 26-6q14-8 26 6Z" fill="#f2fbf5"/>',
  frigate:
    sky('skB') +
    sea(72, '#114c5c', '#256f80') +
    vessel({ hull: '#3a1d16', band: '#f3cf7a', flag: '#b3343a', masts: [26, 54, 82], ports: 7, tall: 5 }) +
    sea(85, '#114c5c', '#114c5c'),
  'powder-barge':
    sky('skA') +
    sea(68, '#17606f', '#2d8792') +
    '<path d="M8 62H100L92 84H18Z" fill="#4a2a12" stroke="#1d0e03" stroke-width="1.5"/><g stroke="#1d0e03" stroke-width="1.3">' +
    '<circle cx="30" cy="56" r="9" fill="#8a5a2a"/><circle cx="50" cy="56" r="9" fill="#a9713a"/>' +
    '<circle cx="70" cy="56" r="9" fill="#8a5a2a"/><circle cx="40" cy="41" r="9" fill="#a9713a"/>' +
    '<circle cx="60" cy="41" r="9" fill="#8a5a2a"/></g><path d="M60 33q6-10 14-8q8 3 12-6" stroke="#e6cd98" stroke-width="2.4" ' +
    'fill="none"/><path d="M86 19l3-8 3 7 8-1-6 6 3 7-7-4-6 4 2-7Z" fill="#ffd27a" stroke="#e2632f"/>' +
    sea(84, '#114c5c', '#114c5c'),
  island:
    sky('skC') +
    gulls(12, 18) +
    sea(66, '#1d7d87', '#3fb0b8') +
    '<path d="M12 80Q22 54 54 54Q86 54 98 80Z" fill="#dcc48c" stroke="#5a3a14" stroke-width="1.4"/>' +
    '<path d="M24 76Q34 58 56 58Q80 60 88 76Z" fill="#8fa35a"/><g stroke="#3d2410" stroke-width="1.2">' +
    '<path d="M58 60Q62 40 56 26" fill="none" stroke-width="3"/>' +
    '<path d="M56 26Q38 16 32 32Q46 24 56 26Q42 30 44 42Q50 30 56 26Q72 12 82 28Q68 22 56 26Q70 32 68 42Q62 30 56 26Z" ' +
    'fill="#5f7a45"/></g><path d="M34 70l8 8M42 70l-8 8" stroke="#a8322d" stroke-width="3"/>' +
    '<circle cx="72" cy="66" r="2" fill="#2b1408"/><circle cx="80" cy="66" r="2" fill="#2b1408"/>' +
    sea(82, '#17606f', '#17606f'),
  cove:
    sky('skE') +
    '<path d="M0 20Q20 10 34 30Q42 52 30 70H0Z" fill="#6f7f5a"/><path d="M108 16Q88 8 76 28Q66 50 80 70H108Z" fill="#5d6e4b"/>' +
    sea(62, '#2b8f96', '#6fc3bf') +
    '<path d="M44 66h26q-2 10-8 12H52q-6-2-8-12Z" fill="#8a5a2a" stroke="#2a1405"/>' +
    '<path d="M57 66V44" stroke="#3d2410" stroke-width="2"/><path d="M20 74q10-4 18 0M74 78q10-4 18 0" stroke="#fff" ' +
    'stroke-width="1.5" fill="none"/>',
  mildred:
    sky('skD') +
    sea(60, '#114c5c', '#256f80') +
    '<path d="M24 74Q18 30 54 26Q90 30 84 74Q54 88 24 74Z" fill="#8a4a6a" stroke="#3d1428" stroke-width="2"/>' +
    '<path d="M30 44Q40 34 54 34Q70 34 78 44" stroke="#b9789a" stroke-width="3" fill="none"/>' +
    '<circle cx="42" cy="52" r="8" fill="#fff7e0"/><circle cx="66" cy="52" r="8" fill="#fff7e0"/>' +
    '<circle cx="43" cy="54" r="4" fill="#2b1408"/><circle cx="65" cy="54" r="4" fill="#2b1408"/>' +
    '<path d="M44 68q10 6 20 0" stroke="#3d1428" stroke-width="2.6" fill="none" stroke-linecap="round"/>' +
    '<g fill="none" stroke="#8a4a6a" stroke-width="7" stroke-linecap="round"><path d="M22 78Q6 70 10 54Q14 46 20 52"/>' +
    '<path d="M86 78Q102 70 98 54Q94 46 88 52"/></g>' +
    sea(80, '#0e3c4a', '#0e3c4a'),
  tentacle:
    sky('skD') +
    sea(64, '#114c5c', '#256f80') +
    '<path d="M40 90Q30 56 50 38Q66 24 58 14Q48 8 44 18" fill="none" stroke="#3d1428" stroke-width="17" stroke-linecap="round"/>' +
    '<path d="M40 90Q30 56 50 38Q66 24 58 14Q48 8 44 18" fill="none" stroke="#8a4a6a" stroke-width="13" stroke-linecap="round"/>' +
    '<g fill="#e9b9cd"><circle cx="38" cy="74" r="3"/><circle cx="38" cy="62" r="3"/><circle cx="42" cy="51" r="2.7"/>' +
    '<circle cx="50" cy="42" r="2.5"/><circle cx="58" cy="33" r="2.2"/></g>' +
    sea(80, '#0e3c4a', '#0e3c4a') +
    '<path d="M24 82q14-10 32 0Z" fill="#f2fbf5"/>',
  'herring-barrel':
    sky('skC') +
    sea(58, '#1d7d87', '#3fb0b8') +
    '<g stroke="#2a1405" stroke-width="1.6"><path d="M36 34H74Q80 58 74 82H36Q30 58 36 34Z" fill="#a9713a"/>' +
    '<path d="M33 46H77M33 70H77" stroke="#4a555b" stroke-width="4"/><ellipse cx="55" cy="34" rx="19" ry="6" fill="#6b421a"/></g>' +
    '<g fill="#a9b6bb" stroke="#2c3438" stroke-width="1.2"><path d="M42 34q4-16 12-18q-2 8 0 16Z"/>' +
    '<path d="M56 33q6-18 16-18q-4 8-4 17Z"/></g>' +
    sea(82, '#17606f', '#17606f'),
  fort:
    sky('skB') +
    '<path d="M14 84V44H26V34H34V44H44V34H52V44H62V34H70V44H80V34H88V44H96V84Z" fill="#7b7f78" stroke="#23272a" ' +
    'stroke-width="1.6"/><path d="M14 56H96M14 68H96M30 44V56M52 44V56M74 44V56M40 56V68M62 56V68M84 56V68M24 68V84M48 68V84M72 68' +
    'V84" stroke="#4a4f4c" stroke-width="1"/><g fill="#12171a"><path d="M30 60H18V66H30Z"/><path d="M62 60H50V66H62Z"/></g>' +
    '<path d="M88 34V12" stroke="#3d2410" stroke-width="2.5"/><path d="M88 12l16 5-16 6Z" fill="#b3343a"/>' +
    sea(82, '#114c5c', '#256f80'),
  hunter:
    sky('skA') +
    sea(73, '#17606f', '#2d8792') +
    vessel({ hull: '#511d15', band: '#2b2118', canvas: '#c8433a', flag: '#2b2118', masts: [38, 70], ports: 4 }) +
    sea(85, '#114c5c', '#114c5c'),
  ghost:
    sky('skE') +
    sea(74, '#4f7f8d', '#8fb2b5') +
    '<g opacity=".72">' +
    vessel({ hull: '#7fa3a0', band: '#d8f1e8', canvas: '#e3f7f0', flag: '#d8f1e8', masts: [28, 54, 80], tall: 2 }) +
    '</g><path d="M-4 80Q30 70 56 78T112 76V98H-4Z" fill="#fff" opacity=".7"/><circle cx="54" cy="34" r="5" fill="#9ff0d8" opacity=".8"/>',
  'bell-buoy':
    sky('skD') +
    sea(62, '#175866', '#2b7480') +
    '<path d="M34 78L46 40H62L74 78Z" fill="none" stroke="#3d2410" stroke-width="4"/>' +
    '<path d="M30 78H78L72 88H36Z" fill="#a8322d" stroke="#2a1405" stroke-width="1.5"/>' +
    '<path d="M42 60Q42 44 54 44Q66 44 66 60L69 64H39Z" fill="url(#tp-brass)" stroke="#4a2f0c" stroke-width="1.5"/>' +
    '<circle cx="54" cy="67" r="4" fill="#6b4a1e"/><path d="M54 40V28M48 30h12" stroke="#3d2410" stroke-width="3"/>' +
    '<g fill="none" stroke="#fff3b8" stroke-width="1.8">' +
    '<path d="M28 46q-6 8 0 16M80 46q6 8 0 16M20 42q-9 12 0 24M88 42q9 12 0 24"/></g>' +
    sea(84, '#114c5c', '#114c5c'),
  galleon:
    sky('skB') +
    sea(74, '#114c5c', '#256f80') +
    vessel({ hull: '#6b3a1c', band: '#f3cf7a', flag: '#d8a321', masts: [24, 50, 76], ports: 8, tall: 6 }) +
    '<path d="M80 62V46H102V66Z" fill="#8a5a2a" stroke="#160b03" stroke-width="1.4"/><g fill="#ffdf8a">' +
    '<rect x="85" y="50" width="4" height="5"/><rect x="93" y="50" width="4" height="5"/></g>' +
    sea(86, '#114c5c', '#114c5c'),
  flagship:
    sky('skA') +
    '<circle cx="84" cy="26" r="15" fill="#fff1c4"/><path d="M84 26V15M84 26l8 5" stroke="#6b2a20" stroke-width="2.2" stroke-linecap="round"/>' +
    sea(74, '#114c5c', '#256f80') +
    vessel({ hull: '#12313f', band: '#e0bd68', canvas: '#f3dfae', flag: '#6b2a20', masts: [24, 52, 80], ports: 9, tall: 7 }) +
    '<g transform="translate(52 52)" stroke="#6b2a20" stroke-width="1.6" fill="none">' +
    '<path d="M-5-8H5M-5 8H5M-4-8Q-4-2 0 0Q4-2 4-8M-4 8Q-4 2 0 0Q4 2 4 8"/></g>' +
    sea(86, '#0e3c4a', '#0e3c4a'),
}

/** The head of a story page, 620 × 132: Ellen under the sky of the chapter, and in a round window what is new in it. */
export function banner(chapter: number, key: string): string {
  const night = chapter % 3 === 1
  const [sky1, sky2, far, near] = night
    ? ['#12313f', '#3d6a78', '#1b5564', '#0f3643']
    : chapter % 3 === 2
      ? ['#6b7f86', '#d5d6bd', '#2b7480', '#175866']
      : ['#f2b27a', '#f8dca4', '#2d8792', '#17606f']
  const wave = (y: number, step: number, fill: string): string => {
    let d = `M-20 ${y}`
    for (let x = -20; x < 640; x += step) d += `q${step / 4}-9 ${step / 2} 0t${step / 2} 0`
    return `<path d="${d}V140H-20Z" fill="${fill}"/>`
  }
  const light = night
    ? '<circle cx="520" cy="34" r="17" fill="#fff7d0"/><circle cx="513" cy="30" r="15" fill="#1c4250"/>'
    : '<circle cx="520" cy="40" r="20" fill="#fff3c4" opacity=".9"/>'
  const stars = night
    ? [60, 130, 190, 330, 410, 470, 580].map((x, i) => `<circle cx="${x}" cy="${14 + ((i * 29) % 46)}" r="1.6" fill="#fff7d0"/>`).join('')
    : ''
  return (
    `<defs><linearGradient id="tp-dusk" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${sky1}"/>` +
    `<stop offset="1" stop-color="${sky2}"/></linearGradient><clipPath id="tp-port"><circle cx="310" cy="62" r="46"/></clipPath>` +
    '</defs>' +
    `<rect width="620" height="132" fill="url(#tp-dusk)"/>${stars}${light}${wave(92, 90, far)}` +
    '<g transform="translate(70 16) scale(1.05)">' +
    `${vessel({ hull: '#6b421a', band: '#d9b25a', flag: '#b3343a', masts: [30, 60, 84], ports: 5 })}</g>` +
    '<g transform="translate(470 46) scale(.5)" opacity=".75">' +
    `${vessel({ hull: '#23333a', band: '#56646a', flag: '#23333a', masts: [36, 66] })}</g>${wave(106, 70, near)}` +
    '<g clip-path="url(#tp-port)"><svg x="258" y="13" width="104" height="98" viewBox="0 0 108 98" ' +
    `preserveAspectRatio="xMidYMid slice">${picture(key)}</svg></g><circle cx="310" cy="62" r="47" fill="none" stroke="#4a2f0c" ` +
    'stroke-width="9"/><circle cx="310" cy="62" r="47" fill="none" stroke="url(#tp-brass)" stroke-width="6"/>' +
    [0, 60, 120, 180, 240, 300]
      .map(
        (a) =>
          `<circle cx="${(310 + 47 * Math.sin((a * Math.PI) / 180)).toFixed(1)}" ` +
          `cy="${(62 - 47 * Math.cos((a * Math.PI) / 180)).toFixed(1)}" r="2.6" fill="#4a2f0c"/>`,
      )
      .join('')
  )
}

/** What a kind of Card looks like; one that nobody drew shows the open sea. */
export const picture = (key: string): string => PICTURES[key] ?? sky('skC') + birds + sea(60, '#17606f', '#2d8792')

export const BACK =
  '<rect width="120" height="170" rx="10" fill="#f1dfb4"/><rect x="5" y="5" width="110" height="160" rx="7" fill="#173a4a"/>' +
  '<rect x="10" y="10" width="100" height="150" rx="5" fill="none" stroke="#8c6a3a" stroke-width="5"/>' +
  '<rect x="10" y="10" width="100" height="150" rx="5" fill="none" stroke="#e6cd98" stroke-width="3.4" stroke-dasharray="5 3.5"/>' +
  '<g fill="none" stroke="#2c6274" stroke-width="1.8">' +
  '<path d="M16 34q8-7 16 0t16 0 16 0 16 0 16 0 10-2M16 46q8-7 16 0t16 0 16 0 16 0 16 0 10-2M16 128q8-7 16 0t16 0 16 0 16 0 16 0 ' +
  '10-2M16 140q8-7 16 0t16 0 16 0 16 0 16 0 10-2"/></g><g transform="translate(60,86)">' +
  '<circle r="38" fill="#0f2b38" stroke="#d9b25a" stroke-width="2"/><circle r="31" fill="none" stroke="#d9b25a" stroke-width="1" ' +
  'stroke-dasharray="2 3"/><g fill="#7f6126"><path d="M0-27L5-5L27 0L5 5L0 27L-5 5L-27 0L-5-5Z" transform="rotate(45) scale(.8)"/>' +
  '</g><path d="M0-36L7-7L36 0L7 7L0 36L-7 7L-36 0L-7-7Z" fill="#f0d48c"/>' +
  '<path d="M0-36V0L-7-7ZM36 0H0L7-7ZM0 36V0L7 7ZM-36 0H0L-7 7Z" fill="#b3343a"/>' +
  '<circle r="5" fill="#173a4a" stroke="#f0d48c" stroke-width="1.5"/></g>'

const HEART = (x: number, y: number): string =>
  `<g transform="translate(${x},${y}) scale(1.35)"><path d="M0 9C-14-1-11-11-5-11C-2-11 0-9 0-7C0-9 2-11 5-11C11-11 14-1 0 9Z" ` +
  'fill="#b3343a" stroke="#5b1518" stroke-width="1.8"/></g>'
const HIT = (x: number, y: number): string =>
  `<g transform="translate(${x},${y}) scale(.9)"><path d="M0-17L4-8L13-13L9-3L17 1L8 5L11 15L1 9L-6 16L-7 6L-17 4L-9-2L-14-11` +
  'L-4-8Z" fill="#2b1408"/><circle r="8.5" fill="#e2632f"/><circle r="5" fill="#ffd27a"/></g>'
const SHOT = (x: number, y: number): string =>
  `<g transform="translate(${x},${y}) scale(.9)"><circle r="15" fill="#2b2118"/>` +
  `<circle r="15" fill="none" stroke="#d9b25a" stroke-width="1.5"/>${icon('cannon-shot', 0, 0, 22, '#ffd98a')}</g>`
const SPEED = (x: number, y: number, n: number): string =>
  `<g transform="translate(${x},${y})"><path d="M-16-15H16V6L0 17L-16 6Z" fill="#10697a" stroke="#eafffb" stroke-width="2"/>` +
  `<text y="7" text-anchor="middle" font-family="Alegreya Sans" font-weight="800" font-size="24" fill="#fff">${n}</text></g>`
/** Speeds at which a Card strikes: a red pennant, upside down, so that it is not told by its colour alone. */
const DANGER = (x: number, y: number, n: number): string =>
  `<g transform="translate(${x},${y})"><path d="M-16 15H16V-5L0-17L-16-5Z" fill="#a8322d" stroke="#ffe3c9" stroke-width="2"/>` +
  `<text y="11" text-anchor="middle" font-family="Alegreya Sans" font-weight="800" font-size="20" fill="#fff">${n}</text></g>`
const SPACE = (x: number, y: number): string =>
  `<g transform="translate(${x},${y})"><circle r="13" fill="url(#tp-brass)" stroke="#4a2f0c" stroke-width="1.5"/><circle r="9" fill="url(#tp-hole)"/></g>`

/** One symbol by itself, 40 × 40, for the reference. */
export const symbol = (key: string): string =>
  key === 'life'
    ? HEART(20, 21)
    : key === 'hit'
      ? HIT(20, 20)
      : key === 'shot'
        ? SHOT(20, 20)
        : key === 'speed'
          ? SPEED(20, 20, 1)
          : key === 'danger'
            ? DANGER(20, 20, 2)
            : SPACE(20, 20)

export type Kind = CardFacts

/** The row of symbols under a Card's picture: hits, open life, speeds, shots, an action space. */
export function symbols(kind: Kind, hits: number): string {
  const parts: ((x: number, y: number) => string)[] = []
  for (let i = 0; i < kind.life; i++) parts.push(i < hits ? HIT : HEART)
  for (const speed of kind.speeds) parts.push((x, y) => SPEED(x, y, speed))
  for (const speed of kind.danger) parts.push((x, y) => DANGER(x, y, speed))
  for (let i = 0; i < kind.shots; i++) parts.push(SHOT)
  if (kind.space) parts.push(SPACE)
  const step = Math.min(34, 104 / Math.max(1, parts.length))
  return parts.map((draw, i) => draw(60 + (i - (parts.length - 1) / 2) * step, 147)).join('')
}

/** A whole Card, 120 × 170. */
export const face = (kind: Kind, hits: number): string =>
  '<rect width="120" height="170" rx="10" fill="#f6ecd2"/><g transform="translate(6 28)">' +
  `<svg width="108" height="98" viewBox="0 0 108 98">${picture(kind.picture)}</svg></g>` +
  `<rect x="6" y="28" width="108" height="98" fill="none" stroke="#4a2f0c" stroke-width="2"/>${symbols(kind, hits)}` +
  '<rect x="2.5" y="2.5" width="115" height="165" rx="8" fill="none" stroke="#b8924b" stroke-width="2"/>'
