import { useState } from 'react'
import type { FieldProps } from './field.tsx'
import { Field, fieldBox } from './field.tsx'

export interface DateFieldProps extends Omit<FieldProps, 'children' | 'counter'> {
  /** `2026-03-01`, or '' for none. */
  value: string
  onChange: (value: string) => void
  /** First and last day that may be chosen, spelt like `value`. */
  min: string
  max: string
  disabled?: boolean
}

/** A day, by the wheel or calendar of the device itself. A day out of range is not taken. */
export function DateField({ value, onChange, min, max, disabled, ...field }: DateFieldProps) {
  const wrong = field.error != null && field.error !== ''
  // A year that is typed goes through 0001, 0019 and 0199: the field keeps what it says until it is left.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field {...field}>
      {(control) => (
        <div className={fieldBox(wrong, disabled)}>
          <input
            {...control}
            type="date"
            value={typed ?? value}
            min={min}
            max={max}
            disabled={disabled}
            onChange={({ target }) => {
              const day = target.value
              setTyped(day)
              if (day === '' || (day >= min && day <= max)) onChange(day)
            }}
            onBlur={() => setTyped(null)}
            className="min-h-12 w-full min-w-0 flex-1 appearance-none bg-transparent px-3.5 text-left tabular-nums outline-none"
          />
        </div>
      )}
    </Field>
  )
}
