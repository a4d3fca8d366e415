/** A live table over one line, to a server or to the worker that carries it: what it shows, what it is told, and how it comes back after a break. */
import type {
  ChatLine,
  Choose,
  ClientMessage,
  PingMessage,
  ProposalMessage,
  RefusalInfo,
  SeenEvent,
  ServerMessage,
  StateMessage,
  TableInfo,
} from '../generated/api'
import type { GameSpeech } from '../words/game'
import type { Cast } from '../words/speech'
import { announced } from './announced.svelte'
import { api, said } from './api'
import type { Leaf, Scene } from '../port/types'
import { Director, holdOf, pageHold, pageOf, UNTIL_READ, type Beat, type Showing } from './director.svelte'
import type { LineTo } from './line'
import { prefs } from './prefs.svelte'
import { put } from './scenes'
import type { View } from './wire'

const WAITS = [300, 800, 1500, 3000, 6000, 10000]
/** The server closes with this when there is no such table. */
const GONE = 4404
/** … or when it cannot go on here: it has told so before. */
const RESTS = 4410
/** … or when one was signed out on this device, or the host does not let one in. */
const OUT = 4401
const BARRED = 4403

export type Link = 'connecting' | 'live' | 'lost' | 'gone' | 'rests' | 'out' | 'barred'

export interface Seen extends Omit<StateMessage, 'view'> {
  view: View
}

/** What a board tells of the tale. */
export interface Staging {
  leaves(events: readonly SeenEvent[], view: View): readonly Leaf[]
  readonly holds?: Readonly<Record<string, number>> | undefined
}

export class LiveTable {
  link = $state<Link>('connecting')
  info = $state.raw<TableInfo | null>(null)
  seen = $state.raw<Seen | null>(null)
  /** The whole story so far. */
  story = $state.raw<SeenEvent[]>([])
  /** How long the log was when this page opened the table. */
  opened = 0
  /** What is shown to happen now, a new one with each step. */
  scene = $state.raw<Scene<SeenEvent>>({ n: 0, key: '', events: [] })
  readonly director = new Director(
    () => prefs.pace,
    (beat) => this.#show(beat),
    () => this.#arrive(),
  )
  /** The page of the tale that is open over the board, and whether its reader has to turn it. */
  page = $state.raw<{ leaf: Leaf; must: boolean } | null>(null)
  /** What the board knows of the tale: its pages, and how long its scenes are. */
  stage: Staging = { leaves: () => [] }
  chat = $state.raw<ChatLine[]>([])
  proposal = $state.raw<ProposalMessage | null>(null)
  /** The seat that is looked through on purpose; undefined lets the server choose. */
  seat: number | null | undefined

  onevents: (events: SeenEvent[], full: boolean) => void = () => {}
  onrefused: (refusal: RefusalInfo) => void = () => {}
  onproblem: (text: string) => void = () => {}
  /** A lesson wants something else now. */
  onlesson: (text: string) => void = () => {}
  onchat: (lines: ChatLine[]) => void = () => {}
  onping: (ping: PingMessage) => void = () => {}
  onsettled: (proposal: ProposalMessage) => void = () => {}

  /** What the game says, in words; null: it has none here. Nothing is told before that is known. */
  speech: GameSpeech | null | undefined
  /** The newest state; what is `seen` may still be on its way there. */
  #latest: Seen | null = null
  /** The entry of the log that was done here last. */
  #mine = -1
  /** What has happened since something was drawn last. */
  #together: SeenEvent[] = []
  #unread: ServerMessage[] = []
  #names: readonly string[] = []

  #socket: LineTo | null = null
  #open = false
  #ref = 0
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false
  /** The table's clock less this browser's, as far as it is known: never ahead of the truth. */
  #ahead = -Infinity
  #anew = true
  #unanswered = false
  #stood = 0
  #sync: ReturnType<typeof setInterval> | undefined
  #wake = () => {
    if (this.link === 'lost') this.#connect()
  }
  #presence = () => this.#send({ t: 'presence', here: !document.hidden })

  constructor(
    readonly id: string,
    seat?: number | null,
  ) {
    this.seat = seat
    addEventListener('online', this.#wake)
    addEventListener('focus', this.#wake)
    document.addEventListener('visibilitychange', this.#presence)
    this.#connect()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearInterval(this.#sync)
    removeEventListener('online', this.#wake)
    removeEventListener('focus', this.#wake)
    document.removeEventListener('visibilitychange', this.#presence)
    this.director.clear()
    this.#socket?.close()
  }

  /** Hang up and call again, as whoever one is now. */
  renew(): void {
    const old = this.#socket
    this.#socket = null
    this.#open = false
    old?.close()
    this.seen = null
    this.#connect()
  }

  /** The answer to a request. A line that is up has told it already, and perhaps what came after it. */
  told(table: TableInfo): void {
    if (this.link !== 'live') this.info = table
  }

  #connect(): void {
    clearTimeout(this.#timer)
    if (this.#closed || this.#socket) return
    if (this.link !== 'lost') this.link = 'connecting'
    const socket = api.line(this.id)
    this.#socket = socket
    this.#ref = 0
    this.#anew = true
    this.#unanswered = false
    socket.onopen = () => {
      this.#open = true
      this.#tries = 0
      const same = this.seen && (this.seat === undefined || this.seen.viewer === this.seat)
      this.#send({
        t: 'hello',
        last_seq: same ? this.#latest!.seq : null,
        seat: this.seat === undefined ? (this.seen?.viewer ?? null) : this.seat,
      })
      if (document.hidden) this.#presence()
    }
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#read(JSON.parse(String(event.data)) as ServerMessage)
    }
    socket.onclose = (event) => {
      if (this.#socket !== socket) return
      if (event.code === GONE && !this.#closed) this.link = 'gone'
      if (event.code === RESTS && !this.#closed) this.link = 'rests'
      if (event.code === OUT && !this.#closed) this.link = 'out'
      if (event.code === BARRED && !this.#closed) this.link = 'barred'
      this.#lose()
    }
  }

  /** The line is down: the clock stands still as far as anybody here knows, and another line is tried. */
  #lose(): void {
    this.#stood = this.now()
    this.#socket = null
    this.#open = false
    if (this.#closed || ['gone', 'rests', 'out', 'barred'].includes(this.link)) return
    this.link = 'lost'
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)]!
    this.#timer = setTimeout(() => this.#connect(), wait * (0.8 + Math.random() * 0.4))
  }

  #send(message: ClientMessage): void {
    if (this.#open) this.#socket?.send(JSON.stringify(message))
  }

  /** Put a message into words. The first one names the game; what comes before its words are here waits for them. */
  #read(message: ServerMessage): void {
    const ends = message.t === 'table' && message.status === 'over' && this.info !== null && this.info.status !== 'over'
    if (this.speech !== undefined && !ends) return this.#hear(message)
    this.#unread.push(message)
    if (this.#unread.length > 1 || message.t !== 'table') return
    const go = (speech: GameSpeech | null): void => {
      this.speech = speech
      const waiting = this.#unread
      this.#unread = []
      for (const one of waiting) this.#hear(one)
    }
    const { speech } = this
    this.speech = undefined
    // What the end has opened has to be there when it is told.
    if (speech)
      api
        .unseal(message.game, message.id)
        .catch(() => {})
        .then(() => go(speech))
    else api.speech(message.game, message.id).then(go, () => go(null))
  }

  #hear(message: ServerMessage): void {
    this.link = 'live'
    const { speech } = this
    switch (message.t) {
      case 'table':
        // What was known before a pause, or before a break in which there may have been one, does not hold any more.
        if (this.#anew || this.info?.clock.running !== message.clock.running) this.#ahead = -Infinity
        this.#anew = false
        this.#names = message.seats.map((seat) => seat.name)
        this.info = speech ? speech.tree(message, this.#names) : message
        this.#hearTime(message.clock.now)
        break
      case 'time':
        this.#unanswered = false
        this.#hearTime(message.now)
        break
      case 'state': {
        const read = speech ? speech.state(message, this.#cast(speech, message)) : message
        if (read.view) this.#cut(read as Seen)
        else this.#play(read)
        break
      }
      case 'chat': {
        const known = new Set(this.chat.map((line) => line.n))
        const lines = message.lines.filter((line) => !known.has(line.n))
        const first = this.chat.length === 0
        this.chat = [...this.chat, ...lines]
        if (!first || lines.length === 1) this.onchat(lines)
        break
      }
      case 'ping':
        this.onping(speech ? speech.tree(message) : message)
        break
      case 'proposal':
        this.proposal = message
        if (!message.open) this.onsettled(message)
        break
      case 'announcement':
        announced.hear(message.text)
        break
      case 'ack':
        this.#mine = message.seq - 1 // the state that shows it says more
        break
      case 'refused':
        this.onrefused(speech ? speech.tree(message.refusal, this.#names) : message.refusal)
        break
      case 'error':
        if (message.code === 'lesson') this.onlesson(said(message))
        // A late answer is no fault of the player: the newer state is on its way or here already.
        else if (message.code !== 'late') this.onproblem(said(message))
        break
    }
  }

  /** Who the tale is of: roles as they are after all that is told now, and whoever looks on is “you”. */
  #cast(speech: GameSpeech, { view, scenes, viewer }: StateMessage): Cast {
    const before = (view ?? this.#latest?.view) as View | undefined
    return before ? speech.cast(this.#names, scenes.reduce(put, before), viewer) : this.#names
  }

  /** The present, whole: at first, and after an absence. */
  #cut(seen: Seen): void {
    this.director.clear()
    this.page = null
    const full = seen.full || !this.seen
    if (!this.seen) this.opened = seen.seq - 1
    this.story = full ? seen.events : [...this.story, ...seen.events]
    this.seen = this.#latest = seen
    this.scene = { n: this.scene.n + 1, key: '', events: full ? [] : seen.events }
    this.onevents(seen.events, full)
  }

  /** What has happened since: scene after scene, then the present. A clock that runs waits for nobody. */
  #play(read: StateMessage): void {
    if (!this.#latest) return
    let { view } = this.#latest
    const beats = read.scenes.map((scene): Beat => {
      view = put(view, scene)
      return { key: scene.key, view, events: scene.events, own: scene.n === this.#mine, calm: read.calm }
    })
    this.#latest = { ...read, view }
    this.director.play(beats.length ? beats : [{ key: '', view, events: [], own: true, calm: read.calm }])
  }

  /** Show a scene. */
  #show(beat: Beat): Showing {
    const { seen } = this
    const latest = this.#latest
    if (!seen || !latest) return { hold: 0, page: false }
    // Nothing can be done before the present is reached.
    this.seen = { ...seen, view: beat.view, asks: [], undo: [], lesson: null }
    this.story = [...this.story, ...beat.events]
    // Scenes that are shown in one go are one for whoever draws: nothing that happened is lost.
    this.#together.push(...beat.events)
    this.scene = { n: this.scene.n + 1, key: beat.key, events: [...this.#together] }
    queueMicrotask(() => (this.#together = [])) // after it was drawn
    this.onevents(beat.events, false)
    const asked = latest.asks.find((ask) => ask.seat === latest.viewer)?.rule ?? null
    this.page = beat.calm ? pageOf(this.stage.leaves(beat.events, beat.view), latest.viewer, asked) : null
    if (this.page?.must) return { hold: UNTIL_READ, page: true }
    const hold = beat.calm ? holdOf(beat.key, beat.events, beat.own, this.stage.holds) : 0
    return this.page ? { hold: Math.max(hold, pageHold(this.page.leaf)), page: true } : { hold, page: false }
  }

  /** The present is reached: what was asked meanwhile can be answered. */
  #arrive(): void {
    if (this.#latest) this.seen = this.#latest
    this.page = null
  }

  /** A time that arrives is a little old; the least old one is the best. */
  #hearTime(now: number): void {
    this.#ahead = Math.max(this.#ahead, now - performance.now() * (this.info?.clock.speed ?? 1))
  }

  /** The table's clock now, in milliseconds. It may be behind by the way of a message, and is never ahead. */
  now(): number {
    const clock = this.info?.clock
    if (!clock) return 0
    if (this.link === 'lost') return this.#stood
    return clock.running ? this.#ahead + performance.now() * clock.speed : clock.now
  }

  /** Ask for the time now and then, where fractions of seconds matter. */
  keepTime(): void {
    clearInterval(this.#sync)
    const ask = (): void => {
      if (this.#unanswered) {
        // A line can be dead without anybody having closed it.
        const dead = this.#socket
        this.#lose()
        dead?.close()
        return
      }
      this.#unanswered = true
      this.#send({ t: 'time' })
    }
    ask()
    this.#sync = setInterval(ask, 5000)
  }

  play(move: string): void {
    this.#send({ t: 'move', ref: ++this.#ref, move, seq: this.seen?.seq ?? null, at: Math.floor(this.now()) })
  }
  undo(seat: number): void {
    this.#send({ t: 'undo', ref: ++this.#ref, seat, seq: this.seen?.seq ?? null })
  }
  propose(to: number): void {
    this.#send({ t: 'propose', ref: ++this.#ref, kind: 'take-back', to })
  }
  answer(agree: boolean): void {
    this.#send({ t: 'answer', ref: ++this.#ref, agree })
  }
  say(text: string): void {
    this.#send({ t: 'chat', text })
  }
  point(text: string, touches: string[] = []): void {
    this.#send({ t: 'ping', text, touches })
  }
  look(seat: number | null): void {
    this.seat = seat
    this.#send({ t: 'look', seat })
  }
  pause(): void {
    this.#send({ t: 'pause', ref: ++this.#ref })
  }
  /** Somebody is missed, and the wait is over. */
  choose(choice: Choose['choice'], to: number | null = null): void {
    this.#send({ t: 'absence', ref: ++this.#ref, choice, to })
  }
  resume(): void {
    this.#send({ t: 'resume', ref: ++this.#ref })
  }
  /** In a lesson: a step was read. */
  read(step: number): void {
    this.#send({ t: 'read', ref: ++this.#ref, step })
  }
  leaveLesson(): void {
    this.#send({ t: 'leave-lesson', ref: ++this.#ref })
  }
}
