import type { AboutOf, RowOf } from '#src/contract/rest/calls.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { counted, formatCount } from '#src/domain/number/number-format.ts'
import { href, type RoutePath } from '#src/routes/table.ts'
import { buyHref } from '../kit/order/buy.ts'
import { fromBox, type ProductRow, saleWords } from '../kit/product/collectible.ts'
import { type Goods, goodsFrom, goodsOf, offerHref, priceParts, priceWords, shortName } from '../kit/product/goods.ts'

/* Rows as `product.market`, `box.market`, `product.specials` and `beans.redeemables` answer them. */
export type MarketRow = Omit<RowOf<'product.market'>, 'id' | 'product'> & { readonly product: ProductRow }
export type BoxMarketRow = Omit<RowOf<'box.market'>, 'id'>
export type SpecialRow = Omit<RowOf<'product.specials'>, 'id' | 'product'> & { readonly product: ProductRow }
export type RedeemableBoxRow = Omit<AboutOf<'beans.redeemables'>['boxes'][number], 'id'>
export type RedeemableRow = Pick<RowOf<'beans.redeemables'>, 'beans' | 'affordable'> & { readonly product: ProductRow }

const asOffered = (goods: Goods): Goods => ({ ...goods, item: { ...goods.item, state: 'onSale' } })

/** What is offered among people: the cheapest offer in the place of the first price. Sold out first-hand, it can be had here. */
export const marketGoods = ({ product, floorFen, floorId, offers, lastFen }: MarketRow, now: Instant): Goods => ({
  ...asOffered(goodsOf(product, now)),
  ...(floorId === '' ? {} : { href: offerHref(floorId) }),
  note: lastFen === null ? product.seriesName : `上次成交 ${priceWords(lastFen)}`,
  price: floorFen === null ? null : priceParts(floorFen),
  end: `${counted(offers, '件')}寄售`,
  tags: [],
})

/** A blind box at its own price, with what people ask for it beside that. */
export function boxGoods({ box, floorFen, offers }: BoxMarketRow, now: Instant): Goods {
  const item = fromBox(box, now)
  const plain = goodsFrom(floorFen === null ? { ...item, name: shortName(item) } : item)
  return {
    ...plain,
    note: floorFen === null ? plain.note : `寄售 ${priceWords(floorFen)} 起`,
    end: offers > 0 ? `${counted(offers, '个')}寄售` : plain.end,
  }
}

const specialWords: Readonly<Record<SpecialRow['specials'][number], string>> = {
  limited: '限量珍藏',
  whiteList: '白名单',
  holders: '持有者专享',
  queue: '排队开售',
}

/** What has rules of its own, and whether they let this person in. */
export function specialGoods({ product, specials, limitPerUser, qualified }: SpecialRow, now: Instant): Goods {
  const plain = goodsOf(product, now)
  const words = specials.map((key) => specialWords[key])
  return {
    ...plain,
    note: qualified ? words.join(' · ') : `${words.join(' · ')}，暂无资格`,
    end: `限购 ${limitPerUser} 份`,
  }
}

export const beanNames = { weiDou: '微豆', yuanDou: '元豆' } as const
export type BeanKind = keyof typeof beanNames
export const beanKinds: readonly BeanKind[] = ['weiDou', 'yuanDou']

/** Where each kind has its page. */
export const beanPaths = {
  weiDou: '/pages/sales/list/micropeaList',
  yuanDou: '/pages/sales/list/yBeans',
} as const satisfies Readonly<Record<BeanKind, RoutePath>>

const beanCost = (beans: number, kind: BeanKind): string => `${formatCount(beans)} ${beanNames[kind]}`

/** What beans can be given for: what one has enough for leads to the exchange, the rest to its page. */
export const beanGoods = ({ product, beans, affordable }: RedeemableRow, kind: BeanKind, now: Instant): Goods => {
  const plain = goodsOf(product, now)
  const open = affordable && plain.item.state === 'onSale'
  return {
    ...plain,
    ...(open ? { href: `#${buyHref({ productId: product.id }, { way: kind })}` } : {}),
    price: null,
    cost: beanCost(beans, kind),
    end: affordable ? (open ? '去兑换' : '') : '还不够',
  }
}

/** A blind box that beans can be given for. */
export const beanBox = ({ box, beans, affordable }: RedeemableBoxRow, kind: BeanKind, now: Instant): Goods => {
  const item = fromBox(box, now)
  return {
    item: { ...item, name: shortName(item) },
    href: `#${href('/pages/common/integralBlindboxDetails/integralBlindboxDetails', { id: box.id, currency: kind })}`,
    note: item.seriesName,
    price: null,
    cost: beanCost(beans, kind),
    end: affordable ? '盲盒' : '还不够',
    tags: item.state === 'onSale' ? [] : [saleWords(item)],
  }
}
