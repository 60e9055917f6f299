import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { cx } from '#src/ui/cx.ts'
import type { Entry } from '#src/journal/index.ts'
import { EndList, keepInSight } from './in-its-box.tsx'
import { Line } from './parts.tsx'
import { timeOfDay } from './times.ts'
import { t } from '../messages.ts'

/** A fact of this journal or of another one. */
type Listed = Pick<Entry, 'seq' | 'stream' | 'fact'>

type FactFields = Readonly<Record<string, unknown>> & { readonly type: string; readonly at?: number }

/** So many are drawn; the filter finds older ones. */
const SHOWN_MAX = 120

/** What the filter looks in, made once of each. */
const texts = new WeakMap<Listed, string>()
function textOf(entry: Listed): string {
  const known = texts.get(entry) ?? `${entry.stream} ${JSON.stringify(entry.fact)}`.toLowerCase()
  texts.set(entry, known)
  return known
}
const nameOf = (stream: string): string => stream.split('~', 1)[0] ?? stream
const payloadOf = (fact: FactFields): string => {
  const { type: _type, at: _at, id: _id, ...payload } = fact
  return Object.keys(payload).length === 0 ? '' : JSON.stringify(payload)
}

export interface FactListProps {
  readonly facts: readonly Listed[]
  readonly filter: string
  readonly onFilter: (filter: string) => void
  /** The chosen fact's number; null for none. */
  readonly seq: number | null
  readonly onChoose: (seq: number | null) => void
  /** Said where there is none. */
  readonly empty: ReactNode
}

/** Facts in their order, to be filtered and chosen from; it follows the newest unless one looks at older ones. */
export function FactList({ facts, filter, onFilter, seq, onChoose, empty }: FactListProps) {
  const wanted = filter.trim().toLowerCase()
  const found = wanted === '' ? facts : facts.filter((entry) => textOf(entry).includes(wanted))
  const chosen = found.findIndex((entry) => entry.seq === seq)
  // The newest, or those around the one that is chosen.
  const end = chosen < 0 ? found.length : Math.min(found.length, Math.max(chosen + SHOWN_MAX / 2, SHOWN_MAX))
  const shown = found.slice(Math.max(0, end - SHOWN_MAX), end)
  const place = useRef<HTMLLIElement>(null)
  // What is told of it takes room from the list.
  useEffect(() => keepInSight(place.current), [seq])
  return (
    <>
      <div className="flex items-center gap-2 border-b border-hairline p-3">
        <Line label={t.filterFacts} value={filter} onChange={onFilter} placeholder={t.filterFactsBy} type="search" />
        <span className="shrink-0 text-caption text-muted tabular-nums">
          {found.length}/{facts.length}
        </span>
      </div>
      <EndList label={t.facts}>
        {found.length > shown.length && (
          <li className="px-4 py-1 text-caption text-muted">{t.someFacts(shown.length)}</li>
        )}
        {shown.map((entry) => (
          <FactRow
            key={entry.seq}
            entry={entry}
            isChosen={entry.seq === seq}
            onChoose={onChoose}
            place={entry.seq === seq ? place : undefined}
          />
        ))}
        {facts.length === 0 && <li className="p-4 text-note text-muted">{empty}</li>}
      </EndList>
    </>
  )
}

interface FactRowProps extends Pick<FactListProps, 'onChoose'> {
  readonly entry: Listed
  readonly isChosen: boolean
  readonly place: Ref<HTMLLIElement> | undefined
}

function FactRow({ entry, isChosen, onChoose, place }: FactRowProps) {
  const fact = entry.fact as FactFields
  return (
    <li ref={place} className="[contain-intrinsic-size:auto_42px] [content-visibility:auto]">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={() => onChoose(isChosen ? null : entry.seq)}
        className={cx(
          'ring-inside flex w-full gap-2 px-3 py-1 text-start text-caption',
          isChosen ? 'bg-gold-wash' : 'hover:bg-sunken',
        )}
      >
        <span className="w-8 shrink-0 text-end text-muted tabular-nums">{entry.seq}</span>
        <span className="w-14 shrink-0 text-muted tabular-nums">
          {fact.at === undefined ? '' : timeOfDay.format(fact.at)}
        </span>
        <span className="min-w-0 flex-1">
          <span className="font-medium text-ink">{fact.type}</span>
          <span className="text-muted"> {nameOf(entry.stream)}</span>
          <span className="block truncate font-mono text-muted">{payloadOf(fact)}</span>
        </span>
      </button>
    </li>
  )
}
