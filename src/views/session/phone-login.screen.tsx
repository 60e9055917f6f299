import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { CodeInput } from '#src/ui/form/code-input.tsx'
import { FormBox } from '../kit/form/form-box.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { PhoneField } from '../kit/form/phone-field.tsx'
import type { SmsCodeFieldProps } from '../kit/form/sms-code-field.tsx'
import { Agreement } from './agreement.tsx'
import { DemoCard } from '../kit/page/demo-card.tsx'
import type { PhoneLoginView } from './phone-login.select.ts'

export interface PhoneLoginProps extends PhoneLoginView {
  readonly send: SmsCodeFieldProps['send']
  /** Why no code can be asked for right now. */
  readonly wait: string | null
  readonly back: boolean
  readonly demo: { readonly phone: string; readonly code: string } | null
  readonly onChange: (field: 'phone' | 'code' | 'agreed', value: string | boolean) => void
  readonly onFillDemo: () => void
  /** The first step is done: send a code, or show what is missing. */
  readonly onNext: () => void
  readonly onChangePhone: () => void
  readonly onSubmit: () => void
}

export function PhoneLoginScreen(props: PhoneLoginProps) {
  const { step, demo, onFillDemo } = props
  return (
    <PageScreen back={props.back}>
      {step === 'phone' ? <PhoneStep {...props} /> : <CodeStep {...props} />}
      {demo && (
        <div className="pt-6">
          <DemoCard
            items={[step === 'phone' ? { term: '手机号', detail: demo.phone } : { term: '验证码', detail: demo.code }]}
            onFill={onFillDemo}
          />
        </div>
      )}
    </PageScreen>
  )
}

const Lead = ({ title, note }: { title: string; note: string }) => (
  <div className="pt-2 pb-6">
    <h2 className="text-headline font-semibold">{title}</h2>
    <p className="mt-1 text-note text-muted">{note}</p>
  </div>
)

function PhoneStep({ phone, agreed, errors, send, wait, onChange, onNext }: PhoneLoginProps) {
  return (
    <>
      <Lead title="输入手机号" note="我们会发一条短信验证码给你" />
      <FormBox
        label="手机号登录"
        errors={errors}
        failure={send.error}
        onSubmit={onNext}
        actions={
          <Button
            tone="primary"
            size="large"
            block
            type="submit"
            pending={send.pending}
            pendingText="正在发送"
            disabledReason={wait}
          >
            获取验证码
          </Button>
        }
      >
        <PhoneField
          value={phone}
          error={errors['phone']}
          onChange={(value) => onChange('phone', value)}
          enterKeyHint="send"
        />
        <Agreement checked={agreed} onChange={(value) => onChange('agreed', value)} error={errors['agreed']} />
      </FormBox>
      <div className="flex justify-center pt-3">
        <TextLink href={`#${href('/pages/login/login/index')}`}>用密码登录</TextLink>
      </div>
    </>
  )
}

function CodeStep(props: PhoneLoginProps) {
  const { maskedPhone, code, errors, failure, send, pending, onChange, onSubmit, onChangePhone } = props
  return (
    <>
      <Lead title="输入验证码" note={`6 位验证码已发送到 +86 ${maskedPhone}`} />
      <FormBox
        label="手机号登录"
        errors={errors}
        failure={failure ?? send.error}
        onSubmit={onSubmit}
        actions={
          <Button tone="primary" size="large" block type="submit" pending={pending} pendingText="正在登录">
            登录
          </Button>
        }
      >
        <CodeInput
          label="验证码"
          labelHidden
          name="code"
          value={code}
          error={errors['code']}
          onChange={(value) => onChange('code', value)}
          onComplete={() => onSubmit()}
          focusOnMount
        />
      </FormBox>
      <div className="flex justify-between pt-3">
        <Button tone="quiet" onPress={onChangePhone}>
          换个手机号
        </Button>
        <Button tone="quiet" onPress={send.onPress} disabled={send.disabled} pending={send.pending}>
          {send.text}
        </Button>
      </div>
    </>
  )
}
