import type { ReactNode } from 'react'
import { formatCount } from '#src/domain/number/number-format.ts'
import { tabPaths } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { SegmentedTabs, TabPanel } from '#src/ui/form/segmented-tabs.tsx'
import { BoxIcon, FrameIcon, GiftIcon, MarketIcon, OrderIcon } from '#src/ui/icon/place-icons.tsx'
import { ArtCard, ArtGrid } from '#src/ui/media/art-card.tsx'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { ART_RATIO, CollectibleGridSkeleton } from '../kit/product/collectible-card.tsx'
import { EntryGrid } from '../kit/page/entry-grid.tsx'
import { BackToTop, FilterTabs } from '../kit/page/filter-tabs.tsx'
import type { CopyKind } from '../kit/collection/copy.ts'
import type { Goods } from '../kit/product/goods.ts'
import { GoodsList } from '../kit/product/goods-grid.tsx'
import { OrderButton } from '../kit/page/order-button.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { type BoxCard, type CollectionFilter, heldFilters, heldFilterWords } from './my-collection.select.ts'

export interface MyCollectionProps extends CollectionFilter {
  /** What nobody knows the end of, of what one has. */
  readonly unknown?: ReactNode
  readonly series: readonly { readonly id: string; readonly name: string }[]
  readonly copies: ShownResource
  readonly goods: readonly Goods[]
  /** How many copies match; null until it is known. */
  readonly total: number | null
  readonly boxes: ShownResource
  readonly cards: readonly BoxCard[]
  /** Flower seeds. */
  readonly seeds: ShownResource
  readonly sown: readonly Goods[]
  /** Where people offer theirs. */
  readonly seedsHref: string
  readonly favourites: ShownResource
  readonly starred: readonly Goods[]
  readonly onNarrow: (change: Partial<CollectionFilter>) => void
  readonly onChangeBox: () => void
  readonly onGive: () => void
  /** Puts several up for sale at once. */
  readonly onOffer: (kind: CopyKind) => void
}

const parts = [
  { key: 'copies', label: '藏品' },
  { key: 'boxes', label: '盲盒' },
  { key: 'seeds', label: '花种' },
  { key: 'favourites', label: '收藏夹' },
] as const

export function MyCollectionScreen(props: MyCollectionProps) {
  const { part, typeId, state, series, onNarrow } = props
  const isCopies = part === 'copies'
  return (
    <PageScreen
      {...(isCopies ? { actions: <StateFilter state={state} onNarrow={onNarrow} /> } : {})}
      top={
        <>
          <div className="px-4 pb-2">
            <SegmentedTabs
              label="藏品、盲盒、花种或收藏夹"
              items={parts}
              current={part}
              onChange={(next) => onNarrow({ part: next })}
              idBase="owned"
            />
          </div>
          {isCopies && (
            <FilterTabs
              label="系列"
              items={[{ key: '', label: '全部' }, ...series.map(({ id, name }) => ({ key: id, label: name }))]}
              current={typeId}
              onChange={(next) => onNarrow({ typeId: next })}
              idBase="owned-series"
            />
          )}
        </>
      }
    >
      {props.unknown}
      <BackToTop on={`${part} ${typeId} ${state}`} />
      <TabPanel idBase="owned" current={part}>
        {isCopies ? (
          <TabPanel idBase="owned-series" current={typeId}>
            <Copies {...props} />
          </TabPanel>
        ) : part === 'boxes' ? (
          <Boxes {...props} />
        ) : part === 'seeds' ? (
          <Seeds {...props} />
        ) : (
          <GoodsList
            label="收藏夹"
            goods={props.starred}
            resource={props.favourites}
            empty={{ title: '收藏夹是空的', note: '在藏品页点一下星标，就能在这里找到它。', action: toMarket }}
          />
        )}
      </TabPanel>
    </PageScreen>
  )
}

const StateFilter = ({ state, onNarrow }: Pick<MyCollectionProps, 'state' | 'onNarrow'>) => (
  <OrderButton
    title="按状态筛选"
    label="状态"
    orders={heldFilters}
    words={heldFilterWords}
    current={state}
    onChange={(next) => onNarrow({ state: next })}
  />
)

const toMarket = { text: '去市场看看', href: `#${tabPaths[1]}` }

const Copies = ({ goods, copies, total, typeId, state, ...ways }: MyCollectionProps) => {
  const isNarrowed = typeId !== '' || state !== 'all'
  const showAll = () => ways.onNarrow({ typeId: '', state: 'all' })
  return (
    <>
      {!isNarrowed && copies.items.length > 0 && <Ways {...ways} />}
      <GoodsList
        label="我的藏品"
        goods={goods}
        resource={copies}
        empty={
          isNarrowed
            ? {
                title: '没有符合条件的藏品',
                note: '换个系列或状态看看。',
                action: { text: '看全部藏品', onPress: showAll },
              }
            : { title: '还没有藏品', note: '买下第一件，或打开一个盲盒，它会在这里等你。', action: toMarket }
        }
      >
        {total !== null && (
          <p className="pb-2.5 text-note text-muted tabular-nums" role="status">
            共 {formatCount(total)} 件
          </p>
        )}
      </GoodsList>
    </>
  )
}

const Ways = ({ onChangeBox, onGive, onOffer }: Pick<MyCollectionProps, 'onChangeBox' | 'onGive' | 'onOffer'>) => (
  <div className="mb-4">
    <EntryGrid
      label="我的藏品可以"
      columns={5}
      entries={[
        { text: '编号', icon: FrameIcon, path: '/pages/mine/myCollection/index' },
        {
          text: '批量寄售',
          icon: MarketIcon,
          path: '/pages/mine/myCollection/mycollection',
          onPress: () => onOffer('collectible'),
        },
        {
          text: '转赠',
          icon: GiftIcon,
          path: '/pages/common/transferParticulars/transferParticulars',
          onPress: onGive,
        },
        { text: '换盲盒', icon: BoxIcon, path: '/pages/mine/myCollection/mycollection', onPress: onChangeBox },
        { text: '流转记录', icon: OrderIcon, path: '/pages/mine/myCollection/transferRecord/transferRecord' },
      ]}
    />
  </div>
)

const Seeds = ({ seeds, sown, seedsHref, onOffer }: MyCollectionProps) => (
  <>
    {sown.length > 0 && (
      <div className="flex items-center justify-between gap-3 pb-3">
        <p className="min-w-0 text-note text-pretty text-muted">每一粒都有编号，可以寄售，也可以转赠。</p>
        <span className="shrink-0">
          <Button size="small" label="批量寄售花种" onPress={() => onOffer('seed')}>
            批量寄售
          </Button>
        </span>
      </div>
    )}
    <GoodsList
      label="我的花种"
      goods={sown}
      resource={seeds}
      empty={{
        title: '还没有花种',
        note: '花种不在首发里，从市场上别人寄售的里面挑一粒。',
        action: { text: '去市场找花种', href: seedsHref },
      }}
    />
  </>
)

const Boxes = ({ boxes, cards }: MyCollectionProps) => (
  <ResourceState
    resource={boxes}
    skeleton={<CollectibleGridSkeleton />}
    empty={
      <EmptyState
        title="没有未打开的盲盒"
        note="打开过的盲盒变成了藏品，新的盲盒在首页和市场里。"
        action={<Button href={`#${tabPaths[0]}`}>去首页看盲盒</Button>}
      />
    }
  >
    <ArtGrid label="我的盲盒">
      {cards.map(({ id, href: to, name, seriesName, image, count, openable }) => (
        <ArtCard
          key={id}
          href={to}
          art={<ArtImage src={image} alt="" ratio={ART_RATIO} />}
          title={name}
          note={seriesName}
          foot={<span className="text-title font-semibold tabular-nums">{count}</span>}
          footEnd={<span className="text-note text-soft tabular-nums">{openable}</span>}
        />
      ))}
    </ArtGrid>
    <ResourceFoot resource={boxes} />
  </ResourceState>
)
