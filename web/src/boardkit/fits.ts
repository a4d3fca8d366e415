/** Words that are too long for their place: languages differ, and so does what people call themselves. */
import type { Attachment } from 'svelte/attachments'

const spills = (node: HTMLElement, rise: number): boolean =>
  node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + rise

/**
 * Tells the style sheet how tight a place is: `data-fit` is 0 where everything has room in it, else the first step at which it has,
 * else the last. What a step means (smaller letters, more lines, less said) the style sheet decides. The place hides what spills over.
 * `rise`: so far may letters rise above their line.
 */
export function fits(steps: number, rise = 1): Attachment<HTMLElement> {
  return (node) => {
    const fit = (): void => {
      for (let step = 0; step <= steps; step++) {
        node.dataset['fit'] = String(step)
        if (!spills(node, rise)) return
      }
    }
    const words = new MutationObserver(fit)
    words.observe(node, { childList: true, characterData: true, subtree: true })
    // The first look comes by itself, as soon as there is a size; later, for a step may change the size that is watched.
    const room = new ResizeObserver(() => requestAnimationFrame(fit))
    room.observe(node)
    document.fonts.addEventListener('loadingdone', fit) // the first measure may have been of another font
    return () => {
      document.fonts.removeEventListener('loadingdone', fit)
      words.disconnect()
      room.disconnect()
    }
  }
}

/** For an SVG text that says these words and is to be no wider than this, in its own units: it is drawn closer. */
export function fitsLine(_words: string, room: number): Attachment<SVGTextElement> {
  return (node) => {
    const measure = (): void => {
      node.removeAttribute('textLength')
      if (node.getComputedTextLength() <= room) return
      node.setAttribute('textLength', String(room))
      node.setAttribute('lengthAdjust', 'spacingAndGlyphs')
    }
    measure()
    void document.fonts.ready.then(measure) // the first measure may have been of another font
  }
}
