/**
 * Looks at a table in a window of some size and tells what cannot be reached or read: letters under 11 px, words that are cut, and whatever
 * can be pressed but lies outside of the window, or under something else, however one scrolls. `sheet`: look at what was opened only.
 */
(sheet) => {
  const found = new Set()
  const SMALLEST = 10.95

  const grown = (element) => {
    if (element instanceof SVGElement && element.ownerSVGElement) {
      const at = element.getScreenCTM()
      return at ? Math.sqrt(Math.abs(at.a * at.d - at.b * at.c)) : 1
    }
    let by = 1
    for (let at = element; at; at = at.parentElement) {
      const { transform, scale } = getComputedStyle(at)
      if (transform.startsWith('matrix(')) {
        const [a, b, c, d] = transform.slice(7, -1).split(',').map(Number)
        by *= Math.sqrt(Math.abs(a * d - b * c))
      }
      if (scale !== 'none') by *= Number(scale.split(' ')[0])
    }
    return by
  }
  for (const [node, element] of texts(sheet ?? document.body)) {
    if (!/[\p{L}\p{N}]/u.test(node.data) || !seen(element) || unseen(element)) continue
    const size = parseFloat(getComputedStyle(element).fontSize) * grown(element)
    if (size && size < SMALLEST) found.add(`${size.toFixed(1)} px: ${told(node.data)} in ${place(element)}`)
    const wrong = element.closest('code, [role=log]') ? '' : cut(node, element)
    if (wrong) found.add(wrong)
  }

  // A sheet that lies over everything, and a page that has to be turned, is all that can be pressed.
  const sheets = [...document.querySelectorAll('dialog[open], [aria-modal=true], [data-id=leaf][role=dialog]')].filter(seen)
  const root = sheet ?? sheets.at(-1) ?? document
  const PRESSED = 'button, a[href], input, select, textarea, summary, [role=button], [data-open]'

  const show = (element) => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const style = getComputedStyle(at)
      const page = at === document.documentElement
      const inner = page ? { left: 0, top: 0, width: innerWidth, height: innerHeight } : at.getBoundingClientRect()
      const box = element.getBoundingClientRect()
      if ((page || SCROLLS.test(style.overflowY)) && at.scrollHeight > at.clientHeight)
        at.scrollTop += box.top + box.height / 2 - inner.top - inner.height / 2
      if ((page || SCROLLS.test(style.overflowX)) && at.scrollWidth > at.clientWidth)
        at.scrollLeft += box.left + box.width / 2 - inner.left - inner.width / 2
    }
  }
  const hit = (element) => {
    const box = element.getBoundingClientRect()
    let over = null
    for (const x of [0.5, 0.25, 0.75, 0.08, 0.92])
      for (const y of [0.5, 0.25, 0.75, 0.08, 0.92]) {
        const at = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
        if (at && (element === at || element.contains(at) || at.closest('label')?.control === element)) return ''
        over ??= at
      }
    // What offers nothing may lie under a page that asks something.
    if (over?.closest('[data-over], [data-id=deed]') && !element.matches('[data-open]')) return ''
    return over ? `under ${place(over)}` : 'outside of the window'
  }
  for (const element of root.querySelectorAll(PRESSED)) {
    if (!seen(element) || unseen(element) || element.closest('[inert], .sr, .skip') || element.matches('label > input, .sr')) continue
    if (getComputedStyle(element).pointerEvents === 'none' || element.closest('[data-pans]')) continue // a map is drawn to where it is wanted
    const box = element.getBoundingClientRect()
    if (box.width < 1 || box.height < 1) continue
    let where = hit(element)
    if (where) {
      show(element)
      where = hit(element)
    }
    if (where) found.add(`out of reach, ${where}: ${told(element.getAttribute('aria-label') ?? element.textContent)} ${place(element)}`)
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) found.add(`the page is ${document.documentElement.scrollWidth} wide`)
  return [...found]
}
