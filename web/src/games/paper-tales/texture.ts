/** The fibres of the paper that panels are cut from: drawn once into a small tile, because a filter would be worked out at every paint. */
import { seeded } from './art/scenery'

const SIZE = 240
let tile = ''

export function fibres(): string {
  if (tile) return tile
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIZE
  const pen = canvas.getContext('2d')
  if (!pen) return 'none'
  const next = seeded(11)
  for (let i = 0; i < 5200; i++) {
    const x = next() * SIZE
    const y = next() * SIZE
    const long = 2 + next() * 9
    pen.strokeStyle = next() < 0.62 ? `rgba(122, 92, 56, ${0.02 + next() * 0.05})` : `rgba(255, 255, 250, ${0.04 + next() * 0.1})`
    pen.lineWidth = 0.5 + next() * 0.8
    for (const [dx, dy] of [
      [0, 0],
      [-SIZE, 0],
      [0, -SIZE],
    ] as const) {
      pen.beginPath()
      pen.moveTo(x + dx, y + dy)
      pen.quadraticCurveTo(x + dx + long / 2, y + dy + (next() - 0.5) * 3, x + dx + long, y + dy + (next() - 0.5) * 2)
      pen.stroke()
    }
  }
  tile = `url(${canvas.toDataURL()})`
  return tile
}
