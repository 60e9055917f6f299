import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { storyAt } from '../kit/finance/story-finance.tsx'
import { type OfferRow, viewOffer } from '../kit/listing/offer.select.ts'
import { listStates, shownResource } from '../kit/product/story-catalogue.ts'
import { sampleOffer } from '../kit/product/story-sales.ts'
import { storyNow } from '../kit/story/story-app.tsx'
import { type MiddleProps, MiddleScreen } from './middle.screen.tsx'

export default { title: '自由交易/成交' }

const row = sampleOffer()
const view = (change: Partial<OfferRow> = {}, me = 'u1') => {
  const shown = viewOffer({ ...row, ...change }, me, storyNow)
  return { ...shown, item: { ...shown.item, image: samplePicture(210), largeImage: samplePicture(210) } }
}
const at = storyAt('/pages/freedomDeal/toMiddle?offer=1')
const story = (change: Partial<MiddleProps> = {}, offline = false) =>
  at(
    <MiddleScreen
      resource={shownResource()}
      view={view()}
      note=""
      collectionHref="#/pages/freedomDeal/userCollect"
      sellerHref="#/pages/common/productDetails/userCenter"
      {...change}
    />,
    offline,
  )

export const 成交 = story()
export const 自己的 = story({ view: view({}, 'u2') })
export const 已售出 = story({ view: view({ state: 'sold' }), note: '这件藏品已售出' })
export const 加载中 = story({ view: null, resource: listStates.loading })
export const 出错 = story({ view: null, resource: listStates.failed })
export const 断网 = story({ view: null, resource: listStates.offline }, true)
