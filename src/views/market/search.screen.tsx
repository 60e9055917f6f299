import { counted } from '#src/domain/number/number-format.ts'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { CollectibleGridSkeleton } from '../kit/product/collectible-card.tsx'
import type { Goods } from '../kit/product/goods.ts'
import { GoodsGrid, GoodsList, type GoodsListProps } from '../kit/product/goods-grid.tsx'
import type { Part } from '../kit/resource/part.ts'
import { PartSection } from '../kit/resource/part-section.tsx'
import { type FindGroup, type SearchPageProps, SearchPageScreen } from '../kit/page/search-page.tsx'
import { RowPicture } from '../kit/product/row-picture.tsx'
import type { SearchFind } from './search.select.ts'

export type SearchProps = Omit<SearchPageProps, 'label'>

export const SearchScreen = (props: SearchProps) => <SearchPageScreen {...props} label="搜索藏品、系列或藏友" />

/** People with their faces, numbers with their pictures; no heading over nothing. */
export const findGroups = (people: readonly SearchFind[], copies: readonly SearchFind[]): FindGroup[] =>
  [
    {
      title: '藏友',
      rows: people.map(({ image, ...row }) => ({
        ...row,
        leading: <Avatar name={row.title} src={image} size={40} decorative />,
      })),
    },
    { title: '编号', rows: copies.map(({ image, ...row }) => ({ ...row, leading: <RowPicture image={image} /> })) },
  ].filter(({ rows }) => rows.length > 0)

/** Before the first search. */
export const Suggested = ({ part }: { readonly part: Part<Goods> }) =>
  part.status === 'ready' && part.items.length === 0 ? (
    <EmptyState kind="search" title="想找什么藏品？" note="输入藏品名，或者一个系列的名字。" />
  ) : (
    <div className="mt-2">
      <PartSection part={part} name="推荐" title="大家都在看" skeleton={<CollectibleGridSkeleton cards={4} />}>
        <GoodsGrid label="大家都在看" goods={part.items} />
      </PartSection>
    </div>
  )

export interface ResultsProps extends Pick<GoodsListProps, 'goods' | 'resource'> {
  readonly keyword: string
  readonly total: number
}

export const Results = ({ keyword, total, ...shown }: ResultsProps) => (
  <GoodsList
    {...shown}
    label="搜索结果"
    empty={{
      kind: 'search',
      title: `没有找到「${keyword}」`,
      note: '换一个更短的词试试，或者到市场里翻一翻。',
      action: { text: '去市场看看', href: '#/pages/sales/sales' },
    }}
  >
    <p role="status" className="pb-2.5 text-note text-muted tabular-nums">
      找到 {counted(total, '款')}
    </p>
  </GoodsList>
)
