import { afterEach, beforeEach, expect, test } from 'vitest'
import { arrows } from './arrows'
import { nearest, STEPS } from './nearest'

function box(x: number, y: number, tag = 'button', name = ''): HTMLElement {
  const thing = document.createElement(tag)
  thing.textContent = name
  thing.getBoundingClientRect = () => new DOMRect(x - 5, y - 5, 10, 10)
  thing.checkVisibility = () => true
  document.body.append(thing)
  return thing
}
beforeEach(() => void (document.body.innerHTML = ''))
afterEach(() => void (document.activeElement as HTMLElement | null)?.blur())

const RIGHT = STEPS['ArrowRight']!
const press = (key: string, more: KeyboardEventInit = {}): KeyboardEvent => new KeyboardEvent('keydown', { key, cancelable: true, ...more })

test('the nearest in the direction; what lies aside counts as further', () => {
  const from = box(0, 0)
  const [near, far, aside, behind] = [box(40, 0), box(80, 0), box(30, 20), box(-10, 0)]
  expect(nearest(from, [far, near, aside, behind], RIGHT, 2, 4)).toBe(near)
  expect(nearest(from, [far, near, aside, behind], RIGHT, 0.1, 4)).toBe(aside)
  expect(nearest(from, [behind, from], RIGHT, 2, 4)).toBeUndefined()
})

test('what lies hardly in the direction does not count', () => {
  const from = box(0, 0)
  const beside = box(3, 50)
  expect(nearest(from, [beside], RIGHT, 2, 4)).toBeUndefined()
  expect(nearest(from, [beside], RIGHT, 2, 2)).toBe(beside)
})

test('an arrow moves the focus inside the page, first to anything at all', () => {
  const [left, right] = [box(0, 0), box(50, 0)]
  expect(arrows(press('ArrowRight'), document.body)).toBe(true)
  expect(document.activeElement).toBe(left)
  const event = press('ArrowRight')
  expect(arrows(event, document.body)).toBe(true)
  expect([document.activeElement, event.defaultPrevented]).toEqual([right, true])
  expect(arrows(press('ArrowRight'), document.body)).toBe(false)
})

test('other keys, held keys and fields to write in are left alone', () => {
  box(0, 0)
  expect(arrows(press('a'), document.body)).toBe(false)
  expect(arrows(press('ArrowRight', { shiftKey: true }), document.body)).toBe(false)
  box(50, 0, 'input').focus()
  expect(arrows(press('ArrowLeft'), document.body)).toBe(false)
})

test('in a group of choices the arrows go round and choose, but not what is disabled', () => {
  document.body.innerHTML = `<div role="radiogroup"><button role="radio">a</button><button role="radio" aria-disabled="true">b</button></div>`
  const [first, second] = [...document.querySelectorAll<HTMLElement>('button')]
  const chosen: string[] = []
  for (const one of [first!, second!]) one.onclick = () => void chosen.push(one.textContent)
  first!.focus()
  arrows(press('ArrowDown'), document.body)
  expect([document.activeElement, chosen]).toEqual([second, []])
  arrows(press('ArrowRight'), document.body)
  expect([document.activeElement, chosen]).toEqual([first, ['a']])
})
