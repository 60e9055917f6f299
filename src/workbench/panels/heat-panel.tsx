import { useRef, useState } from 'react'
import { cx } from '#src/ui/cx.ts'
import { type Heat, type HeatLayer, merged } from '../chart/heat.ts'
import { chartOf } from '../chart/layout.ts'
import type { DrawnMachine } from '../chart/drawn.ts'
import { useInAddress } from './address.ts'
import { useDrawn } from './use-drawn.ts'
import { ChartView } from './chart-view.tsx'
import { useLab, useLabState } from './lab-context.ts'
import { Group, Line, Tool } from './parts.tsx'
import type { Said } from '#scenarios/player/index.ts'
import { messages, t } from '../messages.ts'
import { inLanguage } from '../language.ts'

/** Every machine with how often each of its transitions was taken: here, in the tests, in what people have exported. */
export function HeatPanel() {
  const taken = useLabState('taken')
  const layers = useLabState('layers')
  const [off, setOff] = useState<ReadonlySet<string>>(new Set())
  const all: readonly HeatLayer[] = [{ name: '', part: messages.ranHere, heat: taken, gap: null }, ...layers]
  const heat = merged(all.filter(({ name }) => !off.has(name)).map((one) => one.heat))
  const turn = (name: string) =>
    setOff(off.has(name) ? new Set([...off].filter((one) => one !== name)) : new Set([...off, name]))
  return (
    <div className="flex h-full min-h-0 flex-col">
      <Group title={t.counted} aside={<OpenFile />}>
        <ul aria-label={t.counted} className="flex flex-wrap gap-1.5">
          {all.map(({ name, part, gap }) => (
            <li key={name}>
              <Tool pressed={!off.has(name)} onPress={() => turn(name)}>
                {name} {part && inLanguage(part)}
              </Tool>
              {gap !== null && <p className="mt-1 text-caption wrap-anywhere text-muted">{inLanguage(gap)}</p>}
            </li>
          ))}
        </ul>
      </Group>
      <Machines heat={heat} />
    </div>
  )
}

/** Counts what another file tells, too. */
function OpenFile() {
  const lab = useLab()
  const { heatIn } = lab.catalogue
  const [told, setTold] = useState<Said | null>(null)
  const file = useRef<HTMLInputElement>(null)
  const open = async (chosen: File | undefined) => {
    if (!chosen || !heatIn) return
    const read = await heatIn(chosen.name, await chosen.text())
    setTold(read.kind === 'wrong' ? read.message : null)
    if (read.kind === 'layers') lab.addLayers(read.layers)
  }
  if (!heatIn) return null
  return (
    <>
      <span role="status" className="min-w-0 flex-1 text-caption wrap-anywhere text-cinnabar-ink">
        {told && inLanguage(told)}
      </span>
      <Tool onPress={() => file.current?.click()}>{t.addFile}</Tool>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        aria-label={t.heatFile}
        className="hidden"
        onChange={(event) => void open(event.currentTarget.files?.[0])}
      />
    </>
  )
}

interface HeatRow {
  readonly id: string
  readonly drawn: DrawnMachine
  readonly of: number
  readonly met: number
}

function rowsOf(drawn: ReadonlyMap<string, DrawnMachine>, heat: Heat): readonly HeatRow[] {
  const rows = [...drawn].map(([id, one]) => {
    const own = heat[one.machine.id] ?? {}
    const { edges } = one.chart
    return { id, drawn: one, of: edges.length, met: edges.filter(({ name }) => (own[name] ?? 0) > 0).length }
  })
  return rows.toSorted((one, other) => other.of - other.met - (one.of - one.met))
}

/** The machines, those first of which most was never taken. */
function Machines({ heat }: { heat: Heat }) {
  const drawn = useDrawn()
  const [filter, setFilter] = useInAddress('machines')
  const [open, setOpen] = useState<string | null>(null)
  const rows = drawn ? rowsOf(drawn, heat) : []
  const sum = (pick: (row: HeatRow) => number) => rows.reduce((total, row) => total + pick(row), 0)
  const shown = rows.filter(({ id }) => id.includes(filter.trim().toLowerCase()))
  return (
    <>
      <div className="flex items-center gap-2 border-b border-hairline p-3">
        <Line label={t.filterMachines} value={filter} onChange={setFilter} placeholder={t.byMachine} type="search" />
        <span className="shrink-0 text-caption text-muted tabular-nums">
          {t.taken(
            sum(({ met }) => met),
            sum(({ of }) => of),
          )}
        </span>
      </div>
      <ul aria-label={t.machines} className="min-h-0 flex-1 overflow-y-auto py-1">
        {shown.map((row) => (
          <Machine
            key={row.id}
            row={row}
            heat={heat}
            isOpen={open === row.id}
            onToggle={() => setOpen(open === row.id ? null : row.id)}
          />
        ))}
      </ul>
    </>
  )
}

interface MachineProps {
  readonly row: HeatRow
  readonly heat: Heat
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function Machine({ row: { id, drawn, of, met }, heat, isOpen, onToggle }: MachineProps) {
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className={cx(
          'ring-inside flex w-full items-center gap-3 px-4 py-1.5 text-start text-note',
          isOpen ? 'bg-gold-wash' : 'hover:bg-sunken',
        )}
      >
        <span className="min-w-0 flex-1 truncate font-medium">{id}</span>
        <span aria-hidden className="h-1.5 w-24 shrink-0 overflow-hidden rounded-full bg-sunken">
          <span className="block h-full bg-jade" style={{ width: `${of === 0 ? 0 : (met / of) * 100}%` }} />
        </span>
        <span className="w-16 shrink-0 text-end text-caption text-muted tabular-nums">
          {met}/{of}
        </span>
      </button>
      {isOpen && <Chart drawn={drawn} heat={heat} />}
    </li>
  )
}

const none: ReadonlySet<string> = new Set()

/** The warmer, the oftener; what was never taken is red and dashed. */
function Chart({ drawn: { machine }, heat }: { drawn: DrawnMachine; heat: Heat }) {
  const chart = chartOf(machine, heat[machine.id] ?? {})
  return (
    <div className="mx-4 my-2 max-h-[60vh] overflow-auto rounded-s border border-hairline bg-paper">
      <ChartView chart={chart} active={none} />
    </div>
  )
}
