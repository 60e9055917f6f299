import type { ReactNode } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { LineChart } from '#src/ui/chart/line-chart.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { DescriptionList } from '#src/ui/display/description-list.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Price } from '#src/ui/display/price.tsx'
import { Timeline, type TimelineEntry } from '#src/ui/display/timeline.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { rarityWords } from '#src/ui/media/rarity-frame.tsx'
import { WorkOutline } from '../kit/product/held-work.tsx'
import { LargeArt } from '../kit/product/large-art.tsx'
import { priceWords } from '../kit/product/goods.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { dayWords } from '../kit/product/sale-words.ts'
import { footNote, isManaged, type OfferMarket, type OfferView } from '../kit/listing/offer.select.ts'

export interface SalesDetailsProps {
  /** What nobody knows the end of, of this offer. */
  readonly unknown?: ReactNode
  readonly resource: ShownResource
  /** Null until it is there. */
  readonly view: OfferView | null
  /** Null until it is known; the offer does not wait for it. */
  readonly market: OfferMarket | null
  /** The mark of a favourite; nothing for a box. */
  readonly star: ReactNode
  readonly records: readonly TimelineEntry[]
}

export const SalesDetailsScreen = ({ resource, view, star, unknown, ...more }: SalesDetailsProps) => (
  <PageScreen
    {...(view ? { title: view.item.name, actions: star, footer: <Foot view={view} market={more.market} /> } : {})}
  >
    {unknown}
    <ResourceState resource={resource} skeleton={<WorkOutline />}>
      {view && <Content view={view} {...more} />}
    </ResourceState>
  </PageScreen>
)

type ContentProps = Pick<SalesDetailsProps, 'market' | 'records'> & { readonly view: OfferView }

const Content = ({ view, market, records }: ContentProps) => (
  <>
    <LargeArt item={view.item} />
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pt-5">
      <Price {...view.item.price} size="large" label="卖家要价" />
      <span className="font-medium tabular-nums">{view.number}</span>
    </div>
    <p className="pt-1 text-note text-muted tabular-nums">
      {[view.item.seriesName, view.item.rarity && rarityWords[view.item.rarity], market?.standing]
        .filter(Boolean)
        .join(' · ')}
    </p>
    <div className="pt-5">
      <List>
        <ListRow
          href={view.seller.href}
          title={view.seller.name}
          note={view.listed}
          value={view.isOwn ? '我' : '卖家'}
          leading={<Avatar name={view.seller.name} src={view.seller.avatar} decorative />}
          oneLine
        />
        <ListRow href={view.productHref} title={view.item.kind === 'box' ? '盲盒详情' : '藏品详情'} />
      </List>
    </div>
    {market && <Market market={market} />}
    {records.length > 0 && (
      <Section title="流转记录" note="本编号的历任持有者">
        <div className="rounded-l bg-surface p-4">
          <Timeline label="流转记录" entries={records} />
        </div>
      </Section>
    )}
    <Section title="转让规则" note="以首次售出时的规则为准">
      <div className="rounded-l bg-surface px-4 py-2">
        <DescriptionList items={view.rules} />
      </div>
    </Section>
  </>
)

const Market = ({ market: { points, facts, othersHref } }: { readonly market: OfferMarket }) => (
  <Section title="价格参考" {...(othersHref === '' ? {} : { moreHref: othersHref, moreText: '其他编号' })}>
    <div className="rounded-l bg-surface p-4">
      {points.length > 1 && (
        <div className="mb-3 border-b border-hairline pb-3">
          <LineChart
            label="每天的成交价"
            points={points}
            valueText={priceWords}
            timeText={dayWords}
            emptyText="暂无成交"
          />
        </div>
      )}
      <DescriptionList items={facts} />
    </div>
  </Section>
)

const Foot = ({ view, market }: { readonly view: OfferView; readonly market: OfferMarket | null }) => (
  <div className="flex items-center justify-between gap-4">
    <p className="min-w-0 text-note text-soft tabular-nums">{footNote(view)}</p>
    <FootButton view={view} othersHref={market?.othersHref || view.productHref} />
  </div>
)

function FootButton({ view, othersHref }: { readonly view: OfferView; readonly othersHref: string }) {
  if (isManaged(view)) return <Button href={view.manageHref}>管理这一件</Button>
  if (view.state !== 'up') return <Button href={othersHref}>查看其他</Button>
  return (
    <Button tone="primary" href={view.buyHref}>
      立即购买
    </Button>
  )
}
