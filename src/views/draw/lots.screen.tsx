import { counted } from '#src/domain/number/number-format.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ShareBar } from '#src/ui/chart/share-bar.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { SkeletonDetail } from '#src/ui/feedback/skeleton.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { LiveCountdown } from '../kit/app/live-countdown.tsx'
import { StagedNews } from '../kit/intent/staged-news.tsx'
import type { StagedView } from '../kit/intent/use-staged.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { LotBucket } from './lot-bucket.tsx'
import { bringsWords, bucketShares, lotsWords, type LotQualification, type LotView } from './lots.select.ts'

export interface LotsProps {
  readonly resource: ShownResource
  /** Null until it is known. */
  readonly inAll: number | null
  /** Null until it is known. */
  readonly left: number | null
  /** Null until it is known, and for a guest. */
  readonly may: LotQualification | null
  readonly isGuest: boolean
  /** The lot of today; null where none was taken. */
  readonly taken: LotView | null
  readonly log: readonly LotView[]
  readonly change: StagedView
  readonly onTake: () => void
  readonly onCheck: () => void
}

export const LotsScreen = (props: LotsProps) => (
  <PageScreen footer={<Foot {...props} />}>
    <ResourceState resource={props.resource} skeleton={<SkeletonDetail />}>
      <Lots {...props} />
    </ResourceState>
  </PageScreen>
)

function Lots({ inAll, left, may, taken, log, change, onCheck }: LotsProps) {
  return (
    <>
      <LotBucket share={inAll ? (left ?? 0) / inAll : 0} lot={taken} isShaking={change.state === 'changing'} />
      <p className="text-center text-note text-muted tabular-nums">
        签筒里还有 {counted(left ?? 0, '支')}
        {inAll !== null && `，今天一共 ${counted(inAll, '支')}`}
      </p>
      <div className="pt-3 empty:hidden">
        <StagedNews change={change} onCheck={onCheck} />
      </div>
      {may && may.grades.length > 0 && (
        <Section title="余签与概率" note="抽出的签不放回，概率按余签实时计算">
          <div className="rounded-l bg-surface p-4">
            <ShareBar
              label="各种签剩下的支数"
              shares={bucketShares(may)}
              amountText={(one) => lotsWords(one, left ?? 0)}
            />
          </div>
          <p className="pt-2 text-note break-keep text-muted tabular-nums">
            {bringsWords(may).replaceAll(' ', '\u00a0')}
          </p>
        </Section>
      )}
      {log.length > 0 && (
        <Section title="我抽过的签">
          <List>
            {log.map((lot) => (
              <ListRow
                key={lot.id}
                title={<span className="font-title">{lot.verse}</span>}
                note={
                  <span className="tabular-nums">
                    {lot.grade} · {lot.when}
                  </span>
                }
                value={counted(lot.beans, '微豆')}
              />
            ))}
          </List>
        </Section>
      )}
    </>
  )
}

function Foot({ may, isGuest, left, change, onTake }: LotsProps) {
  const isUnknown = left === null || (!isGuest && may === null)
  const block = left === 0 ? '今天的签都抽完了' : may && !may.qualified ? may.reason : ''
  const about = isUnknown ? '还不知道今天能不能抽' : '每人每天一支，不花微豆，抽了不重抽'
  return (
    <>
      <p className="flex flex-wrap justify-center gap-x-3 pb-2 text-center text-note text-muted">
        {block === '' ? about : block}
        {block !== '' && may && <LiveCountdown label="再等" until={may.resetAt} doneText="可以抽了" />}
      </p>
      <Button
        tone="primary"
        block
        size="large"
        disabled={isUnknown || block !== '' || change.state !== 'rest'}
        pending={change.state === 'changing'}
        pendingText="正在抽签"
        onPress={onTake}
      >
        抽一支签
      </Button>
    </>
  )
}
