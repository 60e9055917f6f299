import { formatInstant } from '#src/domain/time/calendar.ts'
import { Button } from '#src/ui/action/button.tsx'
import { DescriptionList } from '#src/ui/display/description-list.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { InlineMessage, type InlineMessageProps } from '#src/ui/feedback/inline-message.tsx'
import { SkeletonBlock, SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { safePicture } from '../kit/app/links.ts'
import { LiveCountdown } from '../kit/app/live-countdown.tsx'
import { StagedNews } from '../kit/intent/staged-news.tsx'
import type { StagedView } from '../kit/intent/use-staged.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { priceWords } from '../kit/product/goods.ts'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { type AuctionDetail, type BidRow, bidBlock, numberWords, offersOf, rulesOf } from './auction.select.ts'
import { BidList } from './bid-list.tsx'

export interface AuctionRoomProps {
  readonly resource: ShownResource
  readonly row: AuctionDetail | undefined
  readonly now: number
  /** Who looks; `''` for a guest. */
  readonly me: string
  readonly bids: readonly BidRow[]
  /** Where more of them come from. */
  readonly bidsResource: ShownResource
  readonly change: StagedView
  /** What is about to be bid, and not confirmed yet; null for nothing. */
  readonly asked: number | null
  /** What is being bid; null for nothing. */
  readonly bidding: number | null
  readonly onAsk: (fen: number) => void
  readonly onLeave: () => void
  readonly onBid: (fen: number) => void
  readonly onCheck: () => void
}

const standings: Readonly<Record<AuctionDetail['standing'], string>> = {
  none: '',
  unknown: '出价结果确认中',
  leading: '你的出价领先，金额已冻结',
  outbid: '已有人出价更高，冻结金额已退回余额',
  won: '恭喜，拍得这件藏品',
  lost: '本次未拍得，冻结金额已退回余额',
}

/** By which colour it is told from the facts around it; as news where none is named. */
const tones: Partial<Record<AuctionDetail['standing'], NonNullable<InlineMessageProps['kind']>>> = {
  unknown: 'pending',
  leading: 'success',
  outbid: 'warning',
  won: 'success',
}

function Clock({ row, now }: { readonly row: AuctionDetail; readonly now: number }) {
  if (row.state === 'struck' || row.state === 'passed') return <Tag tone="neutral">已结束</Tag>
  if (row.state === 'settling' || now >= row.endsAt) return <Tag tone="gold">结算中</Tag>
  const isOpen = now >= row.startsAt
  return (
    <LiveCountdown
      label={isOpen ? '距结束' : '距开拍'}
      until={isOpen ? row.endsAt : row.startsAt}
      doneText={isOpen ? '结算中' : '开拍'}
    />
  )
}

function Room({
  row,
  now,
  me,
  bids,
  bidsResource,
  change,
  bidding,
  onAsk,
  onCheck,
}: AuctionRoomProps & { readonly row: AuctionDetail }) {
  const block = bidBlock(row, now, me)
  const standing = standings[row.standing]
  return (
    <>
      <ArtImage src={safePicture(row.image)} alt={row.name} ratio={4 / 5} eager />
      <h2 className="mt-4 font-title text-title font-semibold">{row.name}</h2>
      <p className="text-note text-muted tabular-nums">{numberWords(row)}</p>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-2" aria-live="polite">
        <p>
          <span className="block text-note text-muted">{row.bids === 0 ? '起拍价' : '当前价'}</span>
          <span className="text-display font-semibold text-cinnabar tabular-nums">{priceWords(row.priceFen)}</span>
        </p>
        <Clock row={row} now={now} />
      </div>
      {standing !== '' && (
        <div className="mt-3">
          <InlineMessage kind={tones[row.standing] ?? 'info'}>{standing}</InlineMessage>
        </div>
      )}
      <div className="mt-4 grid grid-cols-3 gap-2">
        {offersOf(row).map((fen) => (
          <Button
            key={fen}
            tone={fen === row.leastFen && row.standing !== 'leading' ? 'primary' : 'secondary'}
            disabled={block !== '' || change.state !== 'rest'}
            pending={fen === bidding}
            onPress={() => onAsk(fen)}
            label={`出价 ${priceWords(fen)}`}
          >
            <span className="tabular-nums">{priceWords(fen)}</span>
          </Button>
        ))}
      </div>
      <p className="mt-1.5 text-note text-muted">
        {block === '' ? (row.standing === 'leading' ? '当前领先，仍可加价' : '选择出价金额，下一步确认') : block}
      </p>
      <div className="pt-2 empty:hidden">
        <StagedNews change={change} onCheck={onCheck} />
      </div>
      <Section title="拍卖规则">
        <ol className="list-decimal space-y-1.5 ps-5 text-note text-soft">
          {rulesOf(row).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </Section>
      <BidList bids={bids} me={me} resource={bidsResource} />
    </>
  )
}

export const AuctionRoomScreen = (props: AuctionRoomProps) => {
  const { resource, row, asked, onLeave, onBid } = props
  return (
    <PageScreen title={row?.name ?? '拍卖'}>
      <ResourceState
        resource={resource}
        skeleton={
          <>
            <SkeletonBlock />
            <SkeletonList />
          </>
        }
      >
        {row && <Room {...props} row={row} />}
      </ResourceState>
      <Sheet
        open={asked !== null}
        title="确认出价"
        onDismiss={onLeave}
        footer={
          <Button tone="primary" block onPress={() => asked !== null && onBid(asked)}>
            确认出价
          </Button>
        }
      >
        {row && asked !== null && (
          <>
            <DescriptionList
              items={[
                { term: '出价', detail: priceWords(asked) },
                { term: '冻结', detail: `${priceWords(asked)}（余额）` },
                { term: '冻结到', detail: `${formatInstant(row.endsAt, 'M月D日 HH:mm')}，如顺延以实际结束为准` },
              ]}
            />
            <p className="py-3 text-note text-pretty text-soft">被超过时立即退回。拍得后直接付款，出价后不能撤回。</p>
          </>
        )}
      </Sheet>
    </PageScreen>
  )
}
