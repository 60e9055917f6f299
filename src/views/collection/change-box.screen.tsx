import { type ReactNode, useState } from 'react'
import { href, tabPaths } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { TabPanel } from '#src/ui/form/segmented-tabs.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { CopyPicker } from '../kit/collection/copy-picker.tsx'
import { FilterTabs } from '../kit/page/filter-tabs.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { IntentView } from '../kit/intent/use-intent.ts'
import { isAsked, IntentOutcome } from '../kit/intent/intent-outcome.tsx'
import type { ChangedBoxRow, Exchangeable } from './change-box.select.ts'

export interface ChangeBoxProps {
  readonly resource: ShownResource
  readonly series: readonly Exchangeable[]
  readonly current: string
  readonly picked: readonly string[]
  /** How many copies are given for a box. */
  readonly needed: number
  /** How often it was done and can be done; `''` while that is not known. */
  readonly count: string
  readonly intent: IntentView<ChangedBoxRow>
  /** What is asked before the copies are given. */
  readonly question?: ReactNode
  readonly onSeries: (id: string) => void
  readonly onPick: (picked: readonly string[]) => void
  readonly onChange: () => void
  readonly onCheck: () => void
  /** Leads to doing it once more, which is asked before. */
  readonly onAgain: () => void
}

/** Common copies of one series for one of its blind boxes; asked first, because the copies are gone afterwards. */
export function ChangeBoxScreen(props: ChangeBoxProps) {
  const { resource, series, current, intent, onSeries } = props
  const isChoosing = isAsked(intent.state)
  const one = series.find(({ id }) => id === current)
  return (
    <PageScreen
      title="换盲盒"
      {...(isChoosing && series.length > 1
        ? {
            top: (
              <FilterTabs
                label="系列"
                items={series.map(({ id, name }) => ({ key: id, label: name }))}
                current={current}
                onChange={onSeries}
                idBase="change-series"
              />
            ),
          }
        : {})}
      {...(isChoosing && one ? { footer: <Foot {...props} one={one} /> } : {})}
    >
      {isChoosing ? (
        <ResourceState resource={resource} skeleton={<SkeletonList rows={6} leading="picture" notes />}>
          {one ? (
            <TabPanel idBase="change-series" current={current}>
              <Choose {...props} one={one} />
            </TabPanel>
          ) : (
            <Nothing count={props.count} needed={props.needed} />
          )}
        </ResourceState>
      ) : (
        <Outcome {...props} />
      )}
      {props.question}
    </PageScreen>
  )
}

const Nothing = ({ count, needed }: Pick<ChangeBoxProps, 'count' | 'needed'>) => (
  <EmptyState
    title={`还凑不齐 ${needed} 件`}
    note={`同一系列的 ${needed} 件普通藏品，可以换这个系列的一个盲盒。寄售中和冷静期里的不算。${count}`}
    action={<Button href={`#${tabPaths[1]}`}>去市场看看</Button>}
  />
)

const Choose = ({ one, picked, needed, count, intent, onPick }: ChangeBoxProps & { readonly one: Exchangeable }) => (
  <div className="flex flex-col gap-3">
    <p className="text-note text-pretty text-muted">
      选「{one.name}」的 {needed} 件普通藏品，换这个系列的一个盲盒。换出的藏品将销毁，发行量也少 {needed} 份。
    </p>
    {count !== '' && (
      <p className="text-note text-muted tabular-nums" role="status">
        {count}
      </p>
    )}
    {intent.message !== '' && <InlineMessage kind="error">{intent.message}</InlineMessage>}
    <CopyPicker label="要换的藏品" lines={one.lines} picked={picked} most={needed} onPick={onPick} />
  </div>
)

function Foot({ one, picked, needed, onChange }: ChangeBoxProps & { readonly one: Exchangeable }) {
  const [asking, setAsking] = useState(false)
  const left = needed - picked.length
  return (
    <>
      <Button
        tone="primary"
        size="large"
        block
        onPress={() => setAsking(true)}
        disabledReason={left > 0 ? `还要再选 ${left} 件` : null}
      >
        换一个盲盒
      </Button>
      <Dialog
        open={asking}
        title={`换掉这 ${needed} 件藏品？`}
        confirm={{
          text: '换盲盒',
          tone: 'danger',
          onPress: () => {
            setAsking(false)
            onChange()
          },
        }}
        cancel
        onDismiss={() => setAsking(false)}
      >
        {one.lines
          .filter(({ id }) => picked.includes(id))
          .map(({ called }) => called)
          .join('、')}{' '}
        将销毁，不可找回。
      </Dialog>
    </>
  )
}

const Outcome = ({ intent, onCheck, onAgain }: ChangeBoxProps) => (
  <IntentOutcome
    intent={intent}
    doing="换盲盒"
    done={{ title: '换到一个盲盒', note: intent.result?.name ?? '' }}
    away={
      <Button
        tone="primary"
        href={`#${
          intent.result
            ? href('/pages/mine/myCollection/blindBox/blindBoxDetails/index', { id: intent.result.blindBoxId })
            : href('/pages/mine/myCollection/mycollection', { part: 'boxes' })
        }`}
      >
        我的盲盒
      </Button>
    }
    onCheck={onCheck}
    again={onAgain}
  />
)
