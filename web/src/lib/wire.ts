/** The words of the wire, by the names that people use. */
export type { AbsenceInfo, Ask, Helper, Offer, PingMessage, RefusalInfo as Refusal, SeenEvent } from '../generated/api'
export type { AnyView as View } from '../port/types'
