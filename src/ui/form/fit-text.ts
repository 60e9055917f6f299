/** The largest emoji that people see as one has so many code units; a pile of accents is longer. */
const CHARACTER_UNITS = 32

const segmenter = new Intl.Segmenter('zh')

/** The characters of a text as people see them: an emoji is one, whatever it is put together of. */
export const charactersOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)

/** How many characters people see in a text. */
export const characterCount = (text: string): number => charactersOf(text).length

const fits = (text: string, max: number): boolean =>
  text.length <= max || (text.length <= max * CHARACTER_UNITS && characterCount(text) <= max)

/**
 * `after` where it has at most `max` characters, else with as much of what was put in as there is room for: what stood there before stays,
 * and no character is cut in two. What was too long before may be made shorter.
 */
export function fitText(before: string, after: string, max: number): string {
  if (fits(after, max)) return after
  // More is never looked at: it would not fit anyway.
  const next = charactersOf(after.slice(0, before.length + max * CHARACTER_UNITS))
  const old = charactersOf(before)
  if (next.length < old.length) return after
  let head = 0
  while (head < old.length && old[head] === next[head]) head += 1
  let tail = 0
  const isCut = after.length > before.length + max * CHARACTER_UNITS
  while (!isCut && tail < old.length - head && old.at(-1 - tail) === next.at(-1 - tail)) tail += 1
  const rest = old.slice(old.length - tail)
  for (let room = Math.max(0, max - head - tail); room >= 0; room -= 1) {
    const text = [...next.slice(0, head), ...next.slice(head, next.length - tail).slice(0, room), ...rest].join('')
    // Joined, characters may become one or fall apart.
    if (fits(text, max)) return text
  }
  return before
}
