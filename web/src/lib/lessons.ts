/** Sit down at a game's lesson. */
import { t } from '../words/index.svelte'
import { api, Refused } from './api'
import { somewhere } from './laying'
import { router } from './router.svelte'
import { play } from './sound'
import { ui } from './ui.svelte'

export async function learn(game: string): Promise<void> {
  try {
    const table = await somewhere((here) => api.teach(game, here))
    play('knock')
    router.go(`/t/${table.id}`)
  } catch (error) {
    ui.note(error instanceof Refused ? error.problem.text : t('trouble-lesson'), 'bad')
  }
}
