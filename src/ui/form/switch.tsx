import { cx } from '../cx.ts'

export interface SwitchProps {
  on: boolean
  onChange: (on: boolean) => void
  /** What it turns on and off. For a row of a list take SwitchRow: the whole row turns it. */
  label: string
  disabled?: boolean
  /** Sent, not answered yet: cannot be turned again. */
  pending?: boolean
  describedBy?: string
}

/** On or off, at once. */
export const Switch = ({ on, onChange, label, disabled, pending, describedBy }: SwitchProps) => (
  <span className={cx('relative inline-flex h-11 w-13 shrink-0 items-center', disabled && 'opacity-50')}>
    <input
      type="checkbox"
      role="switch"
      aria-label={label}
      aria-describedby={describedBy}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      aria-checked={on}
      checked={on}
      disabled={disabled}
      onChange={(event) => {
        if (!pending) onChange(event.currentTarget.checked)
      }}
      className={cx('peer absolute inset-0 size-full cursor-pointer opacity-0', pending && 'cursor-progress')}
    />
    <span
      aria-hidden="true"
      className="h-8 w-full rounded-full bg-faint/70 outline-offset-2 outline-indigo transition-colors peer-checked:bg-jade peer-focus-visible:outline-2"
    />
    <span
      aria-hidden="true"
      className={cx(
        'pointer-events-none absolute left-[3px] size-[26px] rounded-full bg-[#fff] shadow-lift transition-transform duration-200 peer-checked:translate-x-5',
        pending && 'animate-breathe',
      )}
    />
  </span>
)
