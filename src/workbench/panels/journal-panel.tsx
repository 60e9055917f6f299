import { useEffect, useState } from 'react'
import type { Entry } from '#src/journal/index.ts'
import type { Folded } from '../lab-bridge.ts'
import { useInAddress } from './address.ts'
import { FactList } from './fact-list.tsx'
import { useLab, useLabState } from './lab-context.ts'
import { Json, stateText, Tool } from './parts.tsx'
import { t } from '../messages.ts'

/** Every fact that was noted, and the app as it was after any of them. */
export function JournalPanel() {
  const entries = useLabState('entries')
  const [filter, setFilter] = useInAddress('facts')
  const [seq, setSeq] = useState<number | null>(null)
  const chosen = entries.find((entry) => entry.seq === seq)
  return (
    <div className="flex h-full min-h-0 flex-col">
      <FactList facts={entries} filter={filter} onFilter={setFilter} seq={seq} onChoose={setSeq} empty={t.noFacts} />
      {chosen && <Moment key={chosen.seq} entry={chosen} onClose={() => setSeq(null)} />}
    </div>
  )
}

/** The app as it was after one fact, and the way back to it. */
function Moment({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const lab = useLab()
  const [states, setStates] = useState<Folded | null>(null)
  useEffect(() => {
    let gone = false
    void lab.statesAt(entry.seq).then((found) => {
      if (!gone && found) setStates(found)
    })
    return () => {
      gone = true
    }
  }, [lab, entry.seq])
  return (
    <section
      aria-label={t.after(entry.seq)}
      className="flex max-h-[46%] shrink-0 flex-col border-t border-line bg-surface"
    >
      <div className="flex flex-wrap items-center gap-2 px-4 py-2">
        <h2 className="flex-1 text-note font-semibold">{t.statesAfter(entry.seq)}</h2>
        <Tool
          tone="primary"
          onPress={() => {
            onClose()
            void lab.runToFact(entry.seq)
          }}
        >
          {t.backHere}
        </Tool>
        <Tool onPress={onClose}>{t.close}</Tool>
      </div>
      <div className="min-h-0 overflow-y-auto px-4 pb-3">
        <Json value={entry.fact} />
        <dl className="mt-2 space-y-1">
          {Object.entries(states ?? {}).map(([stream, { value, context }]) => (
            <div key={stream}>
              <dt className="text-caption font-medium text-soft">
                {stream} <span className="font-normal text-jade-ink">{stateText(value)}</span>
              </dt>
              <dd>
                <Json value={context} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
