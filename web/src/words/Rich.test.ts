import { createRawSnippet, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import Rich from './Rich.svelte'
import { rich, unmarked } from './rich'
import { ENGLISH, PSEUDO, Speech } from './speech'

const SOURCE = 'waits = If <name>{ $name }</name> is not back in <b>{ $left } s</b>, pay <coin/>.'

let shown: Record<string, unknown> | null = null
function html(text: string, snippets: Record<string, ReturnType<typeof createRawSnippet<[string]>>> = {}): string {
  shown = mount(Rich, { target: document.body, props: { text, ...snippets } })
  return document.body.innerHTML.replace(/<!--.*?-->/g, '')
}
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
})

describe('a sentence with marks', () => {
  it('is cut at its outermost marks', () => {
    expect(rich('a <b>c <i>d</i></b><x/>')).toEqual([
      { mark: '', text: 'a ' },
      { mark: 'b', text: 'c <i>d</i>' },
      { mark: 'x', text: '' },
    ])
    expect(unmarked('a <b>c <i>d</i></b><x/>!')).toBe('a c d!')
  })

  it('keeps what only looks like one', () => {
    expect(unmarked('3 < 4 > 2, <b> open, x </b> closed twice </b>')).toBe('3 < 4 > 2,  open, x  closed twice </b>')
  })

  it('is drawn with the marks every sentence may have, and with snippets of who shows it', () => {
    const text = new Speech(ENGLISH, [SOURCE]).get('waits', { name: 'Ada', left: 9 })
    const coin = createRawSnippet(() => ({ render: () => '<svg></svg>' }))
    expect(html(text, { coin })).toBe('If <bdi translate="no">Ada</bdi> is not back in <b>9 s</b>, pay <svg></svg>.')
  })

  it('shows the words of a mark that nobody draws', () => {
    expect(html('one <b>two <odd>three</odd></b>')).toBe('one <b>two three</b>')
  })

  it('never draws what a person typed as markup', () => {
    expect(html('<b><img src=x></b>')).toBe('<b>&lt;img src=x&gt;</b>')
  })

  it('keeps its marks in the pseudo-language', () => {
    expect(unmarked(new Speech(PSEUDO, [SOURCE]).get('waits', { name: 'Ada', left: 9 }))).toBe('⟦Īƒ Ada īīş ƞǿǿŧ ƀȧȧƈķ īīƞ 9 ş, ƥȧȧẏ .⟧')
  })
})
