import { href } from '#src/routes/table.ts'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { CloseIcon } from '#src/ui/icon/action-icons.tsx'
import { RowPicture } from '../kit/product/row-picture.tsx'
import type { SoldNews } from './sold.select.ts'
import './sold-card.css'

export interface SoldCardProps {
  readonly news: SoldNews
  /** It has been read: the record was opened, or it was put away. */
  readonly onTold: () => void
}

/** What was sold and what came in, with a seal that comes down on the work. Leads to the record. */
export const SoldCard = ({ news, onTold }: SoldCardProps) => (
  <section aria-label="到账" className="sold-card">
    <div className="relative overflow-hidden rounded-l bg-surface">
      <a
        href={`#${href('/pages/home/consignmentRecord/index')}`}
        onClick={onTold}
        className="ring-inside flex items-center gap-4 py-4 pr-12 pl-4 active:bg-sunken"
      >
        <span className="relative shrink-0">
          <RowPicture image={news.image} />
          <span aria-hidden="true" className="sold-seal">
            售
          </span>
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-note text-muted">到账</span>
            <span className="sold-income text-headline font-semibold text-jade-ink tabular-nums">+{news.income}</span>
          </span>
          <span className="mt-0.5 block text-note text-pretty text-soft">{news.title}</span>
        </span>
      </a>
      <span aria-hidden="true" className="sold-glint" />
      <span className="absolute top-0 right-0">
        <IconButton icon={CloseIcon} label="知道了" onPress={onTold} />
      </span>
    </div>
  </section>
)
