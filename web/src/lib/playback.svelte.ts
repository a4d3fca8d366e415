/** A record that is looked through: at which moment, through whose eyes, step by step or by itself. */
import { t } from '../words/index.svelte'
import { api, Refused } from './api'
import { Course, turningPoints, type Moment } from './course.svelte'
import type { LiveTable } from './live.svelte'
import { person } from './me.svelte'
import { playEvents } from './sound'
import { ui } from './ui.svelte'
import { crumbs } from './words'

/** How long a moment is shown when it plays by itself. */
const PACE = 900

export const word = (error: unknown): string => (error instanceof Refused ? error.problem.text : t('trouble-any'))

export class Playback {
  course = $state.raw<Course | null>(null)
  moment = $state.raw<Moment | null>(null)
  at = $state(0)
  /** Through whose eyes; undefined until the table is known. */
  eyes = $state<number | null | undefined>(undefined)
  playing = $state(false)
  trouble = $state('')

  readonly view = $derived(this.moment?.view ?? null)
  readonly last = $derived(this.course?.last ?? 0)
  readonly path = $derived(this.view ? crumbs(this.view) : [])
  readonly #own = $derived.by(() => this.live.info?.seats.find((seat) => seat.you)?.seat)
  /** The seat whose fortune is told. */
  readonly focus = $derived(this.eyes ?? this.#own ?? 0)
  readonly turnings = $derived.by(() => (this.course ? turningPoints(this.course.points, this.focus, this.live.story) : []))
  /** What was told at this moment. */
  readonly told = $derived(this.moment?.scene.events.filter((event) => event.text).map((event) => event.text) ?? [])

  /** Make it while a page is set up: it lives as long as the page. */
  constructor(
    readonly live: LiveTable,
    wanted: number | null,
  ) {
    $effect(() => this.#open(wanted))
    $effect(() => this.#show())
    $effect(() => {
      if (!this.playing) return
      const timer = setInterval(() => {
        if (this.at >= this.last) this.playing = false
        else this.step(1)
      }, PACE)
      return () => clearInterval(timer)
    })
    $effect(() => () => this.course?.stop())
  }

  /** As soon as the table is known, its course is surveyed, through one's own eyes first. */
  #open(wanted: number | null): void {
    const table = this.live.info
    if (!table || this.course || !table.seq || table.status === 'shelved') return
    const own = this.#own ?? null
    const course = new Course(
      table.id,
      table.seq - 1,
      this.live.speech ?? null,
      table.seats.map((seat) => seat.name),
    )
    this.course = course
    void person.ensure().then(async () => {
      this.eyes = own
      this.at = Math.max(0, Math.min(course.last, wanted ?? course.last))
      try {
        await course.survey(own)
      } catch (error) {
        this.trouble = word(error)
      }
    })
  }

  #show(): void {
    if (!this.course || this.eyes === undefined) return
    const at = this.at
    this.course.moment(at, this.eyes).then(
      (found) => {
        if (at !== this.at) return
        this.moment = found
        this.trouble = ''
        playEvents(found.scene.events.map((event) => event.kind))
        ui.say([crumbs(found.view).join(', '), ...found.scene.events.map((event) => event.text)].filter(Boolean).slice(0, 4).join('. '))
      },
      (error: unknown) => (this.trouble = word(error)),
    )
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to))
    history.replaceState(null, '', `/t/${this.live.id}/replay?at=${this.at}`)
  }

  /** One decision on or back; entries of which nothing was seen are passed over. */
  step(by: 1 | -1): void {
    const seen = new Set(this.live.story.map((event) => event.n))
    let to = this.at + by
    while (to > 0 && to < this.last && !seen.has(to)) to += by
    this.go(to)
  }

  async share(): Promise<void> {
    const link = `${location.origin}/t/${this.live.id}/replay?at=${this.at}`
    try {
      await navigator.clipboard.writeText(link)
      ui.note(t('note-moment-copied'), 'good')
    } catch {
      ui.note(link)
    }
  }

  /** A table that begins at this moment; its address. */
  async branch(): Promise<string> {
    await person.ensure()
    return `/t/${(await api.branch(this.live.id, { at: this.at })).id}`
  }
}
