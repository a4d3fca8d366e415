import { beforeEach, expect, test, vi } from 'vitest'
import { languages, t, words } from './index.svelte'

function comeTo(address: string, ...liked: string[]): Promise<void> {
  history.replaceState(null, '', address)
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(liked)
  return words.begin()
}
beforeEach(() => localStorage.clear())

test('English comes first, the pseudo-language last', () => {
  expect([languages[0], languages.at(-1)]).toEqual(['en', 'en-XA'])
})

test.each([
  ['/', ['en-GB'], 'en'],
  ['/', ['tlh', 'en-US'], 'en'],
  ['/', ['tlh'], 'en'],
  ['/', [], 'en'],
  ['/?language=en-XA', ['en'], 'en-XA'],
  ['/?language=EN-xa', ['en'], 'en-XA'],
  ['/?language=nowhere', ['en'], 'en'],
])('at %s, somebody who likes %j is spoken to in %s', async (address, liked, language) => {
  await comeTo(address, ...liked)
  expect([words.language, document.documentElement.lang]).toEqual([language, language])
})

test('what is chosen holds at once and is remembered, also against the address', async () => {
  await comeTo('/records?language=en&x=1', 'en')
  expect(t('records-title')).toBe('Records')
  await words.choose('en-XA')
  expect(t('records-title')).toBe('⟦Řḗḗƈǿǿřḓş⟧')
  expect(location.search).toBe('?x=1')
  await comeTo('/', 'en')
  expect(words.language).toBe('en-XA')
})

test('of two choices the later one holds', async () => {
  await Promise.all([words.choose('en-XA'), words.choose('en')])
  expect(words.language).toBe('en')
})
