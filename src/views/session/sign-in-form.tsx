import { lazy } from '#src/domain/lazy.ts'
import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { SegmentedTabs, type TabItem, TabPanel } from '#src/ui/form/segmented-tabs.tsx'
import { FormBox } from '../kit/form/form-box.tsx'
import { PasswordField } from '../kit/form/password-field.tsx'
import { PhoneField } from '../kit/form/phone-field.tsx'
import { SmsCodeField, type SmsCodeFieldProps } from '../kit/form/sms-code-field.tsx'
import { DemoCard } from '../kit/page/demo-card.tsx'
import { lazyPart } from '../kit/page/lazy-part.tsx'
import { Agreement } from './agreement.tsx'
import type { LoginView, Method } from './login.select.ts'

export interface SignInFormProps extends LoginView {
  readonly send: SmsCodeFieldProps['send']
  /** The demonstration account, or null against a real server. */
  readonly demo: {
    readonly phone: string
    readonly code: string
    readonly password: string
    readonly payPassword: string
  } | null
  /** Everything is there but the consent, and it is asked for. */
  readonly asksConsent: boolean
  readonly onConsent: () => void
  readonly onNoConsent: () => void
  readonly onMethod: (method: Method) => void
  readonly onChange: (field: 'phone' | 'code' | 'password' | 'agreed', value: string | boolean) => void
  readonly onFillDemo: () => void
  readonly onSubmit: () => void
}

/** Nobody waits for it to see the page; its script comes with what is fetched behind the first screen. */
const Consent = lazyPart(
  lazy(async () => (await import('./consent.tsx')).Consent),
  { isAhead: false },
)

const methods: readonly TabItem<Method>[] = [
  { key: 'code', label: '验证码登录' },
  { key: 'password', label: '密码登录' },
]

/** Signing in by code or by password, on its page and on the sheet over an open one. */
export function SignInForm(props: SignInFormProps) {
  const { method, errors, send, demo, onChange, pending } = props
  const text = (field: 'phone' | 'code' | 'password') => ({
    value: props[field],
    error: errors[field],
    onChange: (value: string) => onChange(field, value),
  })
  return (
    <>
      <SegmentedTabs label="登录方式" items={methods} current={method} onChange={props.onMethod} idBase="login" />
      <div className="h-5" />
      <TabPanel idBase="login" current={method}>
        <FormBox
          label="登录"
          errors={errors}
          failure={props.failure}
          onSubmit={props.onSubmit}
          actions={
            <Button tone="primary" size="large" block type="submit" pending={pending} pendingText="正在登录">
              登录
            </Button>
          }
        >
          <PhoneField {...text('phone')} autoComplete={method === 'code' ? 'tel-national' : 'username'} />
          {method === 'code' ? (
            <SmsCodeField {...text('code')} send={send} />
          ) : (
            <PasswordField
              {...text('password')}
              kind="current"
              label="密码"
              placeholder="请输入密码"
              enterKeyHint="go"
            />
          )}
          <Agreement
            checked={props.agreed}
            onChange={(agreed) => onChange('agreed', agreed)}
            error={errors['agreed']}
          />
        </FormBox>
      </TabPanel>
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-2 pt-3">
        <TextLink href={`#${href('/pages/login/register/index')}`}>注册账号</TextLink>
        <TextLink href={`#${href('/pages/phonelogin/phonelogin')}`}>手机号登录</TextLink>
        <TextLink href={`#${href('/pages/login/forgetPwd/index')}`}>忘记密码</TextLink>
      </div>
      {demo && (
        <div className="pt-6">
          <DemoCard
            items={[
              { term: '手机号', detail: demo.phone },
              method === 'code' ? { term: '验证码', detail: demo.code } : { term: '密码', detail: demo.password },
              { term: '支付密码', detail: demo.payPassword },
            ]}
            onFill={props.onFillDemo}
          />
        </div>
      )}
      <Consent
        isWanted={props.asksConsent}
        props={{ open: props.asksConsent, onAgree: props.onConsent, onDismiss: props.onNoConsent }}
      />
    </>
  )
}
