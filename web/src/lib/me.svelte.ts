/** The person who sits here. A nickname is enough; it is asked for late and can be changed at any time. */
import type { Me } from '../generated/api'
import { t } from '../words/index.svelte'
import { announced } from './announced.svelte'
import { api } from './api'
import { introduce, isHere } from './local.svelte'

/** What somebody is called who has not said a name yet. */
const CALLED = [
  'minstrel',
  'wanderer',
  'falconer',
  'scribe',
  'ferryman',
  'lamplighter',
  'miller',
  'piper',
  'weaver',
  'gooseherd',
  'juggler',
  'cooper',
] as const

class Person {
  me = $state<Me | null>(null)
  #asked: Promise<void> | null = null

  get name(): string {
    return this.me?.known ? this.me.name : ''
  }

  /** Know who one is, once. */
  load(): Promise<void> {
    this.#asked ??= api.me().then(
      (me) => {
        this.me = me
        announced.hear(me.announcement)
      },
      () => void (this.#asked = null),
    )
    return this.#asked
  }

  /** A name for who has not said one. */
  called(): string {
    return t(`called-${CALLED[Math.floor(Math.random() * CALLED.length)]!}`)
  }

  /** Make sure there is a person before something is done in its name. */
  async ensure(table = ''): Promise<void> {
    if (isHere(table)) return // a device knows its owner
    await this.load()
    if (!this.me?.known) this.me = await api.rename(this.called())
  }

  async rename(name: string): Promise<void> {
    const me = await api.rename(name)
    // A code that was made meanwhile is told only once: it must outlive this answer.
    this.me = { ...me, recovery: me.recovery ?? this.me?.recovery ?? null }
  }

  async newRecovery(): Promise<void> {
    await this.ensure()
    const { recovery } = await api.newRecovery()
    this.me = { ...this.me!, recovery }
  }
}

export const person = new Person()
introduce(() => person.name || t('called-wanderer'))
