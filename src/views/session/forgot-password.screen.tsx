import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { FormParts } from '../kit/form/form-screen.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { NewPasswordFields } from '../kit/form/password-field.tsx'
import { fieldOf, type ShownForm } from '../kit/form/shown-form.ts'
import { SmsCodeField, type SmsCodeFieldProps } from '../kit/form/sms-code-field.tsx'

export interface ForgotPasswordProps {
  readonly form: ShownForm
  readonly send: SmsCodeFieldProps['send']
}

export const ForgotPasswordScreen = ({ form, send }: ForgotPasswordProps) => (
  <PageScreen>
    <p className="pb-5 text-note text-muted">
      用注册时的手机号收一条验证码，就能设置新密码。设置后，其他设备需要重新登录。
    </p>
    <FormParts
      form={form}
      label="找回密码"
      submit={{ text: '设置新密码', pending: '正在设置' }}
      fields={[
        { kind: 'phone', name: 'phone', label: '手机号', autoComplete: 'username' },
        <SmsCodeField key="code" {...fieldOf(form, 'code')} send={send} />,
        <NewPasswordFields
          key="new"
          password={fieldOf(form, 'password')}
          repeat={fieldOf(form, 'repeat')}
          labels={{ password: '新密码', repeat: '确认新密码' }}
          placeholder="请输入新密码"
          enterKeyHint="go"
        />,
      ]}
    />
  </PageScreen>
)

/** For someone who is signed in: a password is found again signed out, or changed with the old one. */
export const SignedInForgotScreen = () => (
  <PageScreen>
    <EmptyState
      title="你已经登录了"
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
