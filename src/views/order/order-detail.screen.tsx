import { CopyIcon } from '#src/ui/icon/page-icons.tsx'
import { Button } from '#src/ui/action/button.tsx'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { DescriptionList } from '#src/ui/display/description-list.tsx'
import { Timeline } from '#src/ui/display/timeline.tsx'
import { Skeleton, SkeletonBlock } from '#src/ui/feedback/skeleton.tsx'
import { ResultState } from '#src/ui/feedback/state.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { BoughtCard } from '../kit/order/goods-line.tsx'
import { LiveCountdown } from '../kit/app/live-countdown.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { OrderDetailView } from './order-detail.select.ts'

export interface OrderDetailProps {
  readonly resource: ShownResource
  /** Null until it is there. */
  readonly view: OrderDetailView | null
  /** Whether cancelling is being asked about. */
  readonly asking: boolean
  readonly onAsk: (asking: boolean) => void
  readonly onCancel: () => void
  readonly onCheck: () => void
  readonly onContinue: () => void
  readonly onCopy: () => void
}

export function OrderDetailScreen(props: OrderDetailProps) {
  const { resource, view, asking, onAsk, onCancel, onCopy } = props
  return (
    <PageScreen {...(view && hasFoot(view) ? { footer: <Foot {...props} view={view} /> } : {})}>
      <ResourceState resource={resource} skeleton={<OrderToCome />}>
        {view && (
          <>
            <ResultState outcome={view.outcome} title={view.title} note={<Note view={view} />} />
            <BoughtCard lines={view.lines} amount={view.amount} />
            <Section title="订单信息">
              <div className="rounded-l bg-surface px-4 py-2">
                <DescriptionList
                  items={[
                    {
                      term: '订单号',
                      detail: <span className="break-all">{view.id}</span>,
                      action: <IconButton icon={CopyIcon} label="复制订单号" onPress={onCopy} />,
                    },
                    ...view.facts,
                  ]}
                />
              </div>
            </Section>
            <Section title="订单进展">
              <div className="rounded-l bg-surface p-4">
                <Timeline label="订单进展" entries={view.records} />
              </div>
            </Section>
            <Dialog
              open={asking}
              title="取消这笔订单？"
              confirm={{ text: '取消订单', tone: 'danger', onPress: onCancel }}
              cancel={{ text: '再想想', onPress: () => onAsk(false) }}
              onDismiss={() => onAsk(false)}
            >
              {view.canAsk ? '付款结果还在确认。如果已经付款，钱会原路退回。' : '取消后不再为你保留，可以重新下单。'}
            </Dialog>
          </>
        )}
      </ResourceState>
    </PageScreen>
  )
}

const hasFoot = (view: OrderDetailView): boolean =>
  view.canCancel ||
  view.cancelling ||
  view.payHref !== null ||
  view.canAsk ||
  view.owned !== null ||
  view.againHref !== null

const Note = ({ view }: { readonly view: OrderDetailView }) => (
  <>
    {view.note}
    {view.expiresAt !== null && (
      <span className="mt-2 block">
        <LiveCountdown label="付款剩余" until={view.expiresAt} doneText="付款时间已到" />
      </span>
    )}
  </>
)

const Foot = ({ view, onAsk, onCheck, onContinue }: OrderDetailProps & { readonly view: OrderDetailView }) => (
  <div className="flex flex-wrap gap-3 *:grow">
    {(view.canCancel || view.cancelling) && (
      <Button pending={view.cancelling} pendingText="正在取消" onPress={() => onAsk(true)}>
        取消订单
      </Button>
    )}
    {view.canContinue && <Button onPress={onContinue}>回到支付页面</Button>}
    {view.canAsk && (
      <Button tone="primary" onPress={onCheck}>
        查看结果
      </Button>
    )}
    {view.owned && (
      <Button tone="primary" href={view.owned.href}>
        {view.owned.text}
      </Button>
    )}
    {view.againHref !== null && <Button href={view.againHref}>重新购买</Button>}
    {view.payHref !== null && (
      <Button tone="primary" href={view.payHref}>
        去付款
      </Button>
    )}
  </div>
)

/** How it stands, what was bought, what is known of it. */
const OrderToCome = () => (
  <Skeleton>
    <div className="flex flex-col items-center pt-[clamp(0.75rem,16dvh-3.1rem,6.5rem)] pb-11">
      <SkeletonBlock width="104px" height="120px" round="card" />
      <span className="flex w-full flex-col items-center gap-3 pt-5">
        <SkeletonBlock width="36%" height="20px" />
        <SkeletonBlock width="64%" height="13px" />
        <SkeletonBlock width="32%" height="13px" />
      </span>
    </div>
    <SkeletonBlock height="154px" round="card" />
    <div className="mt-8 flex flex-col gap-3">
      <SkeletonBlock width="24%" height="17px" />
      <SkeletonBlock height="124px" round="card" />
    </div>
  </Skeleton>
)
