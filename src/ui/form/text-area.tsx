import { cx } from '../cx.ts'
import { uiText } from '../ui-text.ts'
import { Field, fieldBox } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { characterCount } from './fit-text.ts'
import { useEcho } from './use-echo.ts'

export interface TextAreaProps extends Omit<FieldProps, 'children' | 'counter'> {
  value: string
  onChange: (value: string) => void
  name?: string
  placeholder?: string
  /** Characters as people see them; default 140 (marketplace §5, const:textarea-len). */
  maxLength?: number
  /** Lines shown when empty; it grows up to ten. */
  rows?: number
  disabled?: boolean
  onBlur?: () => void
}

/** Several lines of text, with a counter. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, onBlur, maxLength = 140, rows = 4, disabled } = props
  const { local, isCut, bind } = useEcho({ value, onChange, onBlur, max: maxLength })
  const error = props.error || (isCut ? uiText.tooLong(maxLength) : null)
  const wrong = error != null
  return (
    <Field {...props} error={error} counter={`${characterCount(local)}/${maxLength}`}>
      {(control) => (
        <div className={fieldBox(wrong, disabled)}>
          <textarea
            {...control}
            {...bind}
            name={props.name}
            placeholder={props.placeholder}
            rows={rows}
            disabled={disabled}
            className={cx(
              'field-sizing-content max-h-64 min-h-24 w-full resize-none bg-transparent px-3.5 py-3 outline-none',
            )}
          />
        </div>
      )}
    </Field>
  )
}
