import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Offer, StakeInfo } from '../../generated/api'
import { Deeds, GUARD } from '../../lib/deed.svelte'
import type { Host } from '../../lib/host.svelte'
import { clear, draw, read } from '../testing'
import DeedBar from './DeedBar.svelte'

vi.mock('../../lib/sound', () => ({ play: () => {} }))

const offer: Offer = { move: '0 pass', verb: 'pass', args: [], text: 'Construct nothing', touches: [], refusal: null }
const stakes: StakeInfo[] = [
  { tone: 'cost', text: 'Land 2 Gold' },
  { tone: 'deed', text: 'Pay 2, build' },
]

describe('before it is done', () => {
  let played: string[]
  let deeds: Deeds
  let page: HTMLElement
  beforeEach(() => {
    vi.useFakeTimers()
    played = []
    deeds = new Deeds(
      (move) => played.push(move) > 0,
      () => {},
    )
    page = draw(DeedBar, { host: { deeds, port: { text: () => '' } } as unknown as Host })
  })
  afterEach(async () => {
    await clear()
    vi.useRealTimers()
  })
  const lift = (): void => {
    deeds.ask(offer, stakes, null)
    flushSync()
  }
  const wait = (): void => {
    vi.advanceTimersByTime(GUARD)
    flushSync()
  }
  const press = (key: string): void => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    flushSync()
  }
  const bar = (): HTMLElement | null => page.querySelector('[data-id=deed]')
  const button = (id: string): HTMLButtonElement => page.querySelector(`[data-id=${id}]`)!

  it('shows what, the price, and the two ways on', () => {
    expect(bar()).toBeNull()
    lift()
    expect(read(bar()!.querySelector('h2')!)).toBe('Construct nothing')
    expect([...bar()!.querySelectorAll('li')].map((one) => [one.className.split(' ')[0], read(one)])).toEqual([['cost', 'Land 2 Gold']])
    expect(read(button('deed-do'))).toContain('Pay 2, build')
    expect(button('deed-do').disabled).toBe(true)
    wait()
    expect(button('deed-do').disabled).toBe(false)
  })

  it('is done by its button and by Enter, and put back by the other and by Escape', () => {
    lift()
    wait()
    button('deed-do').click()
    flushSync()
    expect([played, bar()]).toEqual([['0 pass'], null])
    lift()
    press('Enter')
    expect(played).toHaveLength(1)
    wait()
    press('Enter')
    expect([played.length, bar()]).toEqual([2, null])
    lift()
    press('Escape')
    expect(bar()).toBeNull()
    lift()
    button('deed-put-back').click()
    flushSync()
    expect([played.length, bar()]).toEqual([2, null])
  })
})
