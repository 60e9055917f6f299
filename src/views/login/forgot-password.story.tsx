import { type Story, StoryApp } from '../kit/story-app.tsx'
import { codeSends, formView, still } from '../kit/story-parts.ts'
import { ForgotPasswordScreen, type ForgotPasswordProps, SignedInForgotScreen } from './forgot-password.screen.tsx'
import { viewForgotPassword } from './forgot-password.select.ts'

export default { title: '登录/找回密码' }

const href = '/pages/login/forgetPwd/index'
const filled = { phone: '13800138000', code: '246810', password: 'shucang2026', repeat: 'shucang2026' }

const story = (values: object = {}, shown: Partial<ForgotPasswordProps> = {}): Story => {
  const Shown: Story = () => (
    <StoryApp href={href}>
      <ForgotPasswordScreen
        {...viewForgotPassword(formView({ values: { ...values } }), undefined)}
        send={codeSends.start}
        onChange={still}
        onSubmit={still}
        {...shown}
      />
    </StoryApp>
  )
  return Shown
}

export const 空白 = story()
export const 验证码已发送 = story({ phone: '13800138000' }, { send: codeSends.counting })
export const 有没填对的 = story(filled, {
  errors: { code: '请输入 6 位验证码', repeat: '两次输入的密码不一样' },
})
export const 正在设置 = story(filled, { send: codeSends.counting, pending: true })
export const 没有成功 = story(filled, { send: codeSends.again, failure: '这个手机号还没有注册' })

export const 已经登录: Story = () => (
  <StoryApp href={href}>
    <SignedInForgotScreen />
  </StoryApp>
)
