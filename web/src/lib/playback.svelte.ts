/** A game that is looked through: at which scene, through whose eyes, step by step, by itself, or in its true time. */
import { untrack } from 'svelte'
import type { CurveLine, SeenEvent } from '../generated/api'
import type { Scene } from '../port/types'
import { t } from '../words/index.svelte'
import { copyLink } from './copying'
import { api, Refused } from './api'
import { Course, surveyed, type Moment } from './course'
import { clockRuns, partAt, partBy, valueAt } from './curve'
import { holdOf } from './director.svelte'
import { address, link, place } from './home'
import type { LiveTable } from './live.svelte'
import { person } from './me.svelte'
import { readAddress, writeAddress } from './moments'
import { playEvents } from './sound'
import { ui } from './ui.svelte'
import { crumbs } from './words'

export const SPEEDS = [0.5, 1, 2, 4] as const
/** A scene in which nothing has to be read. */
const SHORT = 600
/** A turning point in true time is seen to come. */
const BEFORE = 5000

export const word = (error: unknown): string => (error instanceof Refused ? error.problem.text : t('trouble-any'))

export class Playback {
  course = $state.raw<Course | null>(null)
  moment = $state.raw<Moment | null>(null)
  /** What boards are told to have happened; nothing where one has jumped. */
  scene = $state.raw<Scene<SeenEvent>>({ n: 0, key: '', events: [] })
  at = $state(0)
  playing = $state(false)
  speed = $state<number>(1)
  /** Scenes come when they came, where a clock ran. */
  trueTime = $state(false)
  /** What comes is not shown. */
  hide = $state(false)
  trouble = $state('')
  /** Grows with each passage that was read. */
  #read = $state(0)
  #shown = -1
  #since = 0

  readonly curve = $derived(this.course?.curve ?? null)
  readonly eyes = $derived(this.curve?.viewer ?? null)
  readonly last = $derived(this.course?.last ?? 0)
  readonly view = $derived(this.moment?.view ?? null)
  readonly path = $derived(this.view ? crumbs(this.view) : [])
  readonly part = $derived(this.curve ? partAt(this.curve.parts, this.at) : undefined)
  readonly timed = $derived((this.curve?.times.length ?? 0) > 0)
  readonly told = $derived(this.moment?.events.filter((event) => event.text).map((event) => event.text) ?? [])
  readonly story = $derived.by(() => {
    void this.#read
    return this.course?.story(this.at) ?? []
  })
  /** The clock of the table goes on between two scenes. */
  readonly running = $derived(this.playing && this.trueTime && this.curve !== null && clockRuns(this.curve, this.at))

  /** Make it while a page is set up: it lives as long as the page. `old` is an entry, from links as they once were. */
  constructor(
    readonly live: LiveTable,
    old: number | null,
  ) {
    let opened = false
    $effect(() => {
      const table = live.info
      if (!table || opened || !table.seq || table.status === 'shelved') return
      opened = true
      untrack(() => void this.#open(old))
    })
    const heard = (): void => void this.#heed(readAddress(place().hash))
    addEventListener('hashchange', heard)
    $effect(() => () => removeEventListener('hashchange', heard))
    $effect(() => this.#show())
    $effect(() => this.#run())
    $effect(() => () => (this.course = null))
  }

  async #open(old: number | null): Promise<void> {
    const found = readAddress(place().hash)
    const own = this.live.info?.seats.find((seat) => seat.you)?.seat ?? null
    this.hide = found.hide
    await person.ensure(this.live.id)
    await this.look(found.as === undefined || !this.#ended ? own : found.as)
    if (!this.course) return
    this.trueTime = this.timed
    this.at = found.entry !== null ? this.course.sceneOf(found.entry, found.nth) : this.course.sceneOf(old ?? 0)
  }

  get #ended(): boolean {
    return this.live.info?.status === 'over' || this.live.info?.status === 'abandoned'
  }

  async #heed({ entry, nth, as, hide }: ReturnType<typeof readAddress>): Promise<void> {
    if (!this.course || entry === null) return
    this.hide = hide
    if (as !== undefined && as !== this.eyes) await this.look(as)
    this.at = this.course.sceneOf(entry, nth)
  }

  /** Look through the eyes of a seat; the scene stays what it is. */
  async look(seat: number | null): Promise<void> {
    const { live, course } = this
    const names = live.info?.seats.map((one) => one.name) ?? []
    const place = course?.placeOf(this.at)
    try {
      const next = new Course(live.id, await surveyed(live.id, seat, live.speech ?? null, names), live.speech ?? null, names)
      this.at = place ? next.sceneOf(place.entry, place.nth) : 0
      this.#shown = -1
      this.course = next
      void next
        .moment(this.at)
        .then(() =>
          next.readAll(
            this.at,
            () => this.#read++,
            () => this.course === next,
          ),
        )
        .catch(() => {})
    } catch (error) {
      this.trouble = word(error)
    }
  }

  #show(): void {
    const { course, at } = this
    if (!course) return
    course.moment(at).then(
      (found) => {
        if (course !== this.course || at !== this.at) return
        const next = at === this.#shown + 1
        this.#shown = at
        this.#since = performance.now()
        this.moment = found
        this.scene = { n: this.scene.n + 1, key: found.key, events: next ? found.events : [] }
        this.trouble = ''
        this.#read++
        if (next) playEvents(found.events.map((event) => event.kind))
        ui.say([this.part?.text ?? '', ...this.told].filter(Boolean).slice(0, 4).join('. '))
      },
      (error: unknown) => (this.trouble = word(error)),
    )
  }

  /** While it plays, the next scene follows when this one has been seen; in true time when it happened. */
  #run(): (() => void) | undefined {
    const { playing, at, last, moment, curve, running, speed } = this
    if (!playing || !moment || !curve) return undefined
    if (at >= last) {
      this.playing = false
      return undefined
    }
    const held = holdOf(moment.key, moment.events, false) || SHORT
    const wait = running ? curve.times[at + 1]! - curve.times[at]! : held
    const timer = setTimeout(() => this.go(at + 1), wait / speed)
    return () => clearTimeout(timer)
  }

  /** The table's clock as it stood at this scene, and between two scenes as it went on. */
  now(): number {
    const { curve, at } = this
    const then = this.moment?.view.now ?? 0
    if (!curve || !this.running) return then
    return Math.min(Math.max(then, curve.times[at + 1] ?? then), then + (performance.now() - this.#since) * this.speed)
  }

  toggle(): void {
    if (!this.playing && this.at >= this.last) this.go(0)
    this.playing = !this.playing
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to))
    if (this.course)
      history.replaceState(null, '', address(place().pathname + writeAddress(this.course.placeOf(this.at), this.eyes, this.hide)))
  }

  /** Somebody goes there: what plays stands still. */
  seek(to: number): void {
    this.playing = false
    this.go(to)
  }

  jump(by: 1 | -1): void {
    if (this.curve) this.seek(partBy(this.curve, this.at, by))
  }

  /** To a turning point; in true time to a few seconds before it. */
  turn(scene: number): void {
    const { curve, trueTime } = this
    if (!curve || !trueTime || !this.playing) return this.seek(scene)
    const from = curve.times[scene]! - BEFORE
    this.go(
      Math.max(
        curve.times.findLastIndex((time) => time <= from),
        0,
      ),
    )
  }

  /** The next turning point, from the first one again after the last. */
  nextTurn(): void {
    const turns = this.curve?.turnings ?? []
    const next = turns.find((one) => one.scene > this.at) ?? turns[0]
    if (next) this.turn(next.scene)
  }

  value(line: CurveLine): number {
    return valueAt(line, this.at)
  }

  link(hide: boolean): string {
    const moment = this.course?.placeOf(this.at) ?? { entry: 0, nth: 0 }
    return link(`/t/${this.live.id}/replay${writeAddress(moment, this.eyes, hide)}`)
  }

  async share(hide = false): Promise<void> {
    await copyLink(this.link(hide), t('note-moment-copied'))
  }

  /** A table that begins here, before what is just being shown is over; its address. */
  async branch(): Promise<string> {
    await person.ensure(this.live.id)
    const { entries } = this.curve!
    const entry = entries[this.at]!
    const inside = entries[this.at + 1] === entry
    return `/t/${(await api.branch(this.live.id, { at: inside ? Math.max(0, entry - 1) : entry })).id}`
  }
}
