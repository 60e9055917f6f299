import { day, type Instant } from '#src/domain/time/instant.ts'
import { pictures } from '../pictures.ts'
import type { Row } from '../rows.ts'
import { flowerSeedSeries, gardenParent } from '../trade/flower-seeds.ts'
import { productLines } from './product-table.ts'

const lines = productLines(`
姚黄花种   | 普通 | 6600 | 680  | 姚黄结的籽最多，一朵花收得三四十粒。圆润漆黑，落地当年就发芽，是初学种花的人的第一包。
魏紫花种   | 稀有 | 1600 | 1880 | 魏紫花瓣多到结不出几粒籽，整座园子一年只收一小袋，袋口系着紫线，好与别的分开。
豆绿花种   | 史诗 | 480  | 4680 | 豆绿开得最晚，籽也收得最晚。霜降以后才从枝头剪下，要在沙里睡过一冬，才肯醒来。
洛阳红花种 | 传说 | 240  | 9880 | 百年老株上收的籽，十粒里能开出正红的不过一二，其余又成了旁的颜色，谁也说不准。
`)

export interface SeedsOfFlowers {
  readonly series: readonly Row<'series'>[]
  readonly products: readonly Row<'products'>[]
}

/** Flower seeds: all are out, gathered in gardens, and change hands on the market only, but for those that newcomers are given. */
export const seedFlowerSeeds = (now: Instant): SeedsOfFlowers => ({
  series: [
    {
      id: flowerSeedSeries,
      parentId: gardenParent,
      key: 'seed',
      name: '花种',
      story: '园子里一粒一粒收下来的种子，装在纸袋里，袋上画着它将来的样子。',
      image: pictures.collectible('seed', lines.length, 'legendary'),
      hot: false,
    },
  ],
  products: lines.map((line, index) => ({
    ...line,
    id: `20${flowerSeedSeries}${String(index + 1).padStart(2, '0')}`,
    categoryId: `${flowerSeedSeries}${String(index + 1).padStart(2, '0')}`,
    seriesId: flowerSeedSeries,
    serial: index + 1,
    state: 'soldOut',
    // The commonest are given to newcomers (world/garden/welcome.ts), never sold.
    remaining: index === 0 ? 600 : 0,
    onSaleAt: now - 40 * day,
    recommended: 0,
  })),
})

export const noFlowerSeeds: SeedsOfFlowers = { series: [], products: [] }
