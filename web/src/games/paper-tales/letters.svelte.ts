/** How wide words are in letters of this world, for what has to be drawn to measure. In em: for letters of 1 px. */
const FONTS = { title: "700 100px 'Almendra'", sans: "500 100px 'Alegreya Sans'", text: "700 100px 'Alegreya'" } as const
/** Where nothing can be measured, such as in tests: about the width of a letter. */
const USUAL = 0.48

let pen: CanvasRenderingContext2D | null | undefined
/** Grows when letters have come: what was measured before is measured anew. */
let fetched = $state(0)
const known = new Map<string, number>()

function begin(): void {
  pen = document.createElement('canvas').getContext('2d')
  document.fonts?.addEventListener('loadingdone', () => {
    known.clear()
    fetched++
  })
}

export function wide(words: string, font: keyof typeof FONTS): number {
  if (pen === undefined) begin()
  void fetched
  const key = `${font} ${words}`
  let found = known.get(key)
  if (found === undefined) {
    if (pen) pen.font = FONTS[font]
    found = pen ? pen.measureText(words).width / 100 : [...words].length * USUAL
    known.set(key, found)
  }
  return found
}
