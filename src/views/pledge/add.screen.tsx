import type { ChoiceFieldProps } from '../kit/finance/choice-field.tsx'
import { amountPart, choicePart, type CopyTerms, CopyTermsPage } from '../kit/finance/terms-page.tsx'
import { interestRule } from './pledges.select.ts'

export interface AddPledgeProps extends CopyTerms {
  readonly rates: ChoiceFieldProps['options']
  readonly days: ChoiceFieldProps['options']
  readonly graceDays: number
}

/** A copy, how much, at what rate and for how long; what comes of it stands beside. */
export const AddPledgeScreen = ({ rates, days, graceDays, ...shown }: AddPledgeProps) => (
  <CopyTermsPage
    {...shown}
    choose="选一件要质押的藏品"
    label="发布质押"
    note="借出前可随时撤回；有人出借后，借款立即到账"
    fields={[
      amountPart('loan', '借款金额（元）'),
      choicePart(shown.form, 'rate', '日利率', rates),
      choicePart(shown.form, 'days', '期限', days),
    ]}
    rule={interestRule({ graceDays })}
  />
)
