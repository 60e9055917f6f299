import { day, type Instant } from '#src/domain/time/instant.ts'
import { pictures } from '../pictures.ts'
import type { WorldRandom } from '../random.ts'
import type { Row } from '../rows.ts'
import { packedOf } from './box-contents.ts'
import { momentOf } from './notice-kit.ts'
import type { ProductLine, SeriesContent } from './product-table.ts'
import { festiveSeries } from './series-festive.ts'
import { landscapeSeries } from './series-landscape.ts'

export const allSeries: readonly SeriesContent[] = [...landscapeSeries, ...festiveSeries]

/** What the notices announce: names that are not for sale yet, in days from now and the hour of that day, and names that are gone. */
const upcoming: Readonly<Record<string, readonly [days: number, hours: number]>> = {
  '千里江山 · 终卷': [1, 10],
  '霸王 · 十字门': [7, 10],
  '二十八宿 · 观星盲盒': [1, 20],
}
const soldOut = new Set(['永乐压手杯', '姚黄', '夜光白', '何尊 · 宅兹中国', '青花记 · 开窑盲盒'])

/** In the order in which the home page shows them. */
const recommended = ['云起庐山', '丹顶 · 鹤影', '心月狐', '孙悟空 · 倒栽桃', '云龙纹扁壶', '魏紫', '五蝠捧寿', '鸮尊']

export const seedSeries = (): Row<'series'>[] =>
  allSeries.map(({ id, key, name, story, hot, products }) => ({
    id,
    parentId: '0',
    key,
    name,
    story,
    image: pictures.collectible(key, products.length, 'legendary'),
    hot,
  }))

interface Stock {
  readonly state: Row<'products'>['state']
  readonly remaining: number
  readonly onSaleAt: Instant
}

function stockOf(name: string, editionSize: number, daysAgo: number, now: Instant, random: WorldRandom): Stock {
  const luck = random.next()
  const announced = upcoming[name]
  if (announced) return { state: 'upcoming', remaining: editionSize, onSaleAt: momentOf(now, ...announced) }
  const onSaleAt = momentOf(now, -daysAgo, 10)
  if (soldOut.has(name)) return { state: 'soldOut', remaining: 0, onSaleAt }
  return { state: 'onSale', remaining: Math.max(1, Math.floor(editionSize * (0.05 + 0.85 * luck))), onSaleAt }
}

/** What a series' boxes hold of each of its products, in their order. */
export const packed = (series: SeriesContent): number[] => packedOf(series, (name) => upcoming[name] !== undefined)

export function seedProducts(now: Instant, random: WorldRandom): Row<'products'>[] {
  return allSeries.flatMap((series, seriesIndex) => {
    const inBoxes = packed(series)
    return series.products.map((line: ProductLine, index) => {
      const { story, ...shown } = line
      const stock = stockOf(line.name, line.editionSize, 4 + ((seriesIndex * 5 + index * 9) % 60), now, random)
      return {
        id: `20${series.id}${String(index + 1).padStart(2, '0')}`,
        categoryId: `${series.id}${String(index + 1).padStart(2, '0')}`,
        seriesId: series.id,
        serial: index + 1,
        ...shown,
        story,
        ...stock,
        // What went into boxes was never on the shelf; a few are always out already.
        remaining:
          stock.state === 'upcoming'
            ? stock.remaining
            : Math.min(stock.remaining, Math.floor((line.editionSize - inBoxes[index]!) * 0.96)),
        recommended: recommended.indexOf(line.name) + 1,
      }
    })
  })
}

export function seedBlindBoxes(now: Instant, random: WorldRandom): Row<'blindBoxes'>[] {
  return allSeries.map((series, index) => ({
    id: `30${series.id}`,
    seriesId: series.id,
    ...series.box,
    ...stockOf(series.box.name, series.box.editionSize, 2 + index * 6, now, random),
    limitPerUser: 10,
  }))
}

/** Boxes that are sold in an activity: its name, and in how many days from now it ends, at which hour of that day. */
const inActivities: Readonly<Record<string, readonly [name: string, days: number, hours: number]>> = {
  '洛阳牡丹 · 花信盲盒': ['谷雨看花', 6, 22],
  '梨园脸谱 · 后台盲盒': ['后台开放日', 2, 22],
}

export const seedBoxActivities = (now: Instant): Row<'boxActivities'>[] =>
  allSeries.flatMap(({ id, box }) => {
    const activity = inActivities[box.name]
    if (!activity) return []
    const [name, days, hours] = activity
    return [{ id: `30${id}`, name, startsAt: momentOf(now, -1, 10), endsAt: momentOf(now, days, hours) }]
  })

/** A catalogue of `count` products for testing size: further prints of the written ones, numbered. */
export function manyProducts(count: number, now: Instant, random: WorldRandom): Row<'products'>[] {
  const written = seedProducts(now, random)
  return Array.from({ length: count }, (_, index) => {
    const source = written[index % written.length]!
    const print = Math.floor(index / written.length) + 1
    if (print === 1) return source
    return {
      ...source,
      id: `${source.id}${String(print).padStart(3, '0')}`,
      categoryId: `${source.categoryId}${String(print).padStart(3, '0')}`,
      name: `${source.name} · 第${print}版`,
      serial: source.serial + (print - 1) * 8,
      priceFen: source.priceFen + print * 100,
      onSaleAt: source.onSaleAt - print * day,
      recommended: 0,
    }
  })
}
