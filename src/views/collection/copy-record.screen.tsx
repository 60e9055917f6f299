import { tabPaths } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Timeline, type TimelineEntry } from '#src/ui/display/timeline.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'

export interface CopyRecordProps {
  /** Whose record it is: 「云起庐山 #31」; `''` until it is known. */
  readonly name: string
  readonly entries: readonly TimelineEntry[]
  readonly resource: ShownResource
}

export const CopyRecordScreen = ({ name, entries, resource }: CopyRecordProps) => (
  <PageScreen {...(name === '' ? {} : { subtitle: name })}>
    <ResourceState
      resource={resource}
      skeleton={<SkeletonList rows={6} notes />}
      empty={
        <EmptyState
          kind="record"
          title="还没有流转"
          note="有人买到、开出或收到它，就会记在这里。"
          action={<Button href={`#${tabPaths[1]}`}>去市场看看</Button>}
        />
      }
    >
      <div className="rounded-l bg-surface p-4">
        <Timeline label={name === '' ? '流转记录' : `${name} 的流转记录`} entries={entries} />
      </div>
      <ResourceFoot resource={resource} endText="以上是全部流转记录" />
    </ResourceState>
  </PageScreen>
)
