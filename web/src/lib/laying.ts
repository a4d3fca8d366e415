/** Laying a table where it can stand. */
import type { NewTable, TableInfo } from '../generated/api'
import { t } from '../words/index.svelte'
import { api, Refused } from './api'
import { alone } from './home'
import { local } from './local.svelte'
import { person } from './me.svelte'
import { ui } from './ui.svelte'

/** At the server; where none is in reach and this device can carry it, here. */
export async function lay(wish: NewTable): Promise<TableInfo> {
  if (alone) {
    await person.ensure()
    return api.create(wish, true)
  }
  try {
    await person.ensure()
    return await api.create(wish)
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.code !== 'offline' || !local.known) throw error
    const table = await api.create(wish, true)
    ui.note(t('here-instead'), 'good')
    return table
  }
}
