import { useState } from 'react'
import type { BrokenField, CallRow, TrafficRow } from '../traffic/traffic.ts'
import { readObject } from '../json-text.ts'
import { useLab } from './lab-context.ts'
import { Json, Lines, Tool } from './parts.tsx'
import { causeText, endText, nameOf, nearTexts } from './traffic-text.ts'

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
      <Tool onPress={onClose}>关闭</Tool>
    </div>
    <div className="min-h-0 space-y-2 overflow-y-auto px-4 pb-3 text-caption">
      <p className="wrap-anywhere text-soft">起因：{causeText(row)}</p>
      {row.kind === 'call' ? <Call row={row} /> : <Json value={row.frame} />}
    </div>
  </section>
)

/** The fact that asked is said once more: a step of the run like any other. */
function SayAgain({ row: { cause } }: { row: TrafficRow }) {
  const lab = useLab()
  if (!cause || cause.fact === null) return null
  const { stream, fact } = cause
  return <Tool onPress={() => void lab.sayLast(stream, fact)}>再说一次起因</Tool>
}

function Call({ row }: { row: CallRow }) {
  const { contract } = useLab().catalogue
  return (
    <>
      <p className="font-mono wrap-anywhere text-muted">
        {row.method} {row.path}
      </p>
      {row.rule && (
        <p className="wrap-anywhere text-cinnabar-ink">
          由规则作答：{row.rule.kind} {JSON.stringify(row.rule.match)}
          {row.delayMs > 0 && `，推迟 ${row.delayMs} ms`}
        </p>
      )}
      {!row.rule && row.delayMs > 0 && <p className="text-cinnabar-ink">推迟 {row.delayMs} ms</p>}
      {row.near.map(({ rule, why }) => (
        <p key={rule.id} className="wrap-anywhere text-muted">
          差一点的规则：{rule.kind} {JSON.stringify(rule.match)}，{nearTexts[why]}
        </p>
      ))}
      <h3 className="font-semibold text-soft">请求</h3>
      <Broken fields={contract?.request(row) ?? []} />
      {row.body !== '' && <Json value={parsed(row.body)} />}
      <h3 className="font-semibold text-soft">回答</h3>
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
        {path || '整个内容'} {what}
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
      <h3 className="font-semibold text-soft">下一次由你来答</h3>
      <Lines label="手写的回答" value={text} onChange={setText} rows={4} />
      <Tool
        disabled={data === null}
        onPress={() => void lab.fault(`rest.${name}`, { kind: 'status', status: 200, data, times: 1 })}
      >
        {data === null ? '不是 JSON 对象' : '下一次这样答'}
      </Tool>
    </>
  )
}
