import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { FormBox } from '../kit/form-box.tsx'
import { PageScreen } from '../kit/page-screen.tsx'
import { NewPasswordFields } from '../kit/password-field.tsx'
import { PhoneField } from '../kit/phone-field.tsx'
import { SmsCodeField, type SmsCodeFieldProps } from '../kit/sms-code-field.tsx'
import { Agreement } from './agreement.tsx'
import type { RegisterField, RegisterView } from './register.select.ts'

export interface RegisterProps extends RegisterView {
  readonly send: SmsCodeFieldProps['send']
  readonly onChange: (field: RegisterField | 'agreed', value: string | boolean) => void
  readonly onSubmit: () => void
}

export function RegisterScreen(props: RegisterProps) {
  const { values, errors, send, onChange } = props
  const text = (field: RegisterField) => ({
    value: values[field],
    error: errors[field],
    onChange: (value: string) => onChange(field, value),
  })
  return (
    <PageScreen>
      <FormBox
        label="注册"
        errors={errors}
        failure={props.failure}
        onSubmit={props.onSubmit}
        actions={
          <Button tone="primary" size="large" block type="submit" pending={props.pending} pendingText="正在注册">
            注册并登录
          </Button>
        }
      >
        <PhoneField {...text('phone')} />
        <SmsCodeField {...text('code')} send={send} />
        <NewPasswordFields
          password={text('password')}
          repeat={text('repeat')}
          labels={{ password: '设置密码', repeat: '确认密码' }}
          placeholder="请设置登录密码"
          enterKeyHint="next"
        />
        <TextField
          {...text('inviteCode')}
          label="邀请码"
          name="inviteCode"
          aside="选填"
          placeholder="朋友给你的邀请码"
          enterKeyHint="go"
          clearable
        />
        <Agreement checked={props.agreed} onChange={(agreed) => onChange('agreed', agreed)} error={errors['agreed']} />
      </FormBox>
      <p className="pt-3 text-center text-note text-muted">
        已经有账号？
        <TextLink href={`#${href('/pages/login/login/index')}`}>去登录</TextLink>
      </p>
    </PageScreen>
  )
}
