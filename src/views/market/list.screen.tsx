import type { ReactNode } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import type { Goods } from '../kit/product/goods.ts'
import { GoodsList } from '../kit/product/goods-grid.tsx'
import { OrderButton } from '../kit/page/order-button.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { TabbedPage } from '../kit/page/tabbed-page.tsx'
import { type ListFilter, offerOrderWords, orders } from './list.select.ts'
import type { SeriesLine } from './series.select.ts'

export interface BoxListProps extends Pick<ListFilter, 'typeId'> {
  readonly tabs: readonly { readonly key: string; readonly label: string }[]
  readonly goods: readonly Goods[]
  readonly resource: ShownResource
  readonly onNarrow: (change: Partial<ListFilter>) => void
}

export type ListProps = BoxListProps & Pick<ListFilter, 'order'>

const toMarket = { text: '去市场看看', href: '#/pages/sales/sales' }

interface BySeriesProps extends BoxListProps {
  readonly title?: string
  readonly actions?: ReactNode
  /** What else chooses the list. */
  readonly on?: string
  readonly label: string
  readonly empty: { readonly title: string; readonly note: string }
}

/** A list of goods under tabs of series. */
const BySeries = ({ title, actions, tabs, typeId, on, goods, resource, onNarrow, ...list }: BySeriesProps) => (
  <TabbedPage
    {...(title === undefined ? {} : { title })}
    actions={actions}
    label="系列"
    tabs={tabs}
    current={typeId}
    onTab={(next) => onNarrow({ typeId: next })}
    look="line"
    {...(on === undefined ? {} : { on })}
  >
    <GoodsList label={list.label} goods={goods} resource={resource} empty={{ ...list.empty, action: toMarket }} />
  </TabbedPage>
)

export const ListScreen = ({ order, ...list }: ListProps) => (
  <BySeries
    {...list}
    actions={
      <OrderButton
        title="寄售排序"
        orders={orders}
        words={offerOrderWords}
        current={order}
        onChange={(next) => list.onNarrow({ order: next })}
      />
    }
    on={order}
    label="寄售中的藏品"
    empty={{ title: '暂无寄售', note: '有人寄售后会出现在这里，先看看正在首发的藏品。' }}
  />
)

export const BoxListScreen = (list: BoxListProps) => (
  <BySeries
    {...list}
    title="盲盒"
    label="盲盒"
    empty={{ title: '还没有盲盒', note: '新盲盒上架时会发布公告，先看看正在首发的藏品。' }}
  />
)

export interface SeriesListProps {
  readonly lines: readonly SeriesLine[]
  readonly resource: ShownResource
  readonly onSeries: (seriesId: string) => void
}

export const SeriesListScreen = ({ lines, resource, onSeries }: SeriesListProps) => (
  <PageScreen title="全部系列">
    <ResourceState
      resource={resource}
      skeleton={<SkeletonList rows={8} leading="picture" notes />}
      empty={
        <EmptyState
          title="还没有系列"
          note="第一个系列发布后会出现在这里。"
          action={<Button href={toMarket.href}>{toMarket.text}</Button>}
        />
      }
    >
      <List>
        {lines.map(({ id, name, story, image, count, hot }) => (
          <ListRow
            key={id}
            onPress={() => onSeries(id)}
            chevron
            title={
              <span className="flex items-center gap-2 font-medium">
                {name}
                {hot && <Tag tone="cinnabar">热门</Tag>}
              </span>
            }
            note={<span className="line-clamp-2 text-pretty">{story}</span>}
            value={<span className="whitespace-nowrap tabular-nums">{count}</span>}
            leading={
              <span className="block w-14">
                <ArtImage src={image} alt="" rounded="small" />
              </span>
            }
          />
        ))}
      </List>
      <ResourceFoot resource={resource} />
    </ResourceState>
  </PageScreen>
)
