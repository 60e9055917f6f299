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
  /** Boxes that are sold in an activity. */
  readonly inActivities: Followed<BoxRow>
  readonly recommended: Followed<ProductRow>
}

/** A sale to come, with its moment in words. */
export interface Announced {
  readonly item: Collectible
  readonly when: string
}

/** An activity in which boxes are sold that are sold nowhere else. */
export interface BoxActivity {
  readonly name: string
  /** Server time. */
  readonly endsAt: number
  readonly boxes: readonly Collectible[]
}

export interface ActivityView {
  readonly whole: 'failed' | 'offline' | 'empty' | 'parts'
  readonly main: Part<BannerView>
  readonly more: Part<BannerView>
  readonly announced: Part<Announced>
  /** The activities that run, the one that ends first before the others, with the boxes that are sold in each. */
  readonly activities: Part<BoxActivity>
  /** Recommended things that can be had now. */
  readonly onSale: Part<Collectible>
  readonly retry: () => void
}

const ON_SALE_MAX = 6

const canBeHad = (item: Collectible): boolean => item.state === 'onSale'

/** Boxes by the activity they are sold in; one that has ended is over, whatever the server said before. */
function activitiesOf(boxes: readonly Collectible[], now: number): readonly BoxActivity[] {
  const running = boxes.flatMap(({ activity }) => (activity && activity.endsAt > now ? [activity] : []))
  const byName = new Map(running.map((activity) => [activity.name, activity]))
  return [...byName.values()]
    .toSorted((a, b) => a.endsAt - b.endsAt)
    .map(({ name, endsAt }) => ({ name, endsAt, boxes: boxes.filter(({ activity }) => activity?.name === name) }))
}

/** What the activity page shows of its lists at `now` (server time). */
export function viewActivity(resources: ActivityResources, judge: (link: string) => Target, now: number): ActivityView {
  const main = partOf(resources.main, viewBanner(judge))
  const more = partOf(resources.more, viewBanner(judge))
  const boxes = partOf(resources.boxes, (row) => fromBox(row, now))
  const inActivities = partOf(resources.inActivities, (row) => fromBox(row, now))
  const newest = partOf(resources.newest, (row) => fromProduct(row, now))
  const recommended = partOf(resources.recommended, (row) => fromProduct(row, now))
  const announced = upcomingOf([...newest.items, ...boxes.items]).map((item) => ({
    item,
    when: saleTime(item.onSaleAt!),
  }))
  const parts: readonly Part<unknown>[] = [main, more, newest, boxes, inActivities, recommended]
  return {
    whole: wholeOf(parts),
    main,
    more,
    announced: withItems(newest, announced),
    activities: withItems(inActivities, activitiesOf(inActivities.items, now)),
    onSale: withItems(recommended, recommended.items.filter(canBeHad).slice(0, ON_SALE_MAX)),
    retry: () => retryAll(parts),
  }
}
