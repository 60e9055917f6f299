export interface TextPart {
  readonly text: string
  readonly found: boolean
}

/** A text cut at every place of the keyword, whatever its case. */
export function partsOf(text: string, keyword: string): TextPart[] {
  if (keyword === '') return [{ text, found: false }]
  const parts: TextPart[] = []
  const [low, wanted] = [text.toLowerCase(), keyword.toLowerCase()]
  // Lower case may be longer than what it is made of; then places do not agree and nothing is marked.
  if (low.length !== text.length) return [{ text, found: false }]
  let from = 0
  for (let at = low.indexOf(wanted); at >= 0; at = low.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: text.slice(from, at), found: false })
    parts.push({ text: text.slice(at, at + wanted.length), found: true })
    from = at + wanted.length
  }
  return from < text.length ? [...parts, { text: text.slice(from), found: false }] : parts
}
