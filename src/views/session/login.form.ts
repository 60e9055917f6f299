import { commonRules } from '#src/domain/form/rules.ts'
import { isAlnum } from '#src/domain/form/validators.ts'
import type { DraftForm, Field } from '#src/machines/submission/submission.machine.ts'

const phone: Field = { initial: '', typed: 'mobile', rules: [commonRules.required('请输入手机号'), commonRules.mobile] }
const code: Field = {
  initial: '',
  secret: true,
  typed: 'number',
  rules: [commonRules.required('请输入验证码'), commonRules.code],
}
const agreed: Field = { initial: false, rules: [commonRules.accepted('请先阅读并同意用户服务协议和隐私政策')] }
const newPassword: Field = {
  initial: '',
  secret: true,
  typed: 'password',
  rules: [commonRules.required('请设置密码'), commonRules.password],
}
const repeat: Field = {
  initial: '',
  secret: true,
  typed: 'password',
  rules: [commonRules.required('请再输入一次密码'), commonRules.same('password', '两次输入的密码不一样')],
}

/** Signing in with a code; `method` is the tab of the login page, kept with the draft. */
export const codeSignInForm: DraftForm = {
  form: 'login/code',
  fields: { phone, code, agreed, method: { initial: 'code', rules: [] } },
}

/** Signing in with a password. The rule of new passwords does not apply: older ones may differ from it. */
export const passwordSignInForm: DraftForm = {
  form: 'login/password',
  fields: {
    phone,
    password: {
      initial: '',
      secret: true,
      typed: 'password',
      rules: [commonRules.required('请输入密码'), commonRules.maxLength(64)],
    },
    agreed,
  },
}

export const registerForm: DraftForm = {
  form: 'register',
  fields: {
    phone,
    code,
    password: newPassword,
    repeat,
    inviteCode: { initial: '', typed: 'number', rules: [{ rule: 'digits', message: '邀请码只有数字' }] },
    agreed,
  },
}

export const forgotPasswordForm: DraftForm = {
  form: 'forgetPassword',
  fields: { phone, code, password: newPassword, repeat },
}

/** The code that an invitation's link brings along; what is neither letters nor digits is none. */
export function inviteCodeOf(query: URLSearchParams): string {
  const code = query.get('inviteCode') ?? ''
  return isAlnum(code) ? code : ''
}
