import type { ShownResource } from '../kit/resource/resource-screen.tsx'
import { type Story, StoryApp, storyNow } from '../kit/story/story-app.tsx'
import { codeSends, still, storyForm, storyResource } from '../kit/story/story-parts.ts'
import type { FormView } from '../kit/form/use-form.ts'
import { PaySetScreen, type PaySetProps } from './pay-set.screen.tsx'
import type { PayPasswordState } from './pay-set.select.ts'

export default { title: '我的/支付设置' }

const set: PayPasswordState = {
  set: true,
  passwordFree: false,
  freeBeansMax: 200,
  triesMax: 5,
  triesLeft: 5,
  lockedUntil: null,
}

const story = (props: Partial<PaySetProps> = {}, resource: Partial<ShownResource> = {}): Story => {
  const state = props.state === undefined ? set : props.state
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/paySet/paySet">
      <PaySetScreen
        way={null}
        form={storyForm()}
        free={storyForm()}
        asking={false}
        send={codeSends.start}
        onWay={still}
        onAsk={still}
        {...props}
        state={state}
        resource={storyResource({ data: state, ...resource })}
      />
    </StoryApp>
  )
  return Shown
}
const form = (shown: Partial<FormView>) => ({ form: storyForm(shown) })
const unset = { ...set, set: false }

export const 平常 = story()
export const 已开免密 = story({ state: { ...set, passwordFree: true } })
export const 还没有设置 = story({ state: unset, way: 'first' })
export const 两次不一样 = story({
  state: unset,
  way: 'first',
  ...form({ values: { payPassword: '135792', repeat: '135793' }, errors: { repeat: '两次输入的密码不一样' } }),
})
export const 修改 = story({ way: 'change' })
export const 密码不对 = story({
  way: 'change',
  ...form({ failure: { reason: 'refused', message: '支付密码不正确，还可以再试 4 次' } }),
})
export const 找回 = story({ way: 'reset', send: codeSends.counting })
export const 已锁定 = story({ state: { ...set, triesLeft: 0, lockedUntil: storyNow + 10_800_000 } })
export const 确认密码 = story({ asking: true, free: storyForm({ values: { payPassword: '2468' } }) })
export const 正在读取 = story({ state: null }, { status: 'loading' })
export const 连不上服务器 = story({ state: null }, { status: 'failed', failure: { reason: 'offline', message: '' } })
