/** The worker that carries this page's tables: what comes is done in order, and nothing is told before it is written down. */
import { Asking } from './asking'
import { ENDS, type Answer, type FromWorker, type Parts, type ToWorker } from './messages'
import { Python, type Out, type Page } from './python'
import { Store } from './store'
import { think } from './thinker'
import { warm } from './warm'

declare const self: DedicatedWorkerGlobalScope

const tell = (message: FromWorker): void => self.postMessage(message)
const news = new BroadcastChannel('taletable')
const me = crypto.randomUUID()

let python: Python
let page: Page
let store: Store
/** Tables whose bots and clocks this page sees to; each has one page that does, if it lies open in several. */
const kept = new Map<string, () => void>()
const timers = new Map<string, ReturnType<typeof setTimeout>>()
const lines = new Map<number, string>()

let working: Promise<unknown> = Promise.resolve()
/** Do one thing after the other. */
function inTurn(work: () => Promise<void>): void {
  working = working.then(work).catch(fail)
}

const fail = (error: unknown): void => tell({ t: 'failed', why: error instanceof Error ? (error.stack ?? error.message) : String(error) })

/** Tables whose last change could not be written down. */
const unwritten = new Set<string>()
/** So long after that it is tried again. */
const AGAIN_MS = 10_000

/** Write down what has to be, then tell. */
async function settle<T>(text: string, id: string): Promise<Out<T> | null> {
  const out = JSON.parse(text) as Out<T>
  try {
    await store.write(out.writes)
    unwritten.delete(id)
  } catch (error) {
    // What was written down holds. Another page was faster; or the disk is full, or what was kept is there no more.
    if (!(error instanceof DOMException && error.name === 'ConstraintError')) {
      unwritten.add(id)
      tell({ t: 'unwritten' })
      store = await Store.open().catch(() => store)
    }
    for (const table of new Set([id, ...out.writes.map((write) => write[1])])) drop(table)
    return null
  }
  for (const table of new Set(out.writes.map((write) => write[1]))) news.postMessage({ from: me, table })
  for (const [line, told] of out.told) tell({ t: 'told', line, text: told })
  for (const [table, n, question] of out.thoughts) asking.ask(n, table, question)
  if (out.next !== null) wake(id, out.next)
  return out
}

function drop(id: string): void {
  for (const line of JSON.parse(page.forget(id)) as number[]) {
    lines.delete(line)
    tell({ t: 'closed', line, code: ENDS.anew })
  }
  release(id)
}

function wake(id: string, ms: number): void {
  clearTimeout(timers.get(id))
  if (!kept.has(id)) return
  timers.set(
    id,
    setTimeout(() => inTurn(async () => void (await settle(page.go_on(id, Date.now()), id))), unwritten.has(id) ? AGAIN_MS : ms),
  )
}

/** See to a table's bots and clocks, as soon as no other page does. */
function keep(id: string): void {
  if (kept.has(id)) return
  const mine = (): Promise<void> =>
    new Promise((release) => {
      if (![...lines.values()].includes(id)) return release()
      kept.set(id, release)
      wake(id, 0)
    })
  if (navigator.locks) void navigator.locks.request(`taletable ${id}`, mine)
  else void mine()
}

function release(id: string): void {
  clearTimeout(timers.get(id))
  kept.get(id)?.()
  kept.delete(id)
}

let parts: Parts
async function unpack(game: string): Promise<void> {
  if (!parts.games[game]) return
  await python.unpack(parts.games[game])
  asking.learn(game)
}

/** What bots are asked. Until there is another worker for it they think here. */
const asking = new Asking(
  (question) => python.think(question),
  (n, table, text) => inTurn(async () => void (await settle(page.answer(table, n, text, Date.now()), table))),
)

/** Take a table into memory, and its game. */
async function bring(id: string): Promise<boolean> {
  if (page.has(id)) return true
  const found = await store.table(id)
  if (!found) return false
  await unpack((JSON.parse(found.sheet) as { game: string }).game)
  page.load(found.sheet, found.position, JSON.stringify(found.lines))
  return true
}

async function begin(message: Extract<ToWorker, { t: 'begin' }>): Promise<void> {
  const opened = Store.open()
  opened.catch(() => {}) // it is waited for below
  parts = message
  const known = await warm([parts.wasm, parts.library, parts.table], parts.games).catch(() => null)
  python = await Python.begin(parts, ({ url, size }, bytes) => tell({ t: 'fetched', url, bytes, size }), known)
  page = python.page(message.name)
  store = await opened
  page.know(JSON.stringify(await store.sheets()), JSON.stringify(await store.opened()))
  news.onmessage = ({ data }: MessageEvent<{ from: string; table: string }>) => {
    if (data.from !== me) inTurn(async () => drop(data.table))
  }
  tell({ t: 'ready' })
}

const TABLE = /^\/api\/tables\/(here\w+)/

async function ask({ n, path, body, game }: Extract<ToWorker, { t: 'ask' }>): Promise<void> {
  const id = TABLE.exec(path)?.[1] ?? ''
  if (game) await unpack(game)
  try {
    if (id) await bring(id)
  } catch (error) {
    fail(error)
    const found = path.endsWith('/record') ? await store.table(id) : null
    const answer = found ? { ok: page.record_of(found.sheet, found.position, JSON.stringify(found.lines)) } : problem('other-rules', 409)
    return tell({ t: 'answer', n, answer })
  }
  const out = await settle<Answer>(page.ask(path, body, Date.now()), id)
  tell({ t: 'answer', n, answer: out?.answer ?? problem('storage', 507) })
}

const problem = (code: string, status: number): Answer => ({ problem: { code, args: {}, cite: '', text: '' }, status })

async function open({ line, id }: Extract<ToWorker, { t: 'open' }>): Promise<void> {
  try {
    if (!(await bring(id))) return tell({ t: 'closed', line, code: ENDS.gone })
  } catch (error) {
    tell({ t: 'closed', line, code: ENDS.rests })
    throw error
  }
  page.open(line, id)
  lines.set(line, id)
  tell({ t: 'opened', line })
  keep(id)
  asking.begin(parts)
}

async function close(line: number): Promise<void> {
  const id = lines.get(line)
  lines.delete(line)
  if (id === undefined) return
  await settle(page.close(line, Date.now()), id)
  if (![...lines.values()].includes(id)) release(id)
}

/** Forget a table for ever. */
async function remove(n: number, id: string): Promise<void> {
  drop(id)
  page.lose(id)
  await store.remove(id)
  news.postMessage({ from: me, table: id })
  tell({ t: 'answer', n, answer: { ok: null } })
}

async function hear({ line, text }: Extract<ToWorker, { t: 'say' }>): Promise<void> {
  const id = lines.get(line)
  if (id === undefined) return
  try {
    await settle(page.hear(line, text, Date.now()), id)
  } catch (error) {
    drop(id) // what is in memory may be half done; what was written down is whole
    throw error
  }
}

/** Whoever asks is answered, whatever happens. */
const asked = (work: Promise<void>, n: number): Promise<void> =>
  work.catch((error: unknown) => {
    tell({ t: 'answer', n, answer: problem('failed', 500) })
    throw error
  })

const carry = ({ data }: MessageEvent<ToWorker>): void =>
  inTurn(async () => {
    if (data.t === 'begin') await begin(data)
    else if (data.t === 'ask') await asked(ask(data), data.n)
    else if (data.t === 'remove') await asked(remove(data.n, data.id), data.n)
    else if (data.t === 'open') await open(data)
    else if (data.t === 'close') await close(data.line)
    else await hear(data)
  })

if (self.name === Asking.WORKER) think(self)
else self.onmessage = carry
