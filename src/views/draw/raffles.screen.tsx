import type { ReactNode } from 'react'
import { BarLink } from '../kit/page/bar-link.tsx'
import { href } from '#src/routes/table.ts'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { RowPicture } from '../kit/product/row-picture.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { Airdrops, type AirdropsProps } from './airdrops.tsx'
import { type RaffleLine, wonHref } from './draw.select.ts'

export interface RafflesProps {
  readonly resource: ShownResource
  readonly lines: readonly RaffleLine[]
  /** Null for a guest. */
  readonly airdrops: AirdropsProps | null
  /** What nobody knows the end of. */
  readonly unknown?: ReactNode
}

/** Raffles as rows: what one draw costs, and how often one may still draw today. */
export const RaffleRows = ({ lines }: { readonly lines: readonly RaffleLine[] }) => (
  <List>
    {lines.map((line) => (
      <ListRow
        key={line.id}
        href={line.href}
        leading={<RowPicture image={line.image} />}
        title={<span className="font-title">{line.title}</span>}
        note={
          <>
            <span className="block text-pretty wrap-anywhere">{line.note}</span>
            <span className="block">{line.state}</span>
          </>
        }
        value={<span className="font-semibold text-cinnabar">{line.price}</span>}
      />
    ))}
  </List>
)

const nothing = <EmptyState title="暂无抽奖" note="下一场开始前会先发公告。" />

export const RafflesScreen = ({ resource, lines, airdrops, unknown }: RafflesProps) => (
  <PageScreen actions={<BarLink href={wonHref} text="我的奖品" />}>
    {unknown}
    <ResourceState resource={resource} skeleton={<SkeletonList leading="picture" notes />} empty={nothing}>
      {lines.length === 0 ? nothing : <RaffleRows lines={lines} />}
    </ResourceState>
    {airdrops && <Airdrops {...airdrops} />}
    <Section title="也可以试试">
      <List>
        <ListRow href={`#${href('/pages/home/drawLots/index')}`} title="每日一签" note="余签和概率都写在签筒外" />
        <ListRow href={`#${href('/pages/home/ARearth/ARearth')}`} title="AR 地球" note="转一转，看看哪里正热闹" />
        <ListRow href={`#${href('/pages/common/scrimmage/scrimmage')}`} title="热场" note="快结束的拍卖、红包和抽奖" />
      </List>
    </Section>
  </PageScreen>
)
