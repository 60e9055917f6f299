import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import type { TabItem } from '#src/ui/form/segmented-tabs.tsx'
import { TabbedPage } from '../kit/page/tabbed-page.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { MoveList } from './move-list.tsx'
import type { MoveLine } from './moves.select.ts'

export type Direction = 'all' | 'in' | 'out'

const tabs: readonly TabItem<Direction>[] = [
  { key: 'all', label: '全部' },
  { key: 'in', label: '收入' },
  { key: 'out', label: '支出' },
]

/** What the address asks for; anything unknown is all. */
export const directionOf = (word: string | null): Direction => tabs.find(({ key }) => key === word)?.key ?? 'all'

export interface PointsRecordProps {
  readonly direction: Direction
  readonly resource: ShownResource
  readonly lines: readonly MoveLine[]
  readonly onDirection: (direction: Direction) => void
}

export const PointsRecordScreen = ({ direction, resource, lines, onDirection }: PointsRecordProps) => (
  <TabbedPage label="收支" tabs={tabs} current={direction} onTab={onDirection}>
    <ResourceState
      resource={resource}
      skeleton={<SkeletonList rows={8} notes />}
      empty={
        <EmptyState
          kind="record"
          title={direction === 'out' ? '还没有用过积分' : '还没有积分'}
          note={direction === 'out' ? '积分可在商城兑换微豆和盲盒。' : '每天来积分商城领取，连续领取更多。'}
          action={<Button href={`#${href('/pages/home/pointsMall/index')}`}>去积分商城</Button>}
        />
      }
    >
      <MoveList lines={lines} />
      <ResourceFoot resource={resource} />
    </ResourceState>
  </TabbedPage>
)
