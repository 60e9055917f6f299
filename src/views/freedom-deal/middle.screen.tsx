import type { ReactNode } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { DescriptionList } from '#src/ui/display/description-list.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Price } from '#src/ui/display/price.tsx'
import { SkeletonDetail } from '#src/ui/feedback/skeleton.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { isManaged, type OfferView } from '../kit/listing/offer.select.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { LargeArt } from '../kit/product/large-art.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { steps } from './deals.select.ts'

export interface MiddleProps {
  readonly resource: ShownResource
  readonly unknown?: ReactNode
  /** Null until it is there. */
  readonly view: OfferView | null
  /** Why it cannot be bought now, and more. */
  readonly note: string
  readonly collectionHref: string
  readonly sellerHref: string
}

const Foot = ({ view, note }: { readonly view: OfferView; readonly note: string }) => (
  <div className="flex items-center justify-between gap-4">
    <p className="min-w-0 text-note text-soft tabular-nums">{note}</p>
    {isManaged(view) ? (
      <Button href={view.manageHref}>管理这一件</Button>
    ) : view.state === 'up' ? (
      <Button tone="primary" href={view.buyHref}>
        去下单
      </Button>
    ) : (
      <Button href="#/pages/freedomDeal/freedomDeal">查看其他</Button>
    )}
  </div>
)

export const MiddleScreen = ({ resource, unknown, view, note, collectionHref, sellerHref }: MiddleProps) => (
  <PageScreen {...(view ? { title: view.item.name, footer: <Foot view={view} note={note} /> } : {})}>
    {unknown}
    <ResourceState resource={resource} skeleton={<SkeletonDetail />}>
      {view && (
        <>
          <LargeArt item={view.item} />
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pt-5">
            <Price {...view.item.price} size="large" label="成交价" />
            <span className="font-medium tabular-nums">{view.number}</span>
          </div>
          <div className="pt-5">
            <List header="卖家">
              <ListRow
                href={sellerHref}
                title={view.seller.name}
                note={view.listed}
                value={view.isOwn ? '我' : '聊聊价格'}
                leading={<Avatar name={view.seller.name} src={view.seller.avatar} decorative />}
                oneLine
              />
              <ListRow href={collectionHref} title="TA 的全部藏品" />
              <ListRow href={view.productHref} title="藏品详情" />
            </List>
          </div>
          <Section title="交易流程" note="价格谈好后，由卖家下架，再按新价寄售">
            <div className="rounded-l bg-surface px-4 py-2">
              <DescriptionList items={steps} />
            </div>
          </Section>
          <Section title="转让规则">
            <div className="rounded-l bg-surface px-4 py-2">
              <DescriptionList items={view.rules} />
            </div>
          </Section>
        </>
      )}
    </ResourceState>
  </PageScreen>
)
