import { cx } from '#src/ui/cx.ts'
import { wait } from './duration.ts'
import { Tool } from './parts.tsx'
import { useLab, useLabState } from './lab-context.ts'
import { yearTime } from './times.ts'
import { t } from '../messages.ts'

const lengths = [
  { text: 'plusSecond', ms: 1000 },
  { text: 'plusMinute', ms: 60_000 },
  { text: 'plusHour', ms: 3_600_000 },
] as const

/** The bench's clock: it stands still until it is moved or set running. */
export function ClockBar() {
  const lab = useLab()
  const ready = useLabState('ready')
  const now = useLabState('now')
  const nextAt = useLabState('nextAt')
  const ticking = useLabState('ticking')
  const until = nextAt === undefined ? null : Math.max(0, nextAt - now)
  return (
    <div role="group" aria-label={t.clock} className="flex flex-wrap items-center gap-1.5">
      <time className="mr-1 text-note font-medium tabular-nums" dateTime={new Intl.DateTimeFormat('sv').format(now)}>
        {yearTime.format(now)}
      </time>
      {!ticking && (
        <span
          className={cx(
            'rounded-full px-2 py-0.5 text-caption',
            until === null ? 'bg-sunken text-muted' : 'bg-gold-wash text-gold-ink',
          )}
        >
          {until === null ? t.still : t.stillWaiting}
        </span>
      )}
      <Tool onPress={() => lab.tick(!ticking)} pressed={ticking} disabled={!ready}>
        {ticking ? t.hold : t.walk}
      </Tool>
      {lengths.map(({ text, ms }) => (
        <Tool key={ms} onPress={() => void lab.advance(ms)} disabled={!ready}>
          {t[text]}
        </Tool>
      ))}
      <Tool onPress={() => until !== null && void lab.advance(until)} disabled={!ready || until === null}>
        {until === null ? t.noDeadline : t.toDeadline(wait(until))}
      </Tool>
    </div>
  )
}
