import { Children, type CSSProperties, isValidElement, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Phrases } from '../display/phrases.tsx'
import { NearList } from '../list/near-list.tsx'

export interface ArtCardProps {
  /** ArtImage or RarityFrame around one. */
  art: ReactNode
  title: string
  /** One line under the title: 「山海系列 · #128」. */
  note?: ReactNode
  /** The last line: Price, Countdown, StatusDot. */
  foot?: ReactNode
  /** At the end of the last line, or alone on it: a Tag. */
  footEnd?: ReactNode
  href?: string
  onPress?: () => void
}

/** One thing in a grid: picture, name, a line, a price. Its geometry is the one SkeletonGrid shows. */
export function ArtCard({ art, title, note, foot, footEnd, href, onPress }: ArtCardProps) {
  const className = 'flex h-full w-full flex-col rounded-l bg-surface p-2 text-start'
  const pressed = 'transition-transform active:scale-[0.985]'
  const content = (
    <>
      {art}
      <span className="mt-3 line-clamp-2 px-1 text-body font-medium text-ink">
        <Phrases text={title} />
      </span>
      {note != null && <span className="block truncate px-1 text-note text-muted">{note}</span>}
      {(foot != null || footEnd != null) && (
        <span
          className={cx(
            'mt-auto flex min-h-8 items-center justify-between gap-2 px-1 pt-1',
            Boolean(footEnd) && '@container/foot',
          )}
        >
          {foot != null && <span className="shrink-0">{foot}</span>}
          <span className="min-w-0 truncate text-end">{footEnd}</span>
        </span>
      )}
    </>
  )
  if (href !== undefined) {
    return (
      <a href={href} onClick={onPress} className={cx(className, pressed)}>
        {content}
      </a>
    )
  }
  if (onPress) {
    return (
      <button type="button" onClick={onPress} className={cx(className, pressed)}>
        {content}
      </button>
    )
  }
  return <div className={className}>{content}</div>
}

const squareCells = { '--tall': 0.5 } as CSSProperties

export interface ArtGridProps {
  children: ReactNode
  label?: string
  /** The pictures are square. */
  square?: boolean
}

/** Two columns of ArtCards, of which there may be any number; all cells are of one height (`art-grid`). */
export const ArtGrid = ({ children, label, square }: ArtGridProps) => (
  <NearList columns={2} aria-label={label} className="art-grid" style={square ? squareCells : undefined}>
    {Children.map(children, (card) => isValidElement(card) && <li className="min-w-0">{card}</li>)}
  </NearList>
)
