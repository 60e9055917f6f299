import { useEffect, useRef, useState } from 'react'
import type { Observed } from '#scenarios/player/index.ts'
import { useInAddress } from './address.ts'
import { keepInSight } from './in-its-box.tsx'
import { useLab, useLabState } from './lab-context.ts'
import { MachineView } from './machine-view.tsx'
import { Json, Line, stateText } from './parts.tsx'
import { useDrawn } from './use-drawn.ts'
import { t } from '../messages.ts'

/** Every actor that lives, by kind; the one that is opened with its chart and its context, and in sight. */
export function ActorPanel() {
  const actors = useLabState('actors')
  const [filter, setFilter] = useInAddress('actors')
  const [open, setOpen] = useInAddress('actor', 'session')
  const chosen = useRef<HTMLLIElement>(null)
  const drawn = useDrawn()
  const lives = actors.some(({ stream }) => stream === open)
  // The one above it has closed, or the charts have come.
  useEffect(() => keepInSight(chosen.current), [open, lives, drawn])
  const shown = actors.filter(({ stream }) => stream.toLowerCase().includes(filter.trim().toLowerCase()))
  const kinds = Map.groupBy(shown, ({ stream }) => stream.split('/', 1)[0] ?? stream)
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex items-center gap-2 border-b border-hairline p-3">
        <Line label={t.filterActors} value={filter} onChange={setFilter} placeholder={t.byName} type="search" />
        <span className="shrink-0 text-caption text-muted tabular-nums">
          {shown.length}/{actors.length}
        </span>
      </div>
      <ul aria-label={t.actors} className="min-h-0 flex-1 overflow-y-auto py-1 [overflow-anchor:none]">
        {[...kinds].map(([kind, own]) => (
          <li key={kind} className="border-b border-hairline py-1 last:border-0">
            <ul>
              {own.map(({ stream, value }) => (
                <li key={stream} ref={open === stream ? chosen : undefined} className={stream === kind ? '' : 'ml-4'}>
                  <button
                    type="button"
                    aria-expanded={open === stream}
                    onClick={() => setOpen(open === stream ? '' : stream)}
                    className="ring-inside flex w-full flex-wrap gap-x-3 px-4 py-1 text-start text-note hover:bg-sunken"
                  >
                    <span className="font-medium break-all">{stream}</span>
                    <span className="text-jade-ink">{stateText(value)}</span>
                  </button>
                  {open === stream && <Actor stream={stream} value={value} />}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** An actor that is looked at: its chart, and what it holds. */
const Actor = ({ stream, value }: { stream: string; value: unknown }) => (
  <div className="space-y-2 px-4 pt-1 pb-2">
    <MachineView stream={stream} value={value} />
    <Context stream={stream} state={stateText(value)} />
  </div>
)

/** The context of an actor, read again after every fact. */
function Context({ stream, state }: { stream: string; state: string }) {
  const lab = useLab()
  const last = useLabState('entries').at(-1)?.seq
  const [seen, setSeen] = useState<Observed | undefined>()
  useEffect(() => {
    let gone = false
    void lab.observe(stream).then((found) => {
      if (!gone) setSeen(found)
    })
    return () => {
      gone = true
    }
  }, [lab, stream, state, last])
  return seen && <Json value={seen.context} />
}
