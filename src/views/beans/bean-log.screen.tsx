import type { ReactNode } from 'react'
import { formatCount } from '#src/domain/number/number-format.ts'
import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Skeleton, SkeletonBlock, SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { type TabItem, TabbedPart } from '#src/ui/form/segmented-tabs.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { TabbedPage } from '../kit/page/tabbed-page.tsx'
import { type AssetKind, assetKinds, type BalanceRow, type LogLine, type LogPart } from './bean-log.select.ts'

export interface BeanLogProps {
  /** What nobody knows the end of, of these. */
  readonly unknown?: ReactNode
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

const kindTabs = assetKinds.map(({ key, name }) => ({ key, label: name }))

export const BeanLogScreen = (props: BeanLogProps) => {
  const { kind, part, balance, onKind } = props
  return (
    <TabbedPage
      title={`${kind.name}明细`}
      label="种类"
      tabs={kindTabs}
      current={kind.key}
      onTab={onKind}
      look="line"
      on={part}
    >
      {props.unknown}
      <ResourceState resource={balance} skeleton={<BalanceSkeleton />}>
        {props.row && <Balance {...props} row={props.row} />}
      </ResourceState>
      {balance.status !== 'failed' && <Records {...props} />}
    </TabbedPage>
  )
}

const Balance = ({ kind, row, onGive }: BeanLogProps & { readonly row: BalanceRow }) => (
  <section aria-label={`我的${kind.name}`} className="rounded-l bg-surface p-4">
    <p className="text-note text-muted">我的{kind.name}</p>
    <p className="text-figure leading-tight font-semibold tabular-nums">{formatCount(row.balance)}</p>
    <p className="mt-0.5 text-note text-muted tabular-nums">
      收入 {formatCount(row.earned)} · 支出 {formatCount(row.spent)}
    </p>
    <p className="mt-2 text-note text-pretty text-soft">{kind.rules}</p>
    {(kind.give ?? kind.spend) !== null && (
      <div className="mt-3 flex flex-wrap gap-3">
        {kind.spend !== null && <Button href={`#${href(kind.spend)}`}>去兑换</Button>}
        {kind.give !== null && (
          <Button onPress={onGive} disabledReason={giveReason(row)}>
            转赠给好友
          </Button>
        )}
      </div>
    )}
  </section>
)

const giveReason = ({ balance, giftLeft }: BalanceRow): string | null =>
  balance === 0 ? '余额为 0' : giftLeft === 0 ? '今天可以转赠的数量已用完' : null

const Records = ({ kind, part, onPart, ...shown }: BeanLogProps) => {
  const lines = <Lines kind={kind} part={part} {...shown} />
  return (
    <div className="pt-5">
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
      title="还没有铸造过藏品"
      note={`把藏品铸成${kind.name}，会记在这里。`}
      {...(kind.spend === null ? {} : { action: <Button href={`#${href(kind.spend)}`}>去铸造</Button> })}
    />
  ) : (
    <EmptyState title={`还没有${kind.name}进出`} note={kind.rules} />
  )

const Lines = ({ kind, part, list, lines }: Pick<BeanLogProps, 'kind' | 'part' | 'list' | 'lines'>) => (
  <ResourceState resource={list} skeleton={<SkeletonList rows={6} notes />} empty={nothing({ kind, part })}>
    <List>
      {lines.map(({ id, title, note, amount, isIncome }) => (
        <ListRow
          key={id}
          title={title}
          note={<span className="tabular-nums">{note}</span>}
          value={<span className={isIncome ? 'font-medium text-jade-ink' : 'text-ink'}>{amount}</span>}
        />
      ))}
    </List>
    <ResourceFoot resource={list} />
  </ResourceState>
)

const BalanceSkeleton = () => (
  <Skeleton>
    <div className="flex flex-col gap-2.5 rounded-l bg-surface p-4">
      <SkeletonBlock width="72px" height="13px" />
      <SkeletonBlock width="120px" height="34px" />
      <SkeletonBlock width="160px" height="13px" />
      <SkeletonBlock width="88%" height="13px" />
    </div>
  </Skeleton>
)
