import { expect, test } from 'vitest'
import { parse } from './router.svelte'

const at = (address: string): unknown => {
  const url = new URL(address, 'http://table')
  return parse(url.pathname, url.searchParams)
}

test.each([
  ['/', { page: 'lobby' }],
  ['/?language=en-XA', { page: 'lobby' }],
  ['/new/paper-tales', { page: 'setup', game: 'paper-tales' }],
  ['/new', { page: 'lost' }],
  ['/t/abc', { page: 'table', id: 'abc', invite: null, plain: false }],
  ['/t/abc?plain', { page: 'table', id: 'abc', invite: null, plain: true }],
  ['/t/abc?seat=2&invite=xyz', { page: 'table', id: 'abc', invite: { seat: 2, code: 'xyz' }, plain: false }],
  ['/t/a%2Fb', { page: 'table', id: 'a/b', invite: null, plain: false }],
  ['/t/abc/replay', { page: 'replay', id: 'abc', at: null }],
  ['/t/abc/replay?at=12', { page: 'replay', id: 'abc', at: 12 }],
  ['/t', { page: 'lost' }],
  ['/records', { page: 'records' }],
  ['/me', { page: 'person', id: '' }],
  ['/p/abc', { page: 'person', id: 'abc' }],
  ['/c/abc', { page: 'challenge', id: 'abc' }],
  ['/company', { page: 'company' }],
  ['/friend#ABC', { page: 'friend' }],
  ['/day', { page: 'daily', game: '', day: '' }],
  ['/day/paper-tales?day=2026-11-19', { page: 'daily', game: 'paper-tales', day: '2026-11-19' }],
  ['/side/abc/def', { page: 'side', id: 'abc', other: 'def' }],
  ['/side/abc', { page: 'lost' }],
  ['/events', { page: 'events' }],
  ['/e/abc', { page: 'event', id: 'abc' }],
  ['/e/abc/screen', { page: 'screen', id: 'abc' }],
  ['/you?mail=abc', { page: 'you' }],
  ['/learn', { page: 'learn' }],
  ['/about', { page: 'about' }],
  ['/nowhere', { page: 'lost' }],
])('%s', (address, route) => {
  expect(at(address)).toEqual(route)
})
