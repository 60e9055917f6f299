import type { ReactNode } from 'react'
import { href } from '#src/routes/table.ts'
import { Phrases } from '#src/ui/display/phrases.tsx'
import { Button } from '#src/ui/action/button.tsx'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { DescriptionList } from '#src/ui/display/description-list.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Skeleton, SkeletonBlock, SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState, ResultState } from '#src/ui/feedback/state.tsx'
import { NumberBox } from '#src/ui/form/number-box.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import type { IntentView } from '../kit/intent/use-intent.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { RowPicture } from '../kit/product/row-picture.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { pointWords } from './moves.select.ts'
import type { Shelf, Sum, TodayPoints } from './points-mall.select.ts'

type State = IntentView<unknown>['state']

export interface PointsMallProps {
  /** What nobody knows the end of. */
  readonly unknown?: ReactNode
  readonly resource: ShownResource
  /** Null until it is there. */
  readonly balance: number | null
  readonly isTaken: boolean
  readonly today: TodayPoints | null
  readonly taking: State
  readonly shelves: readonly Shelf[]
  /** What the sheet is about; null while it is closed. */
  readonly chosen: {
    readonly name: string
    readonly count: number
    readonly sum: Sum
    readonly state: State
  } | null
  readonly onTake: () => void
  readonly onChoose: (goodsId: string) => void
  readonly onCount: (count: number) => void
  readonly onClose: () => void
  readonly onRedeem: () => void
}

export const PointsMallScreen = (props: PointsMallProps) => (
  <PageScreen>
    {props.unknown}
    <ResourceState resource={props.resource} skeleton={<MallSkeleton />}>
      {props.balance !== null && <Content {...props} balance={props.balance} />}
    </ResourceState>
    <RedeemSheet {...props} />
  </PageScreen>
)

const Content = ({
  balance,
  isTaken,
  today,
  taking,
  shelves,
  ...on
}: PointsMallProps & { readonly balance: number }) => (
  <>
    <section aria-label="我的积分" className="rounded-l bg-surface p-4">
      <div className="flex items-baseline justify-between gap-3">
        <p className="text-note text-muted">我的积分</p>
        <TextLink href={`#${href('/pages/home/pointsRecord/index')}`}>积分记录</TextLink>
      </div>
      <p className="text-figure leading-tight font-semibold tabular-nums">{pointWords(balance)}</p>
      {today && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <p className="text-note text-muted tabular-nums">{today.note}</p>
          <Button
            tone="primary"
            pending={!isTaken && (taking === 'sending' || taking === 'uncertain')}
            disabled={isTaken}
            onPress={on.onTake}
          >
            {today.action}
          </Button>
        </div>
      )}
    </section>
    {shelves.length === 0 && <EmptyState title="商城正在上货" note="积分先攒着，过一会儿再来。" />}
    {shelves.map(({ id, name, goods }) => (
      <Section key={id} title={name}>
        <List>
          {goods.map((one) => (
            <ListRow
              key={one.id}
              title={one.name}
              note={
                <>
                  <span className="block font-medium text-cinnabar tabular-nums">{one.cost}</span>
                  <Phrases text={one.note} />
                </>
              }
              {...(one.image === null ? {} : { leading: <RowPicture image={one.image} /> })}
              trailing={
                one.obstacle === '' ? (
                  <Button size="small" label={`兑换${one.name}`} onPress={() => on.onChoose(one.id)}>
                    兑换
                  </Button>
                ) : (
                  <span className="text-note text-muted tabular-nums">{one.obstacle}</span>
                )
              }
            />
          ))}
        </List>
      </Section>
    ))}
  </>
)

const RedeemSheet = ({ chosen, ...on }: PointsMallProps) => (
  <Sheet open={chosen !== null} title={chosen ? `兑换${chosen.name}` : '兑换'} onDismiss={on.onClose}>
    {chosen?.state === 'done' ? (
      <ResultState
        outcome="done"
        title="兑换成功"
        note={`${chosen.name} × ${chosen.count}`}
        action={<Button onPress={on.onClose}>继续逛</Button>}
      />
    ) : (
      chosen && (
        <div className="flex flex-col gap-4 pb-2">
          <div className="flex items-center justify-between gap-3">
            <span className="text-soft">数量</span>
            <NumberBox label="兑换数量" value={chosen.count} max={chosen.sum.most} onChange={on.onCount} />
          </div>
          <DescriptionList items={chosen.sum.lines} />
          <Button
            block
            tone="primary"
            size="large"
            pending={chosen.state === 'sending' || chosen.state === 'uncertain'}
            disabledReason={chosen.sum.obstacle || null}
            onPress={on.onRedeem}
          >
            确认兑换
          </Button>
        </div>
      )
    )}
  </Sheet>
)

const MallSkeleton = () => (
  <>
    <Skeleton>
      <div className="mb-7 flex flex-col gap-2.5 rounded-l bg-surface p-4">
        <SkeletonBlock width="72px" height="13px" />
        <SkeletonBlock width="120px" height="34px" />
        <SkeletonBlock height="44px" round="card" />
      </div>
    </Skeleton>
    <SkeletonList rows={4} notes />
  </>
)
