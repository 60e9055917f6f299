import { hour } from '#src/domain/instant.ts'
import type { Goods } from './goods.ts'
import { sampleProducts } from './story-catalogue.ts'
import { storyNow } from './story-app.tsx'

/** Products in lists for stories; what is not given is as the market shows it. */
export const sampleGoods = (change: (goods: Goods, at: number) => Partial<Goods> = () => ({})): readonly Goods[] =>
  sampleProducts.map((item, at) => {
    const goods: Goods = {
      item,
      href: '#/pages/common/productDetails/productDetails?id=1',
      note: item.seriesName,
      price: item.price,
      cost: null,
      end: `限量 ${item.editionSize}`,
      tags: item.onSaleAt !== null && item.onSaleAt > storyNow + hour ? [{ text: '待开售', tone: 'gold' }] : [],
    }
    return { ...goods, ...change(goods, at) }
  })
