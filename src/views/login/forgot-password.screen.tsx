import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { FormBox } from '../kit/form-box.tsx'
import { PageScreen } from '../kit/page-screen.tsx'
import { NewPasswordFields } from '../kit/password-field.tsx'
import { PhoneField } from '../kit/phone-field.tsx'
import { SmsCodeField, type SmsCodeFieldProps } from '../kit/sms-code-field.tsx'
import type { ForgotField, ForgotPasswordView } from './forgot-password.select.ts'

export interface ForgotPasswordProps extends ForgotPasswordView {
  readonly send: SmsCodeFieldProps['send']
  readonly onChange: (field: ForgotField, value: string) => void
  readonly onSubmit: () => void
}

export function ForgotPasswordScreen(props: ForgotPasswordProps) {
  const { values, errors, send, onChange } = props
  const text = (field: ForgotField) => ({
    value: values[field],
    error: errors[field],
    onChange: (value: string) => onChange(field, value),
  })
  return (
    <PageScreen>
      <p className="pb-5 text-note text-muted">
        用注册时的手机号收一条验证码，就能设置新密码。设置后，其他设备需要重新登录。
      </p>
      <FormBox
        label="找回密码"
        errors={errors}
        failure={props.failure}
        onSubmit={props.onSubmit}
        actions={
          <Button tone="primary" size="large" block type="submit" pending={props.pending} pendingText="正在设置">
            设置新密码
          </Button>
        }
      >
        <PhoneField {...text('phone')} autoComplete="username" />
        <SmsCodeField {...text('code')} send={send} />
        <NewPasswordFields
          password={text('password')}
          repeat={text('repeat')}
          labels={{ password: '新密码', repeat: '确认新密码' }}
          placeholder="请输入新密码"
          enterKeyHint="go"
        />
      </FormBox>
    </PageScreen>
  )
}

/** For someone who is signed in: a password is found again signed out, or changed with the old one. */
export const SignedInForgotScreen = () => (
  <PageScreen>
    <EmptyState
      title="你现在是登录状态"
      note="记得原密码，可以直接修改；忘记了原密码，请先在设置里退出登录，再用验证码找回。"
      action={
        <>
          <Button tone="primary" href={`#${href('/pages/mine/updatePwd/index')}`}>
            修改登录密码
          </Button>
          <Button tone="quiet" href={`#${href('/pages/mine/settings/index')}`}>
            去设置
          </Button>
        </>
      }
    />
  </PageScreen>
)
