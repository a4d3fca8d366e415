/** What look.js and sizes.js have in common: which words are seen, where they stand, and whether they are cut. */

const WORD = /\p{L}{2,}/u

const skipped = (element) => element.closest('script, style, noscript, template, symbol, defs')
const seen = (element) =>
  element.tagName === 'OPTION' ? seen(element.closest('select')) : element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
const place = (element) => {
  const names = []
  for (let at = element; at && at !== document.body && names.length < 4; at = at.parentElement)
    names.unshift(at.tagName.toLowerCase() + [...at.classList].filter((name) => !name.startsWith('svelte-')).map((name) => `.${name}`).join(''))
  return names.join(' > ')
}
const told = (text) => JSON.stringify(text.trim().replace(/\s+/g, ' ').slice(0, 90))

/** Read aloud only: it needs no room. */
const unseen = (element) => {
  for (let at = element; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at)
    if (style.clipPath !== 'none' && at.clientWidth <= 2) return true
  }
  return false
}
const plain = (text) => (text ?? '').replace(/\s+/g, ' ').trim()

/** What is cut may be read whole elsewhere: in the title or label of its own thing, if that has these very words, or under a glass. */
const elsewhere = (element, text) => {
  if (element.closest('[data-glass]')) return true
  const own = element.closest('[title], [aria-label]')
  return ['title', 'aria-label'].some((name) => plain(own?.getAttribute(name)).includes(plain(text)))
}
const HIDES = /hidden|clip/
const SCROLLS = /auto|scroll/

/** The text nodes that are seen, with their elements. */
function* texts(root = document.body) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (element && !skipped(element)) yield [node, element]
  }
}

/** How the words of a node are cut, in words; empty if they are whole, can be scrolled to, or can be read whole elsewhere. */
function cut(node, element) {
  if (element.closest('[data-pans]')) return ''
  const range = document.createRange()
  range.selectNodeContents(node)
  const drawn = element.closest('text[textLength]') // a range does not know that letters are drawn closer
  const boxes = [...(drawn ?? range).getClientRects()].filter((box) => box.width > 1 && box.height > 1)
  if (!boxes.length || unseen(element)) return ''
  const box = {
    left: Math.min(...boxes.map((one) => one.left)),
    right: Math.max(...boxes.map((one) => one.right)),
    top: Math.min(...boxes.map((one) => one.top)),
    bottom: Math.max(...boxes.map((one) => one.bottom)),
  }
  const line = boxes[0].height
  let [across, down] = [true, true]
  for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
    const style = getComputedStyle(at)
    if (style.position === 'fixed') break
    const edge = at.getBoundingClientRect()
    if (SCROLLS.test(style.overflowX)) across = false
    if (SCROLLS.test(style.overflowY)) down = false
    if (style.display === 'inline' || (at instanceof SVGGraphicsElement && at.tagName !== 'svg')) continue
    const sideways = HIDES.test(style.overflowX) && across && (box.right > edge.right + 2 || box.left < edge.left - 2)
    const upward = HIDES.test(style.overflowY) && down && (box.bottom > edge.bottom + line / 3 || box.top < edge.top - line / 3)
    if (sideways || upward)
      return elsewhere(element, node.data)
        ? ''
        : `cut ${sideways ? 'at the side' : 'below'} by ${place(at)}: ${told(node.data)} in ${place(element)}`
  }
  return across && (box.right > innerWidth + 1 || box.left < -1) ? `outside of the window: ${told(node.data)} in ${place(element)}` : ''
}
