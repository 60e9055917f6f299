import type { ReactNode } from 'react'
import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { counted, formatCount } from '#src/domain/number/number-format.ts'
import { href } from '#src/routes/table.ts'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { DealList, type DealListProps } from '../kit/finance/deal-list.tsx'
import { DeedNews, type DeedProps, DeedSheet } from '../kit/finance/deed-sheet.tsx'
import { TabbedPage } from '../kit/page/tabbed-page.tsx'
import { ResourceFoot, ResourceState } from '../kit/resource/resource-screen.tsx'
import { BlockSheet, type BlockSheetProps } from './block-sheet.tsx'
import type { moveLine } from './energy.select.ts'

export const parts = ['blocks', 'copies', 'log'] as const
export type Part = (typeof parts)[number]
const logNote = '从藏品引出能量或解锁区块后，会记录在这里。'
const blocksNote = '用能量解锁区块，解锁后长期有效；点开查看用途。'
const copiesNote = '点选藏品引出能量，引空后可放回。'
const words: Readonly<Record<Part, string>> = { blocks: '区块', copies: '藏品', log: '明细' }

export interface EnergyProps
  extends Pick<DealListProps, 'lines' | 'resource'>, DeedProps, Omit<BlockSheetProps, 'power'> {
  readonly unknown?: ReactNode
  readonly part: Part
  /** Null until they are there. */
  readonly own: AnswerOf<'energy.own'> | null
  readonly carried: AnswerOf<'energy.carried'> | null
  readonly moves: readonly ReturnType<typeof moveLine>[]
  readonly onPart: (part: Part) => void
}

const toCollection = { text: '我的藏品', href: `#${href('/pages/mine/myCollection/mycollection')}` }
const empties: Readonly<Record<'blocks' | 'copies', DealListProps['empty']>> = {
  blocks: { title: '暂无区块', note: '有新的区块可解锁时会出现在这里。', action: toCollection },
  copies: { title: '还没有藏品', note: '每件藏品都带有能量，越稀有越多。', action: toCollection },
}

export const EnergyScreen = ({
  unknown,
  part,
  own,
  carried,
  moves,
  lines,
  resource,
  onPart,
  ...props
}: EnergyProps) => (
  <TabbedPage label="能量" tabs={parts.map((key) => ({ key, label: words[key] }))} current={part} onTab={onPart}>
    <section aria-label="我的能量" className="mb-4 rounded-l bg-surface p-4 text-center">
      <p className="text-display leading-tight font-semibold tabular-nums">{own ? formatCount(own.power) : '—'}</p>
      <p className="text-note text-pretty text-muted tabular-nums">
        {own ? `我的能量 · 已用 ${formatCount(own.spent)}` : '我的能量'}
        {carried && carried.count > 0
          ? ` · ${counted(carried.count, '件')}藏品里还有 ${formatCount(carried.power)}`
          : ''}
      </p>
    </section>
    {unknown}
    <DeedNews {...props} />
    {part === 'log' ? (
      <ResourceState
        resource={resource}
        skeleton={<SkeletonList rows={8} notes />}
        empty={<EmptyState kind="record" title="暂无能量明细" note={logNote} />}
      >
        <List>
          {moves.map(({ id, title, note, value }) => (
            <ListRow
              key={id}
              title={title}
              note={note}
              value={<span className="font-medium text-ink tabular-nums">{value}</span>}
            />
          ))}
        </List>
        <ResourceFoot resource={resource} />
      </ResourceState>
    ) : (
      <DealList lines={lines} resource={resource} empty={empties[part]}>
        <p className="pb-3 text-note text-pretty text-muted">{part === 'blocks' ? blocksNote : copiesNote}</p>
      </DealList>
    )}
    <BlockSheet {...props} power={own?.power ?? null} />
    <DeedSheet {...props} />
  </TabbedPage>
)
