import { Button } from '#src/ui/action/button.tsx'
import { DescriptionList } from '#src/ui/display/description-list.tsx'
import { SkeletonBlock } from '#src/ui/feedback/skeleton.tsx'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { safePicture } from '../kit/app/links.ts'
import { StagedNews } from '../kit/intent/staged-news.tsx'
import type { StagedView } from '../kit/intent/use-staged.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { priceWords } from '../kit/product/goods.ts'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { type LotRow, lotNote, nextFall, numberWords } from './auction.select.ts'

export interface AuctionLotProps {
  readonly resource: ShownResource
  readonly lot: LotRow | undefined
  readonly now: number
  /** What it costs now. */
  readonly priceFen: number
  readonly change: StagedView
  /** The price that stands in the sheet; null while it is closed. */
  readonly asked: number | null
  readonly onAsk: (fen: number) => void
  readonly onLeave: () => void
  readonly onTake: (fen: number) => void
  readonly onCheck: () => void
}

function Lot({ lot, now, priceFen, change, onAsk, onCheck }: AuctionLotProps & { readonly lot: LotRow }) {
  const isOpen = lot.state === 'falling' || (lot.state === 'listed' && now >= lot.startsAt)
  const falls = isOpen ? nextFall(lot, now) : null
  return (
    <>
      <ArtImage src={safePicture(lot.image)} alt={lot.name} ratio={4 / 5} eager />
      <p className="mt-4 text-center font-title text-title">「{lot.words}」</p>
      <p className="text-center text-note text-muted tabular-nums">
        {lot.name} · {numberWords(lot)}
      </p>
      <p className="mt-4 text-center text-display font-semibold text-cinnabar tabular-nums" aria-live="off">
        {priceWords(priceFen)}
      </p>
      <p className="mb-4 text-center text-note text-muted tabular-nums">
        {falls === null
          ? lotNote(lot, now)
          : `${Math.ceil((falls - now) / 1000)} 秒后降到 ${priceWords(Math.max(lot.floorFen, priceFen - lot.dropFen))}`}
      </p>
      <Button
        tone="primary"
        block
        disabled={!isOpen || change.state !== 'rest'}
        pending={change.state === 'changing'}
        onPress={() => onAsk(priceFen)}
      >
        {isOpen ? '拍下' : lotNote(lot, now)}
      </Button>
      <div className="pt-3 empty:hidden">
        <StagedNews change={change} onCheck={onCheck} />
      </div>
      <p className="pt-3 text-note text-pretty text-soft">
        从 {priceWords(lot.startFen)} 起，每 {lot.dropMs / 1000} 秒降 {priceWords(lot.dropFen)}，最低{' '}
        {priceWords(lot.floorFen)}。先拍先得，以实时价格为准，不会高于你看到的价格。
      </p>
    </>
  )
}

export const AuctionLotScreen = (props: AuctionLotProps) => {
  const { resource, lot, asked, onLeave, onTake } = props
  return (
    <PageScreen title={lot?.name ?? '铭文拍卖'}>
      <ResourceState resource={resource} skeleton={<SkeletonBlock />}>
        {lot && <Lot {...props} lot={lot} />}
      </ResourceState>
      <Sheet
        open={asked !== null}
        title="确认拍下"
        onDismiss={onLeave}
        footer={
          <Button tone="primary" block onPress={() => asked !== null && onTake(asked)}>
            确认拍下
          </Button>
        }
      >
        {lot && asked !== null && (
          <div className="pb-3">
            <DescriptionList
              items={[
                { term: '铭文', detail: lot.words },
                { term: '最多支付', detail: `${priceWords(asked)}（余额）` },
              ]}
            />
          </div>
        )}
      </Sheet>
    </PageScreen>
  )
}
