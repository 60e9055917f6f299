import { type Goods, goodsFrom } from './goods.ts'
import { sampleProducts } from './story-catalogue.ts'

/** Products in lists for stories; what is not given is as the market shows it. */
export const sampleGoods = (change: (goods: Goods, at: number) => Partial<Goods> = () => ({})): readonly Goods[] =>
  sampleProducts.map((item, at) => {
    const goods = goodsFrom(item)
    return { ...goods, ...change(goods, at) }
  })
