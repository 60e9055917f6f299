import { ArtImage } from '#src/ui/media/art-image.tsx'
import { RarityFrame } from '#src/ui/media/rarity-frame.tsx'
import { artRatio, type Collectible, copies } from './collectible.ts'
import { Pedestal } from '../page/pedestal.tsx'
import { type BackLine, WorkInHand } from './work-in-hand.tsx'

export interface LargeArtProps {
  readonly item: Collectible
  /** What is written on its back. */
  readonly back?: readonly BackLine[]
}

/** The object of a page on its pedestal: a picture in its mount, or a box that stands there. It is shown in full, sold out or not. */
export function LargeArt({ item, back = [] }: LargeArtProps) {
  const { rarity, image, largeImage, name, seriesName, key } = item
  const alt = `${name}，${seriesName}`
  if (!rarity) return <StandingBox src={largeImage} alt={alt} work={key} />
  return (
    <WorkInHand alt={alt} src={largeImage} title={name} back={back}>
      <span className="block" data-work={key} data-work-main="">
        <RarityFrame rarity={rarity} size="detail">
          <ArtImage src={largeImage} before={image} alt={alt} ratio={artRatio(item.kind)} rounded="none" eager />
        </RarityFrame>
      </span>
    </WorkInHand>
  )
}

interface StandingBoxProps {
  readonly src: string | null
  readonly alt: string
  /** The key of the box, for the way it goes from page to page. */
  readonly work?: string
}

/** A sealed box on its pedestal. */
export const StandingBox = ({ src, alt, work }: StandingBoxProps) => (
  <Pedestal stands>
    <span className="block" data-work={work} data-work-main="">
      <ArtImage src={src} alt={alt} rounded="none" bare eager />
    </span>
  </Pedestal>
)

/** How much of the edition is left, drawn; nothing is said of what has not begun. */
export function Stock({ item: { kind, state, remaining, editionSize } }: { item: Collectible }) {
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
        <span>剩余 {copies(remaining, kind)}</span>
        <span>限量 {copies(editionSize, kind)}</span>
      </p>
    </div>
  )
}
