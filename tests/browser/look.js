/**
 * Looks at a page in the pseudo-language and tells what is wrong with its words: those that stand outside of brackets ⟦…⟧ are in no
 * catalogue, those that are cut or stand outside of the window have too little room. `names` are the same in every language; so is what
 * `translate="no"` marks; and what says of itself that it is in another language is left alone.
 */
(names) => {
  const found = new Set()
  const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'title', 'alt', 'placeholder']
  const WORD = /\p{L}{2,}/u

  const skipped = (element) => element.closest('script, style, noscript, template, symbol, defs')
  const isName = (element) => element.closest('[translate=no]') || element.closest('[lang]').lang !== document.documentElement.lang
  const seen = (element) =>
    element.tagName === 'OPTION' ? seen(element.closest('select')) : element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const place = (element) => {
    const names = []
    for (let at = element; at && at !== document.body && names.length < 4; at = at.parentElement)
      names.unshift(at.tagName.toLowerCase() + [...at.classList].filter((name) => !name.startsWith('svelte-')).map((name) => `.${name}`).join(''))
    return names.join(' > ')
  }
  const told = (text) => JSON.stringify(text.trim().replace(/\s+/g, ' ').slice(0, 90))

  /** What is not in brackets; they may be open already, and stay open. */
  const outside = (text, open = 0) => {
    let bare = ''
    for (const letter of text) {
      if (letter === '⟧') open = Math.max(0, open - 1)
      if (!open) bare += letter
      if (letter === '⟦') open += 1
    }
    for (const name of names) bare = bare.replaceAll(name, ' ')
    return { bare: bare.replace(/[⟦⟧]|\b[IVX]+\b/g, ' '), open } // Roman numbers are numbers
  }

  /** Read aloud only: it needs no room. */
  const unseen = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.clipPath !== 'none' && at.clientWidth <= 2) return true
    }
    return false
  }
  const says = (element) => element.closest('[title], [aria-label]')
  const HIDES = /hidden|clip/
  const SCROLLS = /auto|scroll/

  function cut(node, element) {
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1)
    if (!boxes.length || unseen(element)) return
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
      if (style.display === 'inline' || at instanceof SVGGraphicsElement === true && at.tagName !== 'svg') continue
      const sideways = HIDES.test(style.overflowX) && across && (box.right > edge.right + 2 || box.left < edge.left - 2)
      const upward = HIDES.test(style.overflowY) && down && (box.bottom > edge.bottom + line / 3 || box.top < edge.top - line / 3)
      if (sideways || upward) {
        if (!says(element)) found.add(`cut ${sideways ? 'at the side' : 'below'} by ${place(at)}: ${told(node.data)} in ${place(element)}`)
        return
      }
    }
    if (across && (box.right > innerWidth + 1 || box.left < -1)) found.add(`outside of the window: ${told(node.data)} in ${place(element)}`)
  }

  let open = 0
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || skipped(element)) continue
    const { bare, open: after } = outside(node.data, open)
    open = after
    if (!node.data.trim() || !seen(element)) continue
    if (WORD.test(bare) && !isName(element)) found.add(`no catalogue: ${told(bare)} in ${place(element)}`)
    if (!element.closest('code')) cut(node, element) // an address is to be copied, not to be read
  }
  if (open) found.add(`${open} brackets stay open`)

  for (const element of document.body.querySelectorAll(SPOKEN.map((name) => `[${name}]`).join(', '))) {
    if (skipped(element) || isName(element) || !seen(element)) continue
    for (const name of SPOKEN) {
      const { bare } = outside(element.getAttribute(name) ?? '')
      if (WORD.test(bare)) found.add(`no catalogue: ${name} ${told(bare)} of ${place(element)}`)
    }
  }
  if (WORD.test(outside(document.title).bare)) found.add(`no catalogue: the title ${told(document.title)}`)
  if (document.documentElement.scrollWidth > innerWidth + 1) found.add(`the page is ${document.documentElement.scrollWidth} wide`)
  return [...found]
}
