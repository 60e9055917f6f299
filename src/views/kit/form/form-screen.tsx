import type { ReactNode } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { CodeInput } from '#src/ui/form/code-input.tsx'
import { SwitchRow, List } from '#src/ui/display/list.tsx'
import { TextArea } from '#src/ui/form/text-area.tsx'
import { TextField, type TextFieldProps } from '#src/ui/form/text-field.tsx'
import { FormBox } from './form-box.tsx'
import { PhoneField } from './phone-field.tsx'
import { fieldOf, type ShownForm } from './shown-form.ts'

type Words = Pick<
  TextFieldProps,
  'placeholder' | 'hint' | 'aside' | 'inputMode' | 'autoComplete' | 'enterKeyHint' | 'clean' | 'clearable'
>

/** One field of a plain form, as data. `six` are six digits in cells, shown as dots. */
export interface PlainField extends Words {
  readonly name: string
  readonly label: string
  readonly kind?: 'text' | 'phone' | 'area' | 'six' | 'switch'
  readonly note?: string
}

export interface FormPartsProps {
  readonly form: ShownForm
  /** What the form is for, said to those who cannot see it. */
  readonly label: string
  /** In their order; a part of another kind stands among them as it is. */
  readonly fields: readonly (PlainField | ReactNode)[]
  readonly submit: {
    readonly text: string
    readonly pending: string
    readonly tone?: 'primary' | 'secondary' | 'danger'
  }
  /** Below the button. */
  readonly note?: ReactNode
}

const isPlain = (field: PlainField | ReactNode): field is PlainField =>
  typeof field === 'object' && field !== null && 'label' in field && 'name' in field

/** A form whose fields are a table: the body of every plain form page. */
export const FormParts = ({ form, label, fields, submit, note }: FormPartsProps) => (
  <FormBox
    label={label}
    errors={form.errors}
    failure={form.failure}
    onSubmit={form.submit}
    actions={
      <>
        <Button
          tone={submit.tone ?? 'primary'}
          size="large"
          block
          type="submit"
          pending={form.pending}
          pendingText={submit.pending}
        >
          {submit.text}
        </Button>
        {note && <p className="text-center text-note text-balance text-muted">{note}</p>}
      </>
    }
  >
    {fields.map((field) => (isPlain(field) ? <Plain key={field.name} form={form} {...field} /> : field))}
  </FormBox>
)

function Plain({ form, kind = 'text', name, note, ...words }: PlainField & Pick<FormPartsProps, 'form'>) {
  const bound = fieldOf(form, name)
  const { label, hint, placeholder } = words
  const help = { label, ...(hint === undefined ? {} : { hint }) }
  if (kind === 'phone') return <PhoneField {...bound} {...words} />
  if (kind === 'area') return <TextArea {...bound} {...help} rows={3} {...(placeholder ? { placeholder } : {})} />
  if (kind === 'six') return <CodeInput {...bound} {...help} secure />
  if (kind === 'switch') {
    const more = note === undefined ? {} : { note }
    return (
      <div>
        <List>
          <SwitchRow title={label} {...more} on={form.checked(name)} onChange={(on) => form.change(name, on)} />
        </List>
      </div>
    )
  }
  return <TextField {...bound} {...words} />
}
