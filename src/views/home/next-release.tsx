import { Price } from '#src/ui/display/price.tsx'
import { rarityWords } from '#src/ui/media/rarity-frame.tsx'
import { type Collectible, copies, saleTime } from '../kit/product/collectible.ts'
import { CollectibleArt } from '../kit/product/collectible-card.tsx'
import { pageOf } from '../kit/product/goods.ts'
import { LiveCountdown } from '../kit/app/live-countdown.tsx'

/** What goes on sale next, with the time until then; leads to its page. */
export const NextRelease = ({ item }: { item: Collectible }) => (
  <a
    href={pageOf(item)}
    className="flex w-full gap-4 rounded-l bg-surface p-3 text-start transition-transform active:scale-[0.985]"
  >
    <span className="block w-27 shrink-0 pb-2">
      <CollectibleArt item={item} />
    </span>
    <span className="flex min-w-0 flex-1 flex-col py-0.5">
      <span className="line-clamp-2 text-title font-semibold">{item.name}</span>
      <span className="mt-0.5 truncate text-note text-muted">
        {item.seriesName}
        {item.rarity && ` · ${rarityWords[item.rarity]}`}
      </span>
      <span className="mt-auto flex flex-wrap items-baseline gap-x-2.5 pt-1">
        <Price {...item.price} size="medium" />
        <span className="text-caption text-muted tabular-nums">限量 {copies(item.editionSize)}</span>
      </span>
      <span className="block text-note text-soft tabular-nums">{saleTime(item.onSaleAt ?? 0)} 开售</span>
      {/* The heading says what is counted down to: here the figures alone. */}
      <span className="mt-1.5 block [&_[role=timer]>:first-child]:hidden">
        <LiveCountdown label="距开售" until={item.onSaleAt ?? 0} look="boxes" />
      </span>
    </span>
  </a>
)
