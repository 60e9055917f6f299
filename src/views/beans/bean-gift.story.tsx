import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { still, storyForm, intentView } from '../kit/story/story-parts.ts'
import { type BeanGiftProps, BeanGiftScreen } from './bean-gift.screen.tsx'
import { assetKinds, beanLogHref, giftSum } from './bean-log.select.ts'

export default { title: '我的/转赠豆子' }

const [weiDou, yuanDou] = assetKinds as [(typeof assetKinds)[0], (typeof assetKinds)[0]]
const balance = { balance: 1280, earned: 1468, spent: 188, giftLeft: 2000, feeBasisPoints: 100 }

const story = (change: Partial<BeanGiftProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href={beanLogHref('weiDou')} offline={offline}>
      <BeanGiftScreen
        kind={weiDou}
        resource={listStates.whole}
        balance={balance}
        form={storyForm()}
        lines={giftSum('', weiDou, balance).lines}
        intent={intentView()}
        onCheck={still}
        onAgain={still}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

const filled = { receiver: '13800000001', amount: '150', payPassword: '246810' }

export const 填写 = story()
export const 已填好 = story({ form: storyForm({ values: filled }), lines: giftSum('150', weiDou, balance).lines })
export const 不够 = story({
  form: storyForm({ values: { ...filled, amount: '1280' }, errors: { amount: '微豆不够，含服务费要 1293' } }),
})
export const 填错 = story({
  form: storyForm({
    errors: { receiver: '请输入对方的手机号或藏家号', amount: '请输入数量', payPassword: '请输入支付密码' },
  }),
})
export const 被拒绝 = story({
  form: storyForm({ values: { receiver: '13900000000' } }),
  intent: intentView({ state: 'refused', message: '没有找到接收人' }),
})
export const 不能转赠 = story({ kind: yuanDou })
export const 正在转赠 = story({ intent: intentView({ state: 'sending' }) })
export const 确认中 = story({ intent: intentView({ state: 'uncertain' }) })
export const 完成 = story({
  intent: intentView({
    state: 'done',
    result: { receiver: { nickname: '林间有鹿' }, amount: 150, fee: 2, balance: 1128 },
  }),
})
export const 加载中 = story({ resource: listStates.loading, balance: null })
export const 出错 = story({ resource: listStates.failed, balance: null })
export const 断网 = story({ resource: listStates.offline, balance: null }, true)
