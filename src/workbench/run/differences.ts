/** Where two values differ, as JSON: dotted places, at most `most`. */
export function differences(one: unknown, other: unknown, most = 20, place = ''): readonly string[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return []
  const isBoth = [one, other].every((value) => typeof value === 'object' && value !== null)
  if (!isBoth) return [`${place}: ${JSON.stringify(one)?.slice(0, 120)} | ${JSON.stringify(other)?.slice(0, 120)}`]
  const [a, b] = [one, other] as Readonly<Record<string, unknown>>[]
  const keys = new Set([...Object.keys(a!), ...Object.keys(b!)])
  const found: string[] = []
  for (const key of keys) {
    if (found.length >= most) break
    found.push(...differences(a![key], b![key], most - found.length, place === '' ? key : `${place}.${key}`))
  }
  return found
}
