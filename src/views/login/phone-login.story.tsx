import { type Story, StoryApp } from '../kit/story-app.tsx'
import { codeSends, formView, still } from '../kit/story-parts.ts'
import { PhoneLoginScreen, type PhoneLoginProps } from './phone-login.screen.tsx'
import { viewPhoneLogin } from './phone-login.select.ts'

export default { title: '登录/手机号登录' }

const typed = { phone: '13800138000', agreed: true }
const demo = { phone: '13800138000', code: '246810' }

const story = (
  name: string,
  values: object,
  shown: Partial<PhoneLoginProps> = {},
  sentTo: string | null = null,
): Story => {
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
  Shown.storyName = name
  return Shown
}

export const Start = story('第一步：手机号', {}, { demo })
export const Mistakes = story(
  '第一步：没填对',
  { phone: '138' },
  { errors: { phone: '请输入 11 位手机号', agreed: '请先阅读并同意用户服务协议和隐私政策' } },
)
export const Sending = story('第一步：正在发送', typed, { send: codeSends.sending })
export const SendFailed = story('第一步：没有发出', typed, { send: codeSends.failed })
export const Waiting = story('第一步：要等一等', typed, {
  send: codeSends.counting,
  wait: '刚给另一个号码发过，58 秒后重发',
})
export const Code = story('第二步：验证码', { ...typed, code: '246' }, { send: codeSends.counting, demo }, typed.phone)
export const Pending = story(
  '第二步：正在登录',
  { ...typed, code: '246810' },
  { send: codeSends.counting, pending: true },
  typed.phone,
)
export const Refused = story(
  '第二步：验证码不对',
  { ...typed, code: '246810' },
  { send: codeSends.again, failure: '验证码不对，请重新输入' },
  typed.phone,
)
