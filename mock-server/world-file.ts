import { DatabaseSync } from 'node:sqlite'
import type { WorldSnapshot } from './world/world.ts'

/** A file that holds one world with its chat service. */
export interface WorldFile {
  /** What was written last; null in a new file. Throws when the file is of something else. */
  read(): WorldSnapshot | null
  /** Writes it, as one transaction; what has not changed since is not written again. */
  write(snapshot: WorldSnapshot): void
  close(): void
}

/** Opens or makes the file, a database of Node's own SQLite: a row for each table, so that little is written when little changes. */
export function openWorldFile(path: string): WorldFile {
  const base = new DatabaseSync(path)
  base.exec('CREATE TABLE IF NOT EXISTS world (part TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT')
  const put = base.prepare('INSERT INTO world VALUES (?, ?) ON CONFLICT (part) DO UPDATE SET json = excluded.json')
  const all = base.prepare('SELECT part, json FROM world')
  const written = new Map<string, string>()

  return {
    read() {
      const rows = all.all() as { part: string; json: string }[]
      if (rows.length === 0) return null
      const parts = new Map(rows.map(({ part, json }) => [part, json]))
      for (const [part, json] of parts) written.set(part, json)
      const tables = rows.flatMap(({ part, json }) =>
        part.startsWith('table/') ? [[part.slice('table/'.length), JSON.parse(json) as unknown] as const] : [],
      )
      const head = JSON.parse(parts.get('head') ?? 'null') as object | null
      if (head === null) throw new Error(`${path} holds no world`)
      return { ...head, tables: Object.fromEntries(tables) } as unknown as WorldSnapshot
    },
    write({ tables, ...head }) {
      const parts = [
        ['head', JSON.stringify(head)] as const,
        ...Object.entries(tables).map(([name, rows]) => [`table/${name}`, JSON.stringify(rows)] as const),
      ].filter(([part, json]) => written.get(part) !== json)
      if (parts.length === 0) return
      base.exec('BEGIN')
      for (const [part, json] of parts) put.run(part, json)
      base.exec('COMMIT')
      for (const [part, json] of parts) written.set(part, json)
    },
    close: () => base.close(),
  }
}
