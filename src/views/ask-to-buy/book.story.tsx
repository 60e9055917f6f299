import {
  asking,
  broken,
  cut,
  empty,
  loading,
  quiet,
  refused,
  sampleLines,
  storyAt,
  uncertain,
  whole,
} from '../kit/finance/story-finance.tsx'
import { storyNow } from '../kit/story/story-app.tsx'
import { day } from '#src/domain/time/instant.ts'
import { type BookProps, BookScreen } from './book.screen.tsx'

export default { title: '求购/一种藏品' }

const at = storyAt('/pages/sales/asktobuy/index?category=1')
const bids = [
  { price: '¥88.00', count: '1 人', share: 0.3 },
  { price: '¥85.00', count: '3 人', share: 1 },
]
const offers = [{ price: '¥99.00', count: '2 件', share: 1 }]
const points = [9900, 9200, 10_400, 9800].map((value, index) => ({ at: storyNow - (4 - index) * day, value }))
const story = (change: Partial<BookProps> = {}, offline = false) =>
  at(
    <BookScreen
      {...quiet}
      title="云起庐山"
      lines={sampleLines({ note: '还有 2 天' })}
      resource={whole}
      bids={bids}
      offers={offers}
      points={points}
      sellable={2}
      addHref="#/pages/mine/asktobuy/addonPurchase"
      {...change}
    />,
    offline,
  )

export const 求购与寄售 = story()
export const 卖出前 = story(asking({ title: '卖给这笔求购', confirm: '确认卖出' }))
export const 卖出确认中 = story(uncertain)
export const 被拒绝 = story(refused)
export const 没有可卖的 = story({ sellable: 0 })
export const 加载中 = story({ lines: [], resource: loading })
export const 空 = story({ lines: [], resource: empty, bids: [], offers: [], points: [] })
export const 出错 = story({ lines: [], resource: broken })
export const 断网 = story({ lines: [], resource: cut }, true)
