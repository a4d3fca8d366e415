/** What the operators of the server want everybody to know, until somebody has read it. */
class Announced {
  text = $state('')
  #read = ''

  /** It is told anew by every page and every line; empty: nothing any more. */
  hear(text: string): void {
    this.text = text === this.#read ? '' : text
    if (!text) this.#read = ''
  }

  read(): void {
    this.#read = this.text
    this.text = ''
  }
}

export const announced = new Announced()
