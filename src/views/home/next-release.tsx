import { Price } from '#src/ui/display/price.tsx'
import { rarityWords } from '#src/ui/media/rarity-frame.tsx'
import { type Collectible, copies } from '../kit/collectible.ts'
import { CollectibleArt } from '../kit/collectible-card.tsx'
import { LiveCountdown } from '../kit/live-countdown.tsx'

/** What goes on sale next, with the time until then; opens it. */
export const NextRelease = ({ item, onOpen }: { item: Collectible; onOpen: (item: Collectible) => void }) => (
  <button
    type="button"
    onClick={() => onOpen(item)}
    className="flex w-full gap-4 rounded-l bg-surface p-3 text-start transition-transform active:scale-[0.985]"
  >
    <span className="block w-27 shrink-0 pb-2">
      <CollectibleArt item={item} />
    </span>
    <span className="flex min-w-0 flex-1 flex-col py-0.5">
      <span className="line-clamp-2 text-title font-semibold">{item.name}</span>
      <span className="mt-0.5 text-note text-muted">
        {item.seriesName}
        {item.rarity && ` · ${rarityWords[item.rarity]}`}
        {` · 限量 ${copies(item.editionSize)}`}
      </span>
      <span className="mt-auto block pt-2">
        <Price {...item.price} size="medium" />
      </span>
      <span className="mt-1 block">
        <LiveCountdown label="距开售" until={item.onSaleAt ?? 0} look="boxes" />
      </span>
    </span>
  </button>
)
