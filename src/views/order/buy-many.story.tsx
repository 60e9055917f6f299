import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { still } from '../kit/story/story-parts.ts'
import { type BuyManyProps, BuyManyScreen } from './buy-many.screen.tsx'

export default { title: '购买/批量购买' }

const lines = ['北窗读易', '林间有鹿', '一个名字长到一行放不下的藏友要截断', '听雪'].map((seller, at) => ({
  id: String(at),
  called: `云起庐山 #${87 + at * 30}`,
  name: `#${87 + at * 30} / 500`,
  note: `${seller} 寄售`,
  image: samplePicture(200),
  value: `¥${428 + at * 12}.00`,
}))

const story = (shown: Partial<BuyManyProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/common/placeOrder/index?manyOf=201107&key=intent-0001" offline={offline}>
      <BuyManyScreen
        productId="201107"
        resource={listStates.whole}
        lines={lines}
        picked={['0', '1']}
        batchMax={20}
        total="¥868.00"
        hasPrice
        pending={false}
        refusal=""
        onPick={still}
        onCount={still}
        onLook={still}
        onSubmit={still}
        {...shown}
      />
    </StoryApp>
  )
  return Shown
}

export const 最低价的两件 = story()
export const 自己挑的 = story({ picked: ['1', '3'], total: '¥904.00' })
export const 只买一件 = story({ picked: ['0'], total: '¥428.00' })
export const 没有选 = story({ picked: [], total: '¥0.00' })
export const 价格有误 = story({ total: '¥0.00', hasPrice: false })
export const 正在下单 = story({ pending: true })
export const 被别人买走了 = story({ refusal: '已售罄' })
export const 没有人寄售 = story({ lines: [], picked: [], resource: listStates.empty })
export const 加载中 = story({ lines: [], picked: [], resource: listStates.loading })
export const 出错 = story({ lines: [], picked: [], resource: listStates.failed })
export const 断网 = story({ lines: [], picked: [], resource: listStates.offline }, true)
