/** Music that tightens with the clock, made of a few oscillators. It is silent until somebody touched the page, and whenever sound is off. */
import { prefs } from '../../lib/prefs.svelte'

const TUNE = [0, 3, 5, 7, 5, 3, 0, -2, 0, 3, 7, 10, 8, 7, 5, 3]
const BASS = [0, 0, -4, -4, -2, -2, -5, -5]
const ROOT = 220

export class Music {
  #context: AudioContext | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #beat = 0
  #left = Infinity

  /** Tell how much time is left, in milliseconds; null stops the music. */
  tell(left: number | null): void {
    this.#left = left ?? Infinity
    if (left === null) this.stop()
    else if (this.#timer === undefined && !prefs.muted && navigator.userActivation?.hasBeenActive) {
      this.#context ??= new AudioContext()
      this.#play()
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
    if (!prefs.muted && !document.hidden) {
      const note = TUNE[this.#beat % TUNE.length]!
      if (this.#beat % 2 === 0 || this.#left < 30_000) this.#note(ROOT * 2 ** (note / 12) * 2, 'triangle', 0.035, pace)
      if (this.#beat % 4 === 0) this.#note((ROOT * 2 ** (BASS[(this.#beat / 4) % BASS.length]! / 12)) / 2, 'sawtooth', 0.03, pace * 3)
      if (this.#left < 10_000) this.#note(90, 'square', 0.03, 60)
    }
    this.#beat++
    this.#timer = setTimeout(() => this.#play(), pace)
  }

  #note(pitch: number, type: OscillatorType, loud: number, ms: number): void {
    const context = this.#context
    if (!context) return
    const tone = context.createOscillator()
    const volume = context.createGain()
    const at = context.currentTime
    tone.type = type
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(loud, at)
    volume.gain.exponentialRampToValueAtTime(0.0005, at + ms / 1000)
    tone.connect(volume).connect(context.destination)
    tone.start(at)
    tone.stop(at + ms / 1000)
  }
}
