import { Countdown } from '#src/ui/display/countdown.tsx'
import { useNow } from './use-now.ts'

export interface LiveCountdownProps {
  /** What comes: 「距开售」. */
  readonly label: string
  /** When, by the server's clock. */
  readonly until: number
  readonly look?: 'plain' | 'boxes'
  /** Said once it has come. */
  readonly doneText?: string
}

/** The time until a moment, second by second; only this is drawn again with each of them. */
export function LiveCountdown({ label, until, look = 'plain', doneText = '已开售' }: LiveCountdownProps) {
  const now = useNow(true)
  return <Countdown label={label} remainingMs={Math.max(0, until - now)} look={look} doneText={doneText} />
}
