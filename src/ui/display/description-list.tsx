import type { ReactNode } from 'react'

export interface DescriptionItem {
  term: string
  detail: ReactNode
  /** A button at the end of the line: copy. */
  action?: ReactNode
}

export interface DescriptionListProps {
  items: readonly DescriptionItem[]
}

/** Facts about one thing: 「编号」 … 「#128 / 2000」. */
export const DescriptionList = ({ items }: DescriptionListProps) => (
  <dl className="text-note">
    {items.map(({ term, detail, action }) => (
      <div key={term} className="flex flex-wrap items-start gap-x-4 py-2">
        <dt className="w-20 shrink-0 text-muted">{term}</dt>
        <dd className="flex min-w-0 flex-[1_1_6em] items-center justify-end gap-1 text-end text-ink tabular-nums">
          <span className="min-w-0">{detail}</span>
          {action && <span className="-my-3 -mr-3">{action}</span>}
        </dd>
      </div>
    ))}
  </dl>
)
