/**
 * What can be pressed on a board or seen under a glass, in groups of what is alike: the same kind of thing, in the same place of the board,
 * in the same state. Each is marked with `data-opener`, by which it is found again.
 */
() => {
  const OPENERS = 'main.board :is(button, [role=button], summary, [data-glass]), .players [aria-haspopup], header.top :is([aria-haspopup], [data-glass])'
  const STATES = /^(svelte-|(open|shut|on|held|lift|used|many|ready|hot|front|near|taken)$)/
  const kind = (at) => [at.tagName.toLowerCase(), ...[...at.classList].filter((name) => !STATES.test(name)).slice(0, 2)].join('.')
  const sign = (at) => {
    const names = []
    for (let up = at; up && up.tagName !== 'MAIN' && names.length < 4; up = up.parentElement) names.unshift(kind(up))
    return names.join('>')
  }
  /** Can it be reached? Under a page that asks something lies what is not meant now; sizes.js tells what ought to be in reach and is not. */
  const reached = (at) => {
    at.scrollIntoView({
      block: 'nearest',
      inline: 'nearest',
      behavior: 'instant',
    })
    const box = at.getBoundingClientRect()
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    return !!hit && (at.contains(hit) || hit.contains(at))
  }
  const groups = {}
  for (const at of document.querySelectorAll(OPENERS)) {
    if (
      at.closest('[inert], [data-id=deed], [role=dialog], .sr') ||
      !seen(at) ||
      getComputedStyle(at).pointerEvents === 'none' ||
      !reached(at)
    )
      continue
    const sheet = at.getAttribute('aria-haspopup') === 'dialog'
    const state = sheet ? 'sheet' : at.hasAttribute('data-open') ? 'open' : at.hasAttribute('aria-disabled') ? 'shut' : ''
    const key = `${sign(at)} ${state}`
    const group = (groups[key] ??= [])
    const opener = `${key} ${group.length}`
    at.dataset.opener = opener
    const name = at.dataset.id ?? at.dataset.card ?? plain(at.getAttribute('aria-label') ?? at.textContent)
    group.push({
      key,
      name,
      opener,
      sheet,
      glass: at.hasAttribute('data-glass'),
      pressed: at.matches('button, [role=button], summary'),
    })
  }
  return Object.values(groups)
}
