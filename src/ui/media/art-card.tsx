import { Children, isValidElement, useLayoutEffect, useRef, useState } from 'react'
import type { CSSProperties, ReactNode, RefObject } from 'react'
import { flushSync } from 'react-dom'
import { cx } from '../cx.ts'

export interface ArtCardProps {
  /** ArtImage or RarityFrame around one. */
  art: ReactNode
  title: string
  /** One line under the title: 「山海系列 · #0128」. */
  note?: ReactNode
  /** The last line: Price, Countdown, StatusDot. */
  foot?: ReactNode
  /** At the end of the last line: a Tag. */
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
      <span className="mt-3 block truncate px-1 text-body font-medium text-ink">{title}</span>
      {note != null && <span className="block truncate px-1 text-note text-muted">{note}</span>}
      {(foot != null || footEnd != null) && (
        <span className="mt-auto flex min-h-8 items-center justify-between gap-2 px-1 pt-1">
          <span className="shrink-0">{foot}</span>
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

/** Cells that come and go together: four rows. */
const GROUP = 8
/** Groups drawn above and below what is seen. */
const AROUND = 2
/** As many cells are always drawn. */
const FEW = 48

/**
 * Two columns of ArtCards; each child becomes an item of a list. Of a long list only what is near the screen is drawn; all cells are of one
 * height (`art-grid`), so the rest is room of exactly its size, and a place far down is found again at once.
 */
export function ArtGrid({ children, label }: { children: ReactNode; label?: string }) {
  const cells = Children.toArray(children).filter((child) => isValidElement(child))
  const list = useRef<HTMLUListElement>(null)
  const { from, to } = useNear(list, cells.length)
  return (
    <ul ref={list} aria-label={label} className="art-grid">
      <Room cells={from} />
      {cells.slice(from, to).map((card) => (
        <li key={card.key} className="min-w-0">
          {card}
        </li>
      ))}
      <Room cells={cells.length - to} />
    </ul>
  )
}

/** The room of cells that are not drawn. */
const Room = ({ cells }: { cells: number }) =>
  cells > 0 && <li aria-hidden="true" style={{ '--rows': Math.ceil(cells / 2) } as CSSProperties} />

/** Which cells of a list are near what is seen of it, from `from` up to, not including, `to`. */
function useNear(list: RefObject<HTMLElement | null>, count: number): { from: number; to: number } {
  const [groups, setGroups] = useState({ from: 0, to: FEW / GROUP })
  const isLong = count > FEW
  const rows = useRef(0)
  useLayoutEffect(() => {
    rows.current = Math.ceil(count / 2)
  })
  useLayoutEffect(() => {
    if (!isLong) return
    // What scrolls: the page, or the document where there is none.
    const main = list.current?.closest('main')
    const box = main ?? document.documentElement
    const scroller = main ?? document
    const look = () => {
      if (!list.current) return
      const above = (main?.getBoundingClientRect().top ?? 0) - list.current.getBoundingClientRect().top
      const high = (list.current.offsetHeight / rows.current) * (GROUP / 2)
      const from = Math.max(0, Math.floor(above / high) - AROUND)
      const to = Math.max(FEW / GROUP, Math.ceil((above + box.clientHeight) / high) + AROUND)
      setGroups((before) => (before.from === from && before.to === to ? before : { from, to }))
    }
    // A place that was left is set before the first picture, and told by a scroll event: what is there has to be in that picture.
    const scrolled = () => flushSync(look)
    look()
    scroller.addEventListener('scroll', scrolled, { passive: true })
    return () => scroller.removeEventListener('scroll', scrolled)
  }, [list, isLong])
  if (!isLong) return { from: 0, to: count }
  const last = Math.ceil(count / GROUP)
  return { from: Math.min(groups.from, last - 1) * GROUP, to: Math.min(count, groups.to * GROUP) }
}
