import { commonRules } from '#src/domain/form/rules.ts'
import type { TypedKind } from '#src/domain/text/typed-text.ts'
import type { DraftForm, Field, SentForm } from '#src/machines/submission/submission.machine.ts'

const secret = (typed: TypedKind, ...rules: Field['rules']): Field<string> => ({
  initial: '',
  secret: true,
  typed,
  rules,
})

/** `repeat` is not on the wire: the request's schema drops it. */
export const updatePasswordForm: SentForm<'account.updatePassword', 'repeat'> = {
  form: 'updatePassword',
  endpoint: 'account.updatePassword',
  fields: {
    oldPassword: secret('password', commonRules.required('请输入原密码'), commonRules.maxLength(64)),
    newPassword: secret(
      'password',
      commonRules.required('请输入新密码'),
      commonRules.password,
      commonRules.different('oldPassword', '新密码不能与原密码相同'),
    ),
    repeat: secret(
      'password',
      commonRules.required('请再输入一次新密码'),
      commonRules.same('newPassword', '两次输入的密码不一样'),
    ),
  },
}

export const signOutForm: DraftForm = { form: 'signOut', confirm: true, fields: {} }

/** The switch in the settings: sent as soon as it is turned (marketplace §7, user/updateHide). */
export const hideForm: SentForm<'account.updateHide'> = {
  form: 'hide',
  endpoint: 'account.updateHide',
  fields: { hidden: { initial: false, rules: [] } },
}

/** Another phone number takes the place of one's own (marketplace §7, user/substitution; docs/decisions/0052). */
export const substitutionForm: DraftForm = {
  form: 'substitution',
  fields: {
    phone: { initial: '', typed: 'mobile', rules: [commonRules.required('请输入新手机号'), commonRules.mobile] },
    code: {
      initial: '',
      secret: true,
      typed: 'number',
      rules: [commonRules.required('请输入验证码'), commonRules.code],
    },
  },
}
