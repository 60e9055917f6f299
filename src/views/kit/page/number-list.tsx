import { memo, type ReactNode } from 'react'
import { tabPaths } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../resource/resource-screen.tsx'
import { RowPicture } from '../product/row-picture.tsx'

export interface NumberRow {
  readonly id: string
  readonly href: string
  readonly title: ReactNode
  readonly note: ReactNode
  readonly value: ReactNode
  readonly image: string | null
}

export interface NumberListProps {
  readonly rows: readonly NumberRow[]
  readonly resource: ShownResource
  /** Without an action: the way to the market. */
  readonly empty: { readonly title: string; readonly note: string; readonly action?: ReactNode }
}

/** Numbered copies, one a row. */
export const NumberList = ({ rows, resource, empty }: NumberListProps) => (
  <ResourceState
    resource={resource}
    skeleton={<SkeletonList rows={8} leading="picture" notes />}
    empty={<EmptyState action={<Button href={`#${tabPaths[1]}`}>去市场看看</Button>} {...empty} />}
  >
    <List even>
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </List>
    <ResourceFoot resource={resource} />
  </ResourceState>
)

/** Not drawn again while the list grows below it. */
const Row = memo(({ row: { id: _id, image, ...shown } }: { readonly row: NumberRow }) => (
  <ListRow {...shown} leading={<RowPicture image={image} />} oneLine />
))
