import { beforeEach, describe, expect, test } from 'vitest'
import { Camera } from './camera.svelte'

let camera: Camera
beforeEach(() => {
  camera = new Camera()
  camera.wide = 600
  camera.high = 400
})
const BOX = { left: 0, top: 0, right: 400, bottom: 200 }

describe('fitting', () => {
  test('all of a box is seen, below what hangs over the top', () => {
    camera.fit(BOX, 10, 0.1, 100, false)
    expect(camera.k).toBe(1.5)
    expect([camera.at(0, 0).x, camera.at(0, 0).y].map(Math.round)).toEqual([0, 100])
    expect([camera.at(400, 200).x, camera.at(400, 200).y].map(Math.round)).toEqual([600, 400])
  })
  test('but nothing is too large or too small to read', () => {
    camera.fit(BOX, 0.6, 0.2, 0, false)
    expect(camera.k).toBe(0.6)
    camera.fit({ left: 0, top: 0, right: 40000, bottom: 200 }, 0.6, 0.2, 0, false)
    expect(camera.k).toBe(0.2)
  })
})

test('a point is brought into sight, and no farther', () => {
  camera.go(0, 0, 1, false)
  camera.reveal(50, 50, 90, false)
  expect([camera.x, camera.y], 'it was in sight').toEqual([0, 0])
  camera.reveal(1000, 0, 90, false)
  expect(camera.at(1000, 0)).toEqual({ x: 510, y: 200 })
  expect(camera.y).toBe(0)
})

test('dragging moves the Map with the hand, from then on by hand only', () => {
  camera.go(0, 0, 0.5, false)
  const before = camera.at(30, 40)
  camera.pan(12, -6)
  expect(camera.at(30, 40)).toEqual({ x: before.x + 12, y: before.y - 6 })
  expect(camera.free).toBe(true)
})

describe('zooming', () => {
  test('keeps the point under the pointer', () => {
    camera.go(100, 50, 0.5, false)
    const point = { x: 100 + (450 - 300) / 0.5, y: 50 + (90 - 200) / 0.5 }
    camera.zoom(1.6, 450, 90)
    expect(camera.k).toBeCloseTo(0.8)
    expect(camera.at(point.x, point.y).x).toBeCloseTo(450)
    expect(camera.at(point.x, point.y).y).toBeCloseTo(90)
  })
  test('has its limits', () => {
    camera.zoom(100, 0, 0)
    expect(camera.k).toBe(1.1)
    camera.zoom(0.001, 0, 0)
    expect(camera.k).toBe(0.14)
  })
})

test('the box is what the window shows', () => {
  camera.go(100, 100, 2, false)
  expect(camera.box).toBe('-50 0 300 200')
})
