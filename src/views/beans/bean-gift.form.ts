import { commonRules } from '#src/domain/form/rules.ts'
import type { DraftForm } from '#src/machines/submission/submission.machine.ts'
import { giftFields } from '../kit/transfer/gift.ts'

/** Giving out of a balance: to whom, how much, confirmed by the payment password. */
export const beanGiftForm: DraftForm = {
  form: 'beanGift',
  fields: {
    receiver: giftFields.receiver,
    amount: {
      initial: '',
      typed: 'amount',
      rules: [
        commonRules.required('请输入数量'),
        { rule: 'digits', message: '数量是整数' },
        { rule: 'maxLength', arg: 9, message: '数量过大' },
      ],
    },
    payPassword: giftFields.payPassword,
  },
}
