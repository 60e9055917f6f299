import type { ReactNode } from 'react'
import { typedAmount } from '#src/domain/text/typed-text.ts'
import type { DescriptionItem } from '#src/ui/display/description-list.tsx'
import type { PickLine } from '../kit/collection/copy-picker.tsx'
import { ChoiceField, type ChoiceFieldProps } from '../kit/finance/choice-field.tsx'
import { ChosenCopy } from '../kit/finance/chosen-copy.tsx'
import { CopyChoice, type CopyChoiceProps } from '../kit/finance/copy-choice.tsx'
import { DeedNews, type DeedProps, DeedSheet } from '../kit/finance/deed-sheet.tsx'
import { SumBox } from '../kit/finance/sum-box.tsx'
import { FormParts } from '../kit/form/form-screen.tsx'
import type { ShownForm } from '../kit/form/shown-form.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { priceWords } from '../kit/product/goods.ts'

export interface AddLeaseProps extends Pick<CopyChoiceProps, 'lines' | 'resource' | 'onPick'>, DeedProps {
  readonly unknown?: ReactNode
  readonly copy: PickLine | null
  readonly form: ShownForm
  readonly days: ChoiceFieldProps['options']
  /** The cheapest rent of the same; null without one. */
  readonly usual: number | null
  readonly sum: readonly DescriptionItem[]
  readonly rule: string
  readonly onAgain: () => void
}

/** A copy, its rent, how long at most, and what it can be bought for. */
export const AddLeaseScreen = ({ unknown, copy, form, days, usual, sum, rule, onAgain, ...shown }: AddLeaseProps) => (
  <PageScreen>
    {unknown}
    <DeedNews {...shown} />
    {copy ? (
      <>
        <ChosenCopy copy={copy} onAgain={onAgain} />
        <FormParts
          form={form}
          label="发布出租"
          submit={{ text: '下一步', pending: '正在发布' }}
          note="没有人租之前可以撤回"
          fields={[
            {
              name: 'rent',
              label: '日租金（元）',
              inputMode: 'decimal',
              placeholder: '0.00',
              clean: typedAmount,
              ...(usual === null ? {} : { hint: `同款最低 ${priceWords(usual)} 一天` }),
            },
            <ChoiceField
              key="days"
              label="最长租期"
              options={days}
              current={form.text('days')}
              onChange={(key) => form.change('days', key)}
            />,
            {
              name: 'buyout',
              label: '买断价（元，可不填）',
              inputMode: 'decimal',
              placeholder: '不支持买断',
              clean: typedAmount,
            },
            <SumBox key="sum" items={sum} rule={rule} />,
          ]}
        />
      </>
    ) : (
      <CopyChoice label="选一件要出租的藏品" {...shown} />
    )}
    <DeedSheet {...shown} />
  </PageScreen>
)
