import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { codeSends, formView, still } from '../kit/story/story-parts.ts'
import { PhoneLoginScreen, type PhoneLoginProps } from './phone-login.screen.tsx'
import { viewPhoneLogin } from './phone-login.select.ts'

export default { title: '登录/手机号登录' }

const typed = { phone: '13800138000', agreed: true }
const demo = { phone: '13800138000', code: '246810' }

const story = (values: object, shown: Partial<PhoneLoginProps> = {}, sentTo: string | null = null): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/phonelogin/phonelogin">
      <PhoneLoginScreen
        {...viewPhoneLogin(formView({ values: { ...values } }), sentTo, false)}
        send={codeSends.start}
        wait={null}
        back={false}
        demo={null}
        onChange={still}
        onFillDemo={still}
        onNext={still}
        onChangePhone={still}
        onSubmit={still}
        {...shown}
      />
    </StoryApp>
  )
  return Shown
}

export const 第一步手机号 = story({}, { demo })
export const 第一步没填对 = story(
  { phone: '138' },
  { errors: { phone: '请输入 11 位手机号', agreed: '请先阅读并同意用户服务协议和隐私政策' } },
)
export const 第一步正在发送 = story(typed, { send: codeSends.sending })
export const 第一步没有发出 = story(typed, { send: codeSends.failed })
export const 第一步要等一等 = story(typed, {
  send: codeSends.counting,
  wait: '刚给另一个号码发过，58 秒后重发',
})
export const 第二步验证码 = story({ ...typed, code: '246' }, { send: codeSends.counting, demo }, typed.phone)
export const 第二步正在登录 = story(
  { ...typed, code: '246810' },
  { send: codeSends.counting, pending: true },
  typed.phone,
)
export const 第二步验证码不对 = story(
  { ...typed, code: '246810' },
  { send: codeSends.again, failure: '验证码不对，请重新输入' },
  typed.phone,
)
