import type { ReactNode } from 'react'
import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { AuctionRows } from './auction-hall.screen.tsx'
import type { AuctionLine } from './auction.select.ts'

export interface AuctionOrdersProps {
  readonly resource: ShownResource
  readonly lines: readonly AuctionLine[]
  /** What nobody knows the end of. */
  readonly unknown?: ReactNode
}

export const AuctionOrdersScreen = ({ resource, lines, unknown }: AuctionOrdersProps) => (
  <PageScreen>
    {unknown}
    <ResourceState
      resource={resource}
      skeleton={<SkeletonList leading="picture" notes />}
      empty={
        <EmptyState
          kind="record"
          title="暂无出价记录"
          note="出价会冻结全额，被超过时立即退回。"
          action={<Button href={`#${href('/pages/activity/auctionBid')}`}>去拍卖</Button>}
        />
      }
    >
      <AuctionRows lines={lines} />
      <ResourceFoot resource={resource} />
    </ResourceState>
  </PageScreen>
)
