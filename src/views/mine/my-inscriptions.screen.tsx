import { tabPaths } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { PageScreen } from '../kit/page-screen.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource-screen.tsx'
import { RowPicture } from '../kit/row-picture.tsx'
import type { NumberLine } from './my-inscriptions.select.ts'

export interface MyInscriptionsProps {
  readonly lines: readonly NumberLine[]
  readonly resource: ShownResource
}

export const MyInscriptionsScreen = ({ lines, resource }: MyInscriptionsProps) => (
  <PageScreen>
    <ResourceState
      resource={resource}
      skeleton={<SkeletonList rows={8} leading={44} notes />}
      empty={
        <EmptyState
          title="还没有自己的编号"
          note="每件藏品都刻着编号，买下或开出一件就有了。"
          action={<Button href={`#${tabPaths[1]}`}>去市场看看</Button>}
        />
      }
    >
      <List>
        {lines.map(({ id, href, title, note, image, value }) => (
          <ListRow
            key={id}
            href={href}
            title={<span className="font-medium tabular-nums">{title}</span>}
            note={note}
            value={<span className="text-note">{value}</span>}
            leading={<RowPicture image={image} />}
            oneLine
          />
        ))}
      </List>
      <ResourceFoot resource={resource} />
    </ResourceState>
  </PageScreen>
)
