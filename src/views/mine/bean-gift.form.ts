import { commonRules } from '#src/domain/rules.ts'
import type { Form } from '#src/machines/submission/submission.machine.ts'
import { giftFields } from '../kit/gift.ts'

/** Giving out of a balance: to whom, how much, confirmed by the payment password. */
export const beanGiftForm: Form = {
  form: 'beanGift',
  fields: {
    receiver: giftFields.receiver,
    amount: {
      initial: '',
      rules: [commonRules.required('请输入数量'), { rule: 'digits', message: '数量是整数' }, commonRules.maxLength(9)],
    },
    payPassword: giftFields.payPassword,
  },
}
