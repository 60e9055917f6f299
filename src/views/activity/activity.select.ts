import { type BannerRow, type BannerView, viewBanner } from '../kit/page/banner-picture.tsx'
import {
  type BoxRow,
  type Collectible,
  fromBox,
  fromProduct,
  type ProductRow,
  saleTime,
  upcomingOf,
} from '../kit/product/collectible.ts'
import type { Target } from '../kit/app/links.ts'
import { type Followed, type Part, partOf, retryAll, wholeOf, withItems } from '../kit/resource/part.ts'

export interface ActivityResources {
  readonly main: Followed<BannerRow>
  readonly more: Followed<BannerRow>
  readonly newest: Followed<ProductRow>
  readonly boxes: Followed<BoxRow>
  readonly recommended: Followed<ProductRow>
}

/** A sale to come, with its moment in words. */
export interface Announced {
  readonly item: Collectible
  readonly when: string
}

export interface ActivityView {
  readonly whole: 'failed' | 'offline' | 'empty' | 'parts'
  readonly main: Part<BannerView>
  readonly more: Part<BannerView>
  readonly announced: Part<Announced>
  /** Boxes that can be had now. */
  readonly boxes: Part<Collectible>
  /** Recommended things that can be had now. */
  readonly onSale: Part<Collectible>
  readonly retry: () => void
}

const ON_SALE_MAX = 6
const BOXES_MAX = 3

const canBeHad = (item: Collectible): boolean => item.state === 'onSale'

/** What the activity page shows of its lists at `now` (server time). */
export function viewActivity(resources: ActivityResources, judge: (link: string) => Target, now: number): ActivityView {
  const main = partOf(resources.main, viewBanner(judge))
  const more = partOf(resources.more, viewBanner(judge))
  const boxes = partOf(resources.boxes, (row) => fromBox(row, now))
  const newest = partOf(resources.newest, (row) => fromProduct(row, now))
  const recommended = partOf(resources.recommended, (row) => fromProduct(row, now))
  const announced = upcomingOf([...newest.items, ...boxes.items]).map((item) => ({
    item,
    when: saleTime(item.onSaleAt!),
  }))
  const parts: readonly Part<unknown>[] = [main, more, newest, boxes, recommended]
  return {
    whole: wholeOf(parts),
    main,
    more,
    announced: withItems(newest, announced),
    boxes: withItems(boxes, boxes.items.filter(canBeHad).slice(0, BOXES_MAX)),
    onSale: withItems(recommended, recommended.items.filter(canBeHad).slice(0, ON_SALE_MAX)),
    retry: () => retryAll(parts),
  }
}
