import { day } from '#src/domain/time/instant.ts'
import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { storyNow, StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates, shownResource } from '../kit/product/story-catalogue.ts'
import { still } from '../kit/story/story-parts.ts'
import { StarButton } from '../kit/product/product-star.tsx'
import { SalesDetailsScreen, type SalesDetailsProps } from './sales-details.screen.tsx'
import { offerMarket, type OfferRow, viewOffer } from '../kit/listing/offer.select.ts'
import { sampleOffer } from '../kit/product/story-sales.ts'

export default { title: '藏品/寄售详情' }

const row = sampleOffer()

const view = (change: Partial<OfferRow> = {}, me = 'u1') => {
  const shown = viewOffer({ ...row, ...change }, me, storyNow)
  return { ...shown, item: { ...shown.item, image: samplePicture(210), largeImage: samplePicture(210) } }
}

const prices = [320, 299, 388, 402, 366, 428].map((yuan, at) => ({
  at: storyNow - (6 - at) * 2 * day,
  lastFen: yuan * 100,
}))
const thing = { categoryId: '1107', priceFen: 29_900, floorFen: 41_900, offers: 3, prices }

const records = ['北窗读易', '林间有鹿'].map((title, at) => ({
  key: String(at),
  title,
  note: at === 1 ? '#87 · 首发购得 ¥299.00' : '#87 · 寄售成交 ¥388.00',
  time: `2月${28 - at * 6}日`,
}))

const story = (shown: Partial<SalesDetailsProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/common/productDetails/salesDetails?id=400321" offline={offline}>
      <SalesDetailsScreen
        resource={shownResource()}
        view={view()}
        market={offerMarket(row, thing)}
        star={<StarButton starred={false} pending={false} onPress={still} />}
        records={records}
        {...shown}
      />
    </StoryApp>
  )
  return Shown
}

export const 在售 = story()
export const 自己的 = story({ view: view({}, 'u2') })
export const 有人在付款 = story({ view: view({ state: 'held' }) })
export const 已售出 = story({ view: view({ state: 'sold' }) })
export const 已下架 = story({ view: view({ state: 'down' }) })
export const 盲盒 = story({
  view: view({ kind: 'box', number: 0, name: '水墨山河 · 卷轴盲盒' }),
  star: null,
  records: [],
})
export const 行情还没有来 = story({ market: null, records: [] })
export const 没有成交 = story({
  market: offerMarket(row, { priceFen: 29_900, floorFen: null, offers: 0 }),
  records: [],
})
const none = { view: null, market: null, records: [] }
export const 加载中 = story({ ...none, resource: listStates.loading })
export const 出错 = story({ ...none, resource: listStates.failed })
export const 断网 = story({ ...none, resource: listStates.offline }, true)
