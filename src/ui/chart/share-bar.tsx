export interface Share {
  readonly key: string
  readonly name: string
  /** Any unit; the bar shows its part of the sum. */
  readonly amount: number
  /** A token: `var(--color-gold)`. */
  readonly color: string
}

export interface ShareBarProps {
  /** What is shared out: 「各稀有度的概率」. */
  label: string
  shares: readonly Share[]
  /** An amount in words: 「2.5%」. */
  amountText: (amount: number) => string
}

/** Parts of a whole: one bar, and each part by name and number, so that colour is never the only sign. */
export function ShareBar({ label, shares, amountText }: ShareBarProps) {
  const sum = shares.reduce((total, { amount }) => total + amount, 0)
  const shown = shares.filter(({ amount }) => amount > 0)
  return (
    <div>
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full bg-sunken">
        {shown.map(({ key, amount, color }) => (
          <span key={key} style={{ width: `${(amount / sum) * 100}%`, background: color }} className="min-w-1" />
        ))}
      </div>
      <ul
        aria-label={label}
        className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-6 gap-y-1.5 text-note"
      >
        {shares.map(({ key, name, amount, color }) => (
          <li key={key} className="flex items-center gap-2">
            <span aria-hidden="true" style={{ background: color }} className="size-2.5 rounded-full" />
            <span className="flex-1 text-soft">{name}</span>
            <span className="tabular-nums">{amountText(amount)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
