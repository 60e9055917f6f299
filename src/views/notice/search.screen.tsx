import { counted } from '#src/domain/number/number-format.ts'
import { tabPaths } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { type SearchPageProps, SearchPageScreen } from '../kit/page/search-page.tsx'
import { NoticeList, NoticeListSkeleton } from './notice-list.tsx'
import type { NoticeLine } from './notice-list.select.ts'

export type SearchProps = Omit<SearchPageProps, 'label'>

export const SearchScreen = (props: SearchProps) => <SearchPageScreen {...props} label="搜索公告" />

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
        title={`没有找到「${keyword}」`}
        note="换一个更短的词试试，或者直接翻全部公告。"
        action={<Button href={`#${tabPaths[2]}`}>全部公告</Button>}
      />
    }
  >
    <p role="status" className="pb-2.5 text-note text-muted tabular-nums">
      找到 {counted(total, '条')}
    </p>
    <NoticeList label="搜索结果" lines={lines} keyword={keyword} />
    <ResourceFoot resource={resource} />
  </ResourceState>
)
