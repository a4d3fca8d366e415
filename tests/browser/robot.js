/** Plays at the plain table: clicks whatever may be clicked, and goes on where a clock was stopped, until the game is over. Gives the number of its clicks. */
async ({ id, limit }) => {
  const rest = (ms) => new Promise((done) => setTimeout(done, ms))
  const over = () =>
    new Promise((tell) => {
      const opened = indexedDB.open('taletable')
      opened.onsuccess = () => {
        const found = opened.result.transaction('list').objectStore('list').get(id)
        found.onsuccess = () => {
          opened.result.close()
          tell(JSON.parse(found.result).status === 'over')
        }
      }
    })
  const end = performance.now() + limit
  let clicks = 0
  for (let round = 0; performance.now() < end; round++) {
    const first = document.querySelector('[data-go-on], [data-id=deed-do], .banner > button.btn:not(.act)')
    const moves = [...document.querySelectorAll('[data-move]:not([aria-disabled=true])')]
    const button = first ?? moves[Math.floor(Math.random() * moves.length)]
    if (button) {
      button.click()
      clicks += 1
    }
    await rest(40)
    if (round % 10 === 9 && (await over())) return clicks
  }
  throw new Error(`the game is not over after ${clicks} clicks`)
}
