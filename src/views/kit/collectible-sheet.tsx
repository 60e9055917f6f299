import { Button } from '#src/ui/action/button.tsx'
import { type DescriptionItem, DescriptionList } from '#src/ui/display/description-list.tsx'
import { Price } from '#src/ui/display/price.tsx'
import { StatusDot } from '#src/ui/display/status-dot.tsx'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { RarityFrame, rarityWords } from '#src/ui/media/rarity-frame.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { type Collectible, copies, saleTime, saleWords } from './collectible.ts'
import { ART_RATIO } from './collectible-card.tsx'
import { boxHref, productHref } from './goods.ts'
import { LiveCountdown } from './live-countdown.tsx'
import { Pedestal } from './pedestal.tsx'

export interface CollectibleSheetProps {
  readonly open: boolean
  /** Kept while the sheet moves out. */
  readonly item: Collectible | null
  /** The story of its series; `''` when it is not known. */
  readonly story: string
  readonly onDismiss: () => void
  /** Shows what else belongs to the series; left out where that is already shown. */
  readonly onSeries?: ((seriesId: string) => void) | undefined
}

/** One collectible on its pedestal, with everything that is known about it. */
export function CollectibleSheet({ open, item, story, onDismiss, onSeries }: CollectibleSheetProps) {
  return (
    <Sheet open={open} title={item?.name ?? '藏品'} onDismiss={onDismiss}>
      {item && <Content item={item} story={story} onSeries={onSeries} />}
    </Sheet>
  )
}

function Content({ item, story, onSeries }: Pick<CollectibleSheetProps, 'story' | 'onSeries'> & { item: Collectible }) {
  const sale = saleWords(item)
  return (
    <>
      <Pedestal>
        <LargeArt item={item} />
      </Pedestal>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-4">
        <Price {...item.price} size="large" label="价格" />
        {item.state === 'upcoming' && item.onSaleAt !== null ? (
          <LiveCountdown label="距开售" until={item.onSaleAt} look="boxes" />
        ) : (
          <StatusDot tone={sale.tone} live={item.state === 'onSale'}>
            {sale.text}
          </StatusDot>
        )}
      </div>
      <Stock item={item} />
      <div className="mt-3 border-t border-hairline pt-2">
        <DescriptionList items={facts(item)} />
      </div>
      {story !== '' && (
        <section className="mt-3 border-t border-hairline pt-4">
          <h3 className="text-body font-semibold">{item.seriesName}</h3>
          <p className="mt-1 text-soft">{story}</p>
        </section>
      )}
      <div className="flex flex-col gap-3 pt-5">
        <Button block tone="primary" href={item.kind === 'box' ? boxHref(item.id) : productHref(item.id)}>
          {item.kind === 'box' ? '看盲盒详情' : '看藏品详情'}
        </Button>
        {onSeries && (
          <Button block onPress={() => onSeries(item.seriesId)}>
            看「{item.seriesName}」全系列
          </Button>
        )}
      </div>
    </>
  )
}

/** The picture of a collectible in its mount, as large as its pedestal carries. */
export function LargeArt({ item }: { item: Collectible }) {
  const dim = item.state === 'soldOut' || item.state === 'offShelf'
  const picture = (rounded: 'none' | 'small') => (
    <ArtImage
      src={item.largeImage}
      alt={`${item.name}，${item.seriesName}`}
      ratio={ART_RATIO}
      rounded={rounded}
      dim={dim}
      eager
    />
  )
  if (!item.rarity) return picture('small')
  return (
    <RarityFrame rarity={item.rarity} size="detail">
      {picture('none')}
    </RarityFrame>
  )
}

/** How much of the edition is left, drawn; nothing is said of what has not begun. */
export function Stock({ item: { state, remaining, editionSize } }: { item: Collectible }) {
  if (state === 'upcoming' || editionSize <= 0) return null
  const left = Math.min(1, remaining / editionSize)
  return (
    <div className="pt-3">
      <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-sunken">
        <span
          className="block h-full rounded-full bg-ink"
          style={{ width: `${Math.max(left > 0 ? 2 : 0, left * 100)}%` }}
        />
      </span>
      <p className="flex justify-between pt-1.5 text-note text-muted tabular-nums">
        <span>剩余 {copies(remaining)}</span>
        <span>限量 {copies(editionSize)}</span>
      </p>
    </div>
  )
}

function facts(item: Collectible): DescriptionItem[] {
  const when = item.onSaleAt === null ? [] : [{ term: '开售时间', detail: saleTime(item.onSaleAt) }]
  return [
    { term: '系列', detail: item.seriesName || '单独发行' },
    ...(item.rarity
      ? [{ term: '稀有度', detail: rarityWords[item.rarity] }]
      : [{ term: '类型', detail: '盲盒，开启后随机获得一件' }]),
    { term: '发行量', detail: copies(item.editionSize) },
    ...(item.limitPerUser === null ? [] : [{ term: '限购', detail: `每人 ${item.limitPerUser} 份` }]),
    ...when,
  ]
}
