import { typedNumber } from '#src/domain/text/typed-text.ts'
import { href } from '#src/routes/table.ts'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { FormParts } from '../kit/form/form-screen.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { NewPasswordFields } from '../kit/form/password-field.tsx'
import { fieldOf, type ShownForm } from '../kit/form/shown-form.ts'
import { SmsCodeField, type SmsCodeFieldProps } from '../kit/form/sms-code-field.tsx'
import { Agreement } from './agreement.tsx'

export interface RegisterProps {
  readonly form: ShownForm
  readonly send: SmsCodeFieldProps['send']
}

export const RegisterScreen = ({ form, send }: RegisterProps) => (
  <PageScreen>
    <FormParts
      form={form}
      label="注册"
      submit={{ text: '注册并登录', pending: '正在注册' }}
      fields={[
        { kind: 'phone', name: 'phone', label: '手机号' },
        <SmsCodeField key="code" {...fieldOf(form, 'code')} send={send} />,
        <NewPasswordFields
          key="new"
          password={fieldOf(form, 'password')}
          repeat={fieldOf(form, 'repeat')}
          labels={{ password: '设置密码', repeat: '确认密码' }}
          placeholder="请设置登录密码"
          enterKeyHint="next"
        />,
        {
          name: 'inviteCode',
          label: '邀请码',
          aside: '选填',
          placeholder: '朋友给你的邀请码',
          enterKeyHint: 'go',
          clearable: true,
          clean: typedNumber,
        },
        <Agreement
          key="agreed"
          checked={form.checked('agreed')}
          onChange={(agreed) => form.change('agreed', agreed)}
          error={form.errors['agreed']}
        />,
      ]}
    />
    <p className="pt-3 text-center text-note text-muted">
      已经有账号？
      <TextLink href={`#${href('/pages/login/login/index')}`}>去登录</TextLink>
    </p>
  </PageScreen>
)
