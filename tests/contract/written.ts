import { type TableName, tableNames } from '#mock/world/rows.ts'
import type { World } from '#mock/world/world.ts'
import { fieldsOf } from '#src/domain/unknown.ts'

type Held = ReadonlyMap<string, object>

const rowsOf = (world: World, name: TableName): Held =>
  new Map((world.tables[name].all() as readonly { readonly id: string }[]).map((row) => [row.id, row]))

/** What of a row is another: `state free → listed`. */
function changesOf(before: object, after: object): string {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  const words = [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((field) => {
    const [from, to] = [JSON.stringify(was[field]), JSON.stringify(is[field])]
    return from === to ? [] : [`${field} ${from} → ${to}`]
  })
  return words.join(', ')
}

/** What of a table is another, a line for each row; what a receipt holds is the answer once more. */
function linesOf(name: TableName, before: Held, after: Held, most: number): string[] {
  const added = [...after].flatMap(([id, row]) =>
    before.has(id) ? [] : [name === 'receipts' ? `+ ${name} ${id}` : `+ ${name} ${JSON.stringify(row)}`],
  )
  const changed = [...after].flatMap(([id, row]) => {
    const was = before.get(id)
    const words = was && was !== row ? changesOf(was, row) : ''
    return words === '' ? [] : [`~ ${name} ${id} ${words}`]
  })
  const gone = [...before.keys()].flatMap((id) => (after.has(id) ? [] : [`- ${name} ${id}`]))
  return [added, changed, gone].flatMap((lines) =>
    lines.length > most ? [...lines.slice(0, most), `${lines.length} of ${name} in all`] : lines,
  )
}

/** Tells each time what has changed in the tables of a world since the last time; so many rows of a table stand for all of them. */
export function writingOf(world: World, most = 8): () => readonly string[] {
  const seen = new Map(tableNames.map((name) => [name, { version: -1, rows: rowsOf(world, name) }]))
  return () =>
    tableNames.flatMap((name) => {
      const { version } = world.tables[name]
      const before = seen.get(name)!
      if (before.version === version) return []
      const rows = rowsOf(world, name)
      seen.set(name, { version, rows })
      return linesOf(name, before.rows, rows, most)
    })
}
