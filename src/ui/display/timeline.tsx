import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

export interface TimelineEntry {
  readonly key: string
  readonly title: ReactNode
  readonly note?: ReactNode
  /** An instant in words. */
  readonly time: string
}

/** What happened to one thing, newest first: the first entry is how it stands now. */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <ol aria-label={label} className="flex flex-col">
      {entries.map(({ key, title, note, time }, at) => (
        <li key={key} className="relative flex gap-3 pb-5 last:pb-0">
          {at < entries.length - 1 && (
            <span aria-hidden="true" className="absolute top-3.5 bottom-[-2px] left-[4.5px] w-px bg-hairline" />
          )}
          <span
            aria-hidden="true"
            className={cx('relative mt-[7px] size-2.5 shrink-0 rounded-full', at === 0 ? 'bg-ink' : 'bg-line')}
          />
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 flex-[1_1_5em] break-words">{title}</span>
              <span className="text-note text-muted tabular-nums">{time}</span>
            </div>
            {note != null && <div className="mt-0.5 text-note break-words text-muted">{note}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
