import type { ReactNode } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { href } from '#src/routes/table.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { WonLine } from './draw.select.ts'
import { PrizePicture } from './prize-picture.tsx'

export interface PrizeResultsProps {
  readonly resource: ShownResource
  readonly lines: readonly WonLine[]
  /** What nobody knows the end of. */
  readonly unknown?: ReactNode
}

/** All that one has ever drawn, a row a draw. */
export const PrizeResultsScreen = ({ resource, lines, unknown }: PrizeResultsProps) => (
  <PageScreen title="我的奖品">
    {unknown}
    <ResourceState
      resource={resource}
      skeleton={<SkeletonList leading="picture" notes />}
      empty={
        <EmptyState
          kind="box"
          title="暂无奖品"
          note="抽到的奖品会一直留在这里。"
          action={<Button href={`#${href('/pages/home/luckyDraw/mainList')}`}>查看抽奖</Button>}
        />
      }
    >
      <List>
        {lines.map((line, at) => (
          <ListRow
            key={line.id}
            href={line.href}
            leading={<PrizePicture name={line.title} image={line.image} size="row" at={at} />}
            title={line.title}
            note={line.note}
          />
        ))}
      </List>
      <ResourceFoot resource={resource} />
    </ResourceState>
  </PageScreen>
)
