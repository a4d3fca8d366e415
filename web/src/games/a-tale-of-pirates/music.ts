/**
 * Music that tightens with the clock, and the sounds of ship and sea, made of a few oscillators and some noise.
 * All is silent until somebody touched the page, and whenever sound is off.
 */
import { prefs } from '../../lib/prefs.svelte'

const TUNE = [0, 3, 5, 7, 5, 3, 0, -2, 0, 3, 7, 10, 8, 7, 5, 3]
const BASS = [0, 0, -4, -4, -2, -2, -5, -5]
const ROOT = 220

/** Notes: pitch, start and length in seconds, wave, loudness, pitch at the end. Noise: start, length, cut-off from and to, loudness. */
type Note = ['note', number, number, number, OscillatorType, number, number?]
type Noise = ['noise', number, number, number, number, number]
const bang: (Note | Noise)[] = [
  ['noise', 0, 0.9, 1400, 90, 0.5],
  ['note', 110, 0, 0.5, 'sine', 0.5, 32],
]
const hush = (from: number, to: number, long: number): (Note | Noise)[] => [['noise', 0, long, from, to, 0.16]]
const SOUNDS: Record<string, (Note | Noise)[]> = {
  cannon: bang,
  shot: bang,
  crash: [...bang, ['noise', 0.12, 0.5, 3000, 400, 0.25]],
  wind: hush(300, 1500, 1.6),
  mist: hush(500, 250, 1.4),
  whisper: hush(2600, 3600, 0.9),
  wave: hush(200, 1900, 1.3),
  water: hush(900, 500, 1.2),
  horn: [['note', 147, 0, 1.1, 'sawtooth', 0.08, 150]],
  trumpet: [0, 1, 2].map((i): Note => ['note', [392, 523, 659][i]!, i * 0.16, 0.3, 'square', 0.05]),
  organ: [0, 1, 2].map((i): Note => ['note', [147, 175, 220][i]!, 0, 1.3, 'triangle', 0.08]),
  gong: [
    ['note', 98, 0, 1.8, 'sine', 0.3, 95],
    ['note', 262, 0, 1.1, 'triangle', 0.05, 255],
  ],
  chime: [0, 1, 2].map((i): Note => ['note', [880, 1175, 1568][i]!, i * 0.13, 0.6, 'sine', 0.1]),
  bell: [
    ['note', 659, 0, 0.9, 'sine', 0.18],
    ['note', 1318, 0, 0.5, 'sine', 0.06],
  ],
  whistle: [['note', 1500, 0, 0.5, 'sine', 0.1, 2300]],
  bird: [0, 1, 2].map((i): Note => ['note', 2100, i * 0.14, 0.09, 'sine', 0.08, 2700]),
  parrot: [0, 1].map((i): Note => ['note', 900, i * 0.22, 0.17, 'sawtooth', 0.06, 1400]),
  goat: [0, 1, 2, 3].map((i): Note => ['note', 420, i * 0.09, 0.08, 'sawtooth', 0.06, 390]),
  bark: [0, 1].map((i): Note => ['note', 320, i * 0.26, 0.12, 'sawtooth', 0.1, 140]),
  bubble: [0, 1, 2, 3].map((i): Note => ['note', 240 + i * 60, i * 0.13, 0.11, 'sine', 0.14, 520 + i * 60]),
  gulp: [['note', 300, 0, 0.35, 'sine', 0.22, 90]],
  knock: [0, 1, 2].map((i): Noise => ['noise', i * 0.17, 0.08, 700, 200, 0.4]),
  click: [['noise', 0, 0.05, 2500, 900, 0.3]],
  chain: [0, 1, 2, 3, 4].map((i): Noise => ['noise', i * 0.1, 0.07, 3200, 1600, 0.18]),
  creak: [['note', 90, 0, 0.7, 'sawtooth', 0.07, 150]],
  tick: [['note', 1200, 0, 0.05, 'square', 0.03]],
}

/** Can anything be heard at the moment? */
const loud = (): boolean => !prefs.muted && !document.hidden && Boolean(navigator.userActivation?.hasBeenActive)

export class Music {
  #context: AudioContext | null = null
  #hiss: AudioBuffer | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #beat = 0
  #left = Infinity
  /** How loud what is played now is meant to be: sounds and music are set apart. */
  #share = 1

  /** Tell how much time is left, in milliseconds; null stops the music. */
  tell(left: number | null): void {
    this.#left = left ?? Infinity
    if (left === null) this.stop()
    else if (this.#timer === undefined && loud()) {
      this.#context ??= new AudioContext()
      this.#play()
    }
  }

  /** Let one of the sounds be heard. */
  sound(name: string): void {
    if (!loud() || !prefs.volume) return
    this.#share = prefs.volume / 100
    this.#context ??= new AudioContext()
    for (const part of SOUNDS[name] ?? SOUNDS['bell']!) {
      if (part[0] === 'note') this.#note(part[1], part[4], part[5], part[3] * 1000, part[2], part[6])
      else this.#noise(part[1], part[2], part[3], part[4], part[5])
    }
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  close(): void {
    this.stop()
    void this.#context?.close()
    this.#context = null
  }

  #play(): void {
    const pace = this.#left < 10_000 ? 150 : this.#left < 30_000 ? 210 : this.#left < 60_000 ? 260 : 310
    if (loud() && prefs.music) {
      this.#share = prefs.music / 100
      const note = TUNE[this.#beat % TUNE.length]!
      if (this.#beat % 2 === 0 || this.#left < 30_000) this.#note(ROOT * 2 ** (note / 12) * 2, 'triangle', 0.035, pace)
      if (this.#beat % 4 === 0) this.#note((ROOT * 2 ** (BASS[(this.#beat / 4) % BASS.length]! / 12)) / 2, 'sawtooth', 0.03, pace * 3)
      if (this.#left < 10_000) this.#note(90, 'square', 0.03, 60)
    }
    this.#beat++
    this.#timer = setTimeout(() => this.#play(), pace)
  }

  #volume(loudness: number, at: number, seconds: number): GainNode {
    const volume = this.#context!.createGain()
    volume.gain.setValueAtTime(loudness * this.#share, at)
    volume.gain.exponentialRampToValueAtTime(0.0005, at + seconds)
    volume.connect(this.#context!.destination)
    return volume
  }

  #note(pitch: number, type: OscillatorType, loudness: number, ms: number, after = 0, to = pitch): void {
    const context = this.#context
    if (!context) return
    const tone = context.createOscillator()
    const at = context.currentTime + after
    tone.type = type
    tone.frequency.setValueAtTime(pitch, at)
    tone.frequency.exponentialRampToValueAtTime(to, at + ms / 1000)
    tone.connect(this.#volume(loudness, at, ms / 1000))
    tone.start(at)
    tone.stop(at + ms / 1000)
  }

  #noise(after: number, seconds: number, from: number, to: number, loudness: number): void {
    const context = this.#context
    if (!context) return
    if (!this.#hiss) {
      this.#hiss = context.createBuffer(1, context.sampleRate * 2, context.sampleRate)
      const data = this.#hiss.getChannelData(0)
      for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
    }
    const at = context.currentTime + after
    const source = context.createBufferSource()
    source.buffer = this.#hiss
    const filter = context.createBiquadFilter()
    filter.type = 'lowpass'
    filter.frequency.setValueAtTime(from, at)
    filter.frequency.exponentialRampToValueAtTime(to, at + seconds)
    source.connect(filter).connect(this.#volume(loudness, at, seconds))
    source.start(at)
    source.stop(at + seconds)
  }
}
