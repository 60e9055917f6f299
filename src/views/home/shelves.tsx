import { href, tabPaths } from '#src/routes/table.ts'
import { Swiper } from '#src/ui/media/swiper.tsx'
import type { Ticker } from '#src/ui/media/use-autoplay.ts'
import { BannerPicture } from '../kit/page/banner-picture.tsx'
import { CollectibleGridSkeleton } from '../kit/product/collectible-card.tsx'
import { goodsFrom } from '../kit/product/goods.ts'
import { GoodsGrid } from '../kit/product/goods-grid.tsx'
import { PartSection, PartState } from '../kit/resource/part-section.tsx'
import { BoxStrip, BoxStripSkeleton } from './box-strip.tsx'
import { BannerSkeleton } from './home-skeletons.tsx'
import type { HomeView } from './home.select.ts'
import { SeriesStrip, SeriesStripSkeleton } from './series-strip.tsx'

export interface ShelvesProps extends Pick<HomeView, 'banners' | 'series' | 'boxes' | 'recommended'> {
  readonly ticker: Ticker
  readonly onRefused: (message: string) => void
  readonly onSeries: (seriesId: string) => void
}

const market = `#${tabPaths[1]}`
/** The whole list of what a part shows some of. */
const listHref = (kind: string): string => `#${href('/pages/sales/list/list', { kind })}`

/** What home shows of its lists: banners, series, blind boxes, recommended works. */
export function Shelves({ banners, series, boxes, recommended, ticker, onRefused, onSeries }: ShelvesProps) {
  return (
    <>
      <div className="mt-3 empty:hidden">
        <PartState part={banners} name="轮播图" skeleton={<BannerSkeleton />}>
          {banners.items.length > 0 && (
            <Swiper
              label="精选"
              ticker={ticker}
              slides={banners.items.map((banner) => ({
                key: banner.id,
                label: banner.title,
                content: <BannerPicture banner={banner} onRefused={onRefused} dotted />,
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
        <SeriesStrip covers={series.items} onSeries={onSeries} />
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
