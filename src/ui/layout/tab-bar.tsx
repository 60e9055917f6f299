import { cx } from '../cx.ts'
import { Badge } from '../display/badge.tsx'
import type { Icon } from '../icon/icon.tsx'
import { uiText } from '../ui-text.ts'

export interface TabBarItem {
  key: string
  label: string
  href: string
  icon: Icon
  /** Shown when selected. */
  selectedIcon?: Icon
  /** Ready-made text: 「99+」; empty text is a dot; null is none. */
  badge?: string | null
  /** How the badge is read aloud: 「99 条以上未读」. */
  badgeLabel?: string
}

export interface TabBarProps {
  /** Four: two on each side of the middle. */
  items: readonly TabBarItem[]
  current: string | null
  /** The raised button in the middle. */
  middle: { label: string; href: string; icon: Icon }
  /** Called on a plain press; call `preventDefault` through the event to navigate by yourself. */
  onSelect?: (key: string, event: React.MouseEvent) => void
}

/** The tab bar: light-grey ground, unselected grey, selected black, a middle button (marketplace §2). */
export function TabBar({ items, current, middle, onSelect }: TabBarProps) {
  const half = Math.ceil(items.length / 2)
  const tab = (item: TabBarItem) => (
    <Tab key={item.key} item={item} selected={item.key === current} onSelect={onSelect} />
  )
  return (
    <nav aria-label={uiText.mainNavigation} className="pb-safe shrink-0 border-t border-hairline bg-bar">
      <ul className="grid min-h-14 grid-cols-5">
        {items.slice(0, half).map(tab)}
        <li className="flex justify-center">
          <a
            href={middle.href}
            onClick={(event) => onSelect?.('middle', event)}
            className="ring-inside group relative flex w-full flex-col items-center justify-end pb-1 text-caption text-muted"
          >
            <span
              className={cx(
                'absolute -top-3.5 flex size-12 items-center justify-center rounded-l bg-ink text-on-ink large:size-8',
                'shadow-lift ring-4 ring-bar transition-transform group-active:scale-94',
              )}
            >
              <middle.icon />
            </span>
            {middle.label}
          </a>
        </li>
        {items.slice(half).map(tab)}
      </ul>
    </nav>
  )
}

interface TabProps {
  item: TabBarItem
  selected: boolean
  onSelect: TabBarProps['onSelect']
}

function Tab({ item, selected, onSelect }: TabProps) {
  const Mark = selected && item.selectedIcon ? item.selectedIcon : item.icon
  const badge = item.badge ?? null
  return (
    <li>
      <a
        href={item.href}
        aria-current={selected ? 'page' : undefined}
        onClick={(event) => onSelect?.(item.key, event)}
        className={cx(
          'ring-inside relative flex h-full flex-col items-center justify-end pb-1 text-caption transition-colors',
          selected ? 'font-medium text-ink' : 'text-muted',
        )}
      >
        <span className="relative mb-0.5 large:static">
          <Mark />
          {badge !== null && (
            <span
              className={cx(
                // Where letters are large there is no room beside the mark: it stands in the corner of its tab.
                'absolute left-full large:top-0.5 large:right-0.5 large:left-auto large:ml-0',
                badge === '' ? 'top-0 -ml-1' : '-top-1.5 -ml-2 rounded-full ring-2 ring-bar',
              )}
            >
              <Badge text={badge} />
            </span>
          )}
        </span>
        {item.label}
        {badge !== null && <span className="sr-only">{item.badgeLabel ?? badge}</span>}
      </a>
    </li>
  )
}
