import { Phrases } from '#src/ui/display/phrases.tsx'
import { rarityWords } from '#src/ui/media/rarity-frame.tsx'
import type { DrawnRow } from './draw.select.ts'
import { PrizePicture } from './prize-picture.tsx'
import './drawn.css'

export interface DrawnCardsProps {
  readonly rows: readonly DrawnRow[]
  /** They lie turned from the beginning. */
  readonly isSkipped: boolean
  /** The last one has been turned. */
  readonly onTurned: () => void
}

/** What was drawn, turned one after the other. What it is was decided before and stands in the page from the beginning. */
export const DrawnCards = ({ rows, isSkipped, onTurned }: DrawnCardsProps) => (
  <ul
    aria-label="抽到的奖品"
    data-skipped={isSkipped}
    className={rows.length === 1 ? 'mx-auto w-3/5' : 'grid grid-cols-3 gap-3 *:last:nth-[3n+1]:col-start-2'}
  >
    {rows.map((row, at) => (
      <li key={row.id} className="perspective-[900px]">
        <span
          className="drawn-card relative block transform-3d"
          style={{ '--at': at }}
          onAnimationEnd={at === rows.length - 1 ? onTurned : undefined}
        >
          <span className="block rounded-m bg-surface p-2 text-center shadow-lift backface-hidden">
            <PrizePicture name={row.name} image={row.image} size="card" at={at} />
            <span className="block pt-2 text-note font-medium">
              <Phrases text={row.name} centred />
            </span>
            <span className="block text-caption text-muted">
              {row.kind === 'copy' ? rarityWords[row.rarity] : row.kind === 'box' ? '盲盒' : '已到账'}
            </span>
          </span>
          <span
            aria-hidden="true"
            className="absolute inset-0 grid rotate-y-180 place-items-center rounded-m bg-[#1d1b17] backface-hidden"
          >
            <span className="grid size-10 place-items-center rounded-xs bg-cinnabar-fill font-title text-title text-[#fbf3df]">
              藏
            </span>
          </span>
        </span>
      </li>
    ))}
  </ul>
)
