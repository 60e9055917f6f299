import { useState } from 'react'
import { cx } from '#src/ui/cx.ts'
import type { CallRow, Contract, TrafficRow } from '../traffic/traffic.ts'
import { useInAddress } from './address.ts'
import { useLab, useLabState } from './lab-context.ts'
import { Line } from './parts.tsx'
import { TrafficDetail } from './traffic-detail.tsx'
import { causeText, endOf, endText, isByHand, nameOf } from './traffic-text.ts'
import { timeOfDay } from './times.ts'
import { t } from '../messages.ts'

/** So many are drawn; the filter finds older ones. */
const SHOWN_MAX = 300

const textOf = (row: TrafficRow): string =>
  `${nameOf(row)} ${causeText(row)} ${endText(row)} ${row.kind === 'call' ? row.path : ''}`
const isHarmed = (row: TrafficRow): boolean =>
  row.kind === 'call' ? row.rule !== null && !isByHand(row) : row.deed !== null
const isBroken = (contract: Contract | undefined, row: TrafficRow): boolean =>
  row.kind === 'call' && contract !== undefined && contract.answer(row).length + contract.request(row).length > 0

/** Everything that went between app and world, the newest last, each with what asked for it. */
export function TrafficPanel() {
  const rows = useLabState('traffic')
  const [filter, setFilter] = useInAddress('traffic')
  const [id, setId] = useState<number | null>(null)
  const found = rows.filter((row) => textOf(row).toLowerCase().includes(filter.trim().toLowerCase()))
  const chosen = rows.find((row) => row.id === id)
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex items-center gap-2 border-b border-hairline p-3">
        <Line
          label={t.filterTraffic}
          value={filter}
          onChange={setFilter}
          placeholder={t.filterTrafficBy}
          type="search"
        />
        <span className="shrink-0 text-caption text-muted tabular-nums">
          {found.length}/{rows.length}
        </span>
      </div>
      <ol aria-label={t.traffic} className="min-h-0 flex-1 overflow-y-auto py-1">
        {found.slice(-SHOWN_MAX).map((row) => (
          <Row key={row.id} row={row} isChosen={row.id === id} onChoose={() => setId(row.id === id ? null : row.id)} />
        ))}
        {found.length === 0 && (
          <li className="p-4 text-note text-muted">{rows.length === 0 ? t.noTraffic : t.noSuchTraffic}</li>
        )}
      </ol>
      {chosen && <TrafficDetail key={chosen.id} row={chosen} onClose={() => setId(null)} />}
    </div>
  )
}

const tones = { awaited: 'text-muted', done: 'text-jade-ink', refused: 'text-gold-ink' } as const

const took = ({ at, answer }: CallRow): string => (answer ? `${answer.at - at} ms` : '')

function Row({ row, isChosen, onChoose }: { row: TrafficRow; isChosen: boolean; onChoose: () => void }) {
  const { contract } = useLab().catalogue
  const isWrong = isHarmed(row) || isBroken(contract, row)
  const tone = isWrong ? 'text-cinnabar-ink' : isByHand(row) ? 'text-indigo-ink' : tones[endOf(row)]
  return (
    <li className="[contain-intrinsic-size:auto_42px] [content-visibility:auto]">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className={cx(
          'ring-inside flex w-full gap-2 px-3 py-1 text-start text-caption',
          isChosen ? 'bg-gold-wash' : 'hover:bg-sunken',
        )}
      >
        <span className="w-14 shrink-0 text-muted tabular-nums">{timeOfDay.format(row.at)}</span>
        <span className="min-w-0 flex-1">
          <span className="flex gap-2">
            <span className="min-w-0 flex-1 truncate font-medium text-ink">{nameOf(row)}</span>
            <span className={cx('shrink-0 tabular-nums', tone)}>{endText(row)}</span>
            {row.kind === 'call' && <span className="shrink-0 text-muted tabular-nums">{took(row)}</span>}
          </span>
          <span className="block truncate text-muted">{causeText(row)}</span>
        </span>
      </button>
    </li>
  )
}
