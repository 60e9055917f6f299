import { List, ListRow } from '#src/ui/display/list.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { PlaceLine, PlaceRow } from './earth.select.ts'
import { Globe } from './globe.tsx'

export interface EarthProps {
  readonly resource: ShownResource
  readonly places: readonly Pick<PlaceRow, 'id' | 'latitude' | 'longitude'>[]
  /** In the order of the places. */
  readonly lines: readonly PlaceLine[]
}

const nothing = <EmptyState title="暂无进行中的活动" note="有活动开始时，地球上会亮起来。" />

/** The globe, what is said below it, and the places. */
const loading = (
  <>
    <div aria-hidden="true" className="-mx-4 -mt-2 mb-12 aspect-4/3 animate-late bg-line/60" />
    <SkeletonList leading={24} notes />
  </>
)

export const EarthScreen = ({ resource, places, lines }: EarthProps) => (
  <PageScreen>
    <ResourceState resource={resource} skeleton={loading} empty={nothing}>
      {lines.length === 0 ? (
        nothing
      ) : (
        <>
          <Globe places={places} />
          <p className="py-3 text-center text-note text-muted">左右拖动转动地球，编号对应下方地点</p>
          <List>
            {lines.map((line, at) => (
              <ListRow
                key={line.id}
                href={line.href}
                leading={
                  <span className="grid size-6 place-items-center rounded-full bg-cinnabar-fill text-caption font-semibold text-on-cinnabar tabular-nums">
                    {at + 1}
                  </span>
                }
                title={line.title}
                note={
                  <>
                    <span className="block text-pretty">{line.note}</span>
                    {line.until !== '' && <span className="block tabular-nums">{line.until}</span>}
                  </>
                }
                trailing={<Tag tone={line.isOver ? 'neutral' : 'gold'}>{line.kind}</Tag>}
              />
            ))}
          </List>
        </>
      )}
    </ResourceState>
  </PageScreen>
)
