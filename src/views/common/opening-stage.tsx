import { ArtImage } from '#src/ui/media/art-image.tsx'
import { type Collectible } from '../kit/collectible.ts'
import { ART_RATIO, CollectibleArt } from '../kit/collectible-card.tsx'

export interface OpeningStageProps {
  /** The picture on the box. */
  readonly image: string | null
  readonly best: readonly Collectible[]
  /** It stands; it shakes; its lid flies off in a light and what was in it comes out. */
  readonly beat: 'rest' | 'shake' | 'open'
  /** What was in it has come out. */
  readonly onEnd: () => void
}

/** Where the cards come to rest, the rarest in the middle. */
const places = [
  { rotate: '0deg', left: '31%', top: '4%' },
  { rotate: '-9deg', left: '6%', top: '12%' },
  { rotate: '9deg', left: '56%', top: '12%' },
] as const

/** A box on a plain ground and its opening in three beats. It is a picture only: everything is said in words beside it. */
export function OpeningStage({ image, best, beat, onEnd }: OpeningStageProps) {
  const isOpen = beat === 'open'
  return (
    <div aria-hidden="true" className="relative mx-auto aspect-[4/5] w-[min(100%,340px)] overflow-hidden rounded-l">
      <span className="absolute inset-0 bg-[radial-gradient(70%_60%_at_50%_60%,var(--color-surface),transparent)]" />
      {isOpen && (
        <span className="absolute inset-0 animate-flare bg-[radial-gradient(46%_44%_at_50%_52%,var(--color-gold),transparent)]" />
      )}
      {isOpen &&
        best.map((item, at) => (
          <span key={item.key} className="absolute w-[38%]" style={{ ...places[at], zIndex: at === 0 ? 2 : 1 }}>
            <span
              className="block animate-emerge"
              style={{ animationDelay: `${550 + (best.length - 1 - at) * 160}ms` }}
              {...(at === 0 ? { onAnimationEnd: onEnd } : {})}
            >
              <CollectibleArt item={item} />
            </span>
          </span>
        ))}
      <span className={`absolute inset-x-[21%] bottom-[6%] z-3 block ${beat === 'shake' ? 'animate-tremble' : ''}`}>
        <span className={`relative z-2 block ${isOpen ? 'animate-lift' : ''}`}>
          <span className="mx-auto block h-3 w-[34%] rounded-t-s bg-cinnabar-fill" />
          <span className="-mx-[5%] block h-8 rounded-s bg-surface ring-1 ring-line shadow-lift">
            <span className="mx-auto block h-full w-[14%] bg-cinnabar-fill" />
          </span>
        </span>
        <span className="relative block overflow-hidden rounded-b-s ring-1 ring-line">
          <ArtImage src={image} alt="" ratio={ART_RATIO * 1.12} rounded="none" eager />
          <span className="absolute inset-y-0 left-1/2 w-[13%] -translate-x-1/2 bg-cinnabar-fill" />
        </span>
      </span>
    </div>
  )
}
