import { useEffect, useMemo, useState } from 'react'
import type { Diagnosis } from '#src/domain/diagnosis.ts'
import type { StreamKind } from '#src/journal/entry.ts'
import { allStreamKinds } from '#src/machines/registry.ts'
import { gapsOf, statesAt, type Told } from '../report/report.ts'
import { keepInAddress, useInAddress } from '../panels/address.ts'
import { FactList } from '../panels/fact-list.tsx'
import { useLab } from '../panels/lab-context.ts'
import { Group, Json, stateText, Tool } from '../panels/parts.tsx'
import { yearTime } from '../panels/times.ts'
import { inLanguage } from '../language.ts'
import { t } from '../messages.ts'
import { useLanguage } from '../panels/use-language.ts'
import { a } from './messages.ts'

const noKinds: ReadonlyMap<string, StreamKind> | null = null

/** The machines of all journaled kinds, once their code is here. */
function useKinds(): ReadonlyMap<string, StreamKind> | null {
  const [kinds, setKinds] = useState(noKinds)
  useEffect(() => {
    void allStreamKinds().then((all) => setKinds(new Map(all.map((kind) => [kind.kind, kind]))))
  }, [])
  return kinds
}

/** Which fact is looked at: the last one, or the one that the address names, where this file has it. */
function useMoment(facts: Diagnosis['facts'], last: number | null) {
  const [moment, setMoment] = useInAddress('moment')
  const named = facts.find(({ seq }) => String(seq) === moment)?.seq
  const seq = moment === 'none' ? null : (named ?? last)
  const setSeq = (next: number | null) => setMoment(next === null ? 'none' : next === last ? '' : String(next))
  return { seq, setSeq }
}

/** What somebody's app has exported: it lands on the last fact, with every journaled stream as it was. */
export function ReportPanel({ report }: { report: Diagnosis }) {
  const lab = useLab()
  useLanguage()
  const kinds = useKinds()
  const [filter, setFilter] = useInAddress('report')
  const last = report.facts.at(-1)?.seq ?? null
  const { seq, setSeq } = useMoment(report.facts, last)
  const now = useMemo(() => (kinds ? statesAt(report, kinds) : []), [report, kinds])
  const told = useMemo(() => (kinds ? statesAt(report, kinds, seq ?? Infinity) : []), [report, kinds, seq])
  const fact = report.facts.find((one) => one.seq === seq)?.fact
  const { app, at, device } = report
  const close = () => {
    for (const part of ['report', 'moment'] as const) keepInAddress(part, '')
    lab.showOpened(null)
  }
  return (
    <section aria-label={a.diagnosis} className="flex h-full min-h-0 flex-col">
      <div className="max-h-[34%] shrink-0 overflow-y-auto">
        <Group title={a.theirDiagnosis} aside={<Tool onPress={close}>{t.close}</Tool>}>
          <p className="text-note">
            {a.reportHead(
              yearTime.format(at),
              a.noted(app.version, String(app.code)),
              device.online ? a.online : a.offlineThen,
            )}
          </p>
          <p className="text-caption wrap-anywhere text-muted">{device.agent}</p>
          <h3 className="mt-2 text-caption font-semibold text-soft">{a.notInFile}</h3>
          <ul aria-label={a.notInFile} className="list-disc ps-4 text-caption text-muted">
            {gapsOf(report, now).map((gap) => (
              <li key={gap.en} className="wrap-anywhere">
                {inLanguage(gap)}
              </li>
            ))}
          </ul>
        </Group>
      </div>
      <FactList
        facts={report.facts}
        filter={filter}
        onFilter={setFilter}
        seq={seq}
        onChoose={setSeq}
        empty={a.noFactsInFile}
      />
      <section
        aria-label={a.foldedStates}
        className="flex max-h-[42%] shrink-0 flex-col border-t border-line bg-surface"
      >
        <h2 className="px-4 py-2 text-note font-semibold">
          {seq === null || seq === last ? a.lastStates : t.statesAfter(seq)}
        </h2>
        <div className="min-h-0 space-y-1 overflow-y-auto px-4 pb-3">
          {fact && <Json value={fact} />}
          {told.map((one) => (
            <Stream key={one.stream} told={one} />
          ))}
        </div>
      </section>
    </section>
  )
}

/** Why a stream has no state here. */
const whyNot = { lost: 'lostState', foreign: 'foreign' } as const

function Stream({ told }: { told: Told }) {
  if (told.kind === 'live' || told.kind === 'newer') {
    return (
      <details>
        <summary className="text-caption font-medium text-soft">
          {told.stream} <span className="font-normal text-jade-ink">{stateText(told.value)}</span>
          {told.kind === 'newer' && <span className="font-normal text-gold-ink"> {a.writtenByNewer}</span>}
        </summary>
        <Json value={told.context} />
      </details>
    )
  }
  return (
    <p className="text-caption font-medium text-soft">
      {told.stream}{' '}
      <span className="font-normal text-cinnabar-ink">
        {told.kind === 'broken' ? a.notFolded(told.reason) : a[whyNot[told.kind]]}
      </span>
    </p>
  )
}
