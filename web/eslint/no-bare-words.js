/**
 * No words outside catalogues: what a person can read or hear is a message of an `.ftl` file, said by `t(…)` or `port.text(…)` (docs/text.md).
 *
 * Reported are letters in the text of a component, words in attributes and properties that people read or hear, and strings in code that
 * look like a sentence. What is allowed beside that is named by the constants below.
 */

/** Attributes and properties that people read or hear. */
const SPOKEN = new Set(
  'alt aria-description aria-label aria-placeholder aria-roledescription aria-valuetext caption label placeholder title'.split(' '),
)
/** Functions that take keys of messages, selectors or media queries. */
const CODED = new Set(
  'closest find getPropertyValue matches matchMedia MediaQuery querySelector querySelectorAll refocus t text'.split(' '),
)
/** Strings that are no sentence though they have spaces: markup, selectors, declarations and functions of CSS, fonts, addresses. */
const CODE =
  /[<>{}[\]=#|]|[a-z]:[a-z]|\b\d*(px|ms|em|vh|vw)\b|\b(calc|drop-shadow|matrix|rotate|scale|translate|url|var)[XY]?\(|^\s*[a-z-]+: ?[\w.-]+;?$/

const WORD = /\p{L}{2}/u
const SENTENCE = /\p{L}\p{P}*\s+\p{P}*\p{L}{2}|\p{L}{2}\p{P}*\s+\p{P}*\p{L}/u

const isText = (text, what) => what.test(text.replace(/&\w+;/g, ''))

/** The name of what is called, without its object: `querySelector` of `a.b.querySelector(…)`. */
const nameOf = ({ callee }) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name)

/** The string that a literal stands for; `0` for what is filled in. */
const stringOf = (node) =>
  node.type === 'TemplateLiteral'
    ? node.quasis.map((part) => part.value.cooked).join('0')
    : typeof node.value === 'string'
      ? node.value
      : ''

/** Does an element say of what it holds that no language translates it, such as a name or a code? */
function isName(node) {
  for (let at = node; at; at = at.parent) {
    const marks = at.type === 'SvelteElement' ? at.startTag.attributes : []
    if (marks.some(({ key, value }) => key?.name === 'translate' && value?.[0]?.value === 'no')) return true
  }
  return false
}

/** Where a string of the code goes: to people (`spoken`), to nobody (`coded`), or nobody knows. */
function goesTo(node) {
  for (let child = node, at = node.parent; at; child = at, at = at.parent) {
    if ((at.type === 'CallExpression' || at.type === 'NewExpression') && at.callee !== child)
      return CODED.has(nameOf(at)) ? 'coded' : 'unknown'
    if (/^(Import|Export)|^TSLiteralType$|^SvelteStyleDirective$|^SvelteDirective$/.test(at.type)) return 'coded'
    if (at.type === 'SvelteAttribute') {
      if (SPOKEN.has(at.key.name)) return 'spoken'
      return at.parent.parent.kind === 'html' || at.key.name === 'class' ? 'coded' : 'unknown'
    }
    if (at.type === 'BinaryExpression' && at.operator.includes('==')) return 'coded'
    if (at.type === 'ConditionalExpression' && at.test === child) return 'coded'
    if (/Function|Statement$|Declaration$/.test(at.type)) return 'unknown'
  }
  return 'unknown'
}

export default {
  meta: {
    type: 'problem',
    docs: { description: 'what people read or hear stands in a catalogue' },
    messages: { bare: 'Words outside a catalogue: “{{text}}”. Say them with t(…) or port.text(…).' },
    schema: [],
  },
  create(context) {
    const report = (node, text) => {
      if (isName(node)) return
      context.report({ node, messageId: 'bare', data: { text: text.trim().replace(/\s+/g, ' ').slice(0, 60) } })
    }
    function inCode(node) {
      const text = stringOf(node)
      const to = isText(text, WORD) ? goesTo(node) : 'coded'
      if (to === 'spoken' || (to === 'unknown' && isText(text, SENTENCE) && !CODE.test(text))) report(node, text)
    }
    return {
      SvelteText(node) {
        if (!/Style|Script/.test(node.parent.type) && isText(node.value, WORD)) report(node, node.value)
      },
      SvelteLiteral(node) {
        if (node.parent.type === 'SvelteAttribute' && SPOKEN.has(node.parent.key.name) && isText(node.value, WORD)) report(node, node.value)
      },
      Literal: inCode,
      TemplateLiteral: inCode,
    }
  },
}
