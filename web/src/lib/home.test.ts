import { afterEach, expect, test, vi } from 'vitest'

/** The module as a page has it that was told where it lives. */
async function at(where: string, content: string | null, alone = false): Promise<typeof import('./home')> {
  document.head.innerHTML = content === null ? '' : `<meta name="taletable-home" content="${content}" ${alone ? 'data-alone' : ''} />`
  history.replaceState(null, '', where)
  vi.resetModules()
  return import('./home')
}

afterEach(() => {
  document.head.innerHTML = ''
  history.replaceState(null, '', '/')
})

test('at the root of a host', async () => {
  const home = await at('/t/abc?plain#3', null)
  expect([home.alone, home.home, home.place().pathname, home.place().search, home.place().hash]).toEqual([
    false,
    '/',
    '/t/abc',
    '?plain',
    '#3',
  ])
  expect([home.file('/api/me'), home.address('/t/abc')]).toEqual(['/api/me', '/t/abc'])
})

test('below a path', async () => {
  const home = await at('/tales/table/t/abc?plain#3', '/tales/table/')
  expect([home.alone, home.home, home.place().pathname, home.place().search]).toEqual([false, '/tales/table/', '/t/abc', '?plain'])
  expect([home.file('/api/me'), home.address('/t/abc')]).toEqual(['/tales/table/api/me', '/tales/table/t/abc'])
  expect([home.link('/'), home.typed('/'), home.typed('/e/x')]).toEqual([
    `${location.origin}/tales/table/`,
    `${location.host}/tales/table`,
    `${location.host}/tales/table/e/x`,
  ])
  const within = (to: string): string | null => home.within(new URL(to, location.href))
  expect(within('/tales/table/')).toBe('/')
  expect(within('/tales/table/new/x?crew=1#y')).toBe('/new/x?crew=1#y')
  expect(within('/tales/table/api/docs')).toBeNull()
  expect(within('/tales/tables')).toBeNull()
  expect(within('/t/abc')).toBeNull()
  expect(within('https://elsewhere.example/tales/table/')).toBeNull()
})

test('as files without a server', async () => {
  const home = await at('/some/where/index.html#/t/abc?plain#3', './', true)
  expect([home.alone, home.home, home.place().pathname, home.place().search, home.place().hash]).toEqual([
    true,
    '/some/where/',
    '/t/abc',
    '?plain',
    '#3',
  ])
  expect([home.file('/mark.svg'), home.address('/t/abc')]).toEqual(['/some/where/mark.svg', '/some/where/#/t/abc'])
  expect(home.within(new URL('/some/where/docs/x.html', location.href))).toBeNull()
  expect(home.within(new URL('/some/where/', location.href))).toBe('/')
})
