import { useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { CopyPicker, type PickLine } from '../kit/collection/copy-picker.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { IntentView } from '../kit/intent/use-intent.ts'
import { isAsked } from '../kit/intent/intent-outcome.tsx'
import type { Giving } from '../kit/transfer/use-receiving.ts'
import { GiftForm, GiftOutcome, type GiftResult, toCollection } from './gift.screen.tsx'

export interface GiftManyProps {
  readonly resource: ShownResource
  readonly lines: readonly PickLine[]
  readonly picked: readonly string[]
  /** How many go at once. */
  readonly batchMax: number
  readonly giving: Giving
  readonly intent: IntentView<GiftResult>
  readonly onPick: (picked: readonly string[]) => void
  readonly onCheck: () => void
  /** Leads to giving once more, which is asked before. */
  readonly onAgain: () => void
}

/** Giving several copies away together: which ones, to whom; then how it ended. All of them change hands, or none. */
export function GiftManyScreen(props: GiftManyProps) {
  const [asking, setAsking] = useState(false)
  const { lines, picked, batchMax, intent, onPick } = props
  const isChoosing = isAsked(intent.state)
  return (
    <PageScreen
      title="转赠藏品"
      {...(isChoosing && lines.length > 0 ? { footer: <Foot picked={picked} onNext={() => setAsking(true)} /> } : {})}
    >
      {isChoosing ? (
        <ResourceState
          resource={props.resource}
          skeleton={<SkeletonList rows={8} leading="picture" notes />}
          empty={
            <EmptyState
              title="暂无可转赠的藏品"
              note="寄售中的要先下架，冷静期里的到期后会出现在这里。"
              action={toCollection}
            />
          }
        >
          <p className="pb-3 text-note text-muted">一次最多 {batchMax} 件，送给同一位好友。</p>
          <CopyPicker label="要转赠的藏品" lines={lines} picked={picked} most={batchMax} onPick={onPick} />
          <ResourceFoot resource={props.resource} />
        </ResourceState>
      ) : (
        <GiftOutcome giving={props.giving} intent={intent} called="" onCheck={props.onCheck} onAgain={props.onAgain} />
      )}
      <Ask {...props} open={asking && isChoosing} onDismiss={() => setAsking(false)} />
    </PageScreen>
  )
}

const Foot = ({ picked, onNext }: { readonly picked: readonly string[]; readonly onNext: () => void }) => (
  <Button
    tone="primary"
    size="large"
    block
    onPress={onNext}
    disabledReason={picked.length === 0 ? '先选要转赠的藏品' : null}
  >
    {picked.length === 0 ? '下一步' : `下一步（已选 ${picked.length} 件）`}
  </Button>
)

interface AskProps extends Pick<GiftManyProps, 'lines' | 'picked' | 'giving' | 'intent'> {
  readonly open: boolean
  readonly onDismiss: () => void
}

const Ask = ({ open, lines, picked, giving, intent, onDismiss }: AskProps) => (
  <Sheet open={open} title={`转赠 ${picked.length} 件藏品`} onDismiss={onDismiss}>
    <p className="pb-4 text-note text-pretty text-muted">
      {lines
        .filter(({ id }) => picked.includes(id))
        .map(({ called }) => called)
        .join('、')}
    </p>
    <GiftForm giving={giving} message={intent.message} note="转赠立即生效，不可撤回。对方收到后重新开始冷静期" />
  </Sheet>
)
