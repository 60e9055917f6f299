/** Characters of a text area unless said otherwise (marketplace §5, `val:000:textarea`). */
export const TEXT_AREA_MAX = 140

/** Characters as people count them: an emoji outside the basic plane is one. */
const textLength = (text: string): number => Array.from(text).length

/** The text cut to a limit without breaking a character in two. */
export function cutText(text: string, limit: number = TEXT_AREA_MAX): string {
  return textLength(text) <= limit ? text : Array.from(text).slice(0, limit).join('')
}
