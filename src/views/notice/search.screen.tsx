import { type ReactNode, useEffect, useRef } from 'react'
import { tabPaths } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { SearchField, SearchHistory } from '#src/ui/form/search-field.tsx'
import { PageScreen } from '../kit/page-screen.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource-screen.tsx'
import { NoticeList, NoticeListSkeleton } from './notice-list.tsx'
import type { NoticeLine } from './notice-list.select.ts'

export interface SearchProps {
  readonly text: string
  /** There are results below. */
  readonly searched: boolean
  /** Newest first. */
  readonly recent: readonly string[]
  readonly onText: (text: string) => void
  readonly onSearch: (text: string) => void
  /** Forgets what was searched before. */
  readonly onClear: () => void
  readonly children: ReactNode
}

/** The search field, what was searched before while it is empty, and the results. */
export function SearchScreen({ text, searched, recent, onText, onSearch, onClear, children }: SearchProps) {
  const history = recent.length > 0 && <SearchHistory items={recent} onPick={onSearch} onClear={onClear} />
  return (
    <PageScreen
      top={
        <FocusedAtFirst when={!searched}>
          <SearchField
            label="搜索公告"
            value={text}
            onChange={onText}
            onSubmit={onSearch}
            history={searched ? history : undefined}
          />
        </FocusedAtFirst>
      }
    >
      {!searched && history}
      {children}
    </PageScreen>
  )
}

/** Who opens a search wants to type. */
function FocusedAtFirst({ when, children }: { when: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const first = useRef(when)
  useEffect(() => {
    if (first.current) box.current?.querySelector('input')?.focus()
  }, [])
  return (
    <div ref={box} className="px-4 pb-2">
      {children}
    </div>
  )
}

/** Before the first search. */
export const NoResults = ({ hasRecent }: { hasRecent: boolean }) =>
  hasRecent ? null : <EmptyState kind="search" title="想找哪条公告？" note="输入藏品名、活动名，或公告里的几个字。" />

export interface ResultsProps {
  readonly keyword: string
  readonly lines: readonly NoticeLine[]
  readonly total: number
  readonly resource: ShownResource
}

export const Results = ({ keyword, lines, total, resource }: ResultsProps) => (
  <ResourceState
    resource={resource}
    skeleton={<NoticeListSkeleton />}
    empty={
      <EmptyState
        kind="search"
        title={`没有找到“${keyword}”`}
        note="换一个更短的词试试，或者直接翻看全部公告。"
        action={<Button href={`#${tabPaths[2]}`}>看全部公告</Button>}
      />
    }
  >
    <p role="status" className="pb-2.5 text-note text-muted tabular-nums">
      找到 {total} 条
    </p>
    <NoticeList label="搜索结果" lines={lines} keyword={keyword} />
    <ResourceFoot resource={resource} />
  </ResourceState>
)
