import { relativeTime } from '#src/domain/time/relative-time.ts'
import { type BannerRow, type BannerView, viewBanner } from '../kit/page/banner-picture.tsx'
import {
  type BoxRow,
  type Collectible,
  fromBox,
  fromProduct,
  type ProductRow,
  type SeriesRow,
  upcomingOf,
} from '../kit/product/collectible.ts'
import { safePicture, type Target } from '../kit/app/links.ts'
import type { NoticeRow } from '../kit/notice/notice-row.ts'
import { type Followed, type Part, partOf, retryAll, wholeOf, withItems } from '../kit/resource/part.ts'

export interface HomeResources {
  readonly banners: Followed<BannerRow>
  readonly notices: Followed<NoticeRow>
  readonly series: Followed<SeriesPreviewRow>
  readonly newest: Followed<ProductRow>
  readonly boxes: Followed<BoxRow>
  readonly recommended: Followed<ProductRow>
}

export interface NewsLine {
  readonly id: string
  readonly title: string
  readonly when: string
  readonly unread: boolean
}

/** A series as `product.homeSeries` answers it. */
type SeriesPreviewRow = { readonly series: SeriesRow; readonly products: readonly Pick<ProductRow, 'id' | 'image'>[] }

export interface SeriesCover {
  readonly id: string
  readonly name: string
  readonly image: string | null
  readonly count: number
  readonly hot: boolean
  /** Some of its pieces, at most three. */
  readonly pieces: readonly { readonly id: string; readonly image: string | null }[]
}

export interface HomeView {
  readonly whole: 'failed' | 'offline' | 'empty' | 'parts'
  readonly banners: Part<BannerView>
  readonly news: Part<NewsLine>
  /** At most one: what goes on sale next, else what is recommended first. */
  readonly next: Part<Collectible>
  readonly series: Part<SeriesCover>
  readonly boxes: Part<Collectible>
  readonly recommended: Part<Collectible>
  /** Tries again whatever is missing; asks for everything anew when nothing is. */
  readonly retry: () => void
}

const NEWS_MAX = 2
const PIECES_MAX = 3

const newsLine =
  (now: number) =>
  ({ id, title, publishedAt, read }: NoticeRow): NewsLine => ({
    id,
    title,
    when: publishedAt === null ? '' : relativeTime(publishedAt, now),
    unread: !read,
  })

const cover = ({ series: { id, name, image, count, hot }, products }: SeriesPreviewRow): SeriesCover => ({
  id,
  name,
  image: safePicture(image),
  count,
  hot,
  pieces: products.slice(0, PIECES_MAX).map((row) => ({ id: row.id, image: safePicture(row.image) })),
})

/** What the home page shows of its six lists at `now` (server time). */
export function viewHome(resources: HomeResources, judge: (link: string) => Target, now: number): HomeView {
  const boxes = partOf(resources.boxes, (row) => fromBox(row, now))
  const newest = partOf(resources.newest, (row) => fromProduct(row, now))
  const banners = partOf(resources.banners, viewBanner(judge))
  const notices = partOf(resources.notices, newsLine(now))
  const series = partOf(resources.series, cover)
  const recommended = partOf(resources.recommended, (row) => fromProduct(row, now))
  const parts: readonly Part<unknown>[] = [banners, notices, series, newest, boxes, recommended]
  return {
    whole: wholeOf(parts),
    banners,
    news: withItems(notices, notices.items.slice(0, NEWS_MAX)),
    next: withItems(newest, [...upcomingOf([...newest.items, ...boxes.items]), ...recommended.items].slice(0, 1)),
    series,
    boxes: withItems(
      boxes,
      boxes.items.filter((box) => box.state !== 'offShelf'),
    ),
    recommended,
    retry: () => retryAll(parts),
  }
}
