/** Sentences with markup inside: `The table waits <b>{ $left } s</b> for <name>{ $name }</name>.` One message, so that the language orders its parts. */

export interface RichPart {
  /** The name of the mark round this part; empty for plain text. */
  readonly mark: string
  readonly text: string
}

const MARK = /<([a-z]\w*)>(.*?)<\/\1>|<([a-z]\w*)\/>/gs

/** A sentence cut at its outermost marks; `<coin/>` is a mark without text. */
export function rich(sentence: string): RichPart[] {
  const parts: RichPart[] = []
  let last = 0
  for (const match of sentence.matchAll(MARK)) {
    if (match.index > last) parts.push({ mark: '', text: sentence.slice(last, match.index) })
    parts.push({ mark: match[1] ?? match[3]!, text: match[2] ?? '' })
    last = match.index + match[0].length
  }
  if (last < sentence.length) parts.push({ mark: '', text: sentence.slice(last) })
  return parts
}

/** The sentence without its marks, for a label or a title. */
export function unmarked(sentence: string): string {
  return rich(sentence)
    .map(({ mark, text }) => (mark ? unmarked(text) : text))
    .join('')
}
