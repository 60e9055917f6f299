import { counted } from '#src/domain/number/number-format.ts'
import { Button } from '#src/ui/action/button.tsx'
import { SkeletonDetail } from '#src/ui/feedback/skeleton.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { BlockDetail, BlockRow } from './energy.select.ts'

export interface BlockSheetProps {
  /** The block that is looked at; null for none. */
  readonly block: { readonly resource: ShownResource; readonly detail: BlockDetail | null } | null
  /** One's own power; null while it is not known. */
  readonly power: number | null
  readonly onUnlock: (row: BlockRow, opens: string) => void
  readonly onAppoint: (row: BlockRow) => void
  readonly onClose: () => void
}

const stands = { unlocked: '已解锁，长期有效。', appointed: '已经预约优先购。', unknown: '状态还在确认。' } as const

/** What a block opens, and the two ways out of being locked (lc:energy-unlock). */
export function BlockSheet({ block, power, onUnlock, onAppoint, onClose }: BlockSheetProps) {
  const detail = block?.detail ?? null
  const lacks = detail === null || power === null ? 0 : Math.max(0, detail.cost - power)
  return (
    <Sheet
      open={block !== null}
      title={detail?.name ?? '区块'}
      onDismiss={onClose}
      footer={
        detail?.state === 'locked' && (
          <div className="flex flex-col gap-2">
            <Button
              tone="primary"
              size="large"
              block
              disabledReason={lacks > 0 ? `还差 ${counted(lacks, '能量')}，先从藏品里引出` : null}
              onPress={() => onUnlock(detail, detail.opens)}
            >
              {`解锁，需要 ${counted(detail.cost, '能量')}`}
            </Button>
            <Button block onPress={() => onAppoint(detail)}>
              预约优先购
            </Button>
          </div>
        )
      }
    >
      {block && (
        <ResourceState resource={block.resource} skeleton={<SkeletonDetail />}>
          {detail && (
            <div className="flex flex-col gap-3 pb-4">
              <p className="text-note text-muted tabular-nums">{`${detail.seriesName} · ${counted(detail.unlocks, '人')}已解锁`}</p>
              <p className="text-pretty">{detail.opens}</p>
              {detail.state !== 'locked' && <p className="text-jade-ink">{stands[detail.state]}</p>}
              <p className="text-note text-pretty text-soft">{detail.story}</p>
            </div>
          )}
        </ResourceState>
      )}
    </Sheet>
  )
}
