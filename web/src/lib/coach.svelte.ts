/** The coach of a lesson: which step is due now, what it wants, and what it lets through. See `taletable/games/lessons.py`. */
import type { Ask, Lesson, LessonStep } from '../generated/api'
import type { View } from './board'

/** Does a move, written without its seat, fit a pattern with `*` for anything? */
function fits(move: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(move)
}

const bare = (move: string): string => move.slice(move.indexOf(' ') + 1)

/** The open moves that fit the first pattern that any of them fits. */
function wanted(step: LessonStep, ask: Ask): string[] {
  const open = ask.offers.filter((offer) => !offer.refusal).map((offer) => bare(offer.move))
  for (const pattern of step.do) {
    const fitting = open.filter((move) => fits(move, pattern))
    if (fitting.length) return fitting
  }
  return []
}

export class Coach {
  #at = $state(0)
  #left = $state(false)

  constructor(
    readonly table: string,
    readonly lesson: Lesson,
  ) {
    try {
      const kept = localStorage.getItem(this.#key)
      if (kept === 'left') this.#left = true
      else this.#at = Number(kept) || 0
    } catch {
      // Without storage a lesson begins again when the page does.
    }
  }

  get #key(): string {
    return `taletable.lesson.${this.table}`
  }

  get number(): number {
    return this.#at + 1
  }

  get done(): boolean {
    return this.#left || this.#at >= this.lesson.steps.length
  }

  #fits(step: LessonStep, view: View, ask: Ask | null): boolean {
    if (step.at && ask?.rule !== step.at) return false
    if (Object.entries(step.when).some(([key, value]) => view[key] !== value)) return false
    return !step.do.length || (ask !== null && wanted(step, ask).length > 0)
  }

  /** Which step is due at this moment: the current one, or a later one if the table has gone past it. -1: none. */
  #due(view: View, ask: Ask | null): number {
    if (this.done) return -1
    const steps = this.lesson.steps
    if (this.#fits(steps[this.#at]!, view, ask)) return this.#at
    return ask ? steps.findIndex((step, i) => i > this.#at && step.at === ask.rule && this.#fits(step, view, ask)) : -1
  }

  /** What the coach says now; null while it has nothing to say. */
  step(view: View, ask: Ask | null): LessonStep | null {
    return this.lesson.steps[this.#due(view, ask)] ?? null
  }

  /** The number of the step that is shown, from 1. */
  place(view: View, ask: Ask | null): number {
    return this.#due(view, ask) + 1
  }

  /** May the move be played at this step? */
  allows(move: string, view: View, ask: Ask | null): boolean {
    const step = this.step(view, ask)
    if (!step || !ask) return true
    const plain = bare(move)
    return step.do.length > 0 && (wanted(step, ask).includes(plain) || step.until.some((pattern) => fits(plain, pattern)))
  }

  /** A move was played: the step may be done with it. */
  played(move: string, view: View, ask: Ask | null): void {
    const i = this.#due(view, ask)
    const step = this.lesson.steps[i]
    const ends = step?.until.length ? step.until : (step?.do ?? [])
    if (ends.some((pattern) => fits(bare(move), pattern))) this.#keep(i + 1)
  }

  /** The learner has read on. */
  next(view: View, ask: Ask | null): void {
    const i = this.#due(view, ask)
    if (i >= 0) this.#keep(i + 1)
  }

  leave(): void {
    this.#left = true
    this.#store('left')
  }

  #keep(at: number): void {
    this.#at = at
    this.#store(String(at))
  }

  #store(value: string): void {
    try {
      localStorage.setItem(this.#key, value)
    } catch {
      // See the constructor.
    }
  }
}
