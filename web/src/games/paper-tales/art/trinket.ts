/** What stands on the shelf beside the book, in a box of 70 × 92. */
export const trinket =
  '<path d="M34,0V40" stroke="#8a7a5c" stroke-width=".8"/><g filter="url(#cut)">' +
  '<path d="M4,70L18,86H54L66,70L36,74Z" fill="#e2583e"/><path d="M36,38L58,71L36,75Z" fill="#fff6e2"/>' +
  '<path d="M36,38L14,71L36,75Z" fill="#f3dcb4"/></g><ellipse cx="35" cy="89" rx="24" ry="3" fill="#000" opacity=".2"/>'
