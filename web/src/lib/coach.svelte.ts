/** The coach of a lesson: which step is due now, what it wants, and what it lets through. See `taletable/games/lessons.py`. */
import type { Ask, Lesson, LessonStep, Offer } from '../generated/api'
import type { View } from './board'

/** Does a move, written without its seat, fit a pattern with `*` for anything? */
function fits(move: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(move)
}

const bare = (move: string): string => move.slice(move.indexOf(' ') + 1)

const open = (ask: Ask | null): Offer[] => ask?.offers.filter((offer) => !offer.refusal) ?? []

/** The open offers that fit the first pattern that any of them fits. */
function wanted(step: LessonStep, ask: Ask | null): Offer[] {
  for (const pattern of step.do) {
    const fitting = open(ask).filter((offer) => fits(bare(offer.move), pattern))
    if (fitting.length) return fitting
  }
  return []
}

/** A field of the view, or one inside of others: `players.1.gold`. `me` is the seat that is asked; a list counts its things. */
function reads(view: View, ask: Ask | null, path: string): unknown {
  let value: unknown = view
  for (const part of path.split('.'))
    value = part === 'me' ? view.players[ask?.seat ?? 0] : (value as Record<string, unknown> | null | undefined)?.[part]
  return Array.isArray(value) ? value.length : value
}

/** The ids that a name stands for: itself, or with `spaces.object=ember` all things of a list of the view that have it so. */
function named(view: View, name: string): string[] {
  const [, list, field, value] = /^(\w+)\.(\w+)=(.+)$/.exec(name) ?? []
  if (!list) return [name]
  const things: Record<string, unknown>[] = view[list] ?? []
  return things.filter((thing) => thing[field!] === value).map((thing) => String(thing['id']))
}

export class Coach {
  #at = $state(0)
  /** Asides that were said. */
  #said = $state.raw<readonly number[]>([])
  #left = $state(false)

  constructor(
    readonly table: string,
    readonly lesson: Lesson,
  ) {
    try {
      const kept = localStorage.getItem(this.#key)
      if (kept === 'left') this.#left = true
      else {
        const [at, said] = (kept ?? '').split(':')
        this.#at = Number(at) || 0
        this.#said = said ? said.split(',').map(Number) : []
      }
    } catch {
      // Without storage a lesson begins again when the page does.
    }
  }

  get #key(): string {
    return `taletable.lesson.${this.table}`
  }

  /** How many steps there are, but for asides. */
  get total(): number {
    return this.lesson.steps.filter((step) => !step.aside).length
  }

  /** Do the rule that asks and the fields of the view fit the step? */
  #isMoment(step: LessonStep, view: View, ask: Ask | null): boolean {
    if (step.at && ask?.rule !== step.at) return false
    return Object.entries(step.when).every(([path, value]) => {
      const found = reads(view, ask, path)
      return Array.isArray(value) ? value.some((one) => one === found) : found === value
    })
  }

  #fits(step: LessonStep, view: View, ask: Ask | null): boolean {
    if (!this.#isMoment(step, view, ask)) return false
    if (step.can.length && !open(ask).some((offer) => step.can.some((pattern) => fits(bare(offer.move), pattern)))) return false
    return !step.do.length || wanted(step, ask).length > 0
  }

  /** Which step is due at this moment: an aside, the current one, or a later one if the table has gone past it. -1: none. */
  #due(view: View, ask: Ask | null): number {
    if (this.#left) return -1
    const steps = this.lesson.steps
    const current = steps.findIndex((step, i) => i >= this.#at && !step.aside)
    // Nobody interrupts a teller.
    if (current >= 0 && !this.timed && !steps[current]!.do.length && this.#fits(steps[current]!, view, ask)) return current
    const aside = steps.findIndex((step, i) => step.aside && !this.#said.includes(i) && this.#fits(step, view, ask))
    if (aside >= 0 || current < 0) return aside
    // In real time what is wanted may become possible by and by: the coach waits as long as the moment lasts.
    const ripe = (step: LessonStep): boolean => (this.timed ? this.#isMoment(step, view, ask) : this.#fits(step, view, ask))
    let i = ripe(steps[current]!) ? current : ask ? steps.findIndex((step, k) => k > current && !step.aside && step.at === ask.rule && ripe(step)) : -1
    if (steps[i]?.flows) {
      const next = steps.findIndex((step, k) => k > i && !step.aside && !step.flows)
      if (steps[next]?.do.length && this.#fits(steps[next]!, view, ask)) i = next
    }
    return i >= 0 && this.#fits(steps[i]!, view, ask) ? i : -1
  }

  /** The game is in real time. */
  get timed(): boolean {
    return this.lesson.hold.length > 0
  }

  /** Does the clock stand still at this moment, because the coach speaks? */
  holds(view: View, ask: Ask | null): boolean {
    const step = this.step(view, ask)
    return step !== null && !step.flows && ask !== null && this.lesson.hold.includes(ask.rule)
  }

  /** What the coach says now; null while it has nothing to say. */
  step(view: View, ask: Ask | null): LessonStep | null {
    return this.lesson.steps[this.#due(view, ask)] ?? null
  }

  /** The number of the step that is shown, from 1; 0 for an aside. */
  place(view: View, ask: Ask | null): number {
    const i = this.#due(view, ask)
    return this.lesson.steps[i]?.aside ? 0 : this.lesson.steps.slice(0, i + 1).filter((step) => !step.aside).length
  }

  /** What the coach points at, as ids: something of the first group that is on the board. A single wanted move can speak for itself. */
  points(step: LessonStep, view: View, ask: Ask | null): string[][] {
    const moves = wanted(step, ask)
    return [...step.point.map((name) => named(view, name)), ...(moves.length === 1 ? moves[0]!.touches.map((id) => [id]) : [])]
  }

  /** May the move be played at this step? */
  allows(move: string, view: View, ask: Ask | null): boolean {
    const step = this.step(view, ask)
    if (!step || !ask || step.flows) return true
    const plain = bare(move)
    return step.do.length > 0 && (wanted(step, ask).some((offer) => offer.move === move) || step.until.some((pattern) => fits(plain, pattern)))
  }

  /** A move was played: the step may be done with it. */
  played(move: string, view: View, ask: Ask | null): void {
    const i = this.#due(view, ask)
    const step = this.lesson.steps[i]
    const ends = step?.until.length ? step.until : (step?.do ?? [])
    if (ends.some((pattern) => fits(bare(move), pattern))) this.#keep(i)
  }

  /** The learner has read on. */
  next(view: View, ask: Ask | null): void {
    const i = this.#due(view, ask)
    if (i >= 0) this.#keep(i)
  }

  leave(): void {
    this.#left = true
    this.#store('left')
  }

  /** A step is done. */
  #keep(i: number): void {
    if (this.lesson.steps[i]?.aside) this.#said = [...this.#said, i]
    else this.#at = i + 1
    this.#store(`${this.#at}:${this.#said.join(',')}`)
  }

  #store(value: string): void {
    try {
      localStorage.setItem(this.#key, value)
    } catch {
      // See the constructor.
    }
  }
}
