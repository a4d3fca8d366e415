/** Where a page's tables are written down. A table's entries are numbered, and none is ever written over: that is the check that no other
 * page of this device was faster. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

interface Kept extends DBSchema {
  /** Sheets, as text. */
  tables: { key: string; value: string }
  /** Tables as a list shows them, as text. */
  list: { key: string; value: string }
  /** Where a table began, if not at the beginning. */
  positions: { key: string; value: string }
  /** Lines of logs. */
  entries: { key: [string, number]; value: string }
  /** What has been opened in the campaigns of each game. */
  opened: { key: string; value: string[] }
}

const STORES = ['tables', 'list', 'positions', 'entries', 'opened'] as const

export type Write =
  ['table', string, string, string] | ['position', string, string] | ['opened', string, string[]] | ['entries', string, number, string[]]

export class Store {
  private constructor(readonly db: IDBPDatabase<Kept>) {}

  static async open(): Promise<Store> {
    return new Store(
      await openDB<Kept>('taletable', 1, {
        upgrade(db) {
          for (const name of STORES) db.createObjectStore(name)
        },
      }),
    )
  }

  /** Write all of it down, or nothing; it is on the disk when this is done. */
  async write(writes: readonly Write[]): Promise<void> {
    if (!writes.length) return
    const change = this.db.transaction(STORES, 'readwrite', { durability: 'strict' })
    const done: Promise<unknown>[] = [change.done]
    try {
      for (const write of writes) {
        if (write[0] === 'table')
          done.push(change.objectStore('tables').put(write[2], write[1]), change.objectStore('list').put(write[3], write[1]))
        else if (write[0] === 'position') done.push(change.objectStore('positions').put(write[2], write[1]))
        else if (write[0] === 'opened') done.push(change.objectStore('opened').put(write[2], write[1]))
        else {
          const [, id, first, lines] = write
          lines.forEach((line, i) => done.push(change.objectStore('entries').add(line, [id, first + i])))
        }
      }
    } catch (error) {
      for (const one of done) one.catch(() => {})
      change.abort()
      throw error
    }
    await Promise.all(done)
  }

  async sheets(): Promise<string[]> {
    return this.db.getAll('tables')
  }

  /** The tables, as a list shows them. */
  async list(): Promise<string[]> {
    return this.db.getAll('list')
  }

  /** Forget a table for ever. */
  async remove(id: string): Promise<void> {
    const change = this.db.transaction(STORES, 'readwrite')
    const every = IDBKeyRange.bound([id, 0], [id, Infinity])
    const done = [change.objectStore('entries').delete(every)]
    for (const name of ['tables', 'list', 'positions'] as const) done.push(change.objectStore(name).delete(id))
    await Promise.all([...done, change.done])
  }

  async opened(): Promise<Record<string, string[]>> {
    const [keys, values] = await Promise.all([this.db.getAllKeys('opened'), this.db.getAll('opened')])
    return Object.fromEntries(keys.map((key, i) => [key, values[i]!]))
  }

  /** All that there is of a table. */
  async table(id: string): Promise<{ sheet: string; position: string | null; lines: string[] } | null> {
    const read = this.db.transaction(['tables', 'positions', 'entries'])
    const [sheet, position, lines] = await Promise.all([
      read.objectStore('tables').get(id),
      read.objectStore('positions').get(id),
      read.objectStore('entries').getAll(IDBKeyRange.bound([id, 0], [id, Infinity])),
    ])
    return sheet === undefined ? null : { sheet, position: position ?? null, lines }
  }
}
