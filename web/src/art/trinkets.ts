/** What stands on the shelf beside each book, in a box of 70 × 92. */
import { die3 } from './covers/dice-upon-a-time'
import { deer } from './emblems'
import { emblem } from './shapes'

export const hourglass = `<ellipse cx="30" cy="88" rx="24" ry="4" fill="#000" opacity=".25"/><path d="M8,80H52V88H8ZM8,6H52V14H8Z" fill="url(#brass)" stroke="#5a3c10"/><path d="M13,14C13,34 26,40 26,47C26,54 13,60 13,80H47C47,60 34,54 34,47C34,40 47,34 47,14Z" fill="#e9f3ef" fill-opacity=".75" stroke="#7b8f8a"/><path d="M18,28C22,37 28,41 29,47H31C32,41 38,37 42,28Z" fill="#e0a526"/><path d="M16,80C18,70 26,66 30,64C34,66 42,70 44,80Z" fill="#e0a526"/><path d="M30,47V66" stroke="#e0a526" stroke-width="1.5"/><path d="M10,14V80M50,14V80" stroke="#a8791f" stroke-width="3"/><path d="M17,18C18,30 24,36 26,42" stroke="#fff" stroke-width="2" fill="none" opacity=".8"/>`
export const boat = `<path d="M34,0V40" stroke="#8a7a5c" stroke-width=".8"/><g filter="url(#cut)"><path d="M4,70L18,86H54L66,70L36,74Z" fill="#e2583e"/><path d="M36,38L58,71L36,75Z" fill="#fff6e2"/><path d="M36,38L14,71L36,75Z" fill="#f3dcb4"/></g><ellipse cx="35" cy="89" rx="24" ry="3" fill="#000" opacity=".2"/>`
export const dice = `<ellipse cx="34" cy="88" rx="32" ry="4" fill="#000" opacity=".22"/>${die3(22, 68, 19, [
  [0.5, 0.5],
  [0.22, 0.22],
  [0.78, 0.78],
])}${die3(50, 73, 14, [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
])}`
export const rhyton = `<ellipse cx="30" cy="88" rx="22" ry="4" fill="#000" opacity=".25"/><path d="M12,12H48L44,26C43,50 40,62 36,72H24C20,62 17,50 16,26Z" fill="url(#brass)" stroke="#7a4d0c"/><path d="M22,72H38L44,87H16Z" fill="url(#brass)" stroke="#7a4d0c"/><path d="M14,20H46M17,34H43M19,46H41" stroke="#7a4d0c" stroke-width="1.2"/><path d="M15,23l3,8l3,-8l3,8l3,-8l3,8l3,-8l3,8l3,-8l3,8l3,-8" fill="none" stroke="#fff0b8" stroke-width="1.4"/>${emblem(deer, 21, 47, 18, '#7a4d0c')}<path d="M12,12C4,16 4,34 16,38" fill="none" stroke="#b98522" stroke-width="4"/><path d="M48,12C56,16 56,34 44,38" fill="none" stroke="#b98522" stroke-width="4"/>`
