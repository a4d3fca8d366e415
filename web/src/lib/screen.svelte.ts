/** What kind of screen this is. */
const narrow = matchMedia('(max-width: 700px)')
const low = matchMedia('(max-height: 480px)')
const large = matchMedia('(min-width: 1880px)')

class Screen {
  /** A phone: narrow, one hand. */
  compact = $state(narrow.matches)
  /** A low window, such as a phone on its side. */
  short = $state(low.matches)
  /** A large screen. */
  wide = $state(large.matches)
  constructor() {
    narrow.addEventListener('change', (event) => (this.compact = event.matches))
    low.addEventListener('change', (event) => (this.short = event.matches))
    large.addEventListener('change', (event) => (this.wide = event.matches))
  }
}

export const screen = new Screen()
