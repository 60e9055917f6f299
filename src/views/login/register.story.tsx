import { type Story, StoryApp } from '../kit/story-app.tsx'
import { codeSends, formView, still } from '../kit/story-parts.ts'
import { RegisterScreen, type RegisterProps } from './register.screen.tsx'
import { viewRegister } from './register.select.ts'

export default { title: '登录/注册' }

const filled = {
  phone: '13800138000',
  code: '246810',
  password: 'shucang2026',
  repeat: 'shucang2026',
  inviteCode: '10086',
  agreed: true,
}

const story = (values: object = {}, shown: Partial<RegisterProps> = {}): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/login/register/index">
      <RegisterScreen
        {...viewRegister(formView({ values: { ...values } }), undefined)}
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
export const 有没填对的 = story(
  { ...filled, phone: '138', password: '1234', repeat: '123', agreed: false },
  {
    errors: {
      phone: '请输入 11 位手机号',
      password: '密码为 8–20 位，须含字母和数字',
      repeat: '两次输入的密码不一样',
      agreed: '请先阅读并同意用户服务协议和隐私政策',
    },
  },
)
export const 正在注册 = story(filled, { send: codeSends.counting, pending: true })
export const 注册没有成功 = story(filled, {
  send: codeSends.again,
  failure: '这个手机号已经注册过，请直接登录',
})
