import { CopyIcon } from '#src/ui/icon/page-icons.tsx'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { LineChart } from '#src/ui/chart/line-chart.tsx'
import { DescriptionList } from '#src/ui/display/description-list.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { Timeline } from '#src/ui/display/timeline.tsx'
import { ErrorState } from '#src/ui/feedback/state.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { rarityWords } from '#src/ui/media/rarity-frame.tsx'
import { type SharedWork, ShareWork } from '../kit/collection/share-work.tsx'
import { WorkOutline } from '../kit/product/held-work.tsx'
import { LargeArt } from '../kit/product/large-art.tsx'
import { priceWords } from '../kit/product/goods.ts'
import { toCollection } from './gift.screen.tsx'
import { ListingNews, OfferSheet } from '../kit/listing/offer-sheet.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { RowPicture } from '../kit/product/row-picture.tsx'
import type { useOffering } from '../kit/listing/use-offering.ts'
import type { OwnedCopyView, UpgradeView } from './owned-copy.select.ts'
import { dayWords } from '../kit/product/sale-words.ts'

export interface OwnedCopyProps {
  /** What nobody knows the end of, of these goods. */
  readonly unknown?: ReactNode
  readonly resource: ShownResource
  /** Null until it is there. */
  readonly view: OwnedCopyView | null
  readonly offering: ReturnType<typeof useOffering>
  readonly onGive: () => void
  readonly onUpgrade: () => void
  readonly onCopy: (text: string) => void
}

export function OwnedCopyScreen({ view, ...props }: OwnedCopyProps) {
  const { resource, offering } = props
  // Given away, sold or melted: whoever comes back to it by the back button is told, and asking again brings the same.
  const isGone = resource.failure?.reason === 'refused' && resource.activity === 'none'
  const shown = view && {
    title: view.item.name,
    actions: <ShareWork tone="quiet" work={sharedWork(view)} />,
    footer: <Foot {...props} view={view} />,
  }
  return (
    <PageScreen {...shown}>
      {props.unknown}
      {isGone ? (
        <ErrorState title={resource.failure.message} action={toCollection} />
      ) : (
        <ResourceState resource={resource} skeleton={<WorkOutline />}>
          {view && <Content {...props} view={view} />}
        </ResourceState>
      )}
      {offering.question}
      <OfferSheet {...offering.sheet} name={view?.called ?? ''} floor={view?.floor ?? ''} />
    </PageScreen>
  )
}

/** What the poster says of it. */
const sharedWork = ({ item, number, productId }: OwnedCopyView): SharedWork => ({
  productId,
  name: item.name,
  seriesName: item.seriesName,
  rarity: item.rarity,
  number,
  image: item.largeImage,
})

type Shown = OwnedCopyProps & { readonly view: OwnedCopyView }

const Content = ({ view, offering, onCopy, onUpgrade }: Shown) => (
  <>
    <LargeArt item={view.item} back={view.back} />
    <Head view={view} />
    <div className="pt-4 empty:hidden">
      <ListingNews listing={offering.listing} onCheck={offering.listing.check} />
    </div>
    <Section title="藏品故事" moreHref={view.productHref} moreText="查看详情">
      <p className="text-pretty text-soft">{view.story}</p>
    </Section>
    {view.upgrade && <Upgrade upgrade={view.upgrade} onUpgrade={onUpgrade} />}
    <Section title="市场行情">
      <div className="rounded-l bg-surface p-4">
        <LineChart
          label="每日最后成交价"
          points={view.points}
          valueText={priceWords}
          timeText={dayWords}
          emptyText="暂无成交"
        />
        <div className="mt-3 border-t border-hairline pt-1">
          <DescriptionList items={view.got} />
        </div>
      </div>
    </Section>
    <Section title="流转记录" moreHref={view.recordHref}>
      <div className="rounded-l bg-surface p-4">
        <Timeline label="流转记录" entries={view.records} />
      </div>
    </Section>
    <Section title="持有规则" note="以获得时的规则为准">
      <div className="rounded-l bg-surface px-4 py-2">
        <DescriptionList
          items={[
            ...view.terms,
            {
              term: '链上登记',
              detail: <span className="break-all">{`${view.chainHash.slice(0, 10)}…${view.chainHash.slice(-6)}`}</span>,
              action: <IconButton icon={CopyIcon} label="复制链上登记" onPress={() => onCopy(view.chainHash)} />,
            },
          ]}
        />
      </div>
    </Section>
  </>
)

const Upgrade = ({ upgrade, onUpgrade }: { readonly upgrade: UpgradeView; readonly onUpgrade: () => void }) => (
  <Section title="升级" note="换成同系列更高一级的一件">
    <List>
      <ListRow
        title={`${upgrade.name} · ${rarityWords[upgrade.rarity]}`}
        note={upgrade.why === '' ? `消耗本藏品 + ${upgrade.cost}` : `${upgrade.cost}，${upgrade.why}`}
        leading={<RowPicture image={upgrade.image} />}
        trailing={
          <Button size="small" label={`升级为${upgrade.name}`} disabled={upgrade.why !== ''} onPress={onUpgrade}>
            升级
          </Button>
        }
      />
    </List>
  </Section>
)

const Head = ({ view: { item, number, standing, asked } }: Pick<Shown, 'view'>) => (
  <div className="flex items-start justify-between gap-4 pt-5">
    <div className="min-w-0">
      <p className="text-headline font-semibold tabular-nums">{number}</p>
      <p className="text-note text-muted">
        {[item.seriesName, item.rarity && rarityWords[item.rarity]].filter(Boolean).join(' · ')}
      </p>
    </div>
    <div className="flex flex-col items-end gap-1">
      <Tag tone={standing.tone}>{standing.text}</Tag>
      {asked !== null && <span className="font-medium text-cinnabar tabular-nums">{asked}</span>}
    </div>
  </div>
)

/** What can be done with it; the reason of what cannot stands beside the buttons, once. */
function Foot({ view, offering, onGive }: Shown) {
  const { listing, ask } = offering
  const isBusy = listing.state !== 'rest'
  const deed = view.isListed ? view.withdraw : view.offer
  const reasons = [...new Set([deed.why, view.give.why].filter(Boolean))]
  const words = listing.state === 'uncertain' ? '确认中' : listing.up ? '正在寄售' : '正在下架'
  return (
    <>
      {reasons.length > 0 && !isBusy && <p className="pb-2 text-center text-note text-muted">{reasons.join('；')}</p>}
      <div className="flex gap-3">
        <span className="flex-1">
          <Button block disabled={view.give.why !== '' || isBusy} onPress={onGive}>
            转赠
          </Button>
        </span>
        <span className="flex-1">
          <Button
            block
            tone={view.isListed ? 'secondary' : 'primary'}
            disabled={deed.why !== ''}
            pending={isBusy}
            pendingText={words}
            onPress={view.isListed ? listing.takeDown : ask}
          >
            {view.isListed ? '下架' : '寄售'}
          </Button>
        </span>
      </div>
    </>
  )
}
