/** As many words are offered. */
const HOT_MAX = 8
const SUGGESTED_MAX = 8

interface Named {
  readonly name: string
}

/** Pure: what others look for: hot series first, then the works that are recommended, each once. */
export const hotWords = (series: readonly (Named & { readonly hot: boolean })[], works: readonly Named[]): string[] =>
  [...new Set([...series.filter(({ hot }) => hot), ...works].map(({ name }) => name))].slice(0, HOT_MAX)

/** Pure: names that have what is typed in them, those that begin with it first; nothing for what is searched for already. */
export function suggestionsFor(text: string, keyword: string, names: readonly Named[]): string[] {
  const typed = text.trim()
  if (typed === '' || typed === keyword) return []
  const found = [...new Set(names.map(({ name }) => name))].filter((name) => name.includes(typed) && name !== typed)
  return found.toSorted((a, b) => Number(b.startsWith(typed)) - Number(a.startsWith(typed))).slice(0, SUGGESTED_MAX)
}
