import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefs } from '../../lib/prefs.svelte'
import { Music } from './music'

// A loudspeaker that writes down what it is given.
let notes: { at: number; stop: number }[] = []
let noises = 0
let loudest = 0
const param = () => ({ setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} })
const gain = () => ({ ...param(), setValueAtTime: (loudness: number) => (loudest = Math.max(loudest, loudness)) })
const node = () => ({ connect: (to: unknown) => to, gain: gain(), frequency: param(), start: () => {}, stop: () => {} })

class Speaker {
  currentTime = 0
  sampleRate = 8
  destination = {}
  createGain = node
  createBiquadFilter = node
  createOscillator = () => ({
    ...node(),
    start: (at: number) => notes.push({ at, stop: 0 }),
    stop: (at: number) => (notes.at(-1)!.stop = at),
  })
  createBufferSource = () => ({ ...node(), start: () => void noises++ })
  createBuffer = () => ({ getChannelData: () => new Float32Array(16) })
  close = () => Promise.resolve()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('AudioContext', Speaker)
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true })
  notes = []
  noises = 0
  loudest = 0
})
afterEach(() => {
  prefs.volume = prefs.music = 100
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** How many notes are heard within six seconds with so much time left. */
function heard(left: number): number {
  notes = []
  const music = new Music()
  music.tell(left)
  vi.advanceTimersByTime(6000)
  music.close()
  return notes.length
}

test('the less time is left, the more is played', () => {
  const [calm, brisk, hasty, last] = [120_000, 50_000, 20_000, 5_000].map(heard)
  expect(calm).toBeGreaterThan(10)
  expect(brisk).toBeGreaterThan(calm!)
  expect(hasty).toBeGreaterThan(brisk!)
  expect(last).toBeGreaterThan(hasty!)
})

test('without a clock it is silent, and a clock that is told again does not begin the tune twice', () => {
  const music = new Music()
  music.tell(null)
  vi.advanceTimersByTime(3000)
  expect(notes).toEqual([])
  music.tell(90_000)
  music.tell(89_900)
  const begun = notes.length
  vi.advanceTimersByTime(300)
  expect(notes.length).toBe(begun)
  music.tell(null)
  vi.advanceTimersByTime(3000)
  expect(notes.length).toBe(begun)
})

test('nothing is heard before somebody has touched the page', () => {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false }, configurable: true })
  const music = new Music()
  music.sound('bell')
  music.tell(5_000)
  vi.advanceTimersByTime(3000)
  expect(notes).toEqual([])
})

test('every sound that has a word can be heard; what is unknown is a bell', () => {
  const text = readFileSync('../taletable/games/a_tale_of_pirates/text/en/board.ftl', 'utf-8')
  const sounds = [...text.matchAll(/^board-heard-(\w+) =/gm)].map(([, sound]) => sound!)
  expect(sounds.length).toBeGreaterThan(20)
  const music = new Music()
  const played = (sound: string): string => {
    notes = []
    noises = 0
    music.sound(sound)
    return JSON.stringify([notes, noises])
  }
  const bell = played('bell')
  expect(sounds.filter((sound) => played(sound) === bell)).toEqual(['bell'])
  expect(played('nosuch')).toBe(bell)
})

test('sounds and music are as loud as each of them is wished', () => {
  const tell = (): number => {
    loudest = 0
    heard(120_000)
    return loudest
  }
  const ring = (): number => {
    loudest = 0
    new Music().sound('bell')
    return loudest
  }
  const [music, bell] = [tell(), ring()]
  prefs.music = 50
  expect(tell()).toBeCloseTo(music / 2)
  expect(ring()).toBe(bell)
  prefs.volume = 0
  expect(ring()).toBe(0)
  prefs.music = 0
  expect(tell()).toBe(0)
})
