/** What a scene changes, put into a view: the browser's side of `taletable/table/scenes.py`. */
import type { Scene } from '../generated/api'
import type { View } from './wire'

type Player = View['players'][number]

/** The view as the scene leaves it. What did not change stays the same objects. */
export function put(view: View, scene: Pick<Scene, 'view' | 'gone'>): View {
  const { players: fresh, ...changed } = scene.view as Partial<View>
  const players = view.players.map((player, seat): Player => {
    const gone = scene.gone.flatMap((path) => (path.startsWith(`players/${seat}/`) ? [path.split('/')[2]!] : []))
    const news = fresh?.[seat] ?? {}
    if (!gone.length && !Object.keys(news).length) return player
    return Object.fromEntries(Object.entries({ ...player, ...news }).filter(([key]) => !gone.includes(key)))
  })
  const same = players.every((player, seat) => player === view.players[seat])
  const after: View = { ...view, ...changed, players: same ? view.players : players }
  for (const path of scene.gone) if (!path.includes('/')) delete after[path]
  return after
}
