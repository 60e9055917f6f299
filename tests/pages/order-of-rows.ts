import type { ResourceInput } from '#src/machines/resource/resource.machine.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import type { App } from '#src/views/kit/app/app.ts'
import { NOW } from './app-of.ts'
import { inventedAnswer, type Manner } from './invented.ts'
import { otherwise, type Otherwise, type Row } from './orders.ts'

interface List {
  /** `auction.list rows`, `garden.mine.slots`: the call, and where in its answer the list lies. */
  readonly name: string
  /** As they stand in the answer. */
  readonly rows: readonly unknown[]
}
/** Where a number that is on the page comes from. */
interface Origin {
  readonly list: List
  readonly row: number
  readonly field: string
}

/** Numbers of four digits that no year and no id is. */
const FIRST = 3000
const NUMBER = /(?<![\d.,])\d,?\d{3}(?![\d,])/g
const INSTANT = /(?:^at|At|Until|Time)$/
const ID = /(?:^id|Ids?)$/
/** So many places are drawn, and numbered. */
const COUNT = /^count$/
/** Words that were invented, or a picture's address. */
const INVENTED = /\d+(?=\.svg$|$)/

/** Answers in which every row has numbers and words of its own, and none is as it would be sorted; and where each of these comes from. */
function createMarks() {
  const origins = new Map<number, Origin>()
  let last = FIRST
  const mark = (value: string | number, field: string, origin: Origin | null): string | number => {
    const isKept = typeof value === 'number' ? INSTANT.test(field) || COUNT.test(field) : !INVENTED.test(value)
    if (isKept || ID.test(field)) return value
    last += 1
    if (origin) origins.set(last, origin)
    if (typeof value === 'string') return value.replace(INVENTED, String(last))
    return field.endsWith('Fen') ? last * 100 : last
  }
  const marked = (value: unknown, name: string, field: string, origin: Origin | null): unknown => {
    if (Array.isArray(value)) {
      const rows: unknown[] = []
      const list: List = { name, rows }
      const last = value.length - 1
      // The first comes last: then what is sorted by anything, up or down, is not as it was answered.
      const all = value.map((one: unknown, row) =>
        marked(one, name, '', { list, row: row === 0 ? last : row - 1, field: '' }),
      )
      rows.push(...all.slice(1), ...all.slice(0, 1))
      return rows
    }
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([field, one]) => [
          field,
          marked(one, `${name}.${field}`, field, origin && !Array.isArray(one) ? { ...origin, field } : null),
        ]),
      )
    // Every second row, whatever a row has before it.
    if (origin && typeof value === 'boolean') return (origin.row + origin.field.length) % 2 === 0
    return typeof value === 'string' || typeof value === 'number' ? mark(value, field, origin) : value
  }
  return { origins, marked }
}

/** The app in which the rows of whatever is asked for can be told apart. */
export function ordering(app: App, manner: Manner) {
  const { origins, marked } = createMarks()
  const known = new Map<string, object>()
  const openResource = (stream: string, input: ResourceInput): void => {
    if (known.has(stream)) return
    const answer = inventedAnswer(input, manner)
    const data = marked(answer.data, input.endpoint, '', null)
    const items = marked(answer.items, `${input.endpoint} rows`, '', null)
    const context = { ...input, data, items, page: 1, last: true, failure: null, loadedAt: NOW, keptAt: null }
    known.set(stream, { value: { ready: 'rest' }, context, matches: (state: unknown) => state === 'ready' })
  }
  const others = app.snapshot as (stream: string) => unknown
  const snapshot = (stream: string) => (stream.startsWith('resource/') ? known.get(stream) : others(stream))
  return { app: { ...app, openResource, snapshot: snapshot as never }, origins }
}

/** The rows of each list that are read on a page, as often as they are, by one field at a time. */
function readOn(html: string, origins: ReadonlyMap<number, Origin>) {
  const found = new Map<List, Map<string, number[]>>()
  for (const [text] of html.matchAll(NUMBER)) {
    const origin = origins.get(Number(text.replace(',', '')))
    if (!origin) continue
    const { list, field, row } = origin
    const fields = found.get(list) ?? new Map<string, number[]>()
    found.set(list, fields)
    fields.set(field, [...(fields.get(field) ?? []), row])
  }
  return [...found].flatMap(([list, fields]) => [...fields].map(([field, read]) => ({ list, field, read })))
}

/** Whether these can be read one after the other, whatever is read between. */
function isReadSo(wanted: readonly number[], read: readonly number[]): boolean {
  let at = 0
  for (const row of read) if (row === wanted[at]) at += 1
  return at === wanted.length
}

/** The orders in which these rows should come: one for each group, of all of them where the answer says it. */
function wantedOf(rows: readonly Row[], shown: readonly number[], other: Otherwise | undefined): readonly number[][] {
  if (!other) return [shown.toSorted((a, b) => a - b)]
  const keyOf = (row: number) => other.by(rows[row]!, row)
  return [...Map.groupBy(shown, (row) => other.of?.(rows[row]!) ?? '').values()].map((group) =>
    group.toSorted((a, b) => keyOf(a) - keyOf(b) || a - b),
  )
}

/** What of the lists on a page comes neither as it was answered nor as is written down; `seen` is told of those that came. */
export function outOfOrder(
  page: string,
  html: string,
  origins: ReadonlyMap<number, Origin>,
  seen: Set<string>,
): string[] {
  return readOn(html, origins).flatMap(({ list, field, read }) => {
    const shown = [...new Set(read)]
    if (shown.length < 2) return []
    const name = `${page} ${list.name}`
    seen.add(name)
    const other = otherwise[name]
    const wanted = wantedOf(list.rows.map(fieldsOf), shown, other)
    return wanted.every((order) => isReadSo(order, read))
      ? []
      : [`${name}: ${field} of ${read.join(' ')}, not ${wanted.join(' / ')}`]
  })
}
