import { commonRules } from '#src/domain/form/rules.ts'
import type { SentForm } from '#src/machines/submission/submission.machine.ts'

/** Who invited me: said once, and for good. */
export const inviterForm: SentForm<'invitation.setInviter'> = {
  form: 'inviter',
  endpoint: 'invitation.setInviter',
  confirm: true,
  fields: {
    userId: {
      initial: '',
      typed: 'number',
      rules: [
        commonRules.required('请输入邀请码'),
        { rule: 'digits', message: '邀请码只有数字' },
        { rule: 'maxLength', arg: 20, message: '邀请码位数过多' },
      ],
    },
  },
}
