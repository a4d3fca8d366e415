/** What is heard, read aloud and noted at a live table: events, chat, pings, one's turn, the end. */
import type { Ping } from '../port/types'
import { t } from '../words/index.svelte'
import { person } from './me.svelte'
import { ring } from './notify'
import type { Sitting } from './sitting.svelte'
import { play, playEvents } from './sound'
import { ui } from './ui.svelte'

/** Someone who has just played needs no bell. */
const BUSY = 5000
const PINGED = 1000
const POINTED = 4000

export class Herald {
  unread = $state(0)
  /** Who has just pointed at something. */
  pinged = $state<number | null>(null)
  pings = $state.raw<Ping[]>([])
  /** The game has ended, and the sheet with its result is open. */
  ended = $state(false)
  #count = 0
  #quiet: ReturnType<typeof setTimeout> | undefined

  /** Make it while a page is set up. `reading`: the chat is before one's eyes; `drawn`: the board draws pings itself. */
  constructor(
    readonly sitting: Sitting,
    readonly reading: () => boolean,
    readonly drawn: () => boolean,
  ) {
    const { live } = sitting
    live.onevents = (events, full) => {
      if (full) return
      playEvents(events.map((event) => event.kind))
      const told = events.filter((event) => event.text).map((event) => event.text)
      if (told.length) ui.say(told.slice(-4).join(' '))
    }
    live.onsettled = (proposal) => {
      if (proposal.outcome === 'declined') ui.note(t('note-declined', { name: proposal.by }))
    }
    live.onrefused = (refusal) => ui.refuse(refusal, document.activeElement)
    live.onproblem = (text) => ui.note(text, 'bad')
    live.onchat = (lines) => {
      const others = lines.filter((line) => line.name !== person.name)
      if (!others.length) return
      if (!this.reading()) {
        this.unread += others.length
        const { name, text } = others.at(-1)!
        ui.note(t('note-says', { name, text }))
      }
      play('chat')
    }
    live.onping = ({ seat, name, text, touches }) => {
      this.pinged = seat
      clearTimeout(this.#quiet)
      this.#quiet = setTimeout(() => (this.pinged = null), PINGED)
      play('ping')
      const mark: Ping = { id: ++this.#count, seat, name, text, touches }
      this.pings = [...this.pings.filter((one) => one.seat !== seat || one.seat === null), mark]
      setTimeout(() => (this.pings = this.pings.filter((one) => one !== mark)), POINTED)
      const words = text ? t('note-says', { name, text }) : t('note-look-here', { name })
      if (this.drawn()) ui.say(words)
      else ui.note(words)
    }
    $effect(() => {
      if (this.reading()) this.unread = 0
    })
    this.#turns()
    this.#end()
  }

  /** Being asked anew rings, is read aloud and changes the title of the tab. */
  #turns(): void {
    const { sitting } = this
    let asked = ''
    $effect(() => {
      const { mine, viewer, path, info, prompt } = sitting
      const question = mine ? `${viewer}:${mine.rule}:${path.join('/')}` : ''
      if (question && question !== asked && info?.status === 'running') {
        ui.say(prompt)
        if (document.hidden || Date.now() - sitting.acted > BUSY) ring(info.name, prompt, `/t/${info.id}`)
      }
      asked = question
    })
    $effect(() => {
      const { info, asks } = sitting
      const title = asks.length && info?.status === 'running' ? 'title-your-turn' : 'title-page'
      document.title = info ? t(title, { name: info.name }) : t('title-home')
    })
  }

  #end(): void {
    let over = false
    $effect(() => {
      if (!this.sitting.info?.result || !this.sitting.view?.over || over) return
      over = true
      this.ended = true
      play('win')
    })
  }
}
