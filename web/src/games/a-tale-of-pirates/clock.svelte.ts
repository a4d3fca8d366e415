/** The table's clock as the board shows it, for what is drawn beside the board. */
export const clock = $state({ now: 0, speed: 1, still: false })
