import { MoreIcon } from '#src/ui/icon/page-icons.tsx'
import { type ReactNode, useState } from 'react'
import { counted } from '#src/domain/number/number-format.ts'
import { href, tabPaths } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { Phrases } from '#src/ui/display/phrases.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { TabPanel } from '#src/ui/form/segmented-tabs.tsx'
import { ArtCard, ArtGrid } from '#src/ui/media/art-card.tsx'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { ART_RATIO, CollectibleGridSkeleton } from '../kit/product/collectible-card.tsx'
import { ActionSheet } from '#src/ui/overlay/action-sheet.tsx'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { BackToTop, FilterTabs } from '../kit/page/filter-tabs.tsx'
import type { CopyKind } from '../kit/collection/copy.ts'
import { type Goods, seriesNote } from '../kit/product/goods.ts'
import { GoodsList } from '../kit/product/goods-grid.tsx'
import { OrderButton } from '../kit/page/order-button.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import {
  type BoxCard,
  type CollectionFilter,
  heldFilters,
  heldFilterWords,
  type SeriesWork,
} from './my-collection.select.ts'

export interface MyCollectionProps extends CollectionFilter {
  /** What nobody knows the end of, of what one has. */
  readonly unknown?: ReactNode
  /** Null while they are on their way; none where they are not to be had. */
  readonly series: readonly { readonly id: string; readonly name: string }[] | null
  readonly copies: ShownResource
  readonly goods: readonly Goods[]
  /** The works of the chosen series; empty where none is chosen or not all copies are known. */
  readonly works: readonly SeriesWork[]
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

const titles: Readonly<Record<CollectionFilter['part'], string>> = {
  copies: '我的藏品',
  boxes: '我的盲盒',
  seeds: '我的花种',
  favourites: '收藏夹',
}

export function MyCollectionScreen(props: MyCollectionProps) {
  const { part, typeId, state, work, series, onNarrow } = props
  const isCopies = part === 'copies'
  return (
    <PageScreen
      title={work === '' ? titles[part] : work}
      {...(isCopies && props.copies.items.length > 0 ? { actions: <Ways {...props} /> } : {})}
      top={
        isCopies &&
        work === '' &&
        (series === null || series.length > 0) && (
          <FilterTabs
            label="系列"
            items={[{ key: '', label: '全部' }, ...(series ?? []).map(({ id, name }) => ({ key: id, label: name }))]}
            current={typeId}
            onChange={(next) => onNarrow({ typeId: next })}
            idBase="owned-series"
          />
        )
      }
    >
      {props.unknown}
      <BackToTop on={`${part} ${typeId} ${state} ${work}`} />
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
          empty={{ title: '收藏夹是空的', note: '在藏品详情页点亮星标，就会收在这里。', action: toMarket }}
        />
      )}
    </PageScreen>
  )
}

const StateFilter = ({ state, onNarrow }: Pick<MyCollectionProps, 'state' | 'onNarrow'>) => (
  <OrderButton
    flush
    title="按状态筛选"
    label="状态"
    orders={heldFilters}
    words={heldFilterWords}
    current={state}
    onChange={(next) => onNarrow({ state: next })}
  />
)

const toMarket = { text: '去市场看看', href: `#${tabPaths[1]}` }

const Copies = ({ goods, copies, total, typeId, state, work, works, onNarrow }: MyCollectionProps) => {
  const isNarrowed = typeId !== '' || state !== 'all' || work !== ''
  const showAll = () => onNarrow({ typeId: '', state: 'all', work: '' })
  return (
    <>
      {works.length > 0 && <SeriesShelf works={works} />}
      {(isNarrowed || copies.status === 'loading' || copies.items.length > 0) && (
        <div className="-mt-1 flex min-h-11 items-center justify-between gap-3">
          <p className="text-note text-muted tabular-nums" role="status">
            {total === null ? '' : `共 ${counted(total, '件')}`}
          </p>
          <StateFilter state={state} onNarrow={onNarrow} />
        </div>
      )}
      <GoodsList
        label="我的藏品"
        goods={goods}
        resource={copies}
        empty={
          isNarrowed
            ? {
                title: '没有符合条件的藏品',
                note: '换个系列或状态看看。',
                action: { text: '全部藏品', onPress: showAll },
              }
            : { title: '还没有藏品', note: '买下第一件，或开一个盲盒，它会挂在这面墙上。', action: toMarket }
        }
      />
    </>
  )
}

/** The works of a series in one line: what one has, and what is missing. */
const SeriesShelf = ({ works }: Pick<MyCollectionProps, 'works'>) => {
  const owned = works.filter((one) => one.owned).length
  return (
    <section aria-label="系列进度" className="mb-2 rounded-l bg-surface p-3">
      <p className="flex items-baseline justify-between gap-3 px-1 pb-2.5 text-note text-muted tabular-nums">
        <span className="text-body font-semibold text-ink">
          集齐 {owned}/{works.length}
        </span>
        {owned === works.length ? '已集齐' : `还差 ${works.length - owned} 款`}
      </p>
      <ul className="scrollbar-none -mx-3 flex gap-2 overflow-x-auto px-3">
        {works.map(({ id, href: to, name, image, owned: isOwned }) => (
          <li key={id} className="w-14 shrink-0">
            <a href={to} aria-label={`${name}，${isOwned ? '已拥有' : '未拥有'}`} className="block active:opacity-80">
              <span className={isOwned ? 'block' : 'block opacity-45'}>
                <ArtImage src={image} alt="" ratio={ART_RATIO} rounded="small" dim={!isOwned} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

type WaysProps = Pick<MyCollectionProps, 'onChangeBox' | 'onGive' | 'onOffer'>

/** What can be done with several, behind one button. */
function Ways({ onChangeBox, onGive, onOffer }: WaysProps) {
  const [isOpen, setOpen] = useState(false)
  const { push } = useNavigation()
  const deeds: Readonly<Record<string, () => void>> = {
    offer: () => onOffer('collectible'),
    give: onGive,
    change: onChangeBox,
    numbers: () => push(href('/pages/mine/myCollection/index')),
    record: () => push(href('/pages/mine/myCollection/transferRecord/transferRecord')),
  }
  return (
    <>
      <IconButton icon={MoreIcon} label="管理" onPress={() => setOpen(true)} />
      <ActionSheet
        open={isOpen}
        title="管理藏品"
        items={[
          { key: 'offer', text: '批量寄售' },
          { key: 'give', text: '转赠' },
          { key: 'change', text: '换盲盒' },
          { key: 'numbers', text: '我的编号' },
          { key: 'record', text: '流转记录' },
        ]}
        onSelect={(key) => {
          setOpen(false)
          deeds[key]?.()
        }}
        onDismiss={() => setOpen(false)}
      />
    </>
  )
}

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
        note: '花种不参与首发，可以在市场里挑别人寄售的。',
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
        kind="box"
        title="暂无待开盲盒"
        note="在首页和市场挑一个吧。"
        action={<Button href={`#${tabPaths[0]}`}>去看盲盒</Button>}
      />
    }
  >
    {cards.length > 1 ? (
      <Shelf cards={cards} />
    ) : (
      <ul aria-label={titles.boxes}>
        {cards.map((card) => (
          <li key={card.id}>
            <LoneBox {...card} />
          </li>
        ))}
      </ul>
    )}
    <ResourceFoot resource={boxes} />
  </ResourceState>
)

/** The only kind has the whole row: beside it there is nothing to come. */
const LoneBox = ({ id, href: to, name, seriesName, image, count, openable }: BoxCard) => (
  <Card href={to}>
    <span className="flex items-center gap-4">
      <span className="block w-5/12 shrink-0" data-work={`box-${id}`}>
        <ArtImage src={image} alt="" ratio={ART_RATIO} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium text-ink">
          <Phrases text={name} />
        </span>
        <span className="block text-note text-muted empty:hidden">{seriesNote({ name, seriesName })}</span>
        <span className="mt-3 block text-title font-semibold tabular-nums">{count}</span>
        <span className="block text-note text-soft tabular-nums">{openable}</span>
      </span>
    </span>
  </Card>
)

const Shelf = ({ cards }: Pick<MyCollectionProps, 'cards'>) => (
  <ArtGrid label={titles.boxes}>
    {cards.map(({ id, href: to, name, seriesName, image, count, openable }) => (
      <ArtCard
        key={id}
        href={to}
        art={
          <span className="block" data-work={`box-${id}`}>
            <ArtImage src={image} alt="" ratio={ART_RATIO} />
          </span>
        }
        title={name}
        note={seriesNote({ name, seriesName })}
        foot={<span className="text-title font-semibold tabular-nums">{count}</span>}
        footEnd={<span className="text-note text-soft tabular-nums">{openable}</span>}
      />
    ))}
  </ArtGrid>
)
