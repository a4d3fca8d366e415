/**
 * Every address goes through `lib/home`: the page may live below a path of its host, or as files in any folder, where `/t/…` is somebody else's.
 *
 * Reported are addresses written out where a browser takes them (`href="/…"`, `fetch('/…')`, `location.assign('/…')`) or put together
 * in markup, or for people (`location.origin + …`), and the parts of `location` that tell where the page is, for `place()` tells that.
 */

/** Attributes that a browser fetches or goes to. */
const LEADS = new Set('action data formaction href poster src'.split(' '))
/** Functions that fetch or go somewhere, and where in their arguments the address is. */
const FETCHES = { add: 0, assign: 0, fetch: 0, open: 0, openWindow: 0, pushState: 2, register: 0, replaceState: 2, sendBeacon: 0 }
const MAKES = new Set(['EventSource', 'Request', 'SharedWorker', 'URL', 'WebSocket', 'Worker'])
const HOME = new Set(['address', 'file', 'link'])
const TOLD = new Set(['hash', 'origin', 'pathname', 'search'])

const startOf = (node) =>
  node?.type === 'TemplateLiteral' ? node.quasis[0].value.cooked : typeof node?.value === 'string' ? node.value : ''
const bare = (node) =>
  node?.type === 'ConditionalExpression' ? bare(node.consequent) || bare(node.alternate) : /^\/(?!\/)/.test(startOf(node))
/** Does a value come from `lib/home`? */
const through = (node) => node.type === 'CallExpression' && (HOME.has(nameOf(node)) || node.arguments.some(through))
const nameOf = ({ callee }) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name)

export default {
  meta: {
    type: 'problem',
    docs: { description: 'addresses go through lib/home' },
    messages: {
      bare: 'A bare address. Say address(…) for a place, file(…) for a file or what a server answers.',
      told: 'Where the page is: place() knows the place, link(…) an address for people.',
    },
    schema: [],
  },
  create(context) {
    const report = (node, messageId) => context.report({ node, messageId })
    return {
      SvelteAttribute(node) {
        const [value] = node.value
        if (!LEADS.has(node.key.name) || !value) return
        if (value.type === 'SvelteLiteral' ? bare(value) : bare(value.expression)) report(node, 'bare')
      },
      CallExpression(node) {
        const at = FETCHES[nameOf(node)]
        if (at !== undefined && bare(node.arguments[at])) report(node.arguments[at], 'bare')
      },
      NewExpression(node) {
        if (MAKES.has(nameOf(node)) && bare(node.arguments[0])) report(node.arguments[0], 'bare')
      },
      AssignmentExpression({ left, right }) {
        if (left.type === 'MemberExpression' && LEADS.has(left.property.name) && bare(right)) report(right, 'bare')
      },
      TemplateLiteral({ quasis, expressions }) {
        expressions.forEach((one, i) => {
          if (/ (href|src)="$/.test(quasis[i].value.cooked) && !through(one)) report(one, 'bare')
        })
      },
      MemberExpression(node) {
        if (node.object.name === 'location' && TOLD.has(node.property.name)) report(node, 'told')
      },
    }
  },
}
