import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { type Fen, shareOfFen, subtractFen, toFen } from '#src/domain/number/fen.ts'
import { commonRules } from '#src/domain/form/rules.ts'
import { typedAmount } from '#src/domain/text/typed-text.ts'
import { isAmount } from '#src/domain/form/validators.ts'
import type { DraftForm } from '#src/machines/submission/submission.machine.ts'
import { priceWords } from '../product/goods.ts'

/** What resales cost, as `listing.serviceCharge` answers it. */
export type ChargeRow = Omit<AnswerOf<'listing.serviceCharge'>, 'transferFen'>

export const serviceCharge = { endpoint: 'listing.serviceCharge', request: {}, freshMs: 600_000 } as const

/** What somebody asks for one thing of their own; a draft of its own for each, kept until it is put up. */
export const offerForm = (kind: 'copy' | 'copies' | 'seeds' | 'box', id: string): DraftForm => ({
  form: `offer/${kind}/${id}`,
  fields: {
    price: {
      initial: '',
      typed: 'amount',
      rules: [commonRules.required('请输入价格'), { rule: 'amount', message: '请输入正确的价格，最多两位小数' }],
    },
  },
})

/** What an offer at a typed price means. */
export interface OfferSum {
  /** Null while it is no price that may be asked. */
  readonly priceFen: Fen | null
  /** Why it may not be asked; `''` otherwise, and while nothing readable is typed. */
  readonly message: string
  readonly lines: readonly { readonly term: string; readonly detail: string }[]
}

/** Pure: the charge and what is left of a price. The rules that a thing was bought under have the last word on its charge. */
export function offerSum(typed: string, charge: ChargeRow | null, feeBasisPoints = charge?.feeBasisPoints): OfferSum {
  const amount = typedAmount(typed)
  // More digits than can be counted are too dear in any case.
  const fen = isAmount(amount) ? (toFen(amount) ?? Infinity) : undefined
  const rate = feeBasisPoints === undefined ? '' : `${feeBasisPoints / 100}%`
  const unknown = [
    { term: '服务费', detail: rate === '' ? '—' : `成交价的 ${rate}` },
    { term: '预计到账', detail: '—' },
  ]
  if (fen === undefined || charge === null || feeBasisPoints === undefined)
    return { priceFen: null, message: '', lines: unknown }
  if (fen < charge.lowestFen) return { priceFen: null, message: `最低 ${priceWords(charge.lowestFen)}`, lines: unknown }
  if (fen > charge.highestFen)
    return { priceFen: null, message: `最高 ${priceWords(charge.highestFen)}`, lines: unknown }
  const fee = shareOfFen(fen, feeBasisPoints)
  return {
    priceFen: fen,
    message: '',
    lines: [
      { term: '服务费', detail: `${priceWords(fee)}（${rate}）` },
      { term: '预计到账', detail: priceWords(subtractFen(fen, fee)) },
    ],
  }
}
