/** Sensible tables: who sits where when nobody has chosen yet. */
import type { Crew, GameInfo, NewPace, OptionInfo, SeatSpec } from '../generated/api'
import { t } from '../words/index.svelte'

/** How many sit at a table by default: a small round, so that a first game is short and everybody is a neighbour. */
/** What an option can be set to. */
export type Value = string | number | boolean

export function usualSeats(game: GameInfo): number {
  return Math.max(game.min_seats, Math.min(game.max_seats, 3))
}

/** A level that is neither a walk-over nor a wall. */
export function usualLevel(game: GameInfo): string {
  return game.bots.includes('normal') ? 'normal' : (game.bots[Math.ceil((game.bots.length - 1) / 2)] ?? '')
}

/** You and bots. */
export function quickSeats(game: GameInfo): SeatSpec[] {
  const level = usualLevel(game)
  return Array.from({ length: usualSeats(game) }, (_, i) => (i === 0 ? { kind: 'you' } : { kind: 'bot', level }))
}

/** A crew that plays again: each holds as many seats as the others, and together about as many as are usual. */
export function crewSeats(game: GameInfo, crew: Crew): SeatSpec[] {
  const people = crew.members.length
  if (people < 2) return quickSeats(game)
  const seats = Math.min(game.max_seats, people * Math.ceil(usualSeats(game) / people))
  return Array.from({ length: seats }, (_, i) => (crew.members[i % people]!.you ? { kind: 'you' } : { kind: 'mate', mate: i % people }))
}

/** Does a campaign go through the game, so that some choices have to be opened first? */
export const hasCampaign = (game: GameInfo): boolean => game.options.some((option) => option.keys.some(Boolean))

/** What a crew may choose: all that one of its members has opened. */
export const openedBy = (crew: Crew | null): string[] => [...new Set(crew?.members.flatMap((member) => member.opened) ?? [])]

type Chosen = Record<string, string | number | boolean>

/** What comes next in a campaign: of each option that has to be opened, the last choice that the crew has opened. */
export function nextChoices(game: GameInfo, crew: Crew | null): Chosen {
  const opened = openedBy(crew)
  return Object.fromEntries(
    game.options
      .filter((option) => option.keys.some(Boolean))
      .map((option) => {
        const last = option.keys.findLastIndex((key) => !key || opened.includes(key))
        return [option.key, option.choices[last] ?? option.default]
      }),
  )
}

const possible = (option: OptionInfo, seats: number): OptionInfo['choices'] =>
  option.choices.filter((choice) => !option.refusals.some((refusal) => refusal.seats === seats && refusal.choice === choice))

/** Is there anything to choose with so many seats? */
export const applies = (option: OptionInfo, seats: number): boolean => option.kind === 'number' || possible(option, seats).length > 1

/** What is played: as chosen, and where there is nothing to choose, what is left. */
export const settled = (options: readonly OptionInfo[], chosen: Chosen, seats: number): Chosen =>
  Object.fromEntries(
    options.map((option) => [
      option.key,
      applies(option, seats) ? (chosen[option.key] ?? option.default) : (possible(option, seats)[0] ?? option.default),
    ]),
  )

/** Something to choose at set-up: its name, what it means, and what it is. */
export interface Choice<T> {
  readonly key: string
  readonly is: T
  readonly name: string
  readonly text: string
}

const choice = <T>(key: string, is: T): Choice<T> => ({
  key,
  is,
  get name() {
    return t(key)
  },
  get text() {
    return t(`${key}-text`)
  },
})

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const HOUR = 60 * MINUTE

type Clock = Omit<Required<NewPace>, 'out'>

/** How long people may think: for each decision, for the whole game, for each day. */
export const PACES: readonly Choice<Clock | null>[] = [
  choice('think-free', null),
  choice('think-two-minutes', { per: 'decision', total_ms: 2 * MINUTE, gain_ms: 0 }),
  choice('think-ten-minutes', { per: 'decision', total_ms: 10 * MINUTE, gain_ms: 0 }),
  choice('think-one-day', { per: 'decision', total_ms: DAY, gain_ms: 0 }),
  choice('think-three-days', { per: 'decision', total_ms: 3 * DAY, gain_ms: 0 }),
  choice('think-half-hour', { per: 'game', total_ms: 30 * MINUTE, gain_ms: 30_000 }),
  choice('think-week', { per: 'game', total_ms: 7 * DAY, gain_ms: 4 * HOUR }),
  choice('think-daily', { per: 'day', total_ms: 12 * HOUR, gain_ms: 0 }),
]

/** Who may sit down before it begins. */
export const WHO: readonly Choice<boolean>[] = [choice('who-invited', false), choice('who-anybody', true)]

/** What becomes of a seat whose time is out. */
export const OUTS: readonly Choice<NonNullable<NewPace['out']>>[] = [
  choice('out-bot', 'bot'),
  choice('out-skip', 'skip'),
  choice('out-forfeit', 'forfeit'),
]

const same = (one: Clock | null, other: Clock | null): boolean =>
  one === other || (!!one && !!other && one.per === other.per && one.total_ms === other.total_ms && one.gain_ms === other.gain_ms)

/** How a clock is called among those to choose from; null: it was chosen elsewhere. */
export const paceOf = (pace: Clock | null): Choice<Clock | null> | null => PACES.find(({ is }) => same(is, pace)) ?? null

/** How long a seat whose person has left is kept. */
export const LEAVES: readonly Choice<number | null>[] = [
  choice('leave-wait', null),
  choice('leave-two-minutes', 2 * MINUTE),
  choice('leave-one-hour', HOUR),
  choice('leave-one-day', DAY),
]
