import { GIFT_WORDS_MAX, giftPapers } from '#src/domain/message/gift.ts'
import type { DraftForm } from '#src/machines/submission/submission.machine.ts'
import { giftFields } from '../kit/transfer/gift.ts'

/**
 * To whom copies go, what is written with them and what they are wrapped in (both ours, told in the chat), confirmed by the payment
 * password; a draft for each copy, one for several. The values go to the transfer itself.
 */
export const giftForm = (draft: string): DraftForm => ({
  form: `gift/${draft}`,
  fields: {
    ...giftFields,
    words: {
      initial: '',
      typed: 'line',
      rules: [{ rule: 'maxLength', arg: GIFT_WORDS_MAX, message: `附言最多 ${GIFT_WORDS_MAX} 个字` }],
    },
    paper: { initial: giftPapers[0], rules: [] },
  },
})
