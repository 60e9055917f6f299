import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

/** 普通 · 稀有 · 史诗 · 传说 */
/** From 普通 to 传说. */
export const rarities = ['common', 'rare', 'epic', 'legendary'] as const
export type Rarity = (typeof rarities)[number]

export const rarityWords: Record<Rarity, string> = { common: '普通', rare: '稀有', epic: '史诗', legendary: '传说' }

export interface RarityFrameProps {
  rarity: Rarity
  /** The picture; give it `rounded="none"`. */
  children: ReactNode
  /** `card` in grids, `detail` on the page of one thing. */
  size?: 'card' | 'detail'
  /** Where the word stands elsewhere. */
  wordless?: boolean
}

const mounts: Record<Rarity, string> = {
  common: 'border border-line',
  rare: 'border border-indigo',
  epic: 'border-2 border-violet',
  legendary: 'border-[3px] border-gold',
}

const words: Record<Rarity, string> = {
  common: 'bg-surface text-soft ring-1 ring-line',
  rare: 'bg-indigo-wash text-indigo-ink ring-1 ring-indigo',
  epic: 'bg-violet-wash text-violet-ink ring-1 ring-violet',
  legendary: 'bg-gold-wash text-gold-ink ring-1 ring-gold',
}

/**
 * How rare a thing is, told by its mount and its word, never by colour alone: one line; two lines; a heavy line with corner brackets; a
 * gold mount with a fretwork corner.
 */
export function RarityFrame({ rarity, children, size = 'card', wordless }: RarityFrameProps) {
  const detail = size === 'detail'
  const corner = detail ? 26 : 15
  return (
    <span className={cx('relative block rounded-s bg-surface', mounts[rarity], inset(rarity, detail))}>
      <span
        className={cx(
          'relative block overflow-hidden rounded-[2px]',
          rarity === 'rare' && 'ring-1 ring-indigo',
          rarity === 'legendary' && 'ring-1 ring-gold',
        )}
      >
        {detail ? (
          <span className="ui-depth block" data-depth={rarity}>
            {children}
          </span>
        ) : (
          children
        )}
        {detail && <span aria-hidden="true" data-glint={rarity} className="ui-glint" />}
      </span>
      {(rarity === 'epic' || rarity === 'legendary') && <Corners rarity={rarity} size={corner} />}
      {!wordless && (
        <span
          className={cx(
            'absolute left-1/2 -translate-x-1/2 rounded-xs text-caption font-semibold',
            detail ? '-bottom-3 px-3 py-0.5' : '-bottom-2 px-1.5 leading-4',
            words[rarity],
          )}
        >
          {rarityWords[rarity]}
        </span>
      )}
    </span>
  )
}

function inset(rarity: Rarity, detail: boolean): string {
  if (rarity === 'common') return detail ? 'p-2' : 'p-1'
  return detail ? 'p-3' : 'p-1.5'
}

/** One corner is drawn; the other three are its turns. */
function Corners({ rarity, size }: { rarity: 'epic' | 'legendary'; size: number }) {
  const path = rarity === 'epic' ? 'M3 15V3H15' : 'M3 16V3H16M3 7H7V3M7 10V7H10'
  return (
    <span aria-hidden="true" className={rarity === 'epic' ? 'text-violet' : 'text-gold'}>
      {corners.map((place) => (
        <svg key={place} viewBox="0 0 16 16" width={size} height={size} className={`absolute ${place}`}>
          <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
        </svg>
      ))}
    </span>
  )
}

const corners = ['top-0 left-0', 'top-0 right-0 rotate-90', 'right-0 bottom-0 rotate-180', 'bottom-0 left-0 -rotate-90']
