/** A live table over one WebSocket: what it shows, what it is told, and how it comes back after a break. */
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
import { api } from './api'
import type { View } from './board'

const WAITS = [300, 800, 1500, 3000, 6000, 10000]
/** The server closes with this when there is no such table. */
const GONE = 4404

export type Link = 'connecting' | 'live' | 'lost' | 'gone'

export interface Seen extends Omit<StateMessage, 'view'> {
  view: View
}

export class LiveTable {
  link = $state<Link>('connecting')
  info = $state.raw<TableInfo | null>(null)
  seen = $state.raw<Seen | null>(null)
  /** The whole story so far. */
  story = $state.raw<SeenEvent[]>([])
  /** The latest events, a new array with each message. */
  fresh = $state.raw<SeenEvent[]>([])
  chat = $state.raw<ChatLine[]>([])
  proposal = $state.raw<ProposalMessage | null>(null)
  /** The seat that is looked through on purpose; undefined lets the server choose. */
  seat: number | null | undefined

  onevents: (events: SeenEvent[], full: boolean) => void = () => {}
  onrefused: (refusal: RefusalInfo) => void = () => {}
  onproblem: (text: string) => void = () => {}
  onchat: (lines: ChatLine[]) => void = () => {}
  onping: (ping: PingMessage) => void = () => {}
  onsettled: (proposal: ProposalMessage) => void = () => {}

  #socket: WebSocket | null = null
  #ref = 0
  /** Who wants to know whether a message was accepted, by its ref. */
  #unsettled = new Map<number, (accepted: boolean) => void>()
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
    this.#socket?.close()
  }

  /** Hang up and call again, as whoever one is now. */
  renew(): void {
    const old = this.#socket
    this.#socket = null
    old?.close()
    this.seen = null
    this.#forget()
    this.#connect()
  }

  /** The answer to a request. A line that is up has told it already, and perhaps what came after it. */
  told(table: TableInfo): void {
    if (this.link !== 'live') this.info = table
  }

  #settle(ref: number | null, accepted: boolean): void {
    if (ref === null) return
    const settled = this.#unsettled.get(ref)
    this.#unsettled.delete(ref)
    settled?.(accepted)
  }

  /** A line is down: nobody will say what became of what was on its way; the next state will show it. */
  #forget(): void {
    for (const ref of [...this.#unsettled.keys()]) this.#settle(ref, false)
  }

  #connect(): void {
    clearTimeout(this.#timer)
    if (this.#closed || this.#socket) return
    if (this.link !== 'lost') this.link = 'connecting'
    const socket = new WebSocket(api.livePath(this.id))
    this.#socket = socket
    this.#ref = 0
    this.#anew = true
    this.#unanswered = false
    socket.onopen = () => {
      this.#tries = 0
      const same = this.seen && (this.seat === undefined || this.seen.viewer === this.seat)
      this.#send({
        t: 'hello',
        last_seq: same ? this.seen!.seq : null,
        seat: this.seat === undefined ? (this.seen?.viewer ?? null) : this.seat,
      })
      if (document.hidden) this.#presence()
    }
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(event.data)) as ServerMessage)
    }
    socket.onclose = (event) => {
      if (this.#socket !== socket) return
      if (event.code === GONE && !this.#closed) this.link = 'gone'
      this.#lose()
    }
  }

  /** The line is down: the clock stands still as far as anybody here knows, and another line is tried. */
  #lose(): void {
    this.#stood = this.now()
    this.#socket = null
    this.#forget()
    if (this.#closed || this.link === 'gone') return
    this.link = 'lost'
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)]!
    this.#timer = setTimeout(() => this.#connect(), wait * (0.8 + Math.random() * 0.4))
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #hear(message: ServerMessage): void {
    this.link = 'live'
    switch (message.t) {
      case 'table':
        // What was known before a pause, or before a break in which there may have been one, does not hold any more.
        if (this.#anew || this.info?.clock.running !== message.clock.running) this.#ahead = -Infinity
        this.#anew = false
        this.info = message
        this.#hearTime(message.clock.now)
        break
      case 'time':
        this.#unanswered = false
        this.#hearTime(message.now)
        break
      case 'state': {
        const full = message.full || !this.seen
        this.story = full ? message.events : [...this.story, ...message.events]
        this.seen = message as Seen
        this.fresh = full ? [] : message.events
        this.onevents(message.events, full)
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
        this.onping(message)
        break
      case 'proposal':
        this.proposal = message
        if (!message.open) this.onsettled(message)
        break
      case 'ack':
        this.#settle(message.ref, true)
        break
      case 'refused':
        this.#settle(message.ref, false)
        this.onrefused(message.refusal)
        break
      case 'error':
        this.#settle(message.ref, false)
        // A late answer is no fault of the player: the newer state is on its way or here already.
        if (message.code !== 'late') this.onproblem(message.text)
        break
    }
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

  /** Play a move; who wants to is told whether it was accepted. */
  play(move: string, settled?: (accepted: boolean) => void): void {
    const ref = ++this.#ref
    if (settled && this.#socket?.readyState !== WebSocket.OPEN) settled(false)
    else if (settled) this.#unsettled.set(ref, settled)
    this.#send({ t: 'move', ref, move, seq: this.seen?.seq ?? null, at: Math.floor(this.now()) })
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
}
