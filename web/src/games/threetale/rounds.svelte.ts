/** The rounds of a Battle so far, put together from what was told. Who comes late sees only how many there were. */
import type { Event, TaleView } from './model'

export interface Round {
  foe: boolean
  /** Dice and positive ones; -1: nobody told. */
  dice: number
  hits: number
  /** What came of it: damage, -1 while open or unknown. */
  damage: number
  blocked: boolean
  doubled: boolean
}

const fresh = (foe: boolean, dice = -1, hits = 0): Round => ({ foe, dice, hits, damage: -1, blocked: false, doubled: false })

export class Rounds {
  told = $state.raw<readonly Round[]>([])
  #read: readonly Event[] | null = null

  /** Take note of a batch, once. */
  read(events: readonly Event[]): void {
    if (events === this.#read) return
    this.#read = events
    let told = [...this.told]
    const last = (): Round | undefined => told.at(-1)
    const mend = (part: Partial<Round>): void => {
      const one = told.pop()
      if (one) told.push({ ...one, ...part })
    }
    /** What came of a roll; it stands alone where nobody told of the roll. */
    const close = (foe: boolean, part: Partial<Round>): void => {
      if (last()?.foe === foe) mend(part)
      else told.push({ ...fresh(foe), ...part })
    }
    for (const { kind, args } of events) {
      const n = 'n' in args ? args.n : 0
      const n2 = 'n2' in args ? args.n2 : 0
      const open = last()
      if (kind === 'battle' || kind === 'raid') told = []
      else if (kind === 'rolled') {
        if (open && !open.foe && open.damage < 0) mend({ dice: open.dice + n, hits: open.hits + n2 })
        else told.push(fresh(false, n, n2))
      } else if (kind === 'rolled-again') mend({ hits: n })
      else if (kind === 'attacked') told.push({ ...fresh(true, n, n2), damage: n2 ? -1 : 0 })
      else if (kind === 'doubled') mend({ doubled: true })
      else if (kind === 'struck') close(false, { damage: n })
      else if (kind === 'took-damage') close(true, { damage: n })
      else if (kind === 'blocked') close(true, { blocked: true, damage: 0 })
    }
    this.told = told
  }

  /** The rounds that are over; those that nobody told of come first. */
  past(view: TaleView): Round[] {
    const over = view.strikes + view.assaults - (view.roll === 2 ? 1 : 0)
    const last = this.told.at(-1)
    const open = view.roll !== 0 && last?.foe === (view.roll === 2) && last.damage < 0
    const told = open ? this.told.slice(0, -1) : this.told
    const missing = Math.max(0, over - told.length)
    const unknown = Array.from({ length: missing }, (_, i) => fresh((i % 2 === 0) !== view.first))
    return [...unknown, ...told]
  }
}
