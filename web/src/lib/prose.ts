/** The little markdown that ledgers use, as pieces to draw: plain, bold, slanted, and citations of other paragraphs. */

export interface Piece {
  kind: 'text' | 'bold' | 'slanted' | 'cite'
  text: string
}

const MARK = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{2}-[A-Z0-9]+(?:\.[A-Z]?\d+)?)\b/g

export function pieces(text: string): Piece[] {
  const out: Piece[] = []
  let last = 0
  for (const match of text.matchAll(MARK)) {
    if (match.index > last) out.push({ kind: 'text', text: text.slice(last, match.index) })
    if (match[1]) out.push({ kind: 'bold', text: match[1] })
    else if (match[2]) out.push({ kind: 'slanted', text: match[2] })
    else if (match[3]) out.push({ kind: 'text', text: match[3] })
    else if (match[4]) out.push({ kind: 'cite', text: match[4] })
    last = match.index + match[0].length
  }
  if (last < text.length) out.push({ kind: 'text', text: text.slice(last) })
  return out
}
