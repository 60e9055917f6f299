import { SearchIcon } from '#src/ui/icon/home-icons.tsx'
import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { SegmentedTabs } from '#src/ui/form/segmented-tabs.tsx'
import { ChatButton } from '../kit/chat/chat-button.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { TabbedPage } from '../kit/page/tabbed-page.tsx'
import { NoticeList, NoticeListSkeleton } from './notice-list.tsx'
import type { NoticeLine } from './notice-list.select.ts'

export interface NoticeProps {
  /** All types first, under `''`. */
  readonly tabs: readonly { readonly key: string; readonly label: string }[]
  readonly current: string
  /** The types under the chosen one, all of them first under `''`; empty where there is nothing to choose from. */
  readonly subtypes: NoticeProps['tabs']
  readonly subtype: string
  readonly lines: readonly NoticeLine[]
  readonly resource: ShownResource
  readonly onType: (id: string) => void
  readonly onSubtype: (id: string) => void
}

const Subtypes = ({ subtypes, subtype, onSubtype }: Pick<NoticeProps, 'subtypes' | 'subtype' | 'onSubtype'>) =>
  subtypes.length > 0 && (
    <div className="pb-3">
      <SegmentedTabs label="子类型" items={subtypes} current={subtype} onChange={onSubtype} />
    </div>
  )

export const NoticeScreen = ({ tabs, current, lines, resource, onType, ...below }: NoticeProps) => (
  <TabbedPage
    actions={
      <>
        <IconButton icon={SearchIcon} label="搜索公告" href={`#${href('/pages/notice/search/index')}`} />
        <ChatButton />
      </>
    }
    label="公告类型"
    tabs={tabs}
    current={current}
    onTab={onType}
    look="line"
    on={below.subtype}
  >
    <Subtypes {...below} />
    <ResourceState
      resource={resource}
      skeleton={<NoticeListSkeleton />}
      empty={<Nothing narrowed={current !== ''} onAll={() => onType('')} onRetry={resource.refresh} />}
    >
      <NoticeList label="公告" lines={lines} />
      <ResourceFoot resource={resource} />
    </ResourceState>
  </TabbedPage>
)

function Nothing({ narrowed, onAll, onRetry }: { narrowed: boolean; onAll: () => void; onRetry: () => void }) {
  if (narrowed) {
    return <EmptyState kind="message" title="这一类暂无公告" action={<Button onPress={onAll}>全部公告</Button>} />
  }
  return (
    <EmptyState
      kind="message"
      title="暂无公告"
      note="开售、活动和系统维护的消息会发在这里。"
      action={<Button onPress={onRetry}>刷新</Button>}
    />
  )
}
