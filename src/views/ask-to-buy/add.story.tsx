import { asking, broken, cut, loading, quiet, storyAt, uncertain, whole } from '../kit/finance/story-finance.tsx'
import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { storyForm } from '../kit/story/story-parts.ts'
import { type AddAskProps, AddAskScreen } from './add.screen.tsx'

export default { title: '求购/发布求购' }

const one = { ...whole, items: [], data: {} }
const at = storyAt('/pages/mine/asktobuy/addonPurchase')
const story = (change: Partial<AddAskProps> = {}, offline = false) =>
  at(
    <AddAskScreen
      {...quiet}
      resource={one}
      isChosen
      thing={{ name: '云起庐山', image: samplePicture(20), best: '¥88.00', floor: '¥99.00' }}
      form={storyForm({ values: { price: '66', days: '3' } })}
      days={['1', '3', '7']}
      frozen="¥66.00"
      balance="¥2,680.00"
      {...change}
    />,
    offline,
  )

export const 发布求购 = story()
export const 确认前 = story(asking())
export const 余额不够 = story({
  form: storyForm({ values: { price: '99999', days: '3' }, errors: { price: '最高 ¥2,680.00' } }),
})
export const 确认中 = story(uncertain)
export const 还没有选 = story({ isChosen: false, thing: null })
export const 加载中 = story({ thing: null, resource: loading })
export const 出错 = story({ thing: null, resource: broken })
export const 断网 = story({ thing: null, resource: cut }, true)
