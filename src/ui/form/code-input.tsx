import { useEffect, useRef } from 'react'
import { cx } from '../cx.ts'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { digitsOnly } from './text-field.tsx'
import { useEcho } from './use-echo.ts'

export interface CodeInputProps extends Omit<FieldProps, 'children' | 'counter'> {
  value: string
  onChange: (value: string) => void
  /** Cells, at most 6 (const:code-input-max). */
  length?: 4 | 5 | 6
  /** Dots instead of digits: a payment password. */
  secure?: boolean
  name?: string
  disabled?: boolean
  /** Takes the focus when it appears; for dialogs and sheets. */
  focusOnMount?: boolean
  /** The last cell was filled. */
  onComplete?: (value: string) => void
}

/** A short code, one cell a digit. One real input lies over the cells, so paste, autofill and screen readers work. */
export function CodeInput({ value, onChange, length = 6, secure, onComplete, focusOnMount, ...field }: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const { local, bind } = useEcho({
    value,
    clean: (text) => digitsOnly(text).slice(0, length),
    onChange: (text) => {
      onChange(text)
      // One digit more into full cells changes nothing, and asks for nothing a second time.
      if (text.length === length && text !== value) onComplete?.(text)
    },
  })
  useEffect(() => {
    if (focusOnMount) input.current?.focus()
  }, [focusOnMount])
  // Its caret cannot be seen: digits go to the end, and those that come into full cells take the place of all.
  const takeUp = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const end = currentTarget.value.length
    currentTarget.setSelectionRange(end === length ? 0 : end, end)
  }
  const wrong = field.error != null && field.error !== ''
  return (
    <Field {...field}>
      {(control) => (
        <div className={cx('group relative', wrong && 'animate-nudge')}>
          <div aria-hidden="true" className="flex gap-2">
            {Array.from({ length }, (_, at) => (
              <span
                key={at}
                className={cx(
                  'flex h-13 flex-1 items-center justify-center rounded-m text-headline font-medium tabular-nums ring-1 ring-inset',
                  wrong ? 'ring-cinnabar' : 'ring-line',
                  at === Math.min(local.length, length - 1) && 'group-focus-within:ring-2 group-focus-within:ring-ink',
                  field.disabled ? 'bg-sunken text-muted' : 'bg-surface',
                )}
              >
                {at < local.length && (secure ? <span className="size-2.5 rounded-full bg-ink" /> : local[at])}
              </span>
            ))}
          </div>
          <input
            {...control}
            {...bind}
            ref={input}
            type={secure ? 'password' : 'text'}
            name={field.name}
            inputMode="numeric"
            autoComplete={secure ? 'off' : 'one-time-code'}
            disabled={field.disabled}
            onClick={takeUp}
            className="absolute inset-0 w-full cursor-text bg-transparent text-transparent caret-transparent opacity-0 outline-none"
          />
        </div>
      )}
    </Field>
  )
}
