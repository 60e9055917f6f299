import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { codeSends, storyForm } from '../kit/story/story-parts.ts'
import type { FormView } from '../kit/form/use-form.ts'
import { DeleteAccountScreen, type DeleteAccountProps } from './delete-account.screen.tsx'
import { viewDeleteAccount } from './delete-account.select.ts'

export default { title: '我的/注销账号' }

const filled = { code: '246810', understood: true }

const story = (
  form: Partial<FormView> = {},
  phone = '13800138000',
  send: DeleteAccountProps['send'] = codeSends.start,
): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/logOut/index">
      <DeleteAccountScreen {...viewDeleteAccount(phone)} form={storyForm(form)} send={send} />
    </StoryApp>
  )
  return Shown
}

export const 平常 = story()
export const 验证码已发送 = story({}, undefined, codeSends.counting)
export const 有没填的 = story({ errors: { code: '请输入验证码', understood: '请先确认你已了解注销的后果' } })
export const 再问一次 = story({ values: filled, status: 'confirming' }, undefined, codeSends.counting)
export const 正在注销 = story({ values: filled, status: 'sending' }, undefined, codeSends.counting)
export const 没有成功 = story({ values: filled, failure: { reason: 'refused', message: '验证码不对，请重新输入' } })
export const 没有手机号 = story({}, '')
