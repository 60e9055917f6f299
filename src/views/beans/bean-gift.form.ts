import { commonRules } from '#src/domain/form/rules.ts'
import type { DraftForm } from '#src/machines/submission/submission.machine.ts'
import { giftFields } from '../kit/transfer/gift.ts'

/** Giving out of a balance: to whom, how much, confirmed by the payment password. What is begun of one kind is not of another. */
export const giftFormOf = (kind: string): DraftForm => ({
  form: `beanGift/${kind}`,
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
})
export const beanGiftForm = giftFormOf('weiDou')
