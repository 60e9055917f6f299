import type { ReactNode } from 'react'
import { tabPaths } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Price } from '#src/ui/display/price.tsx'
import { Skeleton, SkeletonBlock } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '#src/ui/feedback/state.tsx'
import { rarityWords } from '#src/ui/media/rarity-frame.tsx'
import { BannerPicture } from '../kit/page/banner-picture.tsx'
import { buyHref } from '../kit/order/buy.ts'
import { CollectibleArt, CollectibleGridSkeleton } from '../kit/product/collectible-card.tsx'
import { type Collectible, saleWords } from '../kit/product/collectible.ts'
import { goodsFrom, pageOf, seriesNote } from '../kit/product/goods.ts'
import { GoodsGrid } from '../kit/product/goods-grid.tsx'
import { LiveCountdown } from '../kit/app/live-countdown.tsx'
import { NoAnswer } from '../kit/resource/no-answer.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { PartSection, PartState } from '../kit/resource/part-section.tsx'
import type { ActivityView, Announced, BoxActivity } from './activity.select.ts'
import { Events } from './events.tsx'
import { ChestRanking, type ChestRankingProps } from './chest-ranking.tsx'

export interface ActivityProps extends ActivityView {
  /** How many are here now, in words; `''` until it is known. The page does not wait for it. */
  readonly people: string
  readonly chests: ChestRankingProps
  /** What can be bought before everybody else. */
  readonly priority?: ReactNode
  readonly onRefused: (message: string) => void
}

export const ActivityScreen = (props: ActivityProps) => (
  <PageScreen>
    {props.whole === 'parts' ? <Parts {...props} /> : <Nothing whole={props.whole} onRetry={props.retry} />}
  </PageScreen>
)

function Nothing({ whole, onRetry }: { whole: 'failed' | 'offline' | 'empty'; onRetry: () => void }) {
  if (whole === 'offline') return <NoAnswer onRetry={onRetry} />
  if (whole === 'failed') return <ErrorState note="服务繁忙，请稍后再试。" onRetry={onRetry} />
  return (
    <EmptyState
      title="暂无活动"
      note="新活动开始前，会先发公告。"
      action={<Button href={`#${tabPaths[2]}`}>查看公告</Button>}
    />
  )
}

function Parts({ main, more, announced, activities, onSale, people, chests, priority, onRefused }: ActivityProps) {
  return (
    <>
      <p className="flex min-h-7.5 items-center gap-1.5 pb-2.5 text-note text-muted tabular-nums">
        {people !== '' && (
          <>
            <span aria-hidden="true" className="size-1.5 rounded-full bg-jade" />
            {people}
          </>
        )}
      </p>
      <Events />
      <PartState part={main} name="活动" skeleton={<BannersSkeleton />}>
        <Banners {...{ onRefused }} banners={main.items} />
      </PartState>
      <PartSection part={more} name="更多活动" title="进行中的活动" skeleton={<BannersSkeleton />}>
        <Banners {...{ onRefused }} banners={more.items} />
      </PartSection>
      <PartSection part={announced} name="开售日历" title="开售日历" skeleton={<CalendarSkeleton />}>
        <Calendar announced={announced.items} />
      </PartSection>
      {priority}
      <ChestRanking {...chests} />
      <PartSection part={activities} name="活动盲盒" title="活动盲盒" skeleton={<CalendarSkeleton />}>
        <BoxActivities activities={activities.items} />
      </PartSection>
      <PartSection
        part={onSale}
        name="在售藏品"
        title="正在开售"
        moreHref={`#${tabPaths[1]}`}
        skeleton={<CollectibleGridSkeleton cards={4} />}
      >
        <GoodsGrid label="正在开售" goods={onSale.items.map(goodsFrom)} />
      </PartSection>
    </>
  )
}

const Banners = ({
  banners,
  onRefused,
}: {
  banners: ActivityView['main']['items']
  onRefused: ActivityProps['onRefused']
}) => (
  <ul className="flex flex-col gap-3">
    {banners.map((banner, at) => (
      <li key={banner.id}>
        <BannerPicture banner={banner} onRefused={onRefused} eager={at === 0} />
      </li>
    ))}
  </ul>
)

/** Each activity with what is left of it and its boxes. */
const BoxActivities = ({ activities }: { readonly activities: readonly BoxActivity[] }) => (
  <ul className="flex flex-col gap-5">
    {activities.map(({ name, endsAt, boxes }) => (
      <li key={name}>
        <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium">{name}</span>
          <LiveCountdown label="距结束" until={endsAt} doneText="已结束" />
        </p>
        <Boxes boxes={boxes} />
      </li>
    ))}
  </ul>
)

/** Boxes of an activity, each with the way to buy it, or the word of its sale while there is none. */
const Boxes = ({ boxes }: { readonly boxes: readonly Collectible[] }) => (
  <ul className="flex flex-col gap-2.5">
    {boxes.map((item) => (
      <li key={item.key} className="flex items-center gap-3 rounded-l bg-surface p-2.5 pr-4">
        <a href={pageOf(item)} className="flex min-w-0 flex-1 items-center gap-3">
          <span className="block w-16 shrink-0">
            <CollectibleArt item={item} wordless />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{item.name}</span>
            <Price {...item.price} size="small" />
          </span>
        </a>
        {item.state === 'onSale' ? (
          <Button href={`#${buyHref({ blindBoxId: item.id })}`} label={`购买 ${item.name}`}>
            购买
          </Button>
        ) : (
          <span className="text-note text-muted">{saleWords(item).text}</span>
        )}
      </li>
    ))}
  </ul>
)

/** The sales to come on a line of time. */
const Calendar = ({ announced }: { announced: readonly Announced[] }) => (
  <ol className="relative pl-5 before:absolute before:top-2 before:bottom-2 before:left-1 before:w-px before:bg-line">
    {announced.map(({ item, when }) => (
      <li key={item.key} className="relative pb-4 last:pb-0">
        <span aria-hidden="true" className="absolute top-2 -left-5 size-2.25 rounded-full bg-gold ring-3 ring-paper" />
        <p className="text-note font-medium text-soft tabular-nums">{when}</p>
        <a
          href={pageOf(item)}
          className="mt-1.5 flex w-full items-center gap-3 rounded-l bg-surface p-2.5 text-start transition-transform active:scale-[0.985]"
        >
          <span className="block w-16 shrink-0">
            <CollectibleArt item={item} wordless />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{item.name}</span>
            <span className="block truncate text-note text-muted">
              {[seriesNote(item), item.rarity && rarityWords[item.rarity]].filter(Boolean).join(' · ')}
            </span>
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <Price {...item.price} size="small" />
              <LiveCountdown label="距开售" until={item.onSaleAt ?? 0} />
            </span>
          </span>
        </a>
      </li>
    ))}
  </ol>
)

const BannersSkeleton = () => (
  <Skeleton>
    <span className="block aspect-video w-full animate-breathe rounded-l bg-line/60" />
  </Skeleton>
)

const CalendarSkeleton = () => (
  <Skeleton>
    {[0, 1].map((at) => (
      <div key={at} className="pb-4 pl-5">
        <SkeletonBlock width="96px" height="13px" />
        <div className="mt-2.5 flex items-center gap-3 rounded-l bg-surface p-2.5">
          <span className="block aspect-4/5 w-16 animate-breathe rounded-s bg-line/60" />
          <span className="flex flex-1 flex-col gap-2.5">
            <SkeletonBlock width="64%" height="15px" />
            <SkeletonBlock width="40%" height="12px" />
            <SkeletonBlock width="80%" height="16px" />
          </span>
        </div>
      </div>
    ))}
  </Skeleton>
)
