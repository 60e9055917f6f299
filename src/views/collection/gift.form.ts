import type { DraftForm } from '#src/machines/submission/submission.machine.ts'
import { giftFields } from '../kit/transfer/gift.ts'

/** To whom copies go, confirmed by the payment password; a draft for each copy, one for several. The values go to the transfer itself. */
export const giftForm = (draft: string): DraftForm => ({ form: `gift/${draft}`, fields: giftFields })
