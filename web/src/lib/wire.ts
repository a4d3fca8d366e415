/** The words of the wire that boards use, by the names the contract gives them. */
export type { AbsenceInfo, Ask, Helper, Offer, PingMessage, RefusalInfo as Refusal, SeenEvent } from '../generated/api'
