import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { codeSends, storyForm } from '../kit/story/story-parts.ts'
import type { FormView } from '../kit/form/use-form.ts'
import { RegisterScreen, type RegisterProps } from './register.screen.tsx'

export default { title: '登录/注册' }

const filled = {
  phone: '13800138000',
  code: '246810',
  password: 'shucang2026',
  repeat: 'shucang2026',
  inviteCode: '10086',
  agreed: true,
}

const story = (shown: Partial<FormView> = {}, send: RegisterProps['send'] = codeSends.start): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/login/register/index">
      <RegisterScreen form={storyForm(shown)} send={send} />
    </StoryApp>
  )
  return Shown
}

export const 空白 = story()
export const 验证码已发送 = story({ values: { phone: '13800138000' } }, codeSends.counting)
export const 有没填对的 = story({
  values: { ...filled, phone: '138', password: '1234', repeat: '123', agreed: false },
  errors: {
    phone: '请输入 11 位手机号',
    password: '密码为 8–20 位，须含字母和数字',
    repeat: '两次输入的密码不一样',
    agreed: '请先阅读并同意用户服务协议和隐私政策',
  },
})
export const 正在注册 = story({ values: filled, status: 'sending' }, codeSends.counting)
export const 注册失败 = story(
  { values: filled, failure: { reason: 'refused', message: '这个手机号已经注册过，请直接登录' } },
  codeSends.again,
)
