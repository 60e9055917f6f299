import { commonRules } from '#src/domain/form/rules.ts'
import type { DraftForm } from '#src/machines/submission/submission.machine.ts'

/** Deleting the account; asked once more before it is sent (marketplace §2; A-86). */
export const deleteAccountForm: DraftForm = {
  form: 'deleteAccount',
  confirm: true,
  fields: {
    code: {
      initial: '',
      secret: true,
      typed: 'number',
      rules: [commonRules.required('请输入验证码'), commonRules.code],
    },
    understood: { initial: false, rules: [commonRules.accepted('请先确认你已了解注销的后果')] },
  },
}
