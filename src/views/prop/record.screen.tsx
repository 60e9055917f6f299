import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { propsHref, type UsedLine } from './prop.select.ts'

export interface RecordProps {
  readonly resource: ShownResource
  readonly lines: readonly UsedLine[]
}

export const RecordScreen = ({ resource, lines }: RecordProps) => (
  <PageScreen>
    <ResourceState
      resource={resource}
      skeleton={<SkeletonList rows={6} notes />}
      empty={
        <EmptyState
          kind="record"
          title="暂无道具记录"
          note="使用过的道具和所得会记录在这里。"
          action={<Button href={propsHref}>我的道具</Button>}
        />
      }
    >
      <List>
        {lines.map(({ id, title, note, value }) => (
          <ListRow key={id} title={title} note={note} value={value} />
        ))}
      </List>
      <ResourceFoot resource={resource} />
    </ResourceState>
  </PageScreen>
)
