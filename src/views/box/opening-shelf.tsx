import type { Collectible } from '../kit/product/collectible.ts'
import { cx } from '#src/ui/cx.ts'
import { TurningCard } from './turning-card.tsx'

export interface OpeningShelfProps {
  readonly items: readonly Collectible[]
  /** All are turned at once. */
  readonly isAll: boolean
  readonly onTurned: () => void
}

/** The last digits of its number first: by its place nobody sees how rare it is. */
const place = ({ key }: Collectible): string => Array.from(key).toReversed().join('')
const mixed = (items: readonly Collectible[]) => items.toSorted((a, b) => (place(a) < place(b) ? -1 : 1))

/** What came out of several boxes: cards on a shelf with their backs to the person, dealt one after the other, each turned by itself. */
export const OpeningShelf = ({ items, isAll, onTurned }: OpeningShelfProps) => (
  <ul
    aria-label="开出的卡片"
    className="mx-auto flex w-full max-w-[360px] flex-wrap justify-center gap-x-3.5 gap-y-10 pb-4"
  >
    {mixed(items).map((item, at) => (
      <li key={item.key} className={cx('opening-board relative', items.length > 6 ? 'w-[22%]' : 'w-[29%]')}>
        <span className="opening-dealt block" style={{ animationDelay: `${at * 45}ms` }}>
          <TurningCard item={item} size="shelf" isTurned={isAll} onTurned={onTurned} />
        </span>
      </li>
    ))}
  </ul>
)
