/** Laying a table where it can stand. */
import type { NewTable, TableInfo } from '../generated/api'
import { t } from '../words/index.svelte'
import { api, Refused } from './api'
import { alone } from './home'
import { local } from './local.svelte'
import { person } from './me.svelte'
import { ui } from './ui.svelte'

/** At the server; where none is in reach and this device can carry it, `here`. */
export async function somewhere(begin: (here: boolean) => Promise<TableInfo>, instead: () => void = () => {}): Promise<TableInfo> {
  if (alone) {
    await person.ensure()
    return begin(true)
  }
  try {
    await person.ensure()
    return await begin(false)
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.code !== 'offline' || !local.known) throw error
    const table = await begin(true)
    instead()
    return table
  }
}

export const lay = (wish: NewTable): Promise<TableInfo> =>
  somewhere(
    (here) => api.create(wish, here),
    () => ui.note(t('here-instead'), 'good'),
  )
