import type { ReactNode } from 'react'
import { typedAmount } from '#src/domain/text/typed-text.ts'
import type { DescriptionItem } from '#src/ui/display/description-list.tsx'
import type { PickLine } from '../kit/collection/copy-picker.tsx'
import { ChoiceField, type ChoiceFieldProps } from '../kit/finance/choice-field.tsx'
import { CopyChoice, type CopyChoiceProps } from '../kit/finance/copy-choice.tsx'
import { ChosenCopy } from '../kit/finance/chosen-copy.tsx'
import { DeedNews, type DeedProps, DeedSheet } from '../kit/finance/deed-sheet.tsx'
import { SumBox } from '../kit/finance/sum-box.tsx'
import { FormParts } from '../kit/form/form-screen.tsx'
import type { ShownForm } from '../kit/form/shown-form.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'

export interface AddPledgeProps extends Pick<CopyChoiceProps, 'lines' | 'resource' | 'onPick'>, DeedProps {
  readonly unknown?: ReactNode
  /** Null until one is chosen. */
  readonly copy: PickLine | null
  readonly form: ShownForm
  readonly rates: ChoiceFieldProps['options']
  readonly days: ChoiceFieldProps['options']
  readonly sum: readonly DescriptionItem[]
  readonly rule: string
  readonly onAgain: () => void
}

/** A copy, how much, at what rate and for how long; what comes of it stands beside. */
export const AddPledgeScreen = ({ unknown, copy, form, rates, days, sum, rule, onAgain, ...shown }: AddPledgeProps) => (
  <PageScreen>
    {unknown}
    <DeedNews {...shown} />
    {copy ? (
      <>
        <ChosenCopy copy={copy} onAgain={onAgain} />
        <FormParts
          form={form}
          label="发布质押"
          submit={{ text: '下一步', pending: '正在发布' }}
          note="没有人出借前可以撤回；有人出借，钱马上到余额"
          fields={[
            { name: 'loan', label: '想借（元）', inputMode: 'decimal', placeholder: '0.00', clean: typedAmount },
            <ChoiceField
              key="rate"
              label="日利率"
              options={rates}
              current={form.text('rate')}
              onChange={(key) => form.change('rate', key)}
            />,
            <ChoiceField
              key="days"
              label="期限"
              options={days}
              current={form.text('days')}
              onChange={(key) => form.change('days', key)}
            />,
            <SumBox key="sum" items={sum} rule={rule} />,
          ]}
        />
      </>
    ) : (
      <CopyChoice label="选一件要质押的藏品" {...shown} />
    )}
    <DeedSheet {...shown} />
  </PageScreen>
)
