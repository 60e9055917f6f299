import { cutText } from '#src/domain/text-limits.ts'

/** How many searches are remembered. */
const RECENT_MAX = 10
/** Longer words than this find nothing and only fill the address. */
const KEYWORD_MAX = 40

/** What is searched for: without space around it, of bounded length; `''` for nothing. */
export const keywordOf = (text: string): string => cutText(text.trim().replace(/\s+/g, ' '), KEYWORD_MAX)

/** The searches of before, newest first, from the draft's lines. */
export const recentOf = (lines: string): string[] => lines.split('\n').filter((line) => line !== '')

/** The draft's lines after a search: it stands first, and only once. */
export const withRecent = (lines: string, keyword: string): string =>
  [keyword, ...recentOf(lines).filter((line) => line !== keyword)].slice(0, RECENT_MAX).join('\n')

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
