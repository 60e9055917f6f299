import { day, hour, type Instant } from '#src/domain/time/instant.ts'
import { demoAccount } from '../demo-account.ts'
import type { Row, SeedRows } from '../rows.ts'
import { momentOf } from './notice-kit.ts'

interface Making {
  readonly id: string
  readonly title: string
  readonly story: string
  readonly series: string
  /** Place of what is made in its series, and of each edition that is given, with how many. */
  readonly makes: number
  readonly takes: readonly (readonly [place: number, count: number])[]
  readonly startsIn: number
  /** So many ms, or until an hour of a day, in days from now. */
  readonly lasts: number | readonly [days: number, hours: number]
  readonly limit: number
  readonly limitPerUser: number
}

const recipes: readonly Making[] = [
  {
    id: '881001',
    title: '三景合卷',
    story: '把远山、寒江、松下三景裱成一轴，换一段落在红叶里的秋溪。',
    series: 'ink-landscape',
    makes: 3,
    takes: [
      [0, 1],
      [1, 1],
      [2, 1],
    ],
    startsIn: -day,
    lasts: 14 * day,
    limit: 300,
    limitPerUser: 3,
  },
  {
    id: '881002',
    title: '双碗入窑',
    story: '两碗一盘一罐再入窑火，候一只鱼藻纹瓶。',
    series: 'porcelain',
    makes: 3,
    takes: [
      [0, 2],
      [1, 1],
      [2, 1],
    ],
    startsIn: -2 * day,
    lasts: 10 * day,
    limit: 120,
    limitPerUser: 1,
  },
  {
    id: '881003',
    title: '范铸吉金',
    story: '鼎、簋、盘化作铜水，重铸为一尊四羊方尊。',
    series: 'bronze',
    makes: 5,
    takes: [
      [0, 3],
      [1, 3],
      [2, 2],
    ],
    startsIn: 2 * day,
    lasts: 7 * day,
    limit: 30,
    limitPerUser: 1,
  },
  // What a notice announces, until the moment that it names.
  {
    id: '881004',
    title: '四季锦鲤',
    story: '春红白、夏细雨、秋昭和、莲下孔雀，四季游成一尾丹顶。',
    series: 'koi',
    makes: 6,
    takes: [
      [0, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ],
    startsIn: -4 * hour,
    lasts: [7, 20],
    limit: 200,
    limitPerUser: 1,
  },
]

/**
 * The recipes of the beginning, and what the demo account keeps: two chests, three props, two real things. Numbers:
 * `workshop/numbers.ts`.
 */
export function withWorkshop(rows: SeedRows, now: Instant): SeedRows {
  const userId = demoAccount.userId
  const ofSeries = (key: string) => {
    const series = rows.series.find((row) => row.key === key)
    return rows.products.filter((row) => row.seriesId === series?.id)
  }
  const prop = (id: string, kind: Row<'props'>['kind'], from: string, ago: number): Row<'props'> => {
    return { id, userId, kind, from, gotAt: now - ago, usedAt: 0, beans: 0, chestId: '' }
  }
  const chest = (id: string, from: string, ago: number): Row<'chests'> => {
    return { id, userId, from, about: '', gotAt: now - ago, openedAt: 0, won: null }
  }
  if (rows.products.length === 0) return rows
  return {
    ...rows,
    recipes: recipes.flatMap(({ series, makes, takes, startsIn, lasts, ...recipe }) => {
      const products = ofSeries(series)
      const startsAt = now + startsIn
      if (products.length <= makes) return []
      const materials = takes.map(([place, count]) => ({ productId: products[place]!.id, count }))
      const endsAt = typeof lasts === 'number' ? startsAt + lasts : momentOf(now, ...lasts)
      return [{ ...recipe, productId: products[makes]!.id, materials, startsAt, endsAt, made: 0 }]
    }),
    titles: [{ id: `${userId}/collector`, userId, title: 'collector', worn: false, gotAt: now - 3 * day }],
    chests: [chest('882001', '新人礼', 3 * day), chest('882002', '开盒周榜', day)],
    props: [
      prop('883001', 'beanPouch', '新人礼', 3 * day),
      prop('883002', 'beanSack', '活动奖励', 2 * day),
      prop('883003', 'chestKey', '活动奖励', 5 * hour),
    ],
    physicals: [
      { id: '884001', userId, key: 'print', from: '藏家回馈', gotAt: now - 2 * day, orderId: '' },
      { id: '884002', userId, key: 'scroll', from: '开盒周榜', gotAt: now - day, orderId: '' },
    ],
  }
}
