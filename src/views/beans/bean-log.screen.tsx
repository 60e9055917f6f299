import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatCount } from '#src/domain/number/number-format.ts'
import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Skeleton, SkeletonBlock, SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { type TabItem, TabbedPart } from '#src/ui/form/segmented-tabs.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { AssetList } from './asset-list.tsx'
import type { AssetLine } from './assets.select.ts'
import type { AssetKind, BalanceRow, LogLine, LogPart } from './bean-log.select.ts'

export interface BeanLogProps {
  /** What nobody knows the end of, of these. */
  readonly unknown?: ReactNode
  /** Everything of which there is any. */
  readonly assets: readonly AssetLine[]
  readonly kind: AssetKind
  readonly part: LogPart
  readonly balance: ShownResource
  /** Null until it is there. */
  readonly row: BalanceRow | null
  readonly list: ShownResource
  readonly lines: readonly LogLine[]
  readonly onKind: (key: string) => void
  readonly onPart: (part: LogPart) => void
  readonly onGive: () => void
}

const parts: readonly TabItem<LogPart>[] = [
  { key: 'log', label: '收支明细' },
  { key: 'melted', label: '铸造记录' },
]

export const BeanLogScreen = (props: BeanLogProps) => {
  const { kind, balance } = props
  const [first] = useState(kind.key)
  return (
    <PageScreen>
      {props.unknown}
      {props.assets.some(({ amount }) => amount !== '') && <AssetList lines={props.assets} onKind={props.onKind} />}
      <Record key={kind.key} title={`${kind.name}明细`} isChosen={kind.key !== first}>
        <ResourceState resource={balance} skeleton={<BalanceSkeleton />}>
          {props.row && <Balance {...props} row={props.row} />}
        </ResourceState>
        {balance.status !== 'failed' && <Records {...props} />}
      </Record>
    </PageScreen>
  )
}

interface RecordProps {
  readonly title: string
  /** It has been chosen on this page: it comes into sight. */
  readonly isChosen: boolean
  readonly children: ReactNode
}

function Record({ title, isChosen, children }: RecordProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) box.current?.scrollIntoView({ block: 'start' })
  }, [isChosen])
  return (
    <div ref={box} className="scroll-mt-2 pt-7">
      <Section title={title}>{children}</Section>
    </div>
  )
}

/** What came and went in all, and what can be done with it. */
const Balance = ({ kind, row, onGive }: BeanLogProps & { readonly row: BalanceRow }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
    <p className="text-note text-muted tabular-nums">
      收入 {formatCount(row.earned)} · 支出 {formatCount(row.spent)}
    </p>
    {(kind.give ?? kind.spend) !== null && (
      <div className="flex flex-wrap gap-3">
        {kind.spend !== null && <Button href={`#${href(kind.spend)}`}>去兑换</Button>}
        {kind.give !== null && (
          <Button onPress={onGive} disabledReason={giveReason(row)}>
            转赠给好友
          </Button>
        )}
      </div>
    )}
  </div>
)

const giveReason = ({ balance, giftLeft }: BalanceRow): string | null =>
  balance === 0 ? '余额为 0' : giftLeft === 0 ? '今天可以转赠的数量已用完' : null

const Records = ({ kind, part, onPart, ...shown }: BeanLogProps) => {
  const lines = <Lines kind={kind} part={part} {...shown} />
  return (
    <div className="pt-4">
      {kind.spend === null ? (
        lines
      ) : (
        <TabbedPart label="收支或铸造" items={parts} current={part} onChange={onPart}>
          {lines}
        </TabbedPart>
      )}
    </div>
  )
}

const nothing = ({ kind, part }: Pick<BeanLogProps, 'kind' | 'part'>) =>
  part === 'melted' ? (
    <EmptyState
      kind="record"
      title="暂无铸造记录"
      note={`把藏品铸成${kind.name}，会记在这里。`}
      {...(kind.spend === null ? {} : { action: <Button href={`#${href(kind.spend)}`}>去铸造</Button> })}
    />
  ) : (
    <EmptyState kind="record" title={`还没有${kind.name}进出`} note={`${kind.rules}。`} />
  )

const Lines = ({ kind, part, list, lines }: Pick<BeanLogProps, 'kind' | 'part' | 'list' | 'lines'>) => (
  <ResourceState resource={list} skeleton={<SkeletonList rows={6} notes />} empty={nothing({ kind, part })}>
    <List>
      {lines.map(({ id, title, note, amount, isIncome }) => (
        <ListRow
          key={id}
          title={title}
          note={note}
          value={<span className={isIncome ? 'font-medium text-jade-ink' : 'text-ink'}>{amount}</span>}
        />
      ))}
    </List>
    <ResourceFoot resource={list} />
  </ResourceState>
)

const BalanceSkeleton = () => (
  <Skeleton>
    <div className="flex h-11 items-center justify-between">
      <SkeletonBlock width="128px" height="13px" />
      <SkeletonBlock width="148px" height="40px" />
    </div>
  </Skeleton>
)
