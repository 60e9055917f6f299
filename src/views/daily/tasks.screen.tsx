import type { ReactNode } from 'react'
import { formatCount } from '#src/domain/number/number-format.ts'
import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Skeleton, SkeletonBlock, SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import type { IntentView } from '../kit/intent/use-intent.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { TaskLine } from './tasks.select.ts'

export interface TasksProps {
  /** What nobody knows the end of. */
  readonly unknown?: ReactNode
  readonly resource: ShownResource
  /** Null until they are there. */
  readonly starBeans: number | null
  readonly progress: string
  readonly lines: readonly TaskLine[]
  readonly taking: IntentView<unknown>['state']
  readonly onTake: () => void
}

export const TasksScreen = (props: TasksProps) => (
  <PageScreen>
    {props.unknown}
    <ResourceState resource={props.resource} skeleton={<TasksSkeleton />}>
      {props.starBeans !== null && <Content {...props} starBeans={props.starBeans} />}
    </ResourceState>
  </PageScreen>
)

const Content = ({ starBeans, progress, lines, taking, onTake }: TasksProps & { readonly starBeans: number }) => (
  <>
    <section aria-label="我的星豆" className="flex items-end justify-between gap-3 rounded-l bg-surface p-4">
      <div className="min-w-0">
        <p className="text-note text-muted">我的星豆</p>
        <p className="text-figure leading-tight font-semibold tabular-nums">{formatCount(starBeans)}</p>
        <p className="text-note text-pretty text-muted">做任务得星豆，星豆可以补签</p>
      </div>
      <Button href={`#${href('/pages/home/taskCenter/starBeanList')}`}>明细</Button>
    </section>
    <Section title="今日任务" note={`${progress}，每天零点重新开始`}>
      <List>
        {lines.map(({ id, name, note, stars, action }) => (
          <ListRow
            key={id}
            title={name}
            note={note}
            value={<span className="text-gold-ink tabular-nums">{stars}</span>}
            trailing={
              action.kind === 'paid' ? (
                <span className="text-note text-jade-ink">已到账</span>
              ) : action.kind === 'take' ? (
                <Button
                  size="small"
                  tone="primary"
                  label={`领取${name}的星豆`}
                  pending={taking === 'sending' || taking === 'uncertain'}
                  onPress={onTake}
                >
                  领取
                </Button>
              ) : (
                <Button size="small" href={action.href} label={`去完成：${name}`}>
                  去完成
                </Button>
              )
            }
          />
        ))}
      </List>
    </Section>
  </>
)

const TasksSkeleton = () => (
  <>
    <Skeleton>
      <div className="flex flex-col gap-2.5 rounded-l bg-surface p-4">
        <SkeletonBlock width="72px" height="13px" />
        <SkeletonBlock width="96px" height="34px" />
        <SkeletonBlock width="200px" height="13px" />
      </div>
      <div className="mt-8 mb-2.5 flex flex-col gap-2.5">
        <SkeletonBlock width="80px" height="17px" />
        <SkeletonBlock width="56%" height="13px" />
      </div>
    </Skeleton>
    <SkeletonList rows={5} notes />
  </>
)
