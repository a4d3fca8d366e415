/** Pictures for events, 310 × 130, after how they sound. */
import { icon } from './ship'

const MOODS: Record<string, string> = {
  wind: 'storm',
  whistle: 'storm',
  creak: 'storm',
  crash: 'storm',
  wave: 'wave',
  water: 'wave',
  bubble: 'deep',
  gulp: 'deep',
  cannon: 'fire',
  shot: 'fire',
  horn: 'fleet',
  trumpet: 'fleet',
  gong: 'fleet',
  organ: 'ghost',
  whisper: 'ghost',
  mist: 'ghost',
}

const swell = (y: number, fill: string, step = 62): string => {
  let d = `M-10 ${y}`
  for (let x = -10; x < 330; x += step) d += `q${step / 4}-15 ${step / 2}-3t${step / 2} 3`
  return `<path d="${d}V140H-10Z" fill="${fill}"/>`
}
/** Ellen in profile, tilted by the sea. */
const ellen = (x: number, y: number, tilt: number, scale = 1): string =>
  `<g transform="translate(${x},${y}) rotate(${tilt}) scale(${scale})"><path d="M-46 0L-62-9" stroke="#2c1707" stroke-width="3"/>` +
  '<path d="M-24 4V-46M10 4V-54M36 4V-38" stroke="#2c1707" stroke-width="3"/><g fill="#f3e3bd" stroke="#5a3a14" stroke-width="1.2">' +
  '<path d="M-40-8Q-32-22-38-36H-12Q-6-22-10-8Z"/><path d="M-8-8Q2-26-4-46H24Q32-26 28-8Z"/>' +
  '<path d="M26-8Q32-20 28-32H48Q52-20 50-8Z"/></g><path d="M10-54q10-5 18 0q-9 1-18 4Z" fill="#b3343a"/>' +
  '<path d="M-50 0L56-4Q58 12 48 22H-34Q-48 14-50 0Z" fill="#8a5a2a" stroke="#2c1707" stroke-width="1.6"/>' +
  '<path d="M-48 6Q4 11 56 3" stroke="#d9b25a" stroke-width="3.5" fill="none"/></g>'

function storm(): string {
  const rain = Array.from({ length: 26 }, (_, i) => `M${(i * 37) % 320} ${(i * 53) % 110}l-5 14`).join('')
  return (
    '<rect width="310" height="130" fill="#1c3844"/><path d="M0 0H310V34Q270 58 224 42Q180 62 130 44Q70 62 0 40Z" fill="#12262f"/>' +
    '<path d="M0 0H310V18Q240 34 170 22Q90 38 0 22Z" fill="#0a1920"/>' +
    '<path d="M222 40L204 68H217L200 100L238 60H223L236 40Z" fill="#ffe9a0"/>' +
    swell(92, '#1b5564') +
    ellen(120, 82, -12) +
    swell(104, '#0f3643', 80) +
    `<path d="${rain}" stroke="#cfe4e6" stroke-opacity=".5" stroke-width="1.4"/>`
  )
}
const wave = (): string =>
  '<rect width="310" height="130" fill="#4f7f8d"/><rect width="310" height="60" fill="#b9d0c4"/>' +
  ellen(104, 84, 10) +
  '<path d="M310 18Q250 14 226 52Q212 82 186 96Q240 104 310 96Z" fill="#256f80"/>' +
  '<path d="M310 18Q250 14 226 52Q236 40 256 42Q240 46 238 60Q256 48 276 54Q262 58 262 68Q286 56 310 60Z" fill="#eafff8"/>' +
  swell(100, '#114c5c')
const deep = (): string =>
  '<rect width="310" height="130" fill="#2b7480"/><rect width="310" height="52" fill="#d5d6bd"/>' +
  swell(64, '#256f80') +
  `<g>${icon('sea-serpent', 210, 66, 96, '#3d1428')}</g>` +
  ellen(88, 76, -5, 0.9) +
  swell(92, '#114c5c') +
  '<g fill="none" stroke="#bdf5ee" stroke-width="1.6"><circle cx="170" cy="112" r="4"/><circle cx="184" cy="104" r="6"/><circle cx="158" cy="122" r="3"/></g>'
const fire = (): string =>
  '<rect width="310" height="130" fill="#f2b27a"/><rect y="34" width="310" height="40" fill="#f8dca4"/>' +
  swell(84, '#2d8792') +
  ellen(82, 80, -4, 0.9) +
  '<g transform="translate(236,74) scale(-.7,.7)"><path d="M-46 0L56-4Q58 12 48 22H-34Q-48 14-46 0Z" fill="#23272a"/>' +
  '<path d="M-20 2V-46M16 2V-52" stroke="#23272a" stroke-width="3"/>' +
  '<path d="M-36-6Q-30-22-34-38H-8Q-2-22-6-6ZM2-6Q10-26 4-46H30Q36-26 32-6Z" fill="#4b5557"/></g>' +
  '<g fill="#fff8e6"><circle cx="196" cy="70" r="12"/><circle cx="184" cy="64" r="9"/><circle cx="182" cy="76" r="8"/></g>' +
  '<path d="M196 70L180 60L190 70L178 78Z" fill="#e2632f"/><circle cx="152" cy="62" r="5" fill="#1a1f22"/>' +
  swell(102, '#17606f')
const fleet = (): string =>
  '<rect width="310" height="130" fill="#4f7f8d"/><rect y="30" width="310" height="50" fill="#e6dcb8"/><circle cx="230" cy="52" r="18" fill="#fff1c4"/>' +
  [30, 90, 150, 250]
    .map(
      (x, i) =>
        `<g transform="translate(${x},${72 - (i % 2) * 5}) scale(.38)" opacity=".85">` +
        '<path d="M-46 0L56-4Q58 12 48 22H-34Q-48 14-46 0Z" fill="#2b3a40"/>' +
        '<path d="M-20 2V-46M16 2V-56" stroke="#2b3a40" stroke-width="4"/>' +
        '<path d="M-36-6Q-30-22-34-38H-8Q-2-22-6-6ZM2-6Q10-26 4-50H30Q36-26 32-6Z" fill="#c8433a"/></g>',
    )
    .join('') +
  swell(84, '#256f80') +
  ellen(196, 96, 4, 0.85) +
  swell(108, '#114c5c')
const ghost = (): string =>
  '<rect width="310" height="130" fill="#a9b9b9"/><circle cx="240" cy="34" r="16" fill="#fffbe8" opacity=".8"/>' +
  `<g opacity=".4">${ellen(220, 66, 6, 0.8)}</g>` +
  swell(88, '#6d8288') +
  ellen(92, 84, -3, 0.9) +
  '<g fill="#e9e6d6" opacity=".75"><path d="M-10 74Q60 56 130 72T320 66V86Q220 78 140 90T-10 88Z"/>' +
  '<path d="M-10 108Q80 92 160 106T320 100V120Q200 112 120 122T-10 118Z"/></g>' +
  swell(112, '#4f7f8d')
const calm = (): string =>
  '<rect width="310" height="130" fill="#7cc4cf"/><rect y="50" width="310" height="40" fill="#f5ecc4"/>' +
  '<circle cx="236" cy="44" r="22" fill="#fff7d0"/><path d="M40 30q7-7 13 0q6-7 13 0M84 20q5-5 9 0q5-5 9 0" stroke="#26353a" ' +
  'stroke-width="1.8" fill="none"/>' +
  swell(86, '#3fb0b8') +
  ellen(120, 82, -3) +
  swell(104, '#1d7d87', 80)

const SCENES: Record<string, () => string> = { storm, wave, deep, fire, fleet, ghost, calm }

export const mood = (sound: string, good: boolean): string => (good ? 'calm' : (MOODS[sound] ?? 'storm'))
export const scene = (sound: string, good: boolean): string => (SCENES[mood(sound, good)] ?? calm)()
