import { commonRules } from '#src/domain/form/rules.ts'
import type { Form } from '#src/machines/submission/submission.machine.ts'

/** To whom something goes, and the payment password that confirms it: the fields of every gift. */
export const giftFields = {
  receiver: {
    initial: '',
    typed: 'receiver',
    rules: [
      commonRules.required('请输入对方的手机号或藏家号'),
      { rule: 'digits', message: '手机号或藏家号都是数字' },
      { rule: 'maxLength', arg: 20, message: '手机号或藏家号位数过多' },
    ],
  },
  payPassword: {
    initial: '',
    secret: true,
    typed: 'number',
    rules: [commonRules.required('请输入支付密码'), commonRules.sixDigits],
  },
} as const satisfies Form['fields']
