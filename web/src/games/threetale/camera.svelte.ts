/** The part of the Map that is looked at: its middle in units of the Map, and pixels for a unit. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const CLOSEST = 1.1
const FARTHEST = 0.14

export class Camera {
  x = $state(100)
  y = $state(100)
  k = $state(0.5)
  /** The size of the window in pixels. */
  wide = $state(600)
  high = $state(500)
  /** The person moved the Map by hand: it is not moved any more by itself. */
  free = $state(false)
  #frame = 0

  box = $derived(`${this.x - this.wide / this.k / 2} ${this.y - this.high / this.k / 2} ${this.wide / this.k} ${this.high / this.k}`)

  /** Where a point of the Map is in the window. */
  at(x: number, y: number): { x: number; y: number } {
    return { x: (x - this.x) * this.k + this.wide / 2, y: (y - this.y) * this.k + this.high / 2 }
  }

  stop(): void {
    cancelAnimationFrame(this.#frame)
  }

  /** Glide to a view. */
  go(x: number, y: number, k: number, glide: boolean): void {
    this.stop()
    const [fx, fy, fk] = [this.x, this.y, this.k]
    if (!glide || Math.abs(x - fx) + Math.abs(y - fy) + Math.abs(k - fk) * 400 < 2) {
      this.x = x
      this.y = y
      this.k = k
      return
    }
    const start = performance.now()
    const step = (now: number): void => {
      const t = Math.min(1, Math.max(0, (now - start) / 320))
      const e = 1 - (1 - t) ** 3
      this.x = fx + (x - fx) * e
      this.y = fy + (y - fy) * e
      this.k = fk + (k - fk) * e
      if (t < 1) this.#frame = requestAnimationFrame(step)
    }
    this.#frame = requestAnimationFrame(step)
  }

  /** Show all of a box below `head` pixels, but no tile larger or smaller than can be read. */
  fit(box: Box, most: number, least: number, head: number, glide: boolean): void {
    const k = Math.max(least, Math.min(most, this.wide / (box.right - box.left), (this.high - head) / (box.bottom - box.top)))
    this.go((box.left + box.right) / 2, (box.top + box.bottom) / 2 - head / 2 / k, k, glide)
  }

  /** Bring a point into sight, without more movement than that needs. */
  reveal(x: number, y: number, margin: number, glide: boolean): void {
    const mx = Math.min(this.wide / 2 - 10, margin) / this.k
    const my = Math.min(this.high / 2 - 10, margin) / this.k
    const [hw, hh] = [this.wide / this.k / 2, this.high / this.k / 2]
    const nx = Math.min(Math.max(this.x, x - hw + mx), x + hw - mx)
    const ny = Math.min(Math.max(this.y, y - hh + my), y + hh - my)
    if (nx !== this.x || ny !== this.y) this.go(nx, ny, this.k, glide)
  }

  pan(dx: number, dy: number): void {
    this.stop()
    this.free = true
    this.x -= dx / this.k
    this.y -= dy / this.k
  }

  /** Zoom around a point of the window. */
  zoom(factor: number, px: number, py: number): void {
    this.stop()
    this.free = true
    const k = Math.max(FARTHEST, Math.min(CLOSEST, this.k * factor))
    const x = this.x + (px - this.wide / 2) / this.k
    const y = this.y + (py - this.high / 2) / this.k
    this.x = x - (px - this.wide / 2) / k
    this.y = y - (py - this.high / 2) / k
    this.k = k
  }
}
