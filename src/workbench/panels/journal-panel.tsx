import { useEffect, useRef, useState } from 'react'
import { cx } from '#src/ui/cx.ts'
import type { Entry } from '#src/journal/entry.ts'
import type { Folded } from '../drivers/fold.ts'
import { useLab, useLabState } from './lab-context.ts'
import { Json, Line, stateText, Tool } from './parts.tsx'

const time = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', timeStyle: 'medium', hourCycle: 'h23' })

type FactFields = Readonly<Record<string, unknown>> & { readonly type: string; readonly at?: number }

const textOf = ({ stream, fact }: Entry): string => `${stream} ${JSON.stringify(fact)}`
const nameOf = (stream: string): string => stream.split('~', 1)[0] ?? stream
const payloadOf = (fact: FactFields): string => {
  const { type: _type, at: _at, id: _id, ...payload } = fact
  return Object.keys(payload).length === 0 ? '' : JSON.stringify(payload)
}

/** Every fact that was noted, and the app as it was after any of them. */
export function JournalPanel() {
  const entries = useLabState('entries')
  const [filter, setFilter] = useState('')
  const [seq, setSeq] = useState<number | null>(null)
  const end = useRef<HTMLLIElement>(null)
  const shown = entries.filter((entry) => textOf(entry).toLowerCase().includes(filter.trim().toLowerCase()))
  const chosen = entries.find((entry) => entry.seq === seq)
  const last = entries.at(-1)?.seq
  useEffect(() => {
    if (seq === null) end.current?.scrollIntoView({ block: 'nearest' })
  }, [last, seq])
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex items-center gap-2 border-b border-hairline p-3">
        <Line label="筛选事实" value={filter} onChange={setFilter} placeholder="按角色、类型或内容筛选" type="search" />
        <span className="shrink-0 text-caption text-muted tabular-nums">
          {shown.length}/{entries.length}
        </span>
      </div>
      <ol aria-label="事实" className="min-h-0 flex-1 overflow-y-auto py-1">
        {shown.map((entry) => {
          const fact = entry.fact as FactFields
          const active = entry.seq === seq
          return (
            <li key={entry.seq} ref={entry.seq === last ? end : undefined}>
              <button
                type="button"
                aria-pressed={active}
                onClick={() => setSeq(active ? null : entry.seq)}
                className={cx(
                  'ring-inside flex w-full gap-2 px-3 py-1 text-start text-caption',
                  active ? 'bg-gold-wash' : 'hover:bg-sunken',
                )}
              >
                <span className="w-8 shrink-0 text-end text-muted tabular-nums">{entry.seq}</span>
                <span className="w-14 shrink-0 text-muted tabular-nums">
                  {fact.at === undefined ? '' : time.format(fact.at)}
                </span>
                <span className="min-w-0 flex-1">
                  <span className="font-medium text-ink">{fact.type}</span>
                  <span className="text-muted"> {nameOf(entry.stream)}</span>
                  <span className="block truncate font-mono text-muted">{payloadOf(fact)}</span>
                </span>
              </button>
            </li>
          )
        })}
        {entries.length === 0 && (
          <li className="p-4 text-note text-muted">还没有事实。在手机里做点什么，或播放一个场景。</li>
        )}
      </ol>
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
      aria-label={`第 ${entry.seq} 条之后`}
      className="flex max-h-[46%] shrink-0 flex-col border-t border-line bg-surface"
    >
      <div className="flex flex-wrap items-center gap-2 px-4 py-2">
        <h2 className="flex-1 text-note font-semibold">第 {entry.seq} 条之后的状态</h2>
        <Tool
          tone="primary"
          onPress={() => {
            onClose()
            void lab.runToFact(entry.seq)
          }}
        >
          回到这里
        </Tool>
        <Tool onPress={onClose}>关闭</Tool>
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
