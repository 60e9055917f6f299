import { useState } from 'react'
import { Switch } from '#src/ui/form/switch.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { PriorityList } from '../kit/product/priority-list.tsx'
import { usePriority } from '../kit/product/use-priority.ts'

/** 优先购: what can be bought before everybody else. It is not there while nothing can. */
export function PriorityPart() {
  const [onlyMine, narrow] = useState(false)
  const { canNarrow, lines, asking, onAppoint } = usePriority(onlyMine)
  if (lines.length === 0 && !canNarrow) return null
  return (
    <Section title="优先购" note="持有同系列藏品，预约后比所有人先买一份，到时会提醒你">
      {canNarrow && (
        <div className="mb-2 flex items-center justify-between gap-3 text-note text-soft">
          <span aria-hidden="true">只看我能预约的</span>
          <Switch label="只看我能预约的" on={onlyMine} onChange={narrow} />
        </div>
      )}
      {lines.length === 0 ? (
        <p className="rounded-l bg-surface p-4 text-note text-muted">你持有的系列里，暂无可预约的藏品。</p>
      ) : (
        <PriorityList lines={lines} asking={asking} onAppoint={onAppoint} />
      )}
    </Section>
  )
}
