import type { DraftForm } from '#src/machines/submission/submission.machine.ts'
import { giftFields } from '../kit/transfer/gift.ts'

/** Giving beans for a copy is confirmed by the payment password. */
export const exchangeForm: DraftForm = { form: 'exchange', fields: { payPassword: giftFields.payPassword } }
