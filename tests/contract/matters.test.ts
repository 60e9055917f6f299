import { expect, it } from 'vitest'
import { answerTo } from '#mock/rest/all.answers.ts'
import type { Caller } from '#mock/rest/answers.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import type { World } from '#mock/world/world.ts'
import { allEndpoints } from '#src/contract/rest/all.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import { day, minute } from '#src/domain/time/instant.ts'
import { worldsOfAll } from './lived-in.ts'

type Item = Readonly<Record<string, unknown>> & { readonly id: string }
interface Rows {
  all(): readonly Item[]
}

const me = demoAccount.userId
/** Later than this a number is an instant. */
const INSTANT = Date.parse('2020-01-01')
/** So many words make a field one of words: a state, a kind, a rarity. */
const WORDS = 6

/** More than whatever limit there is. */
const MANY = 1_000_000

/** A table that says when it is looked at. */
const watched = (rows: Rows, look: () => void): Rows =>
  new Proxy(rows, {
    get: (table, name, receiver) => {
      look()
      return Reflect.get(table, name, receiver) as unknown
    },
  })

/** The world with other rows in one of its tables; nothing is written. */
function withRows(world: World, name: string, rows: readonly Item[]): World {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const table = {
    all: () => rows,
    get: (id: string) => byId.get(id),
    filter: (test: (row: Item) => boolean) => rows.filter(test),
    find: (test: (row: Item) => boolean) => rows.find(test),
  }
  return Object.create(world, { tables: { value: { ...world.tables, [name]: table } } }) as World
}

interface Reading {
  readonly name: string
  /** What is answered, of a list a text for each row. */
  read(world: World): Promise<readonly string[]>
  /** The tables that were looked at for it. */
  readonly tables: ReadonlySet<string>
}

const textsOf = (data: unknown): readonly string[] => {
  const list: unknown = Array.isArray(data) ? data : (fieldsOf(data)['list'] ?? [data])
  return (list as readonly unknown[]).map((row) => JSON.stringify(row))
}

async function readingOf(world: World, name: string, request: object, caller: Caller): Promise<Reading> {
  const read = async (of: World): Promise<readonly string[]> => {
    try {
      return textsOf((await answerTo(name)!(of, request, caller)).data)
    } catch {
      return ['refused']
    }
  }
  const tables = new Set<string>()
  const looked = Object.entries(world.tables as unknown as Record<string, Rows>).map(([table, rows]) => [
    table,
    watched(rows, () => void tables.add(table)),
  ])
  await read(Object.create(world, { tables: { value: Object.fromEntries(looked) } }) as World)
  return { name, read, tables }
}

/** Where in a list something came or went: at its beginning, its end, or between. */
function placeIn(longer: readonly string[], shorter: readonly string[]): string {
  const at = longer.findIndex((text) => !shorter.includes(text))
  return at === 0 ? 'first' : at === longer.length - 1 ? 'last' : ''
}

/** How an answer is another one: a row came or went, and where; other rows; the same in another order. */
function changeOf(before: readonly string[], after: readonly string[]): string {
  if (before.join() === after.join()) return ''
  if (before.length < after.length) return `+${placeIn(after, before)}`
  if (before.length > after.length) return `-${placeIn(before, after)}`
  return before.toSorted().join() === after.toSorted().join() ? '~' : '='
}

/** Other values of the same kind: later or earlier than now, more than any limit, another word. */
function othersOf(value: unknown, words: ReadonlySet<unknown> | undefined, now: number): readonly unknown[] {
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'number') return [value > INSTANT ? (value > now ? now - day : now + day) : value + MANY]
  return [...(words ?? [])].filter((word) => word !== value)
}

const leaves = (row: object): readonly (readonly [path: string, value: unknown])[] =>
  Object.entries(row).flatMap(([field, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value as object).map(([inner, one]): [string, unknown] => [`${field}.${inner}`, one])
      : [[field, value] as const],
  )

function withLeaf(row: Item, path: string, value: unknown): Item {
  const [field = '', inner] = path.split('.')
  return { ...row, [field]: inner === undefined ? value : { ...fieldsOf(row[field]), [inner]: value } }
}

const isMine = (row: Item): boolean => JSON.stringify(row).includes(`"${me}"`)
type Words = ReadonlyMap<string, ReadonlySet<unknown>>

/** The words of each field that has few. */
function wordsIn(rows: readonly Item[]): Words {
  const words = new Map<string, Set<unknown>>()
  for (const row of rows)
    for (const [path, value] of leaves(row))
      if (typeof value === 'string' && !/id$/i.test(path)) words.set(path, (words.get(path) ?? new Set()).add(value))
  return new Map([...words].filter(([, found]) => found.size <= WORDS))
}

/** A row by its words, and whether the person of the demo is in it. */
const kindOf = (row: Item, words: Words): string =>
  [isMine(row), ...leaves(row).flatMap(([path, value]) => (words.has(path) ? [value] : []))].join()

/** The same row once more, a minute later. */
const again = (row: Item): Item => {
  const later = (value: unknown) => (typeof value === 'number' && value > INSTANT ? value + minute : value)
  const fields = Object.entries(row).map(([field, value]) => [field, later(value)])
  return { ...Object.fromEntries(fields), id: `${row.id}9` } as Item
}

/** What can be otherwise about one row of a table: one of its fields, or that it is there once more. */
function othersOfRow(rows: readonly Item[], row: Item, words: Words, now: number) {
  const at = rows.indexOf(row)
  const fields = leaves(row).flatMap(([path, value]) =>
    othersOf(value, words.get(path), now).map((other) => ({
      name: typeof other === 'number' ? path : `${path} ${String(other)}`,
      rows: rows.with(at, withLeaf(row, path, other)),
    })),
  )
  return [...fields, { name: 'again', rows: [...rows, again(row)] }]
}

async function readingsIn({ world, make }: Awaited<ReturnType<typeof worldsOfAll>>[number]): Promise<Reading[]> {
  const user = world.tables.users.get(me)!
  const token = world.tables.tokens.find((row) => row.userId === me && row.endedBy === 0)!
  const readings: Reading[] = []
  for (const endpoint of allEndpoints.filter((row) => row.readsOnly && row.name !== 'session.authCheck')) {
    const { request } = await make(endpoint)
    readings.push(await readingOf(world, endpoint.name, request, { user, token }))
  }
  return readings
}

it('which answers are others when one field of a row is another one, and where a later row stands', async () => {
  const lines = new Map<string, Set<string>>()
  const seen = new Set<string>()
  for (const lived of await worldsOfAll()) {
    const { control, world } = lived
    await control.settings({ livelyMarket: false })
    const readings = await readingsIn(lived)
    const before = new Map<string, readonly string[]>()
    for (const { name, read } of readings) before.set(name, await read(world))
    for (const [table, { all }] of Object.entries(world.tables as unknown as Record<string, Rows>)) {
      const rows = all()
      const words = wordsIn(rows)
      const readers = readings.filter(({ tables }) => tables.has(table))
      for (const [kind, [row]] of Map.groupBy(rows, (one) => kindOf(one, words))) {
        if (seen.has(`${table} ${kind}`)) continue
        seen.add(`${table} ${kind}`)
        for (const other of othersOfRow(rows, row!, words, world.clock.now())) {
          const about = [table, isMine(row!) ? 'own' : [], other.name].flat().join(' ')
          const found = lines.get(about) ?? new Set()
          lines.set(about, found)
          const changed = withRows(world, table, other.rows)
          for (const { name, read } of readers) {
            const change = changeOf(before.get(name)!, await read(changed))
            if (change !== '') found.add(`${name} ${change}`)
          }
        }
      }
    }
  }
  const told = [...lines].flatMap(([about, found]) =>
    found.size === 0 ? [] : [`${about}: ${[...found].toSorted().join(', ')}`],
  )
  await expect(told.join('\n')).toMatchFileSnapshot('matters.txt')
})
