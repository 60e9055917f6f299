import type { ReactNode } from 'react'
import { typedAmount } from '#src/domain/text/typed-text.ts'
import type { DescriptionItem } from '#src/ui/display/description-list.tsx'
import type { PickLine } from '../collection/copy-picker.tsx'
import { FormParts, type FormPartsProps, type PlainField } from '../form/form-screen.tsx'
import type { ShownForm } from '../form/shown-form.ts'
import { PageScreen } from '../page/page-screen.tsx'
import { ChoiceField, type ChoiceFieldProps } from './choice-field.tsx'
import { ChosenCopy } from './chosen-copy.tsx'
import { CopyChoice, type CopyChoiceProps } from './copy-choice.tsx'
import { DeedNews, type DeedProps, DeedSheet } from './deed-sheet.tsx'
import { SumBox } from './sum-box.tsx'

/** A field of a form for an amount of money. */
export const amountPart = (name: string, label: string, more: Partial<PlainField> = {}): PlainField => ({
  name,
  label,
  inputMode: 'decimal',
  placeholder: '0.00',
  clean: typedAmount,
  ...more,
})

/** One of a few, in a form. */
export const choicePart = (form: ShownForm, name: string, label: string, options: ChoiceFieldProps['options']) => (
  <ChoiceField
    key={name}
    label={label}
    options={options}
    current={form.text(name)}
    onChange={(key) => form.change(name, key)}
  />
)

export interface TermsFormProps extends Pick<FormPartsProps, 'form' | 'label' | 'fields'> {
  /** What the page does, said while it is done: 「正在发布」. */
  readonly pending?: string
  readonly note: string
  /** What comes of what is typed, with the rule beside it. */
  readonly sum: readonly DescriptionItem[]
  readonly rule: string
}

/** Terms that somebody sets: the fields, and what comes of them, before all of it is asked in one sheet. */
export const TermsForm = ({ form, label, fields, pending = '正在发布', note, sum, rule }: TermsFormProps) => (
  <FormParts
    form={form}
    label={label}
    submit={{ text: '下一步', pending }}
    note={note}
    fields={[...fields, <SumBox key="sum" items={sum} rule={rule} />]}
  />
)

/** What a page gives that sets terms for one of one's copies. */
export interface CopyTerms extends Pick<CopyChoiceProps, 'lines' | 'resource' | 'onPick'>, DeedProps {
  readonly unknown?: ReactNode
  /** Null until one is chosen. */
  readonly copy: PickLine | null
  readonly form: ShownForm
  readonly sum: readonly DescriptionItem[]
  readonly onAgain: () => void
}

export interface CopyTermsPageProps extends CopyTerms, Omit<TermsFormProps, keyof CopyTerms> {
  /** 「选一件要出租的藏品」 */
  readonly choose: string
}

/** One of one's copies is chosen, then terms are set for it. */
export const CopyTermsPage = ({ unknown, copy, choose, onAgain, ...shown }: CopyTermsPageProps) => (
  <PageScreen>
    {unknown}
    <DeedNews {...shown} />
    {copy ? (
      <>
        <ChosenCopy copy={copy} onAgain={onAgain} />
        <TermsForm {...shown} />
      </>
    ) : (
      <CopyChoice {...shown} label={choose} />
    )}
    <DeedSheet {...shown} />
  </PageScreen>
)
