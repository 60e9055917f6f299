import type { DraftForm, SentForm } from '#src/machines/submission/submission.machine.ts'
import { giftFields } from '../kit/transfer/gift.ts'

/* Intents without fields on a page: sent as soon as they are pressed. */

export const wearForm: SentForm<'avatar.replace'> = {
  form: 'avatar/wear',
  endpoint: 'avatar.replace',
  fields: { copyId: { initial: '', rules: [] } },
}

/** An exchange is confirmed by the payment password. */
export const avatarExchangeForm: DraftForm = {
  form: 'avatar/exchange',
  fields: { payPassword: giftFields.payPassword },
}
