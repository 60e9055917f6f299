import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { href } from '#src/routes/table.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { RowPicture } from '../kit/product/row-picture.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { logLine } from './diy.select.ts'

export interface RecordProps {
  readonly resource: ShownResource
  readonly lines: readonly ReturnType<typeof logLine>[]
}

/** The factory's record. */
export const RecordScreen = ({ resource, lines }: RecordProps) => (
  <PageScreen>
    <ResourceState
      resource={resource}
      skeleton={<SkeletonList rows={8} leading="picture" notes />}
      empty={
        <EmptyState
          kind="record"
          title="暂无拼装记录"
          note="拼装和拆解都会记在这里。"
          action={<Button href={`#${href('/pages/diyfactory/diyfactory')}`}>去拼装</Button>}
        />
      }
    >
      <List>
        {lines.map((line) => (
          <ListRow
            key={line.id}
            leading={<RowPicture image={line.image} />}
            title={line.title}
            note={line.note}
            value={line.value}
          />
        ))}
      </List>
      <ResourceFoot resource={resource} />
    </ResourceState>
  </PageScreen>
)
