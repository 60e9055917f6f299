import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { codeSends, storyForm } from '../kit/story/story-parts.ts'
import type { FormView } from '../kit/form/use-form.ts'
import { ForgotPasswordScreen, type ForgotPasswordProps, SignedInForgotScreen } from './forgot-password.screen.tsx'

export default { title: '登录/找回密码' }

const href = '/pages/login/forgetPwd/index'
const filled = { phone: '13800138000', code: '246810', password: 'shucang2026', repeat: 'shucang2026' }

const story = (shown: Partial<FormView> = {}, send: ForgotPasswordProps['send'] = codeSends.start): Story => {
  const Shown: Story = () => (
    <StoryApp href={href}>
      <ForgotPasswordScreen form={storyForm(shown)} send={send} />
    </StoryApp>
  )
  return Shown
}

export const 空白 = story()
export const 验证码已发送 = story({ values: { phone: '13800138000' } }, codeSends.counting)
export const 有没填对的 = story({
  values: filled,
  errors: { code: '请输入 6 位验证码', repeat: '两次输入的密码不一样' },
})
export const 正在设置 = story({ values: filled, status: 'sending' }, codeSends.counting)
export const 没有成功 = story(
  { values: filled, failure: { reason: 'refused', message: '这个手机号还没有注册' } },
  codeSends.again,
)

export const 已经登录: Story = () => (
  <StoryApp href={href}>
    <SignedInForgotScreen />
  </StoryApp>
)
