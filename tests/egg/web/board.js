// @ts-check
// The board of Egg Timer: pans, and a button for everything that is offered.
/** @typedef {import('./port').Port} Port */
/** @typedef {import('./port').PortState} PortState */

/** @param {string} tag @param {Record<string, string>} [attributes] @param {(string | Node)[]} children */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}

/** @param {PortState} state @param {number} seat */
const points = (state, seat) => Number(state.view.players[seat]?.points)

/** @param {HTMLElement} element @param {Port} port */
export function mount(element, port) {
  const flips = make('output', { class: 'egg-flips', 'data-id': 'flips' })
  port.fill('top', flips)
  let flipped = 0
  let scene = -1
  const stop = port.subscribe((state) => {
    if (state.scene.n !== scene) flipped += state.scene.events.filter((event) => event.kind === 'flipped').length
    scene = state.scene.n
    flips.textContent = `${flipped} flips seen`
    const pans = state.players.map((player) => {
      const crest = make('i', { class: 'egg-crest' })
      crest.innerHTML = port.crest(player.seat)
      return make('li', { 'data-id': `pan-${player.seat}` }, crest, `${player.name}: ${points(state, player.seat)}`)
    })
    const offers = state.asks.filter((ask) => ask.seat === state.viewer).flatMap((ask) => ask.offers)
    const buttons = offers.map((offer) => {
      const button = make('button', { class: 'btn', 'data-id': offer.verb, 'aria-disabled': String(offer.refusal !== null) }, offer.text)
      button.addEventListener('click', () => port.attempt(offer, button))
      return button
    })
    const prompt = make('p', { 'data-id': 'prompt' }, state.prompt)
    element.replaceChildren(make('div', { class: state.size.compact ? 'egg compact' : 'egg' }, prompt, make('ul', {}, ...pans), ...buttons))
  })
  return { unmount: stop }
}

/** @param {HTMLElement} element @param {Port} port @param {number} seat */
export function facts(element, port, seat) {
  return { unmount: port.subscribe((state) => element.replaceChildren(make('b', { 'data-id': `eggs-${seat}` }, `${points(state, seat)} eggs`))) }
}
