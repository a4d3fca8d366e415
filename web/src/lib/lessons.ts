/** Sit down at a game's lesson. */
import type { TableInfo } from '../generated/api'
import { t } from '../words/index.svelte'
import { api, Refused } from './api'
import { alone } from './home'
import { local } from './local.svelte'
import { person } from './me.svelte'
import { router } from './router.svelte'
import { play } from './sound'
import { ui } from './ui.svelte'

/** At the server; where none is in reach and this device can carry it, here. */
async function taught(game: string): Promise<TableInfo> {
  if (alone) {
    await person.ensure()
    return api.teach(game, true)
  }
  try {
    await person.ensure()
    return await api.teach(game)
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.code !== 'offline' || !local.known) throw error
    return api.teach(game, true)
  }
}

export async function learn(game: string): Promise<void> {
  try {
    const table = await taught(game)
    play('knock')
    router.go(`/t/${table.id}`)
  } catch (error) {
    ui.note(error instanceof Refused ? error.problem.text : t('trouble-lesson'), 'bad')
  }
}
