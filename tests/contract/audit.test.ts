import { beforeAll, expect, it } from 'vitest'
import { auditWorld } from '#mock/world/books.ts'
import type { World } from '#mock/world/world.ts'
import { worldsOfAll } from './lived-in.ts'

type Item = Readonly<Record<string, unknown>> & { readonly id: string }

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

/** Other values of the same kind. */
function othersOf(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [value + 1, -1]
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'string') return [value === '' ? 'damaged' : '']
  return Array.isArray(value) && value.length > 0 ? [value.slice(1), [...(value as unknown[]), value[0]]] : []
}
const kindOf = (row: Item): string =>
  ['state', 'kind', 'act'].flatMap((field) => (field in row ? String(row[field]) : [])).join(' ')

/** What can be wrong about one row of a table: a field, the row itself, or that it is there twice. */
function damagesOf(rows: readonly Item[], row: Item): { readonly name: string; readonly rows: readonly Item[] }[] {
  const at = rows.indexOf(row)
  return [
    ...Object.entries(row).flatMap(([field, value]) =>
      field === 'id'
        ? []
        : othersOf(value).map((other) => ({
            name: `${field} ${JSON.stringify(other)}`,
            rows: rows.with(at, { ...row, [field]: other }),
          })),
    ),
    { name: 'gone', rows: rows.toSpliced(at, 1) },
    { name: 'twice', rows: [...rows, { ...row, id: `${row.id}-2` }] },
  ]
}

/** Rows that are named elsewhere and not there make it break off. */
function complaints(damaged: World): readonly string[] {
  try {
    return auditWorld(damaged)
  } catch {
    return ['it breaks off']
  }
}

let worlds: World[] = []
beforeAll(async () => {
  worlds = (await worldsOfAll()).map(({ world }) => world)
})

it('worlds in which everything was done are sound', () => {
  expect(worlds.flatMap(auditWorld)).toEqual([])
})

it('a movement says for whom it reads what it was about, and in words what it was for', () => {
  const moves = worlds.flatMap(({ tables }) => tables.moves.all())
  const isWords = (text: string) => /[\u4e00-\u9fff]/.test(text)
  expect(moves.filter(({ about, note }) => isWords(about) || (note !== '' && !isWords(note)))).toEqual([])
  expect(new Set(moves.map(({ kind }) => kind)).size).toBeGreaterThan(10)
})

it('what has ended says when, and what has not does not', () => {
  const goOn = new Set(['held', 'up', 'released', 'published', 'pledged', 'leased', 'open', 'processing'])
  const seen = new Set<string>()
  const wrong = worlds.flatMap(({ tables }) =>
    Object.entries(tables as unknown as Record<string, { all(): readonly Item[] }>).flatMap(([name, { all }]) =>
      all().flatMap((row) => {
        if (!('endedAt' in row) || !('state' in row)) return []
        const state = row['state'] as string
        // What is set aside is over once it is released; an ask begins so.
        const goesOn = goOn.has(state) && !(name === 'holds' && state === 'released')
        seen.add(`${name} ${state}`)
        return goesOn === ((row['endedAt'] ?? 0) === 0) ? [] : [`${name} ${row.id} ${state} ${String(row['endedAt'])}`]
      }),
    ),
  )
  expect(wrong).toEqual([])
  expect(seen.size).toBeGreaterThan(12)
})

it('what the audit says when one thing is not what it was', async () => {
  const seen = new Set<string>()
  const lines: string[] = []
  for (const world of worlds)
    for (const [table, { all }] of Object.entries(
      world.tables as unknown as Record<string, { all(): readonly Item[] }>,
    ))
      for (const [kind, [row]] of Map.groupBy(all(), kindOf)) {
        const about = `${table} ${kind}`.trim()
        if (seen.has(about)) continue
        seen.add(about)
        for (const { name, rows } of damagesOf(all(), row!)) {
          const said = complaints(withRows(world, table, rows))
          if (said.length > 0) lines.push(`${about} ${name}: ${said.slice(0, 6).join('; ')}`)
        }
      }
  await expect(lines.join('\n')).toMatchFileSnapshot('damages.txt')
})
