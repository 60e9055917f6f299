import type { ReactNode } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { InlineMessage, QuietAction } from '#src/ui/feedback/inline-message.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { NumberBox } from '#src/ui/form/number-box.tsx'
import { CopyPicker, type PickLine } from '../kit/collection/copy-picker.tsx'
import { productHref } from '../kit/product/goods.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'

export interface BuyManyProps {
  readonly productId: string
  readonly resource: ShownResource
  /** What others offer, the cheapest first. */
  readonly lines: readonly PickLine[]
  readonly picked: readonly string[]
  readonly total: string
  /** Every price that is picked is one that can be paid. */
  readonly hasPrice: boolean
  /** How many can be bought at once. */
  readonly batchMax: number
  /** It has been asked for and not been answered. */
  readonly pending: boolean
  /** Why the server has said no; `''` when it has not. */
  readonly refusal: string
  readonly onPick: (picked: readonly string[]) => void
  /** Picks so many of the cheapest. */
  readonly onCount: (count: number) => void
  readonly onLook: () => void
  readonly onSubmit: () => void
}

/** Several offers of one product bought in one order: the cheapest, or those that are ticked. */
export function BuyManyScreen(props: BuyManyProps) {
  const { productId, resource, lines, picked, batchMax, pending, onPick, onCount } = props
  const most = Math.min(batchMax, lines.length)
  const nothing: ReactNode = (
    <EmptyState
      title="暂无寄售"
      note="有人寄售后会出现在这里，也可以看看首发。"
      action={<Button href={productHref(productId)}>藏品详情</Button>}
    />
  )
  return (
    <PageScreen title="批量购买" {...(lines.length > 0 ? { footer: <Foot {...props} /> } : {})}>
      <ResourceState resource={resource} skeleton={<SkeletonList rows={8} leading="picture" notes />} empty={nothing}>
        {lines.length === 0 ? (
          nothing
        ) : (
          <div className="flex flex-col gap-3">
            <div className="flex items-center justify-between gap-3 rounded-l bg-surface px-4 py-3">
              <span>
                <span className="block">按最低价买</span>
                <span className="block text-note text-muted tabular-nums">一次最多 {batchMax} 件，也可以自己挑</span>
              </span>
              <NumberBox
                label="购买件数"
                value={Math.max(1, picked.length)}
                max={most}
                disabled={pending}
                onChange={onCount}
              />
            </div>
            <CopyPicker label="要买的编号" lines={lines} picked={picked} most={batchMax} onPick={onPick} />
          </div>
        )}
        <ResourceFoot resource={resource} />
      </ResourceState>
    </PageScreen>
  )
}

const Foot = ({ picked, total, hasPrice, pending, refusal, onLook, onSubmit }: BuyManyProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
    {refusal !== '' && (
      <div className="w-full">
        <InlineMessage kind="error" action={<QuietAction onPress={onLook}>刷新</QuietAction>}>
          {refusal}
        </InlineMessage>
      </div>
    )}
    <p className="min-w-0">
      <span className="block text-title font-semibold text-cinnabar tabular-nums">
        <span className="sr-only">合计</span>
        {total}
      </span>
      <span className="block text-note text-muted tabular-nums">共 {picked.length} 件，一起成交</span>
    </p>
    <Button
      tone="primary"
      size="large"
      pending={pending}
      pendingText="正在下单"
      onPress={onSubmit}
      disabledReason={picked.length === 0 ? '先选要买的编号' : hasPrice ? null : '价格有误，暂时不能下单'}
    >
      {picked.length === 1 ? '一键低价购' : '提交订单'}
    </Button>
  </div>
)
