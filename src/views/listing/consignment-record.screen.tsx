import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { RowPicture } from '../kit/product/row-picture.tsx'
import type { SoldLine } from './consignment-record.select.ts'

export interface ConsignmentRecordProps {
  readonly resource: ShownResource
  readonly lines: readonly SoldLine[]
}

/** What has not been sold yet: whoever has just put something up looks for it here. */
const listed = `#${href('/pages/mine/myCollection/mycollection', { state: 'listed' })}`

export const ConsignmentRecordScreen = ({ resource, lines }: ConsignmentRecordProps) => (
  <PageScreen>
    <ResourceState
      resource={resource}
      skeleton={<SkeletonList rows={6} leading="picture" notes />}
      empty={
        <EmptyState
          kind="record"
          title="还没有卖出藏品"
          note="寄售成交后，到账金额和服务费会记在这里。"
          action={<Button href={listed}>寄售中的藏品</Button>}
        />
      }
    >
      <List even>
        {lines.map(({ id, href: to, title, note, image, income, sum }) => (
          <ListRow
            key={id}
            href={to}
            title={
              <span className="flex items-baseline justify-between gap-3">
                <span className="truncate">{title}</span>
                <span className="shrink-0 font-medium text-jade-ink tabular-nums">{income}</span>
              </span>
            }
            note={
              <span className="block tabular-nums">
                <span className="block truncate">{note}</span>
                <span className="block truncate">{sum}</span>
              </span>
            }
            leading={<RowPicture image={image} />}
            chevron={false}
          />
        ))}
      </List>
      <ResourceFoot resource={resource} />
    </ResourceState>
  </PageScreen>
)
