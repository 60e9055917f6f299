import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import type { PickLine } from '../collection/copy-picker.tsx'
import { RowPicture } from '../product/row-picture.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../resource/resource-screen.tsx'

export interface CopyChoiceProps {
  /** 「选一件要出租的」 */
  readonly label: string
  readonly lines: readonly PickLine[]
  readonly resource: ShownResource
  readonly onPick: (id: string) => void
}

/** One of one's own copies that nothing holds. */
export const CopyChoice = ({ label, lines, resource, onPick }: CopyChoiceProps) => (
  <ResourceState
    resource={resource}
    skeleton={<SkeletonList rows={8} leading="picture" notes />}
    empty={
      <EmptyState
        title="暂无可选的藏品"
        note="寄售、种植、质押、出租和冷静期里的不能选。"
        action={<Button href="#/pages/mine/myCollection/mycollection">我的藏品</Button>}
      />
    }
  >
    <List even header={label}>
      {lines.map(({ id, name, note, image }) => (
        <ListRow
          key={id}
          title={name}
          note={note}
          leading={<RowPicture image={image} />}
          onPress={() => onPick(id)}
          chevron
          oneLine
        />
      ))}
    </List>
    <ResourceFoot resource={resource} />
  </ResourceState>
)
