import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { uiText } from '../ui-text.ts'

export interface SkeletonBlockProps {
  /** Any CSS length; default the whole width. */
  width?: string
  height?: string
  /** Height / width instead of a height. */
  square?: boolean
  round?: 'small' | 'card' | 'full'
}

const rounds = { small: 'rounded-xs', card: 'rounded-m', full: 'rounded-full' }

/** One grey block; put several of them in a Skeleton. */
export const SkeletonBlock = ({ width = '100%', height = '1em', square, round = 'small' }: SkeletonBlockProps) => (
  <span
    style={square ? { width, aspectRatio: 1 } : { width, height }}
    className={cx('block shrink-0 animate-breathe bg-line/60', rounds[round])}
  />
)

/**
 * The shape of what is coming, announced once. It shows itself only after 200 ms (a CSS delay, no timer), so that a quick answer
 * does not flash.
 */
export const Skeleton = ({ children }: { children: ReactNode }) => (
  <div role="status" aria-label={uiText.loading} className="animate-late">
    <div aria-hidden="true">{children}</div>
  </div>
)

export const count = (length: number) => Array.from({ length }, (_, at) => at)

export interface SkeletonListProps {
  rows?: number
  /** What stands before the words: a round one of that many px, or the upright picture of a row. */
  leading?: number | 'picture'
  notes?: boolean
}

/** For List with ListRows. */
export const SkeletonList = ({ rows = 8, leading, notes }: SkeletonListProps) => (
  <Skeleton>
    <div className="overflow-hidden rounded-l bg-surface">
      {count(rows).map((at) => (
        <div key={at} className="flex min-h-13 items-center gap-3 px-4 py-2">
          {leading === 'picture' && <SkeletonBlock width="44px" height="55px" />}
          {typeof leading === 'number' && <SkeletonBlock width={`${leading}px`} square round="full" />}
          <span className="flex flex-1 flex-col gap-2">
            <SkeletonBlock width={at % 3 === 1 ? '44%' : '60%'} height="14px" />
            {notes && <SkeletonBlock width="78%" height="12px" />}
          </span>
        </div>
      ))}
    </div>
  </Skeleton>
)

/** For ArtGrid with ArtCards. */
export const SkeletonGrid = ({ cards = 6 }: { cards?: number }) => (
  <Skeleton>
    <div className="grid grid-cols-2 gap-3">
      {count(cards).map((at) => (
        <div key={at} className="rounded-l bg-surface p-2">
          <SkeletonBlock square round="card" />
          <div className="mt-3 flex flex-col gap-2.5 px-1 pt-1 pb-2">
            <SkeletonBlock width="72%" height="15px" />
            <SkeletonBlock width="50%" height="12px" />
            <SkeletonBlock width="36%" height="16px" />
          </div>
        </div>
      ))}
    </div>
  </Skeleton>
)

/** For the page of one thing: picture, name, price, words. */
export const SkeletonDetail = () => (
  <Skeleton>
    <SkeletonBlock square round="card" />
    <div className="flex flex-col gap-3 pt-5">
      <SkeletonBlock width="64%" height="22px" />
      <SkeletonBlock width="32%" height="28px" />
      <SkeletonBlock height="64px" round="card" />
      <SkeletonText lines={4} />
    </div>
  </Skeleton>
)

/** Lines of text; inside a Skeleton. */
export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <span className="flex flex-col gap-3">
    {count(lines).map((at) => (
      <SkeletonBlock key={at} width={at === lines - 1 ? '58%' : '100%'} height="14px" />
    ))}
  </span>
)
