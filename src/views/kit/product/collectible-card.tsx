import { cx } from '#src/ui/cx.ts'
import { Skeleton, SkeletonBlock } from '#src/ui/feedback/skeleton.tsx'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { RarityFrame } from '#src/ui/media/rarity-frame.tsx'
import { artRatio, type Collectible } from './collectible.ts'

/** Width / height of the pictures of collectibles. */
export const ART_RATIO = artRatio('product')

/** The picture of a collectible in its mount; a box has none. `wordless` where the rarity stands beside it in words. */
export function CollectibleArt({ item, wordless = false }: { item: Collectible; wordless?: boolean }) {
  const picture = (rounded: 'none' | 'card') => (
    <ArtImage
      src={item.image}
      alt=""
      ratio={artRatio(item.kind)}
      rounded={rounded}
      dim={item.state === 'soldOut' || item.state === 'offShelf'}
    />
  )
  return (
    <span className="block" data-work={item.key}>
      {item.rarity ? (
        <RarityFrame rarity={item.rarity} wordless={wordless}>
          {picture('none')}
        </RarityFrame>
      ) : (
        picture('card')
      )}
    </span>
  )
}

/** The geometry of a GoodsGrid; `square` for avatars. */
export const CollectibleGridSkeleton = ({ cards = 6, square = false }: { cards?: number; square?: boolean }) => (
  <Skeleton>
    <div className="grid grid-cols-2 gap-3">
      {Array.from({ length: cards }, (_, at) => (
        <div key={at} className="rounded-l bg-surface p-2">
          <span className={cx('block animate-breathe rounded-s bg-line/60', square ? 'aspect-square' : 'aspect-4/5')} />
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
