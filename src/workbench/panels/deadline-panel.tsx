import { useLab, useLabState } from './lab-context.ts'
import { wait } from './duration.ts'
import { Tool } from './parts.tsx'
import { dayTime } from './times.ts'
import { t } from '../messages.ts'

/** Every deadline with who waits for it; time can be moved to any of them. */
export function DeadlinePanel() {
  const lab = useLab()
  const ready = useLabState('ready')
  const now = useLabState('now')
  const nextAt = useLabState('nextAt')
  const deadlines = useLabState('deadlines')
  const [first] = deadlines
  const isNobodys = nextAt !== undefined && nextAt < (first?.at ?? Infinity)
  return (
    <ol aria-label={t.deadlines} className="h-full overflow-y-auto py-1">
      {isNobodys && <li className="px-4 py-1.5 text-caption text-muted">{t.otherWaits(wait(nextAt - now))}</li>}
      {deadlines.map(({ at, stream, fact }, index) => (
        <li key={index} className="flex items-center gap-2 px-4 py-1 text-caption">
          <span className="w-24 shrink-0 text-muted tabular-nums">{dayTime.format(at)}</span>
          <span className="min-w-0 flex-1 wrap-anywhere">
            <b className="font-medium">{stream}</b>{' '}
            <span className="text-muted">
              {t.waitsFor} {fact}
            </span>
          </span>
          <Tool onPress={() => void lab.advance(Math.max(0, at - now))} disabled={!ready}>
            {t.goTo(wait(at - now))}
          </Tool>
        </li>
      ))}
      {deadlines.length === 0 && <li className="p-4 text-note text-muted">{t.nobodyWaits}</li>}
    </ol>
  )
}
