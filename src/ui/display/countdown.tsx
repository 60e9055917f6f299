import { cx } from '../cx.ts'
import { countdownParts } from './countdown-parts.ts'

export interface CountdownProps {
  /** What ends: 「距开售」. */
  label: string
  /** Milliseconds left, by the server's clock; the caller ticks. */
  remainingMs: number
  /** `boxes` on a detail page, `plain` in a line. */
  look?: 'plain' | 'boxes'
  /** Instead of 00:00:00. */
  doneText?: string
}

/** Time that is left. Not a live region: a number read aloud every second helps nobody. */
export function Countdown({ label, remainingMs, look = 'plain', doneText }: CountdownProps) {
  const { days, clock, spoken } = countdownParts(remainingMs)
  if (remainingMs <= 0 && doneText) return <span className="text-note text-muted">{doneText}</span>
  const boxes = look === 'boxes'
  // In a line, hours that are over are not said any more.
  const shown = boxes || days > 0 ? clock : clock.replace(/^00:/, '')
  return (
    <span
      role="timer"
      aria-label={`${label} ${spoken}`}
      aria-live="off"
      className="inline-flex max-w-full flex-wrap items-center gap-x-2 text-note"
    >
      <span aria-hidden="true" className="text-muted">
        {label}
      </span>
      <span aria-hidden="true" className="inline-flex flex-wrap items-center gap-1 font-semibold text-ink tabular-nums">
        {days > 0 && <span className="mr-0.5">{days} 天</span>}
        {shown.split(':').map((part, at) => (
          <span key={at} className="inline-flex items-center gap-1">
            {at > 0 && <span className={cx(boxes ? 'text-muted' : '-mx-1')}>:</span>}
            <span className={cx(boxes && 'min-w-7 rounded-xs bg-ink px-1 py-0.5 text-center text-on-ink')}>{part}</span>
          </span>
        ))}
      </span>
    </span>
  )
}
