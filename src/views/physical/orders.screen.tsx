import { Button } from '#src/ui/action/button.tsx'
import { DescriptionList } from '#src/ui/display/description-list.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { href } from '#src/routes/table.ts'
import { safePicture } from '../kit/app/links.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { RowPicture } from '../kit/product/row-picture.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { OrderLine } from './physical.select.ts'

export interface OrdersProps {
  readonly resource: ShownResource
  readonly lines: readonly OrderLine[]
}

/** Each order with how its delivery stands. */
export const OrdersScreen = ({ resource, lines }: OrdersProps) => (
  <PageScreen>
    <ResourceState
      resource={resource}
      skeleton={<SkeletonList leading="picture" notes />}
      empty={
        <EmptyState
          kind="record"
          title="还没有提货订单"
          note="提货后可以在这里查看物流。"
          action={<Button href={`#${href('/pages/mine/entity/entity')}`}>我的实物</Button>}
        />
      }
    >
      <ul className="flex flex-col gap-3">
        {lines.map((line) => (
          <li key={line.id} className="rounded-l bg-surface p-4">
            <div className="flex items-center gap-3 pb-2">
              <RowPicture image={safePicture(line.image)} />
              <h2 className="min-w-0 flex-1 font-title text-body">{line.name}</h2>
              <Tag tone={line.tone}>{line.text}</Tag>
            </div>
            <DescriptionList items={line.lines} />
          </li>
        ))}
      </ul>
      <ResourceFoot resource={resource} />
    </ResourceState>
  </PageScreen>
)
