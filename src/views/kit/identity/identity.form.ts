import { commonRules, type Rule } from '#src/domain/form/rules.ts'
import type { TypedKind } from '#src/domain/text/typed-text.ts'
import { validationMessages } from '#src/domain/form/validation-messages.ts'
import type { Field, SentForm } from '#src/machines/submission/submission.machine.ts'

const secret = (typed: TypedKind, ...rules: Field['rules']): Field<string> => ({
  initial: '',
  secret: true,
  typed,
  rules,
})

/** Name and number are not written down on the device. */
export const realNameForm: SentForm<'identity.verifyRealName', 'agreed'> = {
  form: 'realName',
  endpoint: 'identity.verifyRealName',
  fields: {
    name: secret('name', commonRules.required('请输入真实姓名'), {
      rule: 'personName',
      message: '请填写真实姓名，2 到 26 个汉字',
    }),
    idCard: secret('idCard', commonRules.required('请输入身份证号'), {
      rule: 'idCard',
      message: validationMessages.idCard,
    }),
    agreed: { initial: false, rules: [commonRules.accepted('请先同意用身份信息完成认证')] },
  },
}

const sixDigits: Rule = { rule: 'payPassword', message: '支付密码为 6 位数字，不能全部相同或连续' }
const chosen = {
  payPassword: secret('number', commonRules.required('请输入 6 位支付密码'), sixDigits),
  repeat: secret(
    'number',
    commonRules.required('请再输入一次'),
    commonRules.same('payPassword', '两次输入的密码不一样'),
  ),
}

/** The first one, a change with the present one, or a new one by a code to the phone. */
export const payPasswordForms = {
  first: { form: 'payPassword/first', endpoint: 'identity.setPayPassword', fields: chosen },
  change: {
    form: 'payPassword/change',
    endpoint: 'identity.setPayPassword',
    fields: {
      oldPayPassword: secret('number', commonRules.required('请输入原支付密码'), commonRules.sixDigits),
      ...chosen,
    },
  },
  reset: {
    form: 'payPassword/reset',
    endpoint: 'identity.setPayPassword',
    fields: { code: secret('number', commonRules.required('请输入验证码'), commonRules.code), ...chosen },
  },
} as const satisfies Record<string, SentForm<'identity.setPayPassword', 'repeat'>>
export type PayPasswordWay = keyof typeof payPasswordForms

/** Turning password-free payment on or off, confirmed by the password. */
export const passwordFreeForm: SentForm<'identity.passwordFree'> = {
  form: 'passwordFree',
  endpoint: 'identity.passwordFree',
  fields: {
    passwordFree: { initial: false, rules: [] },
    payPassword: secret('number', commonRules.required('请输入支付密码'), commonRules.sixDigits),
  },
}
