import { useState } from 'react'
import { cx } from '#src/ui/cx.ts'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { type Rarity, RarityFrame, rarityWords } from '#src/ui/media/rarity-frame.tsx'
import { artRatio, type Collectible } from '../kit/product/collectible.ts'
import { useTurn } from '../kit/product/use-turn.ts'
import { lights } from './opening-lights.ts'
import './opening.css'

export interface TurningCardProps {
  readonly item: Collectible
  /** It is not yet to be turned. */
  readonly isOff?: boolean
  /** Turned by somebody else: all of a shelf at once. */
  readonly isTurned?: boolean
  /** `shelf`: one of many. */
  readonly size?: 'hand' | 'shelf'
  readonly onTurned: () => void
}

/** A card that lies with its back to the person: a tap turns it, or a finger that drags it round. */
export function TurningCard({ item, isOff = false, isTurned = false, size = 'hand', onTurned }: TurningCardProps) {
  const [isUp, setUp] = useState(false)
  const up = isUp || isTurned
  const turn = () => {
    if (isOff || up) return
    setUp(true)
    onTurned()
  }
  const { hands } = useTurn(180, turn)
  const isHand = size === 'hand'
  return (
    <button
      type="button"
      aria-label={up ? `${item.name}，${rarityWords[item.rarity ?? 'common']}` : '翻开卡片'}
      disabled={isOff}
      className="relative block w-full touch-pan-y perspective-[1200px]"
      style={{ '--light': lights[item.rarity ?? 'common'] }}
      onClick={turn}
      {...(up || isOff ? {} : hands)}
    >
      {up && isHand && <Ceremony rarity={item.rarity ?? 'common'} />}
      <span
        data-body=""
        className={cx('relative block transition-transform duration-700 ease-soft transform-3d', !up && 'rotate-y-180')}
      >
        <span
          className="block backface-hidden"
          {...(up && isHand ? { 'data-work': item.key, 'data-work-main': '' } : {})}
        >
          <RarityFrame rarity={item.rarity ?? 'common'} size={isHand ? 'detail' : 'card'}>
            <ArtImage
              src={isHand ? item.largeImage : item.image}
              before={item.image}
              alt=""
              ratio={artRatio(item.kind)}
              rounded="none"
              eager
            />
          </RarityFrame>
        </span>
        <Back />
      </span>
    </button>
  )
}

/** The back of every card: a night of waves and the seal, with the light of what is on its face along the edge. */
const Back = () => (
  <span
    aria-hidden="true"
    className="absolute inset-0 block rotate-y-180 rounded-s bg-[#1d1b17] shadow-[0_0_0_1.5px_var(--light),0_0_28px_-4px_var(--light)] backface-hidden"
  >
    <svg viewBox="0 0 80 100" preserveAspectRatio="xMidYMid slice" className="size-full">
      <defs>
        <pattern id="card-waves" width="10" height="5" patternUnits="userSpaceOnUse">
          <path
            d="M0 5a5 5 0 0 1 10 0M2 5a3 3 0 0 1 6 0M-5 2.5a5 5 0 0 1 10 0M5 2.5a5 5 0 0 1 10 0"
            fill="none"
            stroke="#c9a45c"
            strokeWidth=".3"
            opacity=".4"
          />
        </pattern>
      </defs>
      <rect
        x="4"
        y="4"
        width="72"
        height="92"
        rx="1.5"
        fill="url(#card-waves)"
        stroke="#c9a45c"
        strokeWidth=".5"
        opacity=".8"
      />
      <rect x="29" y="39" width="22" height="22" rx="1.5" fill="#b4301c" />
      <text x="40" y="54.8" textAnchor="middle" fontSize="15" fill="#fbf3df" className="font-title">
        藏
      </text>
    </svg>
  </span>
)

/** How much is made of each rarity: a ring of light, grains that rise. 传说 alone has rays and its word, for five seconds. */
const ceremonies: Readonly<Record<Rarity, { readonly hasRing: boolean; readonly grains: number }>> = {
  common: { hasRing: false, grains: 0 },
  rare: { hasRing: true, grains: 0 },
  epic: { hasRing: true, grains: 14 },
  legendary: { hasRing: true, grains: 34 },
}

const Ceremony = ({ rarity }: { readonly rarity: Rarity }) => {
  const { hasRing, grains } = ceremonies[rarity]
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-[-60%] block">
      {rarity === 'legendary' && <span className="opening-rays absolute inset-0 block rounded-full" />}
      {hasRing && <span className="opening-ring absolute inset-[18%] block rounded-full" />}
      {Array.from({ length: grains }, (_, at) => (
        <span
          key={at}
          className={cx(
            'opening-dust absolute bottom-[24%] block',
            at % 3 === 0 ? 'opening-leaf' : 'size-1 rounded-full',
          )}
          style={{
            left: `${14 + ((at * 37) % 72)}%`,
            animationDelay: `${(at * 173) % 2400}ms`,
            '--drift': `${((at * 29) % 60) - 30}px`,
          }}
        />
      ))}
      {rarity === 'legendary' && (
        <span className="opening-stamp absolute inset-x-0 bottom-[17%] text-center font-title text-figure text-gold">
          传说
        </span>
      )}
    </span>
  )
}
