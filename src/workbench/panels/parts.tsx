import type { ReactNode, Ref } from 'react'
import { cx } from '#src/ui/cx.ts'

export interface ToolProps {
  readonly children: ReactNode
  readonly onPress: (pressed: HTMLButtonElement) => void
  readonly disabled?: boolean
  readonly pressed?: boolean
  readonly tone?: 'plain' | 'primary' | 'danger'
  readonly label?: string
  readonly ref?: Ref<HTMLButtonElement>
}

const toolTones = {
  plain: 'bg-surface text-ink ring-1 ring-inset ring-line hover:bg-sunken',
  primary: 'bg-ink text-on-ink hover:opacity-85',
  danger: 'bg-cinnabar-wash text-cinnabar-ink hover:brightness-95',
}

/** A small button for a mouse; the phone's own are too large for a desk. */
export const Tool = ({ children, onPress, disabled, pressed, tone = 'plain', label, ref }: ToolProps) => (
  <button
    ref={ref}
    type="button"
    onClick={({ currentTarget }) => onPress(currentTarget)}
    disabled={disabled}
    aria-pressed={pressed}
    aria-label={label}
    className={cx(
      'inline-flex min-h-7 items-center justify-center gap-1 rounded-s px-2.5 text-note whitespace-nowrap transition-colors',
      'disabled:cursor-not-allowed disabled:opacity-45',
      pressed ? toolTones.primary : toolTones[tone],
    )}
  >
    {children}
  </button>
)

/** A titled part of a panel. */
export const Group = ({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) => (
  <section className="border-b border-hairline px-4 py-3 last:border-0">
    <div className="mb-2 flex min-h-7 items-center justify-between gap-2">
      <h2 className="text-note font-semibold text-soft">{title}</h2>
      {aside}
    </div>
    {children}
  </section>
)

const box = 'min-h-8 w-full min-w-0 rounded-s bg-surface px-2.5 text-note text-ink ring-1 ring-inset ring-line'

interface LineProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** One line of text. */
export const Line = ({ label, value, onChange, ...rest }: LineProps & { placeholder?: string; type?: string }) => (
  <input
    {...rest}
    aria-label={label}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    className={box}
  />
)

/** A field with its name above it: one that is filled in does not say what it is for. */
export const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <p aria-hidden="true" className="mb-0.5 truncate text-caption text-muted">
      {name}
    </p>
    {children}
  </div>
)

/** Several lines, for JSON. */
export const Lines = ({ label, value, onChange, rows = 3 }: LineProps & { rows?: number }) => (
  <textarea
    aria-label={label}
    value={value}
    rows={rows}
    spellCheck={false}
    onChange={(event) => onChange(event.currentTarget.value)}
    className={cx(box, 'py-1.5 font-mono')}
  />
)

interface PickProps extends LineProps {
  readonly options: readonly { readonly value: string; readonly text: string }[]
}

/** One of several. */
export const Pick = ({ label, value, onChange, options }: PickProps) => (
  <select aria-label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)} className={box}>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.text}
      </option>
    ))}
  </select>
)

/** Plain data, to be read. */
export const Json = ({ value }: { value: unknown }) => (
  <pre className="overflow-x-auto rounded-s bg-sunken p-2.5 font-mono text-caption whitespace-pre-wrap break-all text-soft">
    {JSON.stringify(value, null, 2)}
  </pre>
)

/** A state value in one line: `signedIn.token.accepted · signedIn.account.active`. */
export function stateText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return '—'
  return Object.entries(value)
    .flatMap(([key, inner]) =>
      stateText(inner)
        .split(' · ')
        .map((path) => `${key}.${path}`),
    )
    .join(' · ')
}
