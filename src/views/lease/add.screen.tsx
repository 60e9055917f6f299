import type { ChoiceFieldProps } from '../kit/finance/choice-field.tsx'
import { amountPart, choicePart, type CopyTerms, CopyTermsPage } from '../kit/finance/terms-page.tsx'
import { priceWords } from '../kit/product/goods.ts'
import { rentRule } from './leases.select.ts'

export interface AddLeaseProps extends CopyTerms {
  readonly days: ChoiceFieldProps['options']
  /** The cheapest rent of the same; null without one. */
  readonly usual: number | null
}

/** A copy, its rent, how long at most, and what it can be bought for. */
export const AddLeaseScreen = ({ days, usual, ...shown }: AddLeaseProps) => (
  <CopyTermsPage
    {...shown}
    choose="选一件要出租的藏品"
    label="发布出租"
    note="租出前可随时撤回"
    fields={[
      amountPart('rent', '日租金（元）', usual === null ? {} : { hint: `同款最低 ${priceWords(usual)} 一天` }),
      choicePart(shown.form, 'days', '最长租期', days),
      amountPart('buyout', '买断价（元，选填）', { placeholder: '不支持买断' }),
    ]}
    rule={rentRule}
  />
)
