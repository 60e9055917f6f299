import { useId } from 'react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { CheckIcon } from '../icon/action-icons.tsx'
import { Wrong } from './field.tsx'

export interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** The words beside it; links in them work as links. */
  children: ReactNode
  error?: string | null
  name?: string
  disabled?: boolean
}

/** A box to tick, mostly for agreements. */
export function Checkbox({ checked, onChange, children, error, name, disabled }: CheckboxProps) {
  const id = useId()
  const wrong = error != null && error !== ''
  return (
    <div className={cx(wrong && 'animate-nudge')}>
      <label className={cx('flex min-h-11 items-start gap-2.5 py-2.5 text-note text-soft', disabled && 'opacity-50')}>
        <span className="relative mt-px flex size-[18px] shrink-0">
          <input
            type="checkbox"
            name={name}
            checked={checked}
            disabled={disabled}
            onChange={(event) => onChange(event.currentTarget.checked)}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? id : undefined}
            className={cx(
              'peer absolute inset-0 size-full appearance-none rounded-full bg-surface ring-1 transition-colors ring-inset checked:bg-ink checked:ring-ink',
              wrong ? 'ring-2 ring-cinnabar' : 'ring-faint',
            )}
          />
          <span className="pointer-events-none relative m-auto scale-50 text-on-ink opacity-0 transition peer-checked:scale-100 peer-checked:opacity-100">
            <CheckIcon size={12} />
          </span>
        </span>
        <span>{children}</span>
      </label>
      <p id={id} aria-live="polite" className="text-note text-cinnabar-ink">
        {wrong ? <Wrong>{error}</Wrong> : null}
      </p>
    </div>
  )
}
