/** Taking a table of this device to a server. */
import { api, Refused } from '../../lib/api'
import { person } from '../../lib/me.svelte'
import { router } from '../../lib/router.svelte'
import { ui } from '../../lib/ui.svelte'
import { t } from '../../words/index.svelte'

export async function takeOnline(id: string): Promise<void> {
  try {
    await person.ensure()
    const found = await api.takeOnline(await api.table(id))
    ui.note(t('here-online'), 'good')
    router.go(`/t/${found.id}`)
  } catch (error) {
    ui.note(error instanceof Refused ? error.problem.text : t('frame-did-not-work'), 'bad')
  }
}
