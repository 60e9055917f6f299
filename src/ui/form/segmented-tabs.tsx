import { useId } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Badge } from '../display/badge.tsx'

export interface TabItem<Key extends string = string> {
  key: Key
  label: string
  /** Ready-made text of a badge. */
  badge?: string | null
}

export interface SegmentedTabsProps<Key extends string> {
  /** What is switched: 「订单状态」. */
  label: string
  items: readonly TabItem<Key>[]
  current: Key
  onChange: (key: Key) => void
  /** `segment` for two to four short words; `line` scrolls sideways and takes any number. */
  look?: 'segment' | 'line'
  /** The panel below; give the same to TabPanel. */
  idBase?: string
}

/** Switches between views of one page. Arrow keys move, the chosen one is in the tab order. */
export function SegmentedTabs<Key extends string>(props: SegmentedTabsProps<Key>) {
  const { label, items, current, onChange, look = 'segment', idBase } = props
  const own = useId()
  const base = idBase ?? own
  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = neighbour(items, current, event.key)
    if (next === undefined) return
    event.preventDefault()
    onChange(next)
    document.getElementById(tabId(base, next))?.focus()
  }
  const segment = look === 'segment'
  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={keys}
      className={
        segment
          ? 'flex rounded-m bg-sunken p-[3px] large:flex-wrap'
          : 'scrollbar-none mb-2 flex gap-3.5 overflow-x-auto px-3'
      }
    >
      {items.map((item) => {
        const selected = item.key === current
        return (
          <button
            key={item.key}
            type="button"
            role="tab"
            id={tabId(base, item.key)}
            aria-selected={selected}
            aria-controls={selected && idBase !== undefined ? `${base}-panel` : undefined}
            tabIndex={selected ? 0 : -1}
            onClick={() => onChange(item.key)}
            className={cx(
              'ring-inside inline-flex items-center justify-center gap-1 whitespace-nowrap transition-colors',
              segment ? segmentLook(selected) : lineLook(selected),
            )}
          >
            {item.label}
            {item.badge != null && <Badge text={item.badge} label={item.badge === '' ? '有更新' : item.badge} />}
          </button>
        )
      })}
    </div>
  )
}

/** The view that a SegmentedTabs with the same `idBase` shows. */
export const TabPanel = ({ idBase, current, children }: { idBase: string; current: string; children: ReactNode }) => (
  <div role="tabpanel" id={`${idBase}-panel`} aria-labelledby={tabId(idBase, current)}>
    {children}
  </div>
)

/** One part of a page with its tabs above it. */
export function TabbedPart<Key extends string>({
  children,
  ...tabs
}: Omit<SegmentedTabsProps<Key>, 'idBase'> & { children: ReactNode }) {
  const idBase = useId()
  return (
    <>
      <SegmentedTabs {...tabs} idBase={idBase} />
      <div className="pt-4">
        <TabPanel idBase={idBase} current={tabs.current}>
          {children}
        </TabPanel>
      </div>
    </>
  )
}

const tabId = (base: string, key: string) => `${base}-tab-${key}`

const segmentLook = (selected: boolean) =>
  cx(
    'touch-44 min-h-9.5 flex-1 rounded-[9px] px-2 text-note',
    selected ? 'bg-surface font-semibold text-ink dark:bg-inverse' : 'text-muted',
  )

const lineLook = (selected: boolean) =>
  cx(
    'min-h-11 min-w-11 shrink-0 border-b-2 px-0.5 text-body',
    selected ? 'border-ink font-semibold text-ink' : 'border-transparent text-muted',
  )

function neighbour<Key extends string>(items: readonly TabItem<Key>[], current: Key, key: string): Key | undefined {
  const at = items.findIndex((item) => item.key === current)
  if (key === 'ArrowRight') return items[(at + 1) % items.length]?.key
  if (key === 'ArrowLeft') return items[(at - 1 + items.length) % items.length]?.key
  if (key === 'Home') return items[0]?.key
  if (key === 'End') return items.at(-1)?.key
  return undefined
}
