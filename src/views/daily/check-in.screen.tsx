import type { ReactNode } from 'react'
import type { Instant } from '#src/domain/time/instant.ts'
import { counted } from '#src/domain/number/number-format.ts'
import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Skeleton, SkeletonBlock } from '#src/ui/feedback/skeleton.tsx'
import { CheckIcon } from '#src/ui/icon/action-icons.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import type { IntentView } from '../kit/intent/use-intent.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { type CheckInView, type DayCell, makeUpQuestion } from './check-in.select.ts'

type State = IntentView<unknown>['state']

export interface CheckInProps {
  /** What nobody knows the end of. */
  readonly unknown?: ReactNode
  readonly resource: ShownResource
  /** Null until it is there. */
  readonly view: CheckInView | null
  readonly checking: State
  readonly making: State
  /** The day that is asked about; null while none is. */
  readonly missed: Instant | null
  readonly onCheckIn: () => void
  readonly onMissed: (day: Instant | null) => void
  readonly onMakeUp: () => void
}

const isUnderWay = (state: State): boolean => state === 'sending' || state === 'uncertain'

export const CheckInScreen = (props: CheckInProps) => (
  <PageScreen>
    {props.unknown}
    <ResourceState resource={props.resource} skeleton={<CheckInSkeleton />}>
      {props.view && <Content {...props} view={props.view} />}
    </ResourceState>
  </PageScreen>
)

function Content({ view, checking, making, missed, ...on }: CheckInProps & { readonly view: CheckInView }) {
  return (
    <>
      <section aria-label="今天" className="rounded-l bg-surface p-4">
        <p className="text-note text-muted">连续签到</p>
        <p className="text-figure leading-tight font-semibold tabular-nums">
          {view.streak}
          <span className="ml-1 text-body font-normal text-soft">天</span>
        </p>
        <ol aria-label="接下来七天的奖励" className="mt-3 grid grid-cols-7 gap-1 large:grid-cols-3">
          {view.ladder.map(({ text, beans, isNext }) => (
            <li
              key={text}
              className={`flex flex-col items-center gap-0.5 rounded-s py-2 text-center ${isNext ? 'bg-gold-wash text-gold-ink' : 'bg-sunken text-soft'}`}
            >
              <span className="text-note font-semibold tabular-nums">{beans}</span>
              <span className="text-caption leading-tight">{text}</span>
            </li>
          ))}
        </ol>
        <div className="mt-4">
          <Button
            block
            tone="primary"
            size="large"
            pending={!view.isChecked && isUnderWay(checking)}
            disabled={view.isChecked}
            onPress={on.onCheckIn}
          >
            {view.action}
          </Button>
        </div>
      </section>
      <Section title="签到日历" note={view.makeUp}>
        {/* Seven days as wide as a finger need all of a small phone. */}
        <div className="rounded-l bg-surface pb-1.5 max-[359px]:-mx-3 min-[360px]:px-1.5">
          <Calendar weeks={view.weeks} onMissed={on.onMissed} isBusy={isUnderWay(making)} />
        </div>
      </Section>
      <List>
        <ListRow title="任务中心" note="做任务得星豆，星豆可以补签" href={`#${href('/pages/home/taskCenter/index')}`} />
        <ListRow title="积分商城" note="每天来领积分，换微豆和盲盒" href={`#${href('/pages/home/pointsMall/index')}`} />
        <ListRow
          title="微豆专区"
          note="签到得的微豆，在这里买藏品"
          href={`#${href('/pages/sales/list/micropeaList')}`}
        />
      </List>
      <Dialog
        open={missed !== null}
        title={missed === null ? '补签' : makeUpQuestion(missed)}
        confirm={{
          text: `用 ${counted(view.cost, '星豆')}补签`,
          onPress: on.onMakeUp,
          disabled: view.makeUpBlock !== '',
        }}
        cancel
        onDismiss={() => on.onMissed(null)}
      >
        {view.makeUpBlock || '补签后，这一天算进连续签到。'}
      </Dialog>
    </>
  )
}

const weekdays = Array.from('一二三四五六日')

interface CalendarProps {
  readonly weeks: CheckInView['weeks']
  readonly isBusy: boolean
  readonly onMissed: (day: Instant) => void
}

const Calendar = ({ weeks, isBusy, onMissed }: CalendarProps) => (
  <table className="w-full table-fixed text-center">
    <thead>
      <tr>
        {weekdays.map((name) => (
          <th key={name} scope="col" className="pt-3 pb-1 text-note font-normal text-muted">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeks.map((week) => (
        <tr key={week[0]?.day}>
          {week.map((cell) => (
            <td key={cell.day} className="py-0.5">
              {cell.state === 'missed' ? (
                <button
                  type="button"
                  disabled={isBusy}
                  aria-label={cell.label}
                  onClick={() => onMissed(cell.day)}
                  className="ring-inside flex min-h-12 w-full rounded-m active:bg-sunken"
                >
                  <Face cell={cell} />
                </button>
              ) : (
                <span className="flex min-h-12 w-full">
                  <span className="sr-only">{cell.label}</span>
                  <Face cell={cell} />
                </span>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const looks: Readonly<Record<DayCell['state'], string>> = {
  checked: 'bg-jade-wash text-jade-ink',
  madeUp: 'bg-jade-wash text-jade-ink',
  missed: 'text-cinnabar-ink ring-1 ring-inset ring-line',
  open: 'text-ink ring-2 ring-inset ring-gold',
  ahead: 'text-soft',
  none: 'text-muted',
}

const Face = ({ cell: { text, state, isToday } }: { readonly cell: DayCell }) => (
  <span
    aria-hidden="true"
    className={`mx-0.5 flex flex-1 flex-col items-center justify-center rounded-m leading-tight ${looks[state]}`}
  >
    <span className={`text-note tabular-nums ${isToday ? 'font-semibold' : ''}`}>{text}</span>
    <span className="flex h-4 items-center text-caption">
      {state === 'checked' && <CheckIcon size={14} />}
      {state === 'madeUp' && '补'}
      {state === 'missed' && '补签'}
      {state === 'open' && '今天'}
    </span>
  </span>
)

const CheckInSkeleton = () => (
  <Skeleton>
    <div className="flex flex-col gap-3 rounded-l bg-surface p-4">
      <SkeletonBlock width="72px" height="13px" />
      <SkeletonBlock width="96px" height="34px" />
      <SkeletonBlock height="52px" round="card" />
      <SkeletonBlock height="48px" round="card" />
    </div>
    <div className="mt-8 flex flex-col gap-2.5">
      <SkeletonBlock width="80px" height="17px" />
      <SkeletonBlock width="72%" height="13px" />
      <SkeletonBlock height="300px" round="card" />
    </div>
  </Skeleton>
)
