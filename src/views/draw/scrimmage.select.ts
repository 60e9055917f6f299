import { fallingPrice } from '#src/domain/number/falling-price.ts'
import type { AnswerOf, RowOf } from '#src/contract/rest/calls.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { counted } from '#src/domain/number/number-format.ts'
import { href } from '#src/routes/table.ts'
import { safePicture } from '../kit/app/links.ts'
import { priceWords } from '../kit/product/goods.ts'

/** An auction or a lot that is over soon. */
export interface HotLine {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly image: string | null
  readonly price: string
  readonly endsAt: Instant
  readonly note: string
}

const path = '/pages/activity/auctionBid'
/** So many of each kind are shown. */
const SHOWN = 3

/** Pure: the auctions that end first, of those that are open now. */
export const endingSoon = (rows: readonly RowOf<'auction.list'>[], now: Instant): readonly HotLine[] =>
  rows
    .filter(({ state, startsAt, endsAt }) => state !== 'settling' && startsAt <= now && now < endsAt)
    .toSorted((a, b) => a.endsAt - b.endsAt)
    .slice(0, SHOWN)
    .map((row) => ({
      id: row.id,
      href: `#${href(path, { id: row.id })}`,
      title: row.name,
      image: safePicture(row.image),
      price: priceWords(row.priceFen),
      endsAt: row.endsAt,
      note: row.bids === 0 ? '暂无出价' : `${counted(row.bids, '次')}出价`,
    }))

type Lot = AnswerOf<'auction.inscriptionLots'>[number]

/** Pure: carved copies whose price is falling now. */
export const falling = (lots: readonly Lot[], now: Instant): readonly HotLine[] =>
  lots
    .filter((lot) => (lot.state === 'falling' || lot.state === 'listed') && lot.startsAt <= now && now < lot.endsAt)
    .slice(0, SHOWN)
    .map((lot) => ({
      id: lot.id,
      href: `#${href(path, { lot: lot.id })}`,
      title: `「${lot.words}」`,
      image: safePicture(lot.image),
      price: priceWords(fallingPrice(lot, now)),
      endsAt: lot.endsAt,
      note: `${lot.name} · 最低降到 ${priceWords(lot.floorFen)}`,
    }))
