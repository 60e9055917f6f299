import { commonRules } from '#src/domain/rules.ts'
import type { Form } from '#src/machines/submission/submission.machine.ts'

/** To whom a copy goes, confirmed by the payment password. The values go to the transfer itself. */
export const giftForm: Form = {
  form: 'gift',
  fields: {
    receiver: {
      initial: '',
      rules: [
        commonRules.required('请输入对方的手机号或用户编号'),
        { rule: 'digits', message: '手机号或用户编号都是数字' },
      ],
    },
    payPassword: {
      initial: '',
      secret: true,
      rules: [commonRules.required('请输入支付密码'), { rule: 'code', message: '请输入 6 位数字' }],
    },
  },
}
