import type { Form } from '#src/machines/submission/submission.machine.ts'
import { giftFields } from '../kit/transfer/gift.ts'

/** Giving beans for a copy is confirmed by the payment password. */
export const exchangeForm: Form = { form: 'exchange', fields: { payPassword: giftFields.payPassword } }
