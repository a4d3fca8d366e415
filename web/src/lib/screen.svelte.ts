/** What kind of screen this is. */
const query = matchMedia('(max-width: 700px)')

class Screen {
  /** A phone: narrow, one hand. */
  compact = $state(query.matches)
  constructor() {
    query.addEventListener('change', (event) => (this.compact = event.matches))
  }
}

export const screen = new Screen()
