/** Looks into something that was opened (a sheet, a page, a lens) and tells which of its words lie over others, and whether it leaves the window. */
(root) => {
  const found = new Set()
  const inner = (box, limit) => ({
    left: Math.max(box.left, limit.left),
    right: Math.min(box.right, limit.right),
    top: Math.max(box.top, limit.top),
    bottom: Math.min(box.bottom, limit.bottom),
  })
  /** What is seen of a line of words: whatever scrolls or hides may show a part of it only. */
  const visible = (box, element) => {
    let seenPart = box
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      if (overflowX !== 'visible' || overflowY !== 'visible') seenPart = inner(seenPart, at.getBoundingClientRect())
    }
    return seenPart
  }
  const lines = []
  for (const [node, element] of texts(root)) {
    if (!/[\p{L}\p{N}]/u.test(node.data) || !seen(element) || unseen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      const box = visible(rect, element)
      if (box.right - box.left > 3 && box.bottom - box.top > 3) lines.push({ box, element, node })
    }
  }
  for (const [i, one] of lines.entries())
    for (const two of lines.slice(i + 1)) {
      if (one.node === two.node) continue
      const both = inner(one.box, two.box)
      const [wide, high] = [both.right - both.left, both.bottom - both.top]
      const line = Math.min(one.box.bottom - one.box.top, two.box.bottom - two.box.top)
      if (wide > 3 && high > line / 3)
        found.add(`over each other: ${told(one.node.data)} and ${told(two.node.data)} in ${place(two.element)}`)
    }
  const box = root.getBoundingClientRect()
  if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
    found.add(`it stands at ${[box.left, box.top, box.right, box.bottom].map(Math.round)} in a window of ${innerWidth}x${innerHeight}`)
  return [...found]
}
