import { UNHEARD } from '#src/contract/rest/wire.ts'

/** The fields whose value decides about money or what somebody owns (`heard` in contract/rest/wire.ts). */
const deciding: ReadonlySet<string> = new Set(['state', 'kind', 'currency', 'payKind', 'account'])

/** Where an answer holds a value that this build does not know, each place once: `order.state`, `list.kind`. */
export function unheardIn(data: unknown, at: readonly string[] = []): readonly string[] {
  if (typeof data !== 'object' || data === null) return []
  const found = Object.entries(data).flatMap(([key, value]) => {
    const place = Array.isArray(data) ? at : [...at, key]
    return deciding.has(key) && value === UNHEARD ? [place.join('.')] : unheardIn(value, place)
  })
  return [...new Set(found)]
}
