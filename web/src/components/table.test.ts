import { flushSync, type ComponentProps } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AbsenceInfo, OptionInfo, SeatInfo, SeenEvent } from '../generated/api'
import { ui } from '../lib/ui.svelte'
import Absence from './Absence.svelte'
import Clock from './Clock.svelte'
import Log from './Log.svelte'
import OptionPicker from './OptionPicker.svelte'
import PlayerList from './PlayerList.svelte'
import { clear, click, draw, read, reads, seatOf, viewOf } from './testing'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  await clear()
  vi.useRealTimers()
  ui.tip = null
})

function pass(ms: number): void {
  vi.advanceTimersByTime(ms)
  flushSync()
}

describe('the log', () => {
  const event = (n: number, kind: string, text: string, args: SeenEvent['args'] = {}): SeenEvent => ({ n, kind, text, args })
  const story = [
    event(0, 'dealt', 'Cards are dealt.'),
    event(1, 'phase', 'Drafting'),
    event(2, 'took', 'Ada takes a card.', { seat: 0 }),
    event(3, 'took', 'Bo takes a card.', { seat: 1 }),
    event(4, 'silent', ''),
    event(5, 'phase', 'War'),
    event(6, 'won', 'Ada wins.', { seat: 0 }),
  ]
  const chapters = (page: Element): string[][] =>
    [...page.querySelectorAll('section')].map((one) => [...reads(one, 'h2'), ...reads(one, 'li')])

  it('stands under the phases in which things happened', () => {
    expect(chapters(draw(Log, { story }))).toEqual([
      ['Cards are dealt.'],
      ['Drafting', 'Ada takes a card.', 'Bo takes a card.'],
      ['War', 'Ada wins.'],
    ])
  })
  it('forgets what was taken back', () => {
    expect(chapters(draw(Log, { story: [...story, event(7, 'taken-back', 'Ada takes it back.', { entry: 6 })] })).at(-1)).toEqual(['War'])
    const rewound = draw(Log, { story: [...story, event(7, 'rewound', 'All agree to go back.', { entry: 2 })] })
    expect(chapters(rewound).at(-1)).toEqual(['Drafting', 'Ada takes a card.', 'All agree to go back.'])
  })
  it('asks to go back to where a phase began', () => {
    const back = vi.fn()
    const more = { n: 6, kind: 'won', text: 'Ada wins.', args: {} }
    click(draw(Log, { story: [...story, more], back }), 'Go back to the beginning of War')
    expect(back).toHaveBeenCalledWith(5, 'War')
  })
  it('says so when it is empty', () => expect(read(draw(Log, { story: [] }))).toBe('Nothing has happened yet.'))
})

describe('the clock', () => {
  it('counts down, and warns in the last twenty seconds', () => {
    let now = 0
    const page = draw(Clock, { until: 62_000, now: () => now })
    const clock = page.querySelector('[role=timer]')!
    expect([read(clock), clock.getAttribute('aria-label'), clock.classList.contains('late')]).toEqual(['1:02', 'Time left 1:02', false])
    now = 43_000
    pass(500)
    expect([read(clock), clock.classList.contains('late')]).toEqual(['0:19', true])
    now = 99_000
    pass(500)
    expect(read(clock)).toBe('0:00')
  })
})

describe('the choice of an option', () => {
  const option: OptionInfo = {
    key: 'length',
    kind: 'choice',
    name: 'Length',
    text: 'How long it takes.',
    choices: ['short', 'long', 'endless'],
    choice_names: ['Short', 'Long', 'Endless'],
    choice_texts: ['Two turns.', '', ''],
    default: 'short',
    keys: ['', '', 'finale'],
    refusals: [{ choice: 'long', seats: 4, text: 'Four take too long.', cite: 'PT-1.2' }],
  }
  const states = (page: Element): (string | null)[] =>
    [...page.querySelectorAll('[role=radio]')].map(
      (one) => `${read(one)} ${one.getAttribute('aria-checked')} ${one.getAttribute('aria-disabled')}`,
    )

  it('says of each choice whether it can be', () => {
    const page = draw(OptionPicker, { option, seats: 4, value: 'short' })
    expect(states(page)).toEqual(['Short true false', 'Long false true', 'Endless (sealed) false true'])
    expect(read(page.querySelector('.hint'))).toBe('Two turns.')
  })
  it('opens what the people who play have opened', () => {
    const page = draw(OptionPicker, { option, seats: 2, value: 'long', opened: ['finale'] })
    expect(states(page)).toEqual(['Short false false', 'Long true false', 'Endless false false'])
    expect(read(page.querySelector('.hint'))).toBe('How long it takes.')
  })
  it('chooses, or says why not', () => {
    const choose = vi.fn()
    const page = draw(OptionPicker, { option, seats: 4, value: 'short', choose })
    click(page, 'Long')
    expect(ui.tip).toMatchObject({ text: 'Four take too long.', cite: 'PT-1.2' })
    click(page, 'Endless (sealed)')
    expect(ui.tip?.text).toBe('This is still sealed: finish what comes before it first.')
    expect(choose).not.toHaveBeenCalled()
    click(page, 'Short')
    expect(choose).toHaveBeenCalledWith('short')
  })
  it('stays at a table that is laid', () => {
    const choose = vi.fn()
    const page = draw(OptionPicker, { option, seats: 2, value: 'short', choose, fixed: true })
    expect(states(page)).toEqual(['Short true false', 'Long false true', 'Endless false true'])
    click(page, 'Endless')
    expect(choose).not.toHaveBeenCalled()
  })
  it('switches where there is only yes and no', () => {
    const choose = vi.fn()
    const flag: OptionInfo = { ...option, kind: 'flag', choices: [false, true], choice_names: [], choice_texts: [], keys: [], refusals: [] }
    const page = draw(OptionPicker, { option: flag, seats: 2, value: false, choose })
    click(page, 'How long it takes.')
    expect(choose).toHaveBeenCalledWith(true)
  })
})

describe('the people at a table', () => {
  const view = viewOf({ asked: [0, 1, 2], waiting: [0, 2], players: [{ score: 3 }, { score: 0 }, {}] })
  const doing = (seats: SeatInfo[], more = view): string[] =>
    reads(draw(PlayerList, { seats, view: more, viewer: 0, host: null, now: () => 0 }), '.who')

  it('choose, think, are ready or wait', () => {
    const seats = [seatOf(0, 'Ada', { you: true }), seatOf(1, 'Bo'), seatOf(2, 'Cy', { kind: 'bot' }), seatOf(3, 'Di')]
    expect(doing(seats)).toEqual(['Ada (you) choosing …', 'Bo ready', 'Cy thinking …', 'Di waiting'])
    expect(doing(seats, { ...view, over: true })).toEqual(['Ada (you)', 'Bo', 'Cy bot', 'Di'])
  })
  it('are away, and others or bots play for them', () => {
    const seats = [seatOf(0, 'Ada', { connected: false }), seatOf(1, 'Bo', { lent: 'Ada' }), seatOf(2, 'Cy', { stand_in: true })]
    expect(doing(seats)).toEqual(['Ada away, choosing …', 'Bo Ada plays, ready', 'Cy a bot stands in, thinking …'])
  })
  it('look through another seat that they hold', () => {
    const look = vi.fn()
    const seats = [seatOf(0, 'Ada', { you: true }), seatOf(1, 'Bo', { you: true })]
    const page = draw(PlayerList, { seats, view, viewer: 0, host: null, now: () => 0, look })
    expect(reads(page, '.who b')).toEqual(['Ada', 'Bo'])
    click(page, 'Look')
    expect(look).toHaveBeenCalledWith(1)
  })
})

describe('somebody who is missed', () => {
  const absence: AbsenceInfo = {
    name: 'Cy',
    seats: [2],
    wait_ms: 2000,
    choose: true,
    runs: false,
    helpers: [
      { seat: 0, name: 'Ada', you: true },
      { seat: 1, name: 'Bo', you: false },
    ],
    stop: [],
  }
  const props = (more: Partial<AbsenceInfo>, choose = vi.fn()): ComponentProps<typeof Absence> => ({
    absence: { ...absence, ...more },
    game: 'toy',
    cite: 'T-1',
    choose,
  })

  it('is waited for; then the others choose', () => {
    const choose = vi.fn()
    const page = draw(Absence, props({}, choose))
    expect(read(page.querySelector('p'))).toBe('The table waits. If Cy is not back in 2 s, the others choose how to go on.')
    pass(1250)
    expect(read(page.querySelector('[role=timer]'))).toBe('1 s')
    pass(1000)
    expect(reads(page, 'p')).toEqual(['Cy is still away. How do you want to go on? Whoever plays the seat gives it back when Cy returns.'])
    expect(reads(page, '.ways button')).toEqual([
      'A bot plays for Cy',
      'I play for Cy',
      'Bo plays for Cy',
      'Wait again',
      'Stop without a result',
    ])
    click(page, 'Bo plays for Cy')
    expect(choose).toHaveBeenCalledWith('player', 1)
  })
  it('may hold several seats while the clock runs', () => {
    const page = draw(Absence, props({ wait_ms: 0, seats: [2, 3], runs: true, choose: false, stop: ['Ada', 'Bo'] }))
    expect(reads(page, 'p')).toEqual([
      'The others choose how to go on. The clock runs meanwhile. Whoever plays the seats gives them back when Cy returns.',
      'Ada, Bo would rather stop. It ends when all who are here agree: 0 more.',
    ])
    expect(reads(page, '.ways button')).toEqual([])
  })
})
