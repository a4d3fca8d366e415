import { RuleTester } from 'eslint'
import * as svelte from 'svelte-eslint-parser'
import ts from 'typescript-eslint'
import { afterAll, describe, it } from 'vitest'
import rule from './no-bare-words.js'

Object.assign(RuleTester, { afterAll, describe, it, itOnly: it.only })
const code = new RuleTester({ languageOptions: { parser: ts.parser } })
const component = new RuleTester({ languageOptions: { parser: svelte, parserOptions: { parser: ts.parser } } })
const bare = (...texts) => texts.map((text) => ({ messageId: 'bare', data: { text } }))

component.run('in components', rule, {
  valid: [
    `<p>{t('about-what')}</p>`,
    `<p>{n} × {m} – R, 3 &nbsp; …</p>`,
    `<style>.a b { color: red }</style>`,
    `<b translate="no">Taletable</b>`,
    `<input placeholder="KEST-71" translate="no" />`,
    `<button class="btn act" class:on title={t('help')} aria-label={port.text('board.close', { n })}>×</button>`,
    `<div class={open ? 'sheet is open' : 'sheet'} style="color: red; top: 0"></div>`,
    `<Icon name="x" class="big one" />`,
    `<path d="M 0 0 L ab cd" style:transform="scale(2) rotate(3deg)" />`,
    `{#if kind === 'in turns'}{/if}`,
  ],
  invalid: [
    { code: `<p>Skip to the content</p>`, errors: bare('Skip to the content') },
    { code: `<p>{n} cards</p>`, errors: bare('cards') },
    { code: `<svg><title>Lion</title></svg>`, errors: bare('Lion') },
    { code: `<button aria-label="Close">×</button>`, errors: bare('Close') },
    { code: `<button aria-label="Take {name} away">×</button>`, errors: bare('Take', 'away') },
    { code: `<button title={on ? 'On' : t('off')}>×</button>`, errors: bare('On') },
    { code: `<Sheet label="Rules" />`, errors: bare('Rules') },
    { code: `<Blank text={lost ? 'Trying again' : ''} />`, errors: bare('Trying again') },
    { code: `<p>{lost ? 'Trying again …' : t('laying')}</p>`, errors: bare('Trying again …') },
  ],
})

code.run('in code', rule, {
  valid: [
    `t('setup-links', { n })`,
    `import x from 'some where'`,
    `root.querySelector('button summary')`,
    `const TARGETS = 'button:not(:disabled), a[href]'`,
    `const calm = new MediaQuery('prefers-reduced-motion: reduce')`,
    'const css = (t) => `scale: ${t}; width: 1px`',
    'const drawn = `<rect width="2" fill="red or blue"/>`',
    `const box = '20 60 180 150'`,
    `type Way = 'to and fro'`,
    `if (tempo === 'real time') go()`,
  ],
  invalid: [
    { code: `note('The table could not be laid.')`, errors: bare('The table could not be laid.') },
    { code: 'const left = `${n} of the cards`', errors: bare('0 of the cards') },
    { code: `throw new Error('it does not work')`, errors: bare('it does not work') },
    { code: `const names = { one: 'Fire left' }`, errors: bare('Fire left') },
    { code: `const who = n > 1 ? 'all, you' : ''`, errors: bare('all, you') },
  ],
})
