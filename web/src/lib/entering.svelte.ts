/** Coming in: by passkey, letter, code or club; and saying what becomes of the card that is here. */
import type { Door, Entered, Keys } from '../generated/api'
import { t } from '../words/index.svelte'
import { api, Refused } from './api'
import { person } from './me.svelte'

export type Row = 'passkey' | 'mail' | 'code' | 'club'

/** Can this browser have passkeys, at this address? A bare number is no name that a key could be made for. */
export const passkeys = (): boolean =>
  globalThis.isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname)

/** Minutes and seconds, as a clock shows them. */
export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Why a browser made or had no passkey, in words. */
function whyNot(error: unknown): string {
  if (error instanceof Refused) return error.problem.text
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return t('enter-passkey-known')
  return t(name === 'SecurityError' ? 'enter-passkey-none' : 'enter-passkey-no')
}

/** One visit to the sheet. */
export class Entering {
  keys = $state.raw<Keys | null>(null)
  /** Somebody's door, before it is opened. */
  door = $state.raw<Door | null>(null)
  done = $state.raw<Entered | null>(null)
  trouble = $state<{ row: Row; text: string } | null>(null)
  busy = $state(false)
  /** Until when the letter that was sent is good. */
  until = $state(0)

  async load(): Promise<void> {
    await person.load()
    this.keys = await api.keys()
  }

  async #attempt(row: Row, act: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.trouble = null
    try {
      await act()
    } catch (error) {
      this.trouble = { row, text: row === 'passkey' ? whyNot(error) : error instanceof Refused ? error.problem.text : t('trouble-any') }
    }
    this.busy = false
  }

  #entered(found: Entered): void {
    this.door = found.door
    if (!found.me) return
    person.me = found.me
    this.done = found
  }

  makePasskey(): Promise<void> {
    return this.#attempt('passkey', async () => {
      await person.ensure()
      const { startRegistration } = await import('@simplewebauthn/browser')
      const { options } = await api.askToMake()
      const made = await startRegistration({ optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'] })
      this.keys = await api.made(made)
      this.done = { me: person.me, kept: true, together: false, door: null }
    })
  }

  usePasskey(): Promise<void> {
    return this.#attempt('passkey', async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const { options } = await api.askForPasskey()
      const had = await startAuthentication({
        optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
      })
      this.#entered(await api.withPasskey(had))
    })
  }

  sendLetter(address: string): Promise<void> {
    return this.#attempt('mail', async () => void (this.until = (await api.letter(address)).until))
  }

  toClub(): Promise<void> {
    return this.#attempt('club', async () => location.assign((await api.club()).url))
  }

  /** Come in with a code that was typed, or that stood in a link. */
  enter(code: string, typed: boolean, how: 'leave' | 'together' | '' = ''): Promise<void> {
    return this.#attempt('code', async () => this.#entered(await api.enter({ code, typed, how, name: person.called() })))
  }
}
