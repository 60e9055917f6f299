import { memo, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import type { Layout, Place, RowBox } from './anchored-layout.ts'
import { type ListSight, useAnchoredScroll } from './use-anchored-scroll.ts'

/** What others may do with the list. */
export interface ListHandle {
  readonly toEnd: () => void
  /** Shows a row, `gap` px below the upper edge; false when the list does not have it. */
  readonly toRow: (key: string, gap?: number) => boolean
}

export interface AnchoredListProps<Row extends RowBox> {
  /** What is listed: 「和青瓷的聊天记录」. */
  readonly label: string
  /** Oldest first. A row that did not change must be the same object, so that it is not drawn again. */
  readonly rows: readonly Row[]
  /** Draws a row; must not change between renders unless all rows look different. */
  readonly draw: (row: Row) => ReactNode
  /** Where to begin; the end when left out. Read once, at mount. */
  readonly place?: Place | null
  /** A row one may want to jump back to, such as the first unread one. */
  readonly watch?: string | null
  /** The oldest row comes near. Asked for once for each oldest row. */
  readonly onOldest?: () => void
  readonly onSight?: (sight: ListSight) => void
  readonly handle?: Ref<ListHandle>
}

/**
 * A long list that is read from its end: draws only what is near the view, and what is being read never moves when something arrives,
 * leaves or changes its height before, behind or inside of it. Who stands at the end follows what comes.
 */
export const AnchoredList = memo(function AnchoredList<Row extends RowBox>(props: AnchoredListProps<Row>) {
  const { label, rows, draw, handle } = props
  const box = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const { layout, span, mount, toEnd, toRow } = useAnchoredScroll(box, props)
  useImperativeHandle(handle, () => ({ toEnd, toRow }), [toEnd, toRow])
  return (
    // A log tells new entries; here scrolling adds old ones too, so telling is left to whoever knows which are new.
    // It hears only where the focus is, so that the row with the focus stays drawn.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={box}
      role="log"
      aria-live="off"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="ring-inside flex h-full flex-col-reverse overflow-x-hidden overflow-y-auto overscroll-contain [overflow-anchor:none]"
      onFocus={(event) => setFocused(rowOf(event.target))}
      onBlur={() => setFocused(null)}
    >
      <div className="relative mb-auto shrink-0" style={{ height: layout.total }}>
        {drawnRows(layout, span.from, span.to, focused).map((index) => {
          const row = rows[index]!
          return <Slot key={row.key} row={row} below={layout.below[index]!} mount={mount} draw={draw} />
        })}
      </div>
    </div>
  )
}) as <Row extends RowBox>(props: AnchoredListProps<Row>) => ReactNode

/** The rows of the span; and the one that has the focus, wherever it is. */
function drawnRows(layout: Layout, from: number, to: number, focused: string | null): number[] {
  const drawn = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
  const kept = focused === null ? undefined : layout.at.get(focused)
  if (kept === undefined || (kept >= from && kept < to)) return drawn
  return kept < from ? [kept, ...drawn] : [...drawn, kept]
}

const rowOf = (element: Element): string | null => element.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null

interface SlotProps<Row extends RowBox> {
  readonly row: Row
  readonly below: number
  readonly mount: (element: HTMLElement | null) => (() => void) | undefined
  readonly draw: (row: Row) => ReactNode
}

const Slot = memo(function Slot<Row extends RowBox>({ row, below, mount, draw }: SlotProps<Row>) {
  // A row that only moves is not drawn again.
  const drawn = useMemo(() => draw(row), [draw, row])
  return (
    <div
      ref={mount}
      data-row={row.key}
      className="absolute inset-x-0 flow-root contain-layout contain-style"
      style={{ bottom: below }}
    >
      {drawn}
    </div>
  )
}) as <Row extends RowBox>(props: SlotProps<Row>) => ReactNode
