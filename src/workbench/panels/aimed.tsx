import { useMemo } from 'react'
import { cx } from '#src/ui/cx.ts'
import { statesAfter } from '../run/moments.ts'
import { t } from '../messages.ts'
import { useLabState } from './lab-context.ts'
import { stateText } from './parts.tsx'

/** The states of all actors behind the step that is aimed at, those that it has moved first: looked up, nothing runs again. */
export function Aimed({ at }: { at: number }) {
  const moments = useLabState('moments')
  const states = useMemo(() => statesAfter(moments, at), [moments, at])
  const moment = moments[at]
  const isMoved = (stream: string): boolean => at > 0 && moment != null && stream in moment
  const gone = at > 0 && moment ? Object.keys(moment).filter((stream) => moment[stream] === null) : []
  const rows = Object.entries(states).toSorted(([one], [other]) => Number(isMoved(other)) - Number(isMoved(one)))
  return (
    <section aria-label={t.afterSteps(at)} className="flex h-[46%] shrink-0 flex-col border-t border-line bg-surface">
      <h2 className="flex items-baseline gap-2 px-4 pt-2 pb-1 text-note font-semibold">
        {t.afterSteps(at)}
        <span className="font-normal text-muted">
          {moment && t.moved(rows.filter(([name]) => isMoved(name)).length)}
        </span>
      </h2>
      {moment === null && <p className="px-4 pb-1 text-caption text-muted">{t.notLookedAt}</p>}
      {moment === undefined && <p className="px-4 pb-1 text-caption text-muted">{t.notPlayedYet}</p>}
      {moment !== undefined && (
        <ul className="min-h-0 flex-1 overflow-y-auto px-4 pb-3 text-caption">
          {rows.map(([stream, value]) => (
            <li key={stream} className={cx('flex gap-2', isMoved(stream) ? 'font-medium' : 'text-muted')}>
              <span className="min-w-0 flex-1 wrap-anywhere">{stream}</span>
              <span className={cx('shrink-0', isMoved(stream) && 'text-jade-ink')}>{stateText(value)}</span>
            </li>
          ))}
          {gone.map((stream) => (
            <li key={stream} className="flex gap-2 text-muted">
              <span className="min-w-0 flex-1 wrap-anywhere line-through">{stream}</span>
              <span className="shrink-0">{t.wentAway}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
