import { Button } from '#src/ui/action/button.tsx'
import { SkeletonGrid } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState, ResultState } from '#src/ui/feedback/state.tsx'
import { UnknownOutcome } from '../kit/intent/intent-outcome.tsx'
import type { StagedView } from '../kit/intent/use-staged.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { type DrawnRow, keptLink, keptWords, raffleHref, wonHref } from './draw.select.ts'
import { DrawnCards } from './drawn-cards.tsx'

export interface PrizeResultProps {
  readonly raffle: string
  readonly rows: readonly DrawnRow[]
  /** Null where the machine of the raffle keeps what was drawn. */
  readonly resource: ShownResource | null
  readonly change: StagedView
  readonly isSkipped: boolean
  readonly onSkip: () => void
  readonly onCheck: () => void
}

const toPrizes = <Button href={wonHref}>我的奖品</Button>

/** What a draw has given; while nobody knows yet, that. */
export function PrizeResultScreen(props: PrizeResultProps) {
  const { raffle, rows, resource, change, isSkipped, onSkip, onCheck } = props
  const isUnknown = rows.length === 0 && change.state !== 'rest'
  const again = (
    <Button tone="primary" block size="large" href={raffleHref(raffle)}>
      继续抽奖
    </Button>
  )
  const skip = isSkipped ? null : (
    <Button block size="large" onPress={onSkip}>
      跳过
    </Button>
  )
  const footer = (
    <div className="flex gap-3 *:flex-1">
      {skip}
      {again}
    </div>
  )
  return (
    <PageScreen {...(rows.length > 0 ? { footer } : {})}>
      {isUnknown ? (
        change.state === 'changing' ? (
          <ResultState outcome="pending" title="正在抽" note="马上就好" action={toPrizes} />
        ) : (
          <UnknownOutcome intent={{ ...change, state: 'uncertain' }} doing="抽奖" away={toPrizes} onCheck={onCheck} />
        )
      ) : resource && rows.length === 0 && raffle !== '' ? (
        <ResourceState resource={resource} skeleton={<SkeletonGrid />} empty={<Nothing />}>
          <Nothing />
        </ResourceState>
      ) : rows.length === 0 ? (
        <Nothing />
      ) : (
        <Drawn rows={rows} isSkipped={isSkipped} onSkip={onSkip} />
      )}
    </PageScreen>
  )
}

const Nothing = () => <EmptyState title="没有这次抽奖" note="抽到过的都在「我的奖品」。" action={toPrizes} />

const Drawn = ({ rows, isSkipped, onSkip }: Pick<PrizeResultProps, 'rows' | 'isSkipped' | 'onSkip'>) => (
  <>
    <div role="status" className="pb-5 text-center">
      <p className="font-title text-headline font-semibold">
        {rows.length === 1
          ? `抽到${rows[0]!.kind === 'weiDou' ? ` ${rows[0]!.name}` : `「${rows[0]!.name}」`}`
          : `抽到 ${rows.length} 件奖品`}
      </p>
      <p className="pt-1 text-note text-muted">{keptWords(rows)}</p>
    </div>
    <DrawnCards rows={rows} isSkipped={isSkipped} onTurned={onSkip} />
    <p className="pt-6 text-center">
      <Button tone="quiet" href={keptLink(rows).href}>
        {keptLink(rows).text}
      </Button>
    </p>
  </>
)
