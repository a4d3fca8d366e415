/** What stands on the shelf beside the book, in a box of 70 × 92. */
export const trinket =
  '<ellipse cx="30" cy="88" rx="24" ry="4" fill="#000" opacity=".25"/><path d="M8,80H52V88H8ZM8,6H52V14H8Z" fill="url(#brass)" ' +
  'stroke="#5a3c10"/><path d="M13,14C13,34 26,40 26,47C26,54 13,60 13,80H47C47,60 34,54 34,47C34,40 47,34 47,14Z" fill="#e9f3ef" ' +
  'fill-opacity=".75" stroke="#7b8f8a"/><path d="M18,28C22,37 28,41 29,47H31C32,41 38,37 42,28Z" fill="#e0a526"/>' +
  '<path d="M16,80C18,70 26,66 30,64C34,66 42,70 44,80Z" fill="#e0a526"/><path d="M30,47V66" stroke="#e0a526" stroke-width="1.5"/>' +
  '<path d="M10,14V80M50,14V80" stroke="#a8791f" stroke-width="3"/>' +
  '<path d="M17,18C18,30 24,36 26,42" stroke="#fff" stroke-width="2" fill="none" opacity=".8"/>'
