/** A drawing of the page as a file of its own, with the colours that it has here. */
const KEPT = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linejoin', 'opacity'] as const

/** The drawing as SVG text that needs no style sheet. */
export function standalone(svg: Element, title: string): string {
  const copy = svg.cloneNode(true) as Element
  const own = [...svg.querySelectorAll('*')]
  ;[...copy.querySelectorAll('*')].forEach((part, i) => {
    const style = getComputedStyle(own[i]!)
    if (part.tagName === 'g' || part.tagName === 'path' || part.tagName === 'rect')
      for (const key of KEPT) {
        const value = style.getPropertyValue(key)
        if (value && (part.tagName !== 'g' || key === 'opacity')) part.setAttribute(key, value)
      }
    part.removeAttribute('class')
  })
  const [, , width = '600', height = '80'] = (svg.getAttribute('viewBox') ?? '').split(' ')
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', width)
  copy.setAttribute('height', height)
  copy.setAttribute('role', 'img')
  copy.removeAttribute('aria-hidden')
  copy.removeAttribute('class')
  const name = document.createElementNS('http://www.w3.org/2000/svg', 'title')
  name.textContent = title
  copy.prepend(name)
  return new XMLSerializer().serializeToString(copy)
}

/** Save a drawing. */
export function pictureOf(svg: Element | null, file: string, title: string): void {
  if (!svg) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([standalone(svg, title)], { type: 'image/svg+xml' }))
  link.download = file
  link.click()
  URL.revokeObjectURL(link.href)
}
