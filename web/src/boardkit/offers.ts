/** Buttons that make an offer. */
import type { Offer } from '../port/types'

type Shut = Pick<Offer, 'refusal'>

/** May it be made? */
export const isOpen = (offer: Shut | undefined): boolean => !!offer && !offer.refusal

/** How a button says whether its offer may be made: to the arrow keys and to a screen reader. Who presses one that may not is told why. */
export const marks = (offer: Shut | undefined): { 'data-open'?: ''; 'aria-disabled'?: 'true' } =>
  !offer ? {} : offer.refusal ? { 'aria-disabled': 'true' } : { 'data-open': '' }
