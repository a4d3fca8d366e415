/**
 * Looks at a page in the pseudo-language and tells what is wrong with its words: those that stand outside of brackets ⟦…⟧ are in no
 * catalogue, those that are cut or stand outside of the window have too little room. `names` are the same in every language; so is what
 * `translate="no"` marks; and what says of itself that it is in another language is left alone.
 */
(names) => {
  const found = new Set()
  const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'title', 'alt', 'placeholder']
  const isName = (element) => element.closest('[translate=no]') || element.closest('[lang]').lang !== document.documentElement.lang

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

  let open = 0
  for (const [node, element] of texts()) {
    const { bare, open: after } = outside(node.data, open)
    open = after
    if (!node.data.trim() || !seen(element)) continue
    if (WORD.test(bare) && !isName(element)) found.add(`no catalogue: ${told(bare)} in ${place(element)}`)
    const wrong = element.closest('code') || !/[\p{L}\p{N}]/u.test(node.data) ? '' : cut(node, element) // an address is to be copied, not to be read
    if (wrong) found.add(wrong)
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
