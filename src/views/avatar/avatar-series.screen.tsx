import { counted } from '#src/domain/number/number-format.ts'
import { href, tabPaths } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { CollectibleGridSkeleton } from '../kit/product/collectible-card.tsx'
import { GoodsGrid } from '../kit/product/goods-grid.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { AvatarSeriesView } from './avatar-series.select.ts'

export interface AvatarSeriesProps {
  readonly resource: ShownResource
  readonly series: readonly AvatarSeriesView[]
  /** Who looks, and how many avatars they have. */
  readonly mine: { readonly name: string; readonly avatar: string | null; readonly count: number }
}

/** What one wears now leads to what one has; below it what is sold. */
export const AvatarSeriesScreen = ({ resource, series, mine }: AvatarSeriesProps) => (
  <PageScreen>
    <ResourceState resource={resource} skeleton={<CollectibleGridSkeleton square />}>
      {series.length === 0 ? (
        <Nothing />
      ) : (
        <>
          <List>
            <ListRow
              title="我的头像"
              note={mine.count > 0 ? `我有 ${counted(mine.count, '个')}数字头像` : '还没有数字头像，从下面挑一个'}
              leading={<Avatar name={mine.name} src={mine.avatar} size={40} decorative />}
              href={`#${href('/pages/home/avatarExchange/index')}`}
            />
          </List>
          {series.map(({ key, name, story, goods }) => (
            <Section key={key} title={name} note={story}>
              <GoodsGrid label={name} goods={goods} />
            </Section>
          ))}
        </>
      )}
    </ResourceState>
  </PageScreen>
)

const Nothing = () => (
  <EmptyState
    title="还没有数字头像"
    note="第一个系列上架前会先发公告。"
    action={<Button href={`#${tabPaths[0]}`}>回到首页</Button>}
  />
)
