import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { codeSends, formView, still } from '../kit/story/story-parts.ts'
import { LoginScreen, type LoginProps, SignedInScreen } from './login.screen.tsx'
import { viewLogin } from './login.select.ts'

export default { title: '登录/登录' }

const href = '/pages/login/login/index'
const demo = { phone: '13800138000', code: '246810', password: 'shucang2026', payPassword: '246810' }
const filled = { phone: '13800138000', code: '246810', password: 'shucang2026', agreed: true }

const props = (shown: Partial<LoginProps> = {}): LoginProps => ({
  ...viewLogin(formView(), formView()),
  send: codeSends.start,
  back: false,
  asksConsent: false,
  onConsent: still,
  onNoConsent: still,
  demo: null,
  onMethod: still,
  onChange: still,
  onFillDemo: still,
  onSubmit: still,
  ...shown,
})

const story = (shown: Partial<LoginProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href={href} offline={offline}>
      <LoginScreen {...props(shown)} />
    </StoryApp>
  )
  return Shown
}

export const 验证码登录 = story()
export const 演示环境 = story({ demo })
export const 正在发送验证码 = story({ phone: '13800138000', send: codeSends.sending })
export const 倒计时 = story({ phone: '13800138000', send: codeSends.counting })
export const 可以重新获取 = story({ phone: '13800138000', send: codeSends.again })
export const 验证码没有发出 = story({ phone: '13800138000', send: codeSends.failed })
export const 有没填对的 = story({
  phone: '1380',
  errors: { phone: '请输入 11 位手机号', code: '请输入验证码', agreed: '请先阅读并同意用户服务协议和隐私政策' },
})
export const 正在登录 = story({ ...filled, send: codeSends.counting, pending: true })
export const 登录失败 = story({ ...filled, send: codeSends.counting, failure: '验证码不对，请重新输入' })
export const 没有网络 = story({ ...filled, failure: '无网络连接,请检查网络设置...' }, true)
export const 请同意协议 = story({ ...filled, agreed: false, asksConsent: true })
export const 密码登录 = story({ method: 'password' })
export const 密码不对 = story({ ...filled, method: 'password', failure: '手机号或密码不对' })
export const 密码登录演示环境 = story({ method: 'password', demo })

export const 已经登录: Story = () => (
  <StoryApp href={href}>
    <SignedInScreen name="青瓷" onHome={still} />
  </StoryApp>
)
