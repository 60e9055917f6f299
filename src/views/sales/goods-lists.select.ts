import type { Fen } from '#src/domain/fen.ts'
import type { Instant } from '#src/domain/instant.ts'
import { formatCount } from '#src/domain/number-format.ts'
import type { ProductRow } from '../kit/collectible.ts'
import { type Goods, goodsOf, priceParts, priceWords } from '../kit/goods.ts'

/* Rows as `product.market`, `product.specials` and `beans.redeemables` answer them. */
export interface MarketRow {
  readonly product: ProductRow
  readonly floorFen: Fen | null
  readonly offers: number
  readonly lastFen: Fen | null
}
export interface SpecialRow {
  readonly product: ProductRow
  readonly specials: readonly string[]
  readonly limitPerUser: number
  readonly qualified: boolean
}
export interface RedeemableRow {
  readonly product: ProductRow
  readonly beans: number
  readonly affordable: boolean
}

const asOffered = (goods: Goods): Goods => ({ ...goods, item: { ...goods.item, state: 'onSale' } })

/** What is offered among people: the cheapest offer in the place of the first price. Sold out first-hand, it can be had here. */
export const marketGoods = ({ product, floorFen, offers, lastFen }: MarketRow, now: Instant): Goods => ({
  ...asOffered(goodsOf(product, now)),
  note: lastFen === null ? product.seriesName : `上次成交 ${priceWords(lastFen)}`,
  price: floorFen === null ? null : priceParts(floorFen),
  end: `${formatCount(offers)} 件寄售`,
  tags: [],
})

const specialWords: Readonly<Record<string, string>> = {
  limited: '限量珍藏',
  whiteList: '白名单',
  holders: '持有者专享',
  queue: '排队开售',
}

/** What has rules of its own, and whether they let this person in. */
export function specialGoods({ product, specials, limitPerUser, qualified }: SpecialRow, now: Instant): Goods {
  const plain = goodsOf(product, now)
  const words = specials.flatMap((key) => specialWords[key] ?? [])
  return {
    ...plain,
    note: qualified ? words.join(' · ') : `${words.join(' · ')}，暂无资格`,
    end: `限购 ${limitPerUser} 份`,
  }
}

export const beanNames = { weiDou: '微豆', yuanDou: '元豆' } as const
export type BeanKind = keyof typeof beanNames

/** What beans can be given for. */
export const beanGoods = ({ product, beans, affordable }: RedeemableRow, kind: BeanKind, now: Instant): Goods => {
  const plain = goodsOf(product, now)
  return {
    ...plain,
    price: null,
    cost: `${formatCount(beans)} ${beanNames[kind]}`,
    end: affordable ? '' : '还不够',
  }
}
