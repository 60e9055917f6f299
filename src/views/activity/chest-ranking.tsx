import { List } from '#src/ui/display/list.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { type TabItem, TabbedPart } from '#src/ui/form/segmented-tabs.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { RankRow } from '../kit/page/rank-row.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { ChestMonth, ChestRankingView } from './chest-ranking.select.ts'

export interface ChestRankingProps {
  /** This month's; the page goes on without it. */
  readonly top: ChestRankingView | null
  /** One's title and the way to the next; `''` until it is known. */
  readonly crown: string
  readonly open: boolean
  readonly month: ChestMonth
  /** Of the month that is chosen. */
  readonly resource: ShownResource
  readonly shown: ChestRankingView | null
  readonly onOpen: (open: boolean) => void
  readonly onMonth: (month: ChestMonth) => void
}

const TOP = 3

const months: readonly TabItem<ChestMonth>[] = [
  { key: 'this', label: '本月' },
  { key: 'last', label: '上月' },
]

const nobody: Readonly<Record<ChestMonth, { readonly title: string; readonly note?: string }>> = {
  this: { title: '这个月还没有人开盒', note: '打开第一个盲盒，你就是榜首。' },
  last: { title: '上个月没有人开盒' },
}

/** Who opens most boxes this month: the first three, and the whole of it in a sheet. */
export function ChestRanking(props: ChestRankingProps) {
  const { top, crown, onOpen } = props
  if (!top || top.lines.length === 0) return null
  return (
    <Section title="开盒榜" {...(crown === '' ? {} : { note: crown })} moreText="全部" onMore={() => onOpen(true)}>
      <List>
        {top.lines.slice(0, TOP).map((line) => (
          <RankRow key={line.id} {...line} />
        ))}
      </List>
      <Whole {...props} />
    </Section>
  )
}

const Whole = ({ open, month, resource, shown, onOpen, onMonth }: ChestRankingProps) => (
  <Sheet open={open} title="开盒榜" onDismiss={() => onOpen(false)}>
    <div className="pb-4">
      <TabbedPart label="月份" items={months} current={month} onChange={onMonth}>
        <ResourceState resource={resource} skeleton={<SkeletonList rows={6} leading={40} notes />}>
          {shown && (
            <>
              <List header={`我的名次 · ${shown.until}`}>
                <RankRow {...shown.mine} />
              </List>
              {shown.lines.length === 0 ? (
                <EmptyState {...nobody[month]} />
              ) : (
                <List header="全部">
                  {shown.lines.map((line) => (
                    <RankRow key={line.id} {...line} />
                  ))}
                </List>
              )}
            </>
          )}
        </ResourceState>
      </TabbedPart>
    </div>
  </Sheet>
)
