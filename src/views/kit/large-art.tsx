import { ArtImage } from '#src/ui/media/art-image.tsx'
import { RarityFrame } from '#src/ui/media/rarity-frame.tsx'
import { type Collectible, copies } from './collectible.ts'
import { ART_RATIO } from './collectible-card.tsx'

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
