import { useState } from 'react'
import { cx } from '#src/ui/cx.ts'
import type { BrokenField, CallRow, TrafficRow } from '../traffic/traffic.ts'
import { readObject } from '../json-text.ts'
import { useLab } from './lab-context.ts'
import { Json, Lines, Tool } from './parts.tsx'
import { causeText, endText, isByHand, nameOf, nearText } from './traffic-text.ts'
import { t } from '../messages.ts'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** One call or frame in full. */
export const TrafficDetail = ({ row, onClose }: { row: TrafficRow; onClose: () => void }) => (
  <section aria-label={nameOf(row)} className="flex max-h-[58%] shrink-0 flex-col border-t border-line bg-surface">
    <div className="flex flex-wrap items-center gap-2 px-4 py-2">
      <h2 className="min-w-0 flex-1 truncate text-note font-semibold">
        {nameOf(row)} <span className="font-normal text-muted">{endText(row)}</span>
      </h2>
      <SayAgain row={row} />
      <Tool onPress={onClose}>{t.close}</Tool>
    </div>
    <div className="min-h-0 space-y-2 overflow-y-auto px-4 pb-3 text-caption">
      <p className="wrap-anywhere text-soft">{t.cause(causeText(row))}</p>
      {row.kind === 'call' ? <Call row={row} /> : <Json value={row.frame} />}
    </div>
  </section>
)

/** The fact that asked is said once more: a step of the run like any other. */
function SayAgain({ row: { cause } }: { row: TrafficRow }) {
  const lab = useLab()
  if (!cause || cause.fact === null) return null
  const { stream, fact } = cause
  return <Tool onPress={() => void lab.sayLast(stream, fact)}>{t.sayAgain}</Tool>
}

function Call({ row }: { row: CallRow }) {
  const { contract } = useLab().catalogue
  const asked = contract?.request(row) ?? []
  return (
    <>
      <p className="font-mono wrap-anywhere text-muted">
        {row.method} {row.path}
      </p>
      {row.rule && (
        <p className={cx('wrap-anywhere', isByHand(row) ? 'text-indigo-ink' : 'text-cinnabar-ink')}>
          {t.byRule(`${row.rule.kind} ${JSON.stringify(row.rule.match)}`)}
        </p>
      )}
      {row.delayMs > 0 && <p className="text-cinnabar-ink">{t.late(row.delayMs)}</p>}
      {row.near.map(({ rule, why }) => (
        <p key={rule.id} className="wrap-anywhere text-muted">
          {t.nearRule(`${rule.kind} ${JSON.stringify(rule.match)}`, nearText(why))}
        </p>
      ))}
      {(row.body !== '' || asked.length > 0) && <h3 className="font-semibold text-soft">{t.request}</h3>}
      <Broken fields={asked} />
      {row.body !== '' && <Json value={parsed(row.body)} />}
      <h3 className="font-semibold text-soft">{t.answer}</h3>
      <Broken fields={contract?.answer(row) ?? []} />
      {row.answer && <Json value={row.answer.text === null ? row.answer.error : parsed(row.answer.text)} />}
      {!row.name.startsWith('/') && <ByHand row={row} />}
    </>
  )
}

const Broken = ({ fields }: { fields: readonly BrokenField[] }) => (
  <ul>
    {fields.map(({ path, what }) => (
      <li key={path} className="wrap-anywhere text-cinnabar-ink">
        {path || t.whole} {what}
      </li>
    ))}
  </ul>
)

/** What the next call of this name is answered, written by hand: a rule that strikes once. */
function ByHand({ row: { name, answer } }: { row: CallRow }) {
  const lab = useLab()
  const [text, setText] = useState(answer?.text ?? '{"code":200,"data":null}')
  const data = readObject(text)
  return (
    <>
      <h3 className="font-semibold text-soft">{t.answerNext}</h3>
      <Lines label={t.ownAnswer} value={text} onChange={setText} rows={4} />
      <Tool
        disabled={data === null}
        onPress={() => void lab.fault(`rest.${name}`, { kind: 'status', status: 200, data, times: 1 })}
      >
        {data === null ? t.noObject : t.soNext}
      </Tool>
    </>
  )
}
