// @ts-check
/**
 * The board of Lantern Night. It knows no rules: it draws the view, and attempts the offer that was meant.
 *
 * @typedef {Omit<import('./port').CommonView, 'players'> & {
 *   evening: number, wind: number, swarm: number, box: { count: number }, burnt: string[], gatherer: number,
 *   players: { hand: string[] | { count: number }, chosen: string | null, lit: string | null, jar: number }[],
 * }} Night
 * @typedef {{ view: Night, event: import('./port').SeenEvent, catalogue: import('./port').Catalogue }} Types
 * @typedef {import('./port').Port<Types>} Port
 * @typedef {import('./port').PortState<Types>} State
 */

/**
 * An element with a class, attributes, and what is in it.
 *
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string>} attributes
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[T]}
 */
function make(tag, attributes, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

/** @param {string} id */
const number = (id) => id.replace('lantern-', '')

/**
 * A lantern: its number in its glass, the higher the brighter.
 *
 * @param {string | null} id null: nobody knows which
 */
function lantern(id) {
  const glow = id === null ? 0 : Number(number(id)) / 24
  return make(
    'span',
    { class: id === null ? 'ln-lantern ln-dark' : 'ln-lantern', style: `--glow-of: ${glow.toFixed(2)}` },
    make('span', { class: 'ln-glass' }, id === null ? '?' : number(id)),
  )
}

/**
 * @param {HTMLElement} element
 * @param {Port} port
 * @returns {import('./port').Mounted}
 */
export function mount(element, port) {
  const board = make('div', { class: 'ln-board' })
  element.replaceChildren(board)
  let scene = -1

  const stop = port.subscribe((state) => {
    const news = state.motion && state.scene.n !== scene && state.scene.events.length > 0
    scene = state.scene.n
    const focused = document.activeElement?.getAttribute('data-id')
    board.replaceChildren(sky(state), seats(state, port), hand(state, port))
    board.classList.toggle('ln-news', news)
    if (focused) /** @type {HTMLElement | null} */ (board.querySelector(`[data-id="${focused}"]`))?.focus()
  })
  return { unmount: stop }
}

/**
 * Wind, fireflies, and how late it is.
 *
 * @param {State} state
 */
function sky({ view, prompt }) {
  const flies = Array.from({ length: view.swarm }, (_, n) => make('i', { class: 'ln-fly', style: `--n: ${n}` }))
  const gusts = Array.from({ length: view.wind - 1 }, () => make('i', { class: 'ln-gust' }))
  const wind = view.wind === 1 ? 'Calm' : `Wind ${view.wind}`
  return make(
    'section',
    { class: 'ln-sky' },
    make('h2', { class: 'ln-prompt', 'data-id': 'prompt' }, prompt),
    make('div', { class: 'ln-fact', 'data-id': 'wind' }, make('span', { class: 'ln-gusts' }, ...gusts), make('strong', {}, wind)),
    make('div', { class: 'ln-fact', 'data-id': 'swarm' }, make('span', { class: 'ln-flies' }, ...flies), make('strong', {}, String(view.swarm))),
    make('div', { class: 'ln-fact' }, make('strong', {}, `Evening ${view.evening}`)),
  )
}

/**
 * Everybody with a jar, and what they lit the evening before.
 *
 * @param {State} state
 * @param {Port} port
 */
function seats({ view, players }, port) {
  const places = view.players.map(({ lit, jar }, seat) => {
    const crest = make('span', { class: 'ln-crest' })
    crest.innerHTML = port.crest(seat)
    const waits = view.waiting.includes(seat)
    return make(
      'li',
      {
        class: view.gatherer === seat ? 'ln-seat ln-gatherer' : 'ln-seat',
        style: `--seat: ${players[seat].colour}`,
        'data-seat': String(seat),
        'data-ready': String(!waits),
      },
      make('span', { class: 'ln-who' }, crest, make('span', { class: 'ln-name' }, players[seat].name)),
      make('span', { class: 'ln-jar', title: 'Fireflies' }, `✦ ${jar}`),
      lit === null ? make('span', { class: 'ln-none' }) : lantern(lit),
      make('span', { class: 'ln-state' }, view.over ? '' : waits ? 'chooses …' : 'has chosen'),
    )
  })
  return make('ol', { class: 'ln-seats', 'data-id': 'lit' }, ...places)
}

/**
 * The lanterns of the viewer. Those that the wind blows out say why.
 *
 * @param {State} state
 * @param {Port} port
 */
function hand({ view, viewer, asks }, port) {
  const own = viewer === null ? null : view.players[viewer]
  if (!own || !Array.isArray(own.hand)) return make('section', { class: 'ln-hand' })
  const offers = asks.find((ask) => ask.seat === viewer)?.offers ?? []
  const cards = own.hand.map((id) => {
    const offer = offers.find(({ touches }) => touches.includes(id))
    const open = offer !== undefined && offer.refusal === null
    const button = make(
      'button',
      {
        class: own.chosen === id ? 'ln-card ln-chosen' : 'ln-card',
        type: 'button',
        'data-id': id,
        'aria-disabled': String(!open),
        'aria-label': offer ? offer.text : `Lantern ${number(id)}`,
      },
      lantern(id),
    )
    if (offer) button.onclick = () => port.attempt(offer, button)
    return button
  })
  return make('section', { class: 'ln-hand', 'data-id': 'hand' }, ...cards)
}

/**
 * The line of a seat in the list of players.
 *
 * @param {HTMLElement} element
 * @param {Port} port
 * @param {number} seat
 * @returns {import('./port').Mounted}
 */
export function facts(element, port, seat) {
  const stop = port.subscribe(({ view }) => {
    element.textContent = `✦ ${view.players[seat].jar}`
  })
  return { unmount: stop }
}
