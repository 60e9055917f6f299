import { type Story, StoryApp } from '../kit/story-app.tsx'
import { codeSends, formView, still } from '../kit/story-parts.ts'
import { LoginScreen, type LoginProps, SignedInScreen } from './login.screen.tsx'
import { viewLogin } from './login.select.ts'

export default { title: '登录/登录' }

const href = '/pages/login/login/index'
const demo = { phone: '13800138000', code: '246810', password: 'shucang2026' }
const filled = { phone: '13800138000', code: '246810', password: 'shucang2026', agreed: true }

const props = (shown: Partial<LoginProps> = {}): LoginProps => ({
  ...viewLogin(formView(), formView()),
  send: codeSends.start,
  back: false,
  demo: null,
  onMethod: still,
  onChange: still,
  onFillDemo: still,
  onSubmit: still,
  ...shown,
})

const story = (name: string, shown: Partial<LoginProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href={href} offline={offline}>
      <LoginScreen {...props(shown)} />
    </StoryApp>
  )
  Shown.storyName = name
  return Shown
}

export const Start = story('验证码登录')
export const Demo = story('演示环境', { demo })
export const Sending = story('正在发送验证码', { phone: '13800138000', send: codeSends.sending })
export const Counting = story('倒计时', { phone: '13800138000', send: codeSends.counting })
export const Again = story('可以重新获取', { phone: '13800138000', send: codeSends.again })
export const SendFailed = story('验证码没有发出', { phone: '13800138000', send: codeSends.failed })
export const Mistakes = story('有没填对的', {
  phone: '1380',
  errors: { phone: '请输入 11 位手机号', code: '请输入验证码', agreed: '请先阅读并同意用户服务协议和隐私政策' },
})
export const Pending = story('正在登录', { ...filled, send: codeSends.counting, pending: true })
export const Refused = story('登录没有成功', { ...filled, send: codeSends.counting, failure: '验证码不对，请重新输入' })
export const Offline = story('没有网络', { ...filled, failure: '无网络连接,请检查网络设置...' }, true)
export const Password = story('密码登录', { method: 'password' })
export const PasswordRefused = story('密码不对', { ...filled, method: 'password', failure: '手机号或密码不对' })
export const PasswordDemo = story('密码登录，演示环境', { method: 'password', demo })

export const SignedIn: Story = () => (
  <StoryApp href={href}>
    <SignedInScreen name="青瓷" onHome={still} />
  </StoryApp>
)
SignedIn.storyName = '已经登录'
