import { useEffect, useRef } from 'react'
import { SegmentedTabs, type TabItem } from '#src/ui/form/segmented-tabs.tsx'

export interface FilterTabsProps<Key extends string> {
  /** What is narrowed: 「系列」. */
  readonly label: string
  readonly items: readonly TabItem<Key>[]
  readonly current: Key
  readonly onChange: (key: Key) => void
  /** The panel below; give the same to TabPanel. */
  readonly idBase: string
}

/** Any number of tabs in one line; the chosen one is always in sight. */
export function FilterTabs<Key extends string>(props: FilterTabsProps<Key>) {
  const box = useRef<HTMLDivElement>(null)
  const hasLeft = useRef(false)
  const { current, items } = props
  const isFirst = items[0]?.key === current
  useEffect(() => {
    // A line begins with its first tab in sight; to ask where that is would have a page laid out while it is being drawn.
    hasLeft.current ||= !isFirst
    if (!hasLeft.current) return
    const tab = box.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    const line = tab?.parentElement
    if (!tab || !line) return
    // Both stand in the same box, which on a wide screen is not at its edge.
    line.scrollTo({ left: tab.offsetLeft - line.offsetLeft - (line.clientWidth - tab.offsetWidth) / 2 })
  }, [current, isFirst, items.length])
  return (
    <div ref={box}>
      <SegmentedTabs {...props} look="line" />
    </div>
  )
}

/** Brings the page back to its top when `on` changes: another list begins at its beginning. */
export function BackToTop({ on }: { on: string }) {
  const mark = useRef<HTMLSpanElement>(null)
  const before = useRef(on)
  useEffect(() => {
    if (before.current === on) return
    before.current = on
    mark.current?.closest('main')?.scrollTo({ top: 0 })
  }, [on])
  return <span ref={mark} hidden />
}
