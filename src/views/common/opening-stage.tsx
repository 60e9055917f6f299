import { cx } from '#src/ui/cx.ts'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import type { Collectible } from '../kit/collectible.ts'
import { ART_RATIO, CollectibleArt } from '../kit/collectible-card.tsx'

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

/**
 * Something sealed on a plain ground and its opening in three beats: its upper part is torn off along a line. It is a picture only:
 * everything is said in words beside it.
 */
export function OpeningStage({ image, best, beat, onEnd }: OpeningStageProps) {
  const isOpen = beat === 'open'
  const picture = <ArtImage src={image} alt="" ratio={ART_RATIO} rounded="card" eager />
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
      <span
        className={cx(
          'absolute inset-x-[18%] z-3 block transition-[bottom] duration-500 ease-soft',
          isOpen ? 'bottom-0' : 'bottom-[10%]',
          beat === 'shake' && 'animate-tremble',
        )}
      >
        <span
          className={cx('block drop-shadow-[0_14px_14px_rgb(20_20_20/0.2)]', isOpen && '[clip-path:inset(44%_0_0)]')}
        >
          {picture}
        </span>
        {isOpen && (
          <span className="absolute inset-0 animate-lift">
            <span className="block [clip-path:inset(0_0_56%)]">{picture}</span>
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
