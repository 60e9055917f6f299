import { useState } from 'react'
import type { KillPoint } from '../device/disk.ts'
import { useLab, useLabState } from '../panels/lab-context.ts'
import { Group, Line, Named, Pick, Tool } from '../panels/parts.tsx'
import { a } from './messages.ts'

const points = ['write', 'call', 'frame', 'row', 'file'] as const satisfies readonly KillPoint[]
const texts = { write: 'atWrite', call: 'atCall', frame: 'atFrame', row: 'atRow', file: 'atFile' } as const
const sides = ['before', 'after'] as const
const sideTexts = { before: 'beforeIt', after: 'afterIt' } as const

interface Armed {
  readonly at?: string
  readonly after?: number
  readonly when?: string
}

/** The page is killed, at once or where it is in the middle of something; a step of the run like every other fault. */
export function KillGroup() {
  const lab = useLab()
  const ready = useLabState('ready')
  const [armed] = (useLabState('harms')['kill'] ?? []) as readonly Armed[]
  const [at, setAt] = useState<KillPoint>('write')
  const [after, setAfter] = useState('0')
  const passes = /^\d{1,4}$/.test(after) ? Number(after) : null
  const arm = (when: (typeof sides)[number], isArmed: boolean) =>
    void lab.fault('kill', isArmed ? { at: 'none' } : { at, after: passes ?? 0, when })
  return (
    <Group
      title={a.killPage}
      aside={
        <Tool tone="danger" onPress={() => void lab.fault('kill', { at: 'now' })} disabled={!ready}>
          {a.atOnce}
        </Tool>
      }
    >
      <div className="grid grid-cols-[1fr_130px] gap-2">
        <Named name={a.killAt}>
          <Pick
            label={a.killAt}
            value={at}
            onChange={(value) => setAt(points.find((one) => one === value) ?? at)}
            options={points.map((value) => ({ value, text: a[texts[value]] }))}
          />
        </Named>
        <Named name={a.killAfter}>
          <Line label={a.killAfter} value={after} onChange={setAfter} />
        </Named>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-1.5">
        {sides.map((when) => {
          const isArmed = armed?.at === at && armed.when === when
          return (
            <Tool
              key={when}
              pressed={isArmed}
              onPress={() => arm(when, isArmed)}
              disabled={!ready || (!isArmed && passes === null)}
            >
              {a[sideTexts[when]]}
            </Tool>
          )
        })}
        {armed && (
          <span role="status" className="text-caption text-cinnabar-ink">
            {a.killLeft(armed.after ?? 0)}
          </span>
        )}
      </div>
      <p className="mt-1 text-caption text-muted">{a.noLastWord}</p>
    </Group>
  )
}
