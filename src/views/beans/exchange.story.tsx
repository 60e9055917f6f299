import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { still, storyForm, intentView } from '../kit/story/story-parts.ts'
import { type ExchangeProps, ExchangeScreen } from './exchange.screen.tsx'
import { type ExchangeLine, exchangeHref } from './exchange-center.select.ts'

export default { title: '首页/确认兑换' }

const line: ExchangeLine = {
  id: '1',
  name: '抓髻娃娃',
  note: '余 312 · 剪纸岁时',
  image: samplePicture(20),
  cost: '188 微豆',
  beans: 188,
  obstacle: '',
}

const story = (change: Partial<ExchangeProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href={exchangeHref('weiDou', '1', 'intent-1')} offline={offline}>
      <ExchangeScreen
        resource={listStates.whole}
        line={line}
        form={storyForm()}
        intent={intentView()}
        backHref={`#${exchangeHref('weiDou')}`}
        onCheck={still}
        onAgain={still}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

export const 确认 = story()
export const 填错 = story({ form: storyForm({ errors: { payPassword: '请输入支付密码' } }) })
export const 密码不对 = story({ intent: intentView({ state: 'refused', message: '支付密码不正确，还可以再试 4 次' }) })
export const 豆子不够 = story({ line: { ...line, obstacle: '微豆不够' } })
export const 不能兑换了 = story({ line: null })
export const 正在兑换 = story({ intent: intentView({ state: 'sending' }) })
export const 确认中 = story({ intent: intentView({ state: 'uncertain' }) })
export const 完成 = story({
  intent: intentView({ state: 'done', result: { copyId: '201601-312', number: 312, balance: 1092 } }),
})
export const 加载中 = story({ line: null, resource: listStates.loading })
export const 出错 = story({ line: null, resource: listStates.failed })
export const 断网 = story({ line: null, resource: listStates.offline }, true)
