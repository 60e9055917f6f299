import { formatCount } from '#src/domain/number/number-format.ts'
import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { MoveList } from './move-list.tsx'
import type { MoveLine } from './moves.select.ts'

export interface StarBeansProps {
  readonly resource: ShownResource
  /** Null until it is there. */
  readonly balance: number | null
  readonly lines: readonly MoveLine[]
}

export const StarBeansScreen = ({ resource, balance, lines }: StarBeansProps) => (
  <PageScreen>
    <ResourceState
      resource={resource}
      skeleton={<SkeletonList rows={8} notes />}
      empty={
        <EmptyState
          kind="record"
          title="还没有星豆"
          note="每天做任务都有星豆，可以用来补签。"
          action={<Button href={`#${href('/pages/home/taskCenter/index')}`}>去做任务</Button>}
        />
      }
    >
      {balance !== null && (
        <p className="pb-3 text-note text-muted">
          现有 <span className="text-title font-semibold text-ink tabular-nums">{formatCount(balance)}</span> 星豆
        </p>
      )}
      <MoveList lines={lines} />
      <ResourceFoot resource={resource} />
    </ResourceState>
  </PageScreen>
)
