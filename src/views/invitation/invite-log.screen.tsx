import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { cx } from '#src/ui/cx.ts'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import type { TabItem } from '#src/ui/form/segmented-tabs.tsx'
import { CheckIcon } from '#src/ui/icon/action-icons.tsx'
import type { RankLine } from '../kit/account/person.ts'
import { RankRow } from '../kit/page/rank-row.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { TabbedPage } from '../kit/page/tabbed-page.tsx'
import type { LogLine, LogPart, StepView } from './invite-log.select.ts'

export interface InviteLogProps {
  readonly part: LogPart
  /** Of the part that is shown. */
  readonly resource: ShownResource
  readonly steps: readonly StepView[]
  readonly lines: readonly LogLine[]
  readonly ranks: readonly RankLine[]
  /** One's own place; null until it is there. */
  readonly mine: RankLine | null
  readonly onPart: (part: LogPart) => void
}

const tabs: readonly TabItem<LogPart>[] = [
  { key: 'days', label: '得豆记录' },
  { key: 'rewards', label: '好友奖励' },
  { key: 'ranking', label: '排行榜' },
]

export const InviteLogScreen = (props: InviteLogProps) => {
  const { part, steps, onPart } = props
  return (
    <TabbedPage label="邀请记录" tabs={tabs} current={part} onTab={onPart}>
      {part === 'days' && steps.length > 0 && <Steps steps={steps} />}
      {part === 'ranking' ? <Ranking {...props} /> : <Lines {...props} />}
    </TabbedPage>
  )
}

/** What so many friends bring, and how far one has come. */
const Steps = ({ steps }: Pick<InviteLogProps, 'steps'>) => (
  <section aria-label="邀请达标奖励" className="mb-4 rounded-l bg-surface px-2 py-4">
    <ol className="flex flex-wrap gap-y-3">
      {steps.map(({ key, text, gain, reached }) => (
        <li key={key} className="relative flex flex-[1_0_4.5em] flex-col items-center gap-1.5 text-center">
          <span
            className={cx(
              'flex size-7 items-center justify-center rounded-full',
              reached ? 'bg-jade-wash text-jade-ink' : 'bg-sunken text-faint',
            )}
          >
            {reached ? <CheckIcon size={16} /> : <span aria-hidden="true" className="size-1.5 rounded-full bg-faint" />}
          </span>
          <span className={cx('text-note font-medium', reached ? 'text-ink' : 'text-soft')}>{gain}</span>
          <span className="text-caption text-muted tabular-nums">
            {text}
            <span className="sr-only">{reached ? '，已得到' : '，还没有'}</span>
          </span>
        </li>
      ))}
    </ol>
    <p className="mt-3 text-center text-caption text-muted">活动期间注册的好友才计入</p>
  </section>
)

const toInvite = <Button href={`#${href('/pages/home/inviteFriends/index')}`}>去邀请好友</Button>

const Lines = ({ part, resource, lines }: InviteLogProps) => (
  <ResourceState
    resource={resource}
    skeleton={<SkeletonList rows={6} notes />}
    empty={
      <EmptyState
        kind="record"
        title={part === 'days' ? '还没有邀请得豆' : '还没有好友奖励'}
        note="活动期间，好友用你的邀请码注册后，奖励立即到账。"
        action={toInvite}
      />
    }
  >
    <List>
      {lines.map(({ id, title, note, gain }) => (
        <ListRow
          key={id}
          title={title}
          note={note}
          value={<span className="font-medium whitespace-pre-line text-jade-ink">{gain}</span>}
        />
      ))}
    </List>
    <ResourceFoot resource={resource} />
  </ResourceState>
)

const Ranking = ({ resource, ranks, mine }: InviteLogProps) => (
  <ResourceState resource={resource} skeleton={<SkeletonList rows={8} leading={40} notes />}>
    {ranks.length === 0 ? (
      <EmptyState kind="people" title="还没有人上榜" note="邀请第一位好友，你就是榜首。" action={toInvite} />
    ) : (
      <>
        {mine && (
          <List header="我的名次">
            <RankRow {...mine} />
          </List>
        )}
        <List header="邀请得豆排行">
          {ranks.map((one) => (
            <RankRow key={one.id} {...one} />
          ))}
        </List>
      </>
    )}
  </ResourceState>
)
