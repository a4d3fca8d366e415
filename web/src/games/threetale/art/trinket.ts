/** What stands on the shelf beside the book, in a box of 70 × 92. */
import { deer } from '../../../art/emblems'
import { emblem } from '../../../art/shapes'

export const trinket =
  '<ellipse cx="30" cy="88" rx="22" ry="4" fill="#000" opacity=".25"/>' +
  '<path d="M12,12H48L44,26C43,50 40,62 36,72H24C20,62 17,50 16,26Z" fill="url(#brass)" stroke="#7a4d0c"/>' +
  '<path d="M22,72H38L44,87H16Z" fill="url(#brass)" stroke="#7a4d0c"/><path d="M14,20H46M17,34H43M19,46H41" stroke="#7a4d0c" ' +
  'stroke-width="1.2"/><path d="M15,23l3,8l3,-8l3,8l3,-8l3,8l3,-8l3,8l3,-8l3,8l3,-8" fill="none" stroke="#fff0b8" ' +
  `stroke-width="1.4"/>${emblem(deer, 21, 47, 18, '#7a4d0c')}<path d="M12,12C4,16 4,34 16,38" fill="none" stroke="#b98522" ` +
  'stroke-width="4"/><path d="M48,12C56,16 56,34 44,38" fill="none" stroke="#b98522" stroke-width="4"/>'
