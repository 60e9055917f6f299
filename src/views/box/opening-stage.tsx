import { useState } from 'react'
import { cx } from '#src/ui/cx.ts'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import type { Collectible } from '../kit/product/collectible.ts'
import { lights } from './opening-lights.ts'
import { TurningCard } from './turning-card.tsx'
import { usePull } from './use-pull.ts'
import './opening.css'

export interface OpeningStageProps {
  /** The key of the box, for the way it comes here from its plinth. */
  readonly work: string
  /** The picture of the box. */
  readonly image: string | null
  /** What was in it: the rarest first. */
  readonly best: readonly Collectible[]
  /** It stands; it shakes; it opens in a light and what was in it comes out, face down. */
  readonly beat: 'rest' | 'shake' | 'open'
  /** The ribbon has been pulled; left out where there is nothing to pull. */
  readonly onPull?: (() => void) | undefined
  /** What has come out stands there. */
  readonly onOut: () => void
  /** The card has been turned. */
  readonly onTurned: () => void
}

/** A box of which nobody has said yet what it looks like, in the same place of its picture. */
const PlainBox = () => (
  <svg viewBox="0 0 400 400" className="block w-full">
    <path d="M66 160v108l134 76V220Z" className="fill-hairline" />
    <path d="M334 160v108l-134 76V220Z" className="fill-line" />
    <path d="M58 121v42l142 65v-42Z" className="fill-line" />
    <path d="M342 121v42l-142 65v-42Z" className="fill-faint" opacity=".5" />
    <path d="m58 121 142-65 142 65-142 65Z" className="fill-hairline" />
  </svg>
)

/** The light that leaks out under the lid first, and stands above the open box then. */
const Light = ({ isFlooding }: { readonly isFlooding: boolean }) => (
  <svg viewBox="0 0 400 400" className="absolute inset-0 block overflow-visible">
    <defs>
      <linearGradient id="opening-beam" x1="0" y1="1" x2="0" y2="0">
        <stop offset="0" stopColor="var(--light)" stopOpacity=".8" />
        <stop offset="1" stopColor="var(--light)" stopOpacity="0" />
      </linearGradient>
    </defs>
    {isFlooding && <path d="M58 164-40-140h480L342 164l-142 66Z" fill="url(#opening-beam)" className="opening-beam" />}
    <path d="M58 164 200 100l142 64-142 66Z" fill="var(--light)" className={isFlooding ? 'opening-flood' : 'hidden'} />
  </svg>
)

/** From the widest glow to the edge itself. */
const seams = [
  { width: 30, className: 'opening-seam blur-[14px]', stroke: 'var(--light)' },
  { width: 10, className: 'opening-seam blur-[4px]', stroke: 'var(--light)' },
  { width: 3, className: 'opening-seam', stroke: '#fffdf4' },
] as const

const Seam = () => (
  <svg viewBox="0 0 400 400" className="absolute inset-0 block overflow-visible">
    {seams.map(({ width, className, stroke }) => (
      <path
        key={width}
        d="M58 164 200 229 342 164"
        fill="none"
        stroke={stroke}
        strokeWidth={width}
        className={className}
      />
    ))}
  </svg>
)

/** The end of the ribbon, to be pulled down; the button below does the same. */
function Ribbon({ onPull }: { readonly onPull: () => void }) {
  const pull = usePull(onPull)
  return (
    <span
      {...pull}
      data-ribbon=""
      className="absolute top-[26%] left-1/2 z-4 flex h-[46%] w-20 -translate-x-1/2 touch-none justify-center"
    >
      <svg viewBox="0 0 40 160" className="h-full animate-nudge-down overflow-visible">
        <path
          d="M18 4c-9 22 3 46-3 74s-6 44-2 62l7-7 5 9c-4-20-2-36 3-64s-6-50-2-74Z"
          fill="var(--color-cinnabar-press)"
        />
        <path
          d="M22 4c10 24-2 44 2 70s10 44 3 72l-6-8-7 7c8-26 4-46 0-70s6-46 2-71Z"
          fill="var(--color-cinnabar-fill)"
        />
        <ellipse cx="20" cy="7" rx="7" ry="6" fill="var(--color-cinnabar-fill)" />
      </svg>
    </span>
  )
}

/**
 * Something sealed in a dark room. The ribbon is pulled, the light of what is inside leaks through the seam, the lid goes, and the card
 * rises with its back to the person, who turns it. Both halves of the picture are there from the beginning: nothing is drawn anew when it
 * opens. It is a picture only: everything is said in words beside it.
 */
export function OpeningStage({ work, image, best, beat, onPull, onOut, onTurned }: OpeningStageProps) {
  const [isUp, setUp] = useState(false)
  const isOpen = beat === 'open'
  const [first] = best
  const rarity = first?.rarity ?? 'common'
  const half = (className: string) => (
    <span className={cx('absolute inset-0 block', className)}>
      {image ? <ArtImage src={image} alt="" rounded="none" bare eager /> : <PlainBox />}
    </span>
  )
  return (
    <div
      className="relative mx-auto aspect-[4/5] w-[min(100%,340px,46dvh)]"
      data-rarity={isOpen ? rarity : undefined}
      style={{ '--light': lights[rarity] }}
    >
      <div
        aria-hidden="true"
        className={cx('absolute inset-x-[6%] bottom-0 aspect-square', isOpen && 'opening-sink')}
        {...(beat === 'rest' ? { 'data-work': work, 'data-work-main': '' } : {})}
        {...(image === null ? { 'data-outline': '' } : {})}
      >
        <span className="absolute inset-x-[8%] bottom-[6%] h-[16%] rounded-full bg-[radial-gradient(closest-side,rgb(0_0_0/0.75),transparent)]" />
        {isOpen && <span className="opening-aura absolute inset-[-22%] block rounded-full" />}
        {isOpen && <Light isFlooding />}
        <span
          className={cx('absolute inset-0 block', beat === 'shake' && 'animate-tremble', isOpen && 'opening-shiver')}
        >
          {half('[clip-path:polygon(0_41%,14%_41%,50%_57.5%,86%_41%,100%_41%,100%_100%,0_100%)]')}
          {isOpen && <Seam />}
          <span className={cx('absolute inset-0 block', isOpen && 'opening-lid')}>
            {half('[clip-path:polygon(0_0,100%_0,100%_41.3%,86%_41.3%,50%_57.8%,14%_41.3%,0_41.3%)]')}
          </span>
        </span>
        {beat === 'rest' && onPull && <Ribbon onPull={onPull} />}
      </div>
      {isOpen && first && (
        <span
          className="opening-rise absolute inset-x-[13%] top-[5%] block"
          onAnimationEnd={({ target, currentTarget }) => {
            if (target !== currentTarget) return
            setUp(true)
            onOut()
          }}
        >
          <TurningCard item={first} isOff={!isUp} onTurned={onTurned} />
        </span>
      )}
    </div>
  )
}
