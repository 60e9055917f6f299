import type { ShownResource } from '../kit/resource/resource-screen.tsx'
import { type Story, StoryApp, storyNow } from '../kit/story/story-app.tsx'
import { storyForm, storyResource } from '../kit/story/story-parts.ts'
import type { FormView } from '../kit/form/use-form.ts'
import { MyPurseScreen } from './my-purse.screen.tsx'
import { type Purse, viewPurse } from './my-purse.select.ts'

export default { title: '我的/我的钱包' }

const entry = { account: 'wallet', beans: 0, at: storyNow } as const
const opened: Purse = {
  state: 'opened',
  accountNo: '************1001',
  balanceFen: 268_000,
  weiDou: 1280,
  yuanDou: 36,
  entries: [
    { ...entry, id: '1', title: '购买藏品', amountFen: -1990 },
    { ...entry, id: '2', title: '寄售成交', amountFen: 34_200 },
    { ...entry, id: '3', account: 'weiDou', title: '购买藏品', amountFen: 0, beans: -188 },
  ],
}

const story = (
  purse: Partial<Purse> | null = {},
  form: Partial<FormView> = {},
  shown: Partial<ShownResource> = {},
): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/myPurse/index">
      <MyPurseScreen
        purse={purse && viewPurse({ ...opened, ...purse })}
        resource={storyResource({ data: purse, ...shown })}
        form={storyForm({ values: { service: 'openPay' }, ...form })}
      />
    </StoryApp>
  )
  return Shown
}
const closed = { state: 'notOpened', accountNo: '', balanceFen: 0, weiDou: 0, yuanDou: 0, entries: [] } as const

export const 已开通 = story()
export const 没有收支 = story({ entries: [] })
export const 未开通 = story(closed)
export const 正在前往 = story(closed, { status: 'sending' })
export const 开通中 = story({ ...closed, state: 'opening' })
export const 没有实名 = story(closed, { failure: { reason: 'refused', message: '请先完成实名认证' } })
export const 正在读取 = story(null, {}, { status: 'loading' })
export const 连不上服务器 = story(null, {}, { status: 'failed', failure: { reason: 'offline', message: '' } })
