/** The messages of a live table. */
export interface Refusal {
  cite: string
  key: string
  text: string
}

export interface Offer {
  move: string
  verb: string
  args: string[]
  text: string
  /** Ids of the things this offer touches. */
  touches: string[]
  refusal: Refusal | null
}

export interface Ask {
  seat: number
  rule: string
  cite: string
  prompt: string
  sealed: boolean
  deadline: number | null
  offers: Offer[]
  undo: boolean
}

export interface SeenEvent {
  kind: string
  args: Record<string, string | number>
  text: string
  n: number
}
