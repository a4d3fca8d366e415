import { RuleTester } from 'eslint'
import * as svelte from 'svelte-eslint-parser'
import ts from 'typescript-eslint'
import { afterAll, describe, it } from 'vitest'
import rule from './through-home.js'

Object.assign(RuleTester, { afterAll, describe, it, itOnly: it.only })
const code = new RuleTester({ languageOptions: { parser: ts.parser } })
const component = new RuleTester({ languageOptions: { parser: svelte, parserOptions: { parser: ts.parser } } })
const bare = [{ messageId: 'bare' }]
const told = [{ messageId: 'told' }]

component.run('in components', rule, {
  valid: [
    `<a href={address('/t/x')}>x</a>`,
    `<a href="#main">x</a>`,
    `<a href="https://elsewhere.example/">x</a>`,
    `<img src={file('/mark.svg')} alt="" />`,
    `<use href="#cover-{game}" />`,
    `<Page here="/you" />`,
  ],
  invalid: [
    { code: `<a href="/you">x</a>`, errors: bare },
    { code: `<a href="/t/{id}">x</a>`, errors: bare },
    { code: '<a href={`/t/${id}`}>x</a>', errors: bare },
    { code: `<a href={done ? '/records' : path}>x</a>`, errors: bare },
    { code: `<img src="/mark.svg" alt="" />`, errors: bare },
    { code: `<button onclick={() => location.assign('/')}>x</button>`, errors: bare },
  ],
})

code.run('in code', rule, {
  valid: [
    `fetch(file('/machine.json'))`,
    `router.go('/you')`,
    `call('/api/me')`,
    `location.assign(address('/'))`,
    'const drawn = `<image href="${escape(file(web.cover))}"/><use href="#${id}"/>`',
    `location.reload()`,
    `new URL('../local/worker.ts', import.meta.url)`,
    `const secure = location.protocol === 'https:'`,
  ],
  invalid: [
    { code: `fetch('/machine.json')`, errors: bare },
    { code: 'fetch(`/api/games/${id}`)', errors: bare },
    { code: `new WebSocket('/live')`, errors: bare },
    { code: `history.replaceState(null, '', '/in')`, errors: bare },
    { code: `navigator.serviceWorker.register('/service.js')`, errors: bare },
    { code: `worker.clients.openWindow('/')`, errors: bare },
    { code: `link.href = '/x'`, errors: bare },
    { code: 'const drawn = `<image href="${escape(web.cover)}"/>`', errors: bare },
    { code: 'const link = `${location.origin}/t/${id}`', errors: told },
    { code: `const here = location.pathname`, errors: told },
  ],
})
