import { cx } from '#src/ui/cx.ts'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import type { Collectible } from '../kit/product/collectible.ts'
import { CollectibleArt } from '../kit/product/collectible-card.tsx'

export interface OpeningStageProps {
  /** The picture of the box. */
  readonly image: string | null
  readonly best: readonly Collectible[]
  /** It stands; it shakes; it tears open in a light and what was in it comes out. */
  readonly beat: 'rest' | 'shake' | 'open'
  /** What was in it has come out. */
  readonly onEnd: () => void
}

/** Where the cards come to rest, the rarest in the middle. */
const places = [
  { rotate: '0deg', left: '30%', top: '5%' },
  { rotate: '-8deg', left: '3%', top: '12%' },
  { rotate: '8deg', left: '57%', top: '12%' },
] as const

/** How long until everything has come out and been seen, ms. */
const END_MS = 2300

const boxPlace = 'absolute inset-x-[6%] bottom-0 block'

/** A box of which nobody has said yet what it looks like, in the same place of its picture. */
const PlainBox = () => (
  <svg viewBox="0 0 400 400" className="block w-full">
    <ellipse cx="200" cy="336" rx="160" ry="38" className="fill-sunken" />
    <path d="M66 160v108l134 76V220Z" className="fill-hairline" />
    <path d="M334 160v108l-134 76V220Z" className="fill-line" />
    <path d="M58 121v42l142 65v-42Z" className="fill-line" />
    <path d="M342 121v42l-142 65v-42Z" className="fill-faint" opacity=".5" />
    <path d="m58 121 142-65 142 65-142 65Z" className="fill-hairline" />
  </svg>
)

/** The light in an open box and above it, behind what comes out. */
const Inside = () => (
  <svg viewBox="0 0 400 400" className={cx(boxPlace, 'animate-appear overflow-visible')}>
    <defs>
      <radialGradient id="opening-inside">
        <stop offset=".2" stopColor="#fffbe6" />
        <stop offset="1" stopColor="var(--color-gold)" />
      </radialGradient>
      <linearGradient id="opening-beam" x1="0" y1="1" x2="0" y2="0">
        <stop offset="0" stopColor="var(--color-gold)" stopOpacity=".75" />
        <stop offset="1" stopColor="var(--color-gold)" stopOpacity="0" />
      </linearGradient>
    </defs>
    <path d="M58 164 200 100l142 64-142 66Z" fill="url(#opening-inside)" />
    <path d="M58 164-20-80h440L342 164l-142 66Z" fill="url(#opening-beam)" />
  </svg>
)

/**
 * Something sealed on a plain ground and its opening in three beats: its upper part flies off along the edge of a lid. It is a picture
 * only: everything is said in words beside it.
 */
export function OpeningStage({ image, best, beat, onEnd }: OpeningStageProps) {
  const isOpen = beat === 'open'
  const picture = image ? <ArtImage src={image} alt="" rounded="none" bare eager /> : <PlainBox />
  return (
    <div aria-hidden="true" className="relative mx-auto aspect-[4/5] w-[min(100%,340px)]">
      {isOpen && (
        <span className="absolute inset-0 animate-flare bg-[radial-gradient(46%_44%_at_50%_48%,var(--color-gold),transparent)]" />
      )}
      {isOpen &&
        best.map((item, at) => (
          <span key={item.key} className="absolute w-[40%]" style={{ ...places[at], zIndex: at === 0 ? 2 : 1 }}>
            <span
              className="block animate-emerge"
              style={{ animationDelay: `${600 + (best.length - 1 - at) * 200}ms` }}
            >
              <CollectibleArt item={item} />
            </span>
          </span>
        ))}
      {isOpen && <Inside />}
      <span className={cx(boxPlace, 'z-3', beat === 'shake' && 'animate-tremble')}>
        <span
          className={cx(
            'block',
            isOpen && '[clip-path:polygon(0_41%,14%_41%,50%_57.5%,86%_41%,100%_41%,100%_100%,0_100%)]',
          )}
        >
          {picture}
        </span>
        {isOpen && (
          <span className="absolute inset-0 animate-lift">
            <span className="block [clip-path:polygon(0_0,100%_0,100%_41%,86%_41%,50%_57.5%,14%_41%,0_41%)]">
              {picture}
            </span>
          </span>
        )}
      </span>
      {isOpen && (
        <span
          className="absolute size-px animate-appear"
          style={{ animationDelay: `${END_MS}ms` }}
          onAnimationEnd={onEnd}
        />
      )}
    </div>
  )
}
