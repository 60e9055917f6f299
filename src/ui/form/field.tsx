import { useId } from 'react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { WarningIcon } from '../icon/sign-icons.tsx'

/** What a control inside a Field must carry, ready to be spread on it. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export interface FieldProps {
  label: string
  /** The label is said, not shown; only where the placeholder or an icon shows the same. */
  labelHidden?: boolean
  /** Helps before a mistake is made. */
  hint?: ReactNode
  /** What is wrong and how to put it right; replaces the hint. */
  error?: string | null
  required?: boolean
  /** At the end of the label line: 「选填」, a link. */
  aside?: ReactNode
  /** At the end of the hint line: a counter. */
  counter?: ReactNode
  children: (control: FieldControl) => ReactNode
}

/** What is wrong, with its mark. */
export const Wrong = ({ children }: { children: ReactNode }) => (
  <span className="flex gap-1">
    <span className="mt-[3px]">
      <WarningIcon size={14} />
    </span>
    {children}
  </span>
)

/** Label, control, hint or error: the frame of every form control, with the ids that tie them together. */
export function Field({ label, labelHidden, hint, error, required, aside, counter, children }: FieldProps) {
  const id = useId()
  const helpId = `${id}-help`
  const wrong = error != null && error !== ''
  const help = wrong || hint != null
  return (
    <div className="flex flex-col">
      <div className={labelHidden ? 'sr-only' : 'mb-1.5 flex items-baseline justify-between gap-3'}>
        <label htmlFor={id} className="text-note font-medium text-soft">
          {label}
        </label>
        {aside && <span className="text-note text-muted">{aside}</span>}
      </div>
      {children({
        id,
        'aria-describedby': help ? helpId : undefined,
        'aria-invalid': wrong || undefined,
        'aria-required': required || undefined,
      })}
      {/* Always there, so that an error that appears is announced. */}
      <div className={cx('flex justify-between gap-3 text-note', (help || counter != null) && 'mt-1.5')}>
        <div id={helpId} aria-live="polite" className={wrong ? 'text-cinnabar-ink' : 'text-muted'}>
          {wrong ? <Wrong>{error}</Wrong> : hint}
        </div>
        {counter && <div className="shrink-0 text-muted tabular-nums">{counter}</div>}
      </div>
    </div>
  )
}

/** The box around a text control; the ring shows focus of what is inside. */
export const fieldBox = (wrong: boolean, disabled = false): string =>
  cx(
    'flex min-h-12 items-center rounded-m text-input ring-1 ring-inset transition-shadow',
    'has-[input:focus,textarea:focus]:ring-2',
    wrong ? 'ring-cinnabar' : 'ring-line has-[input:focus,textarea:focus]:ring-ink',
    disabled ? 'bg-sunken text-muted' : 'bg-surface',
  )
