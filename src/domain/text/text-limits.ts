/** Characters of a text area unless said otherwise (marketplace §5, `val:000:textarea`). */
export const TEXT_AREA_MAX = 140

/** The largest emoji that people see as one has so many code units; a pile of accents is longer. */
export const CHARACTER_UNITS = 32

/** The text cut to so many characters as people see them: none is broken in two, and what a form lets in stays whole. */
export function cutText(text: string, limit: number = TEXT_AREA_MAX): string {
  if (text.length <= limit) return text
  // More is never looked at: it would not fit anyway.
  const looked = text.slice(0, limit * CHARACTER_UNITS)
  const found = Array.from(new Intl.Segmenter('zh').segment(looked), ({ segment }) => segment)
  const isOpen = looked.length < text.length && found.length <= limit
  return (isOpen ? found.slice(0, -1) : found.slice(0, limit)).join('')
}
