import type { Form } from '#src/machines/submission/submission.machine.ts'
import { giftFields } from '../kit/gift.ts'

/** To whom the copy `id` goes, confirmed by the payment password. The values go to the transfer itself. */
export const giftForm = (id: string): Form => ({ form: `gift/${id}`, fields: giftFields })
