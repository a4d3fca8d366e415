/** How long somebody has not looked at a table, so that who comes back after hours is told what happened. */

/** So long is an absence. */
export const HOURS = 60 * 60 * 1000
const KEY = 'taletable.looked'
/** Tables that were not looked at for so long are forgotten. */
const FORGET = 90 * 24 * HOURS

type Looked = Record<string, number>

function read(): Looked {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Looked
  } catch {
    return {}
  }
}

/** Somebody looks at the table now; true: for the first time after hours. */
export function looks(table: string, now = Date.now()): boolean {
  const { [table]: before, ...others } = read()
  const kept = Object.entries(others).filter(([, at]) => now - at < FORGET)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, now]])))
  } catch {
    // A browser without storage forgets; nobody is told anything by itself then.
  }
  return before !== undefined && now - before > HOURS
}
