import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { asking, none, quiet, storiesOf, uncertain, whole } from '../kit/finance/story-finance.tsx'
import { storyForm } from '../kit/story/story-parts.ts'
import { AddAskScreen } from './add.screen.tsx'

export default { title: '求购/发布求购' }

const story = storiesOf('/pages/mine/asktobuy/addonPurchase', AddAskScreen, {
  ...quiet,
  resource: { ...whole, items: [], data: {} },
  isChosen: true,
  thing: { name: '云起庐山', picture: samplePicture(20), prices: '最高求购 ¥88.00 · 地板价 ¥99.00' },
  form: storyForm({ values: { price: '66', days: '3' } }),
  days: [1, 3, 7],
  frozen: '¥66.00',
  balance: '¥2,680.00',
})

export const 发布求购 = story()
export const 确认前 = story(asking())
export const 余额不够 = story({
  form: storyForm({ values: { price: '99999', days: '3' }, errors: { price: '最高 ¥2,680.00' } }),
})
export const 确认中 = story(uncertain)
export const 还没有选 = story({ isChosen: false, thing: null })
export const 加载中 = story({ thing: null, resource: none.loading.resource })
export const 出错 = story({ thing: null, resource: none.broken.resource })
export const 断网 = story({ thing: null, resource: none.cut.resource }, true)
