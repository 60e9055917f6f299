import { formatCount } from '#src/domain/number-format.ts'
import { Price } from '#src/ui/display/price.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { Skeleton, SkeletonBlock } from '#src/ui/feedback/skeleton.tsx'
import { ArtCard, ArtGrid } from '#src/ui/media/art-card.tsx'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { RarityFrame } from '#src/ui/media/rarity-frame.tsx'
import { type Collectible, saleWords } from './collectible.ts'
import { pageOf } from './goods.ts'

/** Width / height of the pictures of collectibles. */
export const ART_RATIO = 4 / 5

/** The picture of a collectible in its mount; a box has none. `wordless` where the rarity stands beside it in words. */
export function CollectibleArt({ item, wordless = false }: { item: Collectible; wordless?: boolean }) {
  const picture = (rounded: 'none' | 'card') => (
    <ArtImage
      src={item.image}
      alt=""
      ratio={ART_RATIO}
      rounded={rounded}
      dim={item.state === 'soldOut' || item.state === 'offShelf'}
    />
  )
  return item.rarity ? (
    <RarityFrame rarity={item.rarity} wordless={wordless}>
      {picture('none')}
    </RarityFrame>
  ) : (
    picture('card')
  )
}

/** The picture with its state on it, unless it can simply be had. */
export function TaggedArt({ item }: { item: Collectible }) {
  const sale = saleWords(item)
  return (
    <span className="relative block">
      <CollectibleArt item={item} />
      {sale.tone !== 'jade' && (
        <span className="absolute top-2.5 left-2.5 flex">
          <Tag tone={sale.tone}>{sale.text}</Tag>
        </span>
      )}
    </span>
  )
}

export interface CollectibleCardProps {
  readonly item: Collectible
}

/** One collectible in a grid; leads to its page. */
export const CollectibleCard = ({ item }: CollectibleCardProps) => (
  <ArtCard
    art={<TaggedArt item={item} />}
    title={item.name}
    note={item.seriesName}
    foot={<Price {...item.price} size="small" tone={item.state === 'soldOut' ? 'muted' : 'cinnabar'} />}
    footEnd={
      <span className="text-caption whitespace-nowrap text-muted tabular-nums">
        限量 {formatCount(item.editionSize)}
      </span>
    }
    href={pageOf(item)}
  />
)

export interface CollectibleGridProps {
  readonly label: string
  readonly items: readonly Collectible[]
}

/** Collectibles in two columns. */
export const CollectibleGrid = ({ label, items }: CollectibleGridProps) => (
  <ArtGrid label={label}>
    {items.map((item) => (
      <CollectibleCard key={item.key} item={item} />
    ))}
  </ArtGrid>
)

/** The geometry of a CollectibleGrid. */
export const CollectibleGridSkeleton = ({ cards = 6 }: { cards?: number }) => (
  <Skeleton>
    <div className="grid grid-cols-2 gap-3">
      {Array.from({ length: cards }, (_, at) => (
        <div key={at} className="rounded-l bg-surface p-2">
          <span className="block aspect-4/5 animate-breathe rounded-s bg-line/60" />
          <div className="flex flex-col gap-2.5 px-1 pt-4 pb-1.5">
            <SkeletonBlock width="72%" height="15px" />
            <SkeletonBlock width="52%" height="12px" />
            <SkeletonBlock width="36%" height="16px" />
          </div>
        </div>
      ))}
    </div>
  </Skeleton>
)
