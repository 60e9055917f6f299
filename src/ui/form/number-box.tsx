import { MinusIcon, PlusIcon } from '../icon/page-icons.tsx'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { uiText } from '../ui-text.ts'
import { clampNumber, defaultRules, stepNumber, typedCount } from './step-number.ts'

export interface NumberBoxProps {
  /** What is counted: 「购买数量」. */
  label: string
  value: number
  onChange: (value: number) => void
  /** Default 1 (marketplace §5, const:number-box-min). */
  min?: number
  max?: number
  /** Default 1 (const:number-box-step). */
  step?: number
  disabled?: boolean
}

/** A whole number with a button on each side. What is typed is put right when the field is left. */
export function NumberBox({ label, value, onChange, disabled, ...given }: NumberBoxProps) {
  const rules = { ...defaultRules, ...given }
  const { min, max } = rules
  const [draft, setDraft] = useState<string | null>(null)
  const settle = () => {
    if (draft === null) return
    setDraft(null)
    const next = clampNumber(draft === '' ? Number.NaN : Number(draft), rules)
    if (next !== value) onChange(next)
  }
  const go = (direction: 1 | -1) => {
    setDraft(null)
    const next = stepNumber(value, direction, rules)
    if (next !== value) onChange(next)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      go(event.key === 'ArrowUp' ? 1 : -1)
    }
    if (event.key === 'Enter') settle()
  }
  const button =
    'flex size-11 min-w-11 shrink-0 items-center justify-center text-ink active:bg-sunken disabled:text-faint ring-inside'
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex shrink-0 overflow-hidden rounded-m bg-surface ring-1 ring-line ring-inset"
    >
      <button
        type="button"
        className={button}
        aria-label={uiText.decrease}
        disabled={disabled || value <= min}
        onClick={() => go(-1)}
      >
        <MinusIcon size={18} />
      </button>
      <input
        aria-label={label}
        type="text"
        role="spinbutton"
        inputMode="numeric"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        className="ring-inside w-12 border-x border-hairline bg-transparent text-center text-input font-medium tabular-nums disabled:text-faint"
        value={draft ?? String(value)}
        disabled={disabled}
        onChange={(event) => setDraft(typedCount(event.currentTarget.value))}
        onBlur={settle}
        onKeyDown={keys}
      />
      <button
        type="button"
        className={button}
        aria-label={uiText.increase}
        disabled={disabled || value >= max}
        onClick={() => go(1)}
      >
        <PlusIcon size={18} />
      </button>
    </div>
  )
}
