import { blindBoxes, homeSeries, newestProducts, recommendedProducts } from '../kit/product/catalogue.ts'
import { momentsOf } from '../kit/product/collectible.ts'
import { useOpenSeries } from '../kit/market/market-filter.ts'
import { firstNotices } from '../kit/notice/first-notices.ts'
import { useLinks } from '../kit/app/use-links.ts'
import { useMinute } from '../kit/app/use-now.ts'
import { useNowAt } from '../kit/app/use-now-at.ts'
import { type ResourceOf, useResource } from '../kit/resource/use-resource.ts'
import { useSwiperTicker } from '../kit/page/use-swiper-ticker.ts'
import { HomeScreen } from './home.screen.tsx'
import { viewHome } from './home.select.ts'

const topBanners: ResourceOf<'home.banners'> = { endpoint: 'home.banners', request: {}, freshMs: 60_000 }

/** Banners, news, what goes on sale next, series, blind boxes and recommended products (marketplace §2, §7). */
export default function HomePage() {
  const { judge, refuse } = useLinks()
  const ticker = useSwiperTicker()
  const openSeries = useOpenSeries()
  const banners = useResource(topBanners)
  const notices = useResource(firstNotices)
  const series = useResource(homeSeries)
  const newest = useResource(newestProducts)
  const boxes = useResource(blindBoxes)
  const recommended = useResource(recommendedProducts)
  const now = Math.max(useNowAt([newest, boxes, recommended].flatMap(momentsOf)), useMinute())
  return (
    <HomeScreen
      {...viewHome({ banners, notices, series, newest, boxes, recommended }, judge, now)}
      ticker={ticker}
      onRefused={refuse}
      onSeries={openSeries}
    />
  )
}
