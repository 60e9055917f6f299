import { useEffect, useState } from 'react'
import { isRecord } from '#src/domain/unknown.ts'
import type { TableName } from '#mock/world/rows.ts'
import { readObject } from '../json-text.ts'
import { useInAddress } from '../panels/address.ts'
import { useLab, useLabState } from '../panels/lab-context.ts'
import { Line, Lines, Pick, Tool } from '../panels/parts.tsx'
import type { Bridge } from '../bridge.ts'
import { t } from '../messages.ts'
import { a } from './messages.ts'

/** The one that is shown until another is chosen. */
const firstTable: TableName = 'users'
/** So many are drawn; the filter finds the others. */
const SHOWN_MAX = 100

type StoredRow = Readonly<Record<string, unknown>> & { readonly id: string }
type Tables = Readonly<Record<string, readonly StoredRow[]>>

/** The tables of the world as they are after the last step. */
function useTables(): Tables {
  const lab = useLab()
  const ready = useLabState('ready')
  const { steps, at } = useLabState('course')
  const traffic = useLabState('traffic')
  const [tables, setTables] = useState<Tables>({})
  useEffect(() => {
    let gone = false
    if (ready)
      void lab
        .ask((app) => (app as Bridge).tables())
        .then((found) => {
          if (!gone && found) setTables(found as unknown as Tables)
        })
    return () => {
      gone = true
    }
  }, [lab, ready, steps, at, traffic])
  return tables
}

/** What the backend remembers, table by table; a row that is edited is a step of the run. */
export function TablesPanel() {
  const tables = useTables()
  const [name, setName] = useInAddress('table', firstTable)
  const [filter, setFilter] = useInAddress('rows')
  const [id, setId] = useState<string | null>(null)
  const rows = tables[name] ?? []
  const wanted = filter.trim().toLowerCase()
  const found = wanted === '' ? rows : rows.filter((row) => JSON.stringify(row).toLowerCase().includes(wanted))
  const chosen = rows.find((row) => row.id === id)
  const names = Object.keys(tables).toSorted()
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="grid grid-cols-2 gap-2 border-b border-hairline p-3">
        <Pick
          label={a.table}
          value={name}
          onChange={(next) => {
            setName(next)
            setId(null)
          }}
          options={names.map((value) => ({ value, text: a.noted(value, String(tables[value]!.length)) }))}
        />
        <Line label={a.filterRows} value={filter} onChange={setFilter} placeholder={a.byContent} type="search" />
      </div>
      <ul aria-label={a.rows} className="min-h-0 flex-1 overflow-y-auto py-1">
        {found.slice(0, SHOWN_MAX).map((row) => (
          <li key={row.id}>
            <button
              type="button"
              aria-pressed={row.id === id}
              onClick={() => setId(row.id === id ? null : row.id)}
              className="ring-inside flex w-full gap-2 px-3 py-1 text-start text-caption hover:bg-sunken aria-pressed:bg-gold-wash"
            >
              <b className="max-w-40 shrink-0 truncate font-medium">{row.id}</b>
              <span className="min-w-0 flex-1 truncate font-mono text-muted">{briefly(row)}</span>
            </button>
          </li>
        ))}
        {found.length === 0 && <li className="p-4 text-note text-muted">{a.noRows}</li>}
        {found.length > SHOWN_MAX && <li className="px-4 py-1 text-caption text-muted">{a.someRows(SHOWN_MAX)}</li>}
      </ul>
      {chosen && <Edit key={`${name}/${chosen.id}`} table={name} row={chosen} onDone={() => setId(null)} />}
    </div>
  )
}

const briefly = ({ id: _id, ...fields }: StoredRow): string =>
  Object.values(fields)
    .filter((value) => value !== '' && !isRecord(value))
    .join(' · ')

interface EditProps {
  readonly table: string
  readonly row: StoredRow
  readonly onDone: () => void
}

/** What of a row is another now: only this is sent. */
const changedIn = (row: StoredRow, edited: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(edited).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(row[key])),
  )

function Edit({ table, row, onDone }: EditProps) {
  const lab = useLab()
  const ready = useLabState('ready')
  const [text, setText] = useState(() => JSON.stringify(row, null, 2))
  const edited = readObject(text)
  const set = edited ? changedIn(row, edited) : {}
  return (
    <section aria-label={`${table} ${row.id}`} className="shrink-0 space-y-2 border-t border-line bg-surface p-3">
      <div className="flex items-center gap-1.5">
        <h2 className="min-w-0 flex-1 truncate text-note font-semibold">{row.id}</h2>
        <Tool
          tone="primary"
          disabled={!ready || edited === null || Object.keys(set).length === 0}
          onPress={() => void lab.act('world.edit', { table, id: row.id, set }).then((done) => done && onDone())}
        >
          {edited === null ? t.noObject : a.edit}
        </Tool>
        <Tool
          tone="danger"
          disabled={!ready}
          onPress={() => void lab.act('world.drop', { table, id: row.id }).then((done) => done && onDone())}
        >
          {a.remove}
        </Tool>
        <Tool onPress={onDone}>{t.close}</Tool>
      </div>
      <Lines label={a.thisRow} value={text} onChange={setText} rows={9} />
    </section>
  )
}
