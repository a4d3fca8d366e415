/** Synthesised sounds. Nothing is loaded before the first gesture; each sound has a visual twin in the page. */
import { prefs } from './prefs.svelte'

type Zzfx = (...parameters: (number | undefined)[]) => unknown

const SOUNDS = {
  card: [0.5, 0.1, 900, 0.01, 0.01, 0.04, 4, 2.2, -30, , , , , 4],
  dice: [0.5, 0.1, 260, , 0.01, 0.05, 4, 1.8, , , , , 0.05, 2.5],
  place: [0.6, 0.05, 180, , 0.02, 0.07, 4, 1.6, -6, , , , , 1.5],
  coin: [0.45, 0.02, 1480, , 0.02, 0.16, 0, 1.7, , , 590, 0.05],
  clash: [0.6, 0.1, 220, 0.01, 0.04, 0.22, 4, 2.1, -3, , , , , 1.3, , 0.2],
  rise: [0.5, 0.02, 392, 0.01, 0.1, 0.25, 0, 1.5, , , 196, 0.07],
  fall: [0.5, 0.02, 330, 0.01, 0.12, 0.3, 0, 1.4, -1.2, , -110, 0.1],
  build: [0.7, 0.05, 120, , 0.03, 0.12, 4, 2.4, , , , , 0.06, 1.2],
  bell: [0.5, 0, 659, 0.01, 0.12, 0.45, 0, 1.9, , , 329, 0.1],
  win: [0.6, 0, 523, 0.02, 0.3, 0.5, 0, 1.8, , , 262, 0.12, 0.12],
  no: [0.5, 0.02, 130, 0.01, 0.05, 0.1, 2, 1.8, -4],
  chat: [0.35, 0.02, 990, , 0.02, 0.05, 0, 1.6],
  ping: [0.5, 0, 784, , 0.05, 0.25, 0, 1.9, , , 392, 0.06],
  knock: [0.6, 0.03, 150, , 0.01, 0.06, 4, 2, , , , , 0.09],
} satisfies Record<string, (number | undefined)[]>

export type Sound = keyof typeof SOUNDS

/** Words in the kind of an event that say how it sounds; the first that fits decides. */
const KINDS: [RegExp, Sound][] = [
  [/won|win|victory/, 'win'],
  [/war|battle|attack|hit|fight/, 'clash'],
  [/^roll|reroll/, 'dice'],
  [/earn|raised|level|heal|saved/, 'rise'],
  [/lost|died|dead|damage|sank|unpaid/, 'fall'],
  [/construct|upgrad|built|build/, 'build'],
  [/paid|pays|gain|income|gold|coin/, 'coin'],
  [/deploy|place|moved|move|aged|ready/, 'place'],
  [/deal|dealt|pass|draw|took|card|recruit|keep|kept|discard|reveal|turned|shuffl/, 'card'],
]

let zzfx: Zzfx | null = null
let loading = false

async function load(): Promise<void> {
  if (loading) return
  loading = true
  zzfx = (await import('zzfx')).zzfx
}

for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, () => void (prefs.muted || load()), { passive: true })

/** Let something be heard, unless the person wants silence. */
export function play(sound: Sound): void {
  const [loudness = 1, ...rest] = SOUNDS[sound]
  if (!prefs.muted && prefs.volume && zzfx && !document.hidden) zzfx((loudness * prefs.volume) / 100, ...rest)
}

/** A batch of events sounds like its weightiest few, one after the other. */
export function playEvents(kinds: string[]): void {
  const heard: Sound[] = []
  for (const [pattern, sound] of KINDS) if (kinds.some((kind) => pattern.test(kind)) && !heard.includes(sound)) heard.push(sound)
  heard.slice(0, 3).forEach((sound, i) => setTimeout(() => play(sound), i * 130))
}
