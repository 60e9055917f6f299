import { SearchIcon } from '#src/ui/icon/home-icons.tsx'
import { href, tabPaths } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { EmptyState, ErrorState } from '#src/ui/feedback/state.tsx'
import { Swiper } from '#src/ui/media/swiper.tsx'
import type { Ticker } from '#src/ui/media/use-autoplay.ts'
import { ChatButton } from '../kit/chat/chat-button.tsx'
import { BannerPicture } from '../kit/page/banner-picture.tsx'
import { CollectibleGridSkeleton } from '../kit/product/collectible-card.tsx'
import { goodsFrom } from '../kit/product/goods.ts'
import { GoodsGrid } from '../kit/product/goods-grid.tsx'
import { NoAnswer } from '../kit/resource/no-answer.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { PartSection, PartState } from '../kit/resource/part-section.tsx'
import { BoxStrip, BoxStripSkeleton } from './box-strip.tsx'
import { HomeEntries, HotEntry } from './home-entries.tsx'
import type { HomeView } from './home.select.ts'
import { NewsCard } from './news-card.tsx'
import { BannerSkeleton, LineSkeleton } from './home-skeletons.tsx'
import { TodaySkeleton, TodayWork } from './today-work.tsx'
import { SeriesStrip, SeriesStripSkeleton } from './series-strip.tsx'

export interface HomeProps extends HomeView {
  readonly ticker: Ticker
  readonly onRefused: (message: string) => void
  readonly onSeries: (seriesId: string) => void
}

/** The whole list of what a part shows some of. */
const listHref = (kind: string): string => `#${href('/pages/sales/list/list', { kind })}`

export const HomeScreen = (props: HomeProps) => (
  <PageScreen
    actions={
      <>
        <IconButton icon={SearchIcon} label="搜索藏品" href={`#${href('/pages/home/search/search')}`} />
        <ChatButton />
      </>
    }
  >
    {props.whole === 'parts' ? <Parts {...props} /> : <Nothing whole={props.whole} onRetry={props.retry} />}
  </PageScreen>
)

function Nothing({ whole, onRetry }: { whole: 'failed' | 'offline' | 'empty'; onRetry: () => void }) {
  if (whole === 'offline') return <NoAnswer onRetry={onRetry} />
  if (whole === 'failed') return <ErrorState note="服务器没有回应，请稍后再试。" onRetry={onRetry} />
  return (
    <EmptyState
      title="展厅还在布展"
      note="第一批藏品上架后，会最先出现在这里。"
      action={<Button onPress={onRetry}>刷新</Button>}
    />
  )
}

function Parts({ banners, news, next, series, boxes, recommended, ...props }: HomeProps) {
  const market = `#${tabPaths[1]}`
  return (
    <>
      <PartState part={next} name="开售预告" skeleton={<TodaySkeleton />}>
        {next.items.map((item) => (
          <TodayWork key={item.key} item={item} />
        ))}
      </PartState>
      <HomeEntries />
      <HotEntry />
      <div className="mt-3 first:mt-0">
        <PartState part={news} name="公告" skeleton={<LineSkeleton lines={2} />}>
          {news.items.length > 0 && <NewsCard lines={news.items} />}
        </PartState>
      </div>
      <div className="mt-3 empty:hidden">
        <PartState part={banners} name="轮播图" skeleton={<BannerSkeleton />}>
          {banners.items.length > 0 && (
            <Swiper
              label="精选"
              ticker={props.ticker}
              slides={banners.items.map((banner) => ({
                key: banner.id,
                label: banner.title,
                content: <BannerPicture banner={banner} onRefused={props.onRefused} dotted />,
              }))}
            />
          )}
        </PartState>
      </div>
      <PartSection
        part={series}
        name="系列"
        title="系列"
        note="每个系列一种画法"
        moreHref={listHref('series')}
        skeleton={<SeriesStripSkeleton />}
      >
        <SeriesStrip covers={series.items} onSeries={props.onSeries} />
      </PartSection>
      <PartSection
        part={boxes}
        name="盲盒"
        title="盲盒"
        note="开之前，谁也不知道"
        moreHref={listHref('box')}
        skeleton={<BoxStripSkeleton />}
      >
        <BoxStrip boxes={boxes.items} />
      </PartSection>
      <PartSection
        part={recommended}
        name="推荐藏品"
        title="为你挑选"
        moreHref={market}
        skeleton={<CollectibleGridSkeleton cards={4} />}
      >
        <GoodsGrid label="为你挑选" goods={recommended.items.map(goodsFrom)} />
      </PartSection>
    </>
  )
}
