import type { Collectible } from '../kit/product/collectible.ts'
import { TurningCard } from './turning-card.tsx'

export interface OpeningShelfProps {
  readonly items: readonly Collectible[]
  /** All are turned at once. */
  readonly isAll: boolean
  readonly onTurned: () => void
}

/** Nobody sees by its place which is the rarest. */
const mixed = (items: readonly Collectible[]) => items.toSorted((a, b) => (a.key < b.key ? -1 : 1))

/** What came out of several boxes: cards on a shelf with their backs to the person, each turned by itself. */
export const OpeningShelf = ({ items, isAll, onTurned }: OpeningShelfProps) => (
  <ul
    aria-label="开出的卡片"
    className="mx-auto flex w-full max-w-[360px] animate-rise flex-wrap justify-center gap-x-3.5 gap-y-6"
  >
    {mixed(items).map((item) => (
      <li key={item.key} className={items.length > 6 ? 'w-[22%]' : 'w-[29%]'}>
        <TurningCard item={item} size="shelf" isTurned={isAll} onTurned={onTurned} />
      </li>
    ))}
  </ul>
)
