import { Children, type ComponentProps, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { CSSProperties, RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Entries that come and go together. */
const GROUP = 8
/** Groups drawn above and below what is seen. */
const AROUND = 2
/** As many entries are always drawn, unless the list says otherwise. */
const FEW = 48

export interface NearListProps extends ComponentProps<'ul'> {
  /** Entries side by side. */
  columns?: 1 | 2
  /** So many entries are always drawn, in eights: fewer where the list begins below the fold and is often another. */
  few?: number
}

/**
 * A `<ul>` of any number of `<li>`s of one height. Of a long list only what is near the screen is drawn; the rest is room of exactly its
 * size, so that a place far down is found again at once. Its style names a `--gap` where entries stand apart.
 */
export function NearList({ columns = 1, few = FEW, children, ...list }: NearListProps) {
  const box = useRef<HTMLUListElement>(null)
  const entries = useMemo(() => Children.toArray(children), [children])
  const { from, to } = useNear(box, entries.length, columns, few)
  return (
    <ul {...list} ref={box}>
      <Room rows={from / columns} />
      {entries.slice(from, to)}
      <Room rows={Math.ceil((entries.length - to) / columns)} />
    </ul>
  )
}

/** The room of entries that are not drawn. */
const Room = ({ rows }: { rows: number }) =>
  rows > 0 && (
    <li
      aria-hidden="true"
      style={
        {
          '--rows': rows,
          height: 'calc(var(--rows) * var(--pitch) - var(--gap, 0px))',
          gridColumn: '1 / -1',
        } as CSSProperties
      }
    />
  )

const everything = { from: 0, to: Infinity }

/** Which entries are near what is seen of the list, from `from` up to, not including, `to`. */
function useNear(box: RefObject<HTMLElement | null>, count: number, columns: number, few: number) {
  const [groups, setGroups] = useState({ from: 0, to: few / GROUP })
  // Of a few entries nothing is measured: it would have the page laid out while it is still being drawn.
  const isMany = count > few
  const isLong = useSyncExternalStore(
    onLetters,
    () => isMany && !hasLargeLetters(),
    () => isMany,
  )
  useLayoutEffect(() => {
    const list = box.current
    if (!isLong || !list) return
    // In a dialog something else scrolls, and nothing has a height before it is open: all of it is drawn.
    if (list.closest('dialog')) {
      // What it lies in is known only once it is drawn.
      // oxlint-disable-next-line react/set-state-in-effect
      setGroups(everything)
      return
    }
    // What scrolls: the page, or the document where there is none.
    const main = list.closest('main')
    const view = main ?? document.documentElement
    const scroller = main ?? document
    let [pitch, from, to] = [0, 0, 0]
    /** Whether other groups are near than before. */
    const moved = (): boolean => {
      const before = [pitch, from, to]
      pitch = pitchOf(list, columns)
      // Even the same words would have the style of the list computed anew.
      if (pitch !== before[0]) list.style.setProperty('--pitch', `${pitch}px`)
      const above = (main?.getBoundingClientRect().top ?? 0) - list.getBoundingClientRect().top
      const high = pitch * (GROUP / columns)
      from = Math.max(0, Math.floor(above / high) - AROUND)
      to = Math.max(few / GROUP, Math.ceil((above + view.clientHeight) / high) + AROUND)
      return from !== before[1] || to !== before[2]
    }
    const draw = () => setGroups((before) => (before.from === from && before.to === to ? before : { from, to }))
    const look = () => moved() && draw()
    // A place that was left is set before the first picture, and told by a scroll event: what is there has to be in that picture.
    const scrolled = () => moved() && flushSync(draw)
    look()
    scroller.addEventListener('scroll', scrolled, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      scroller.removeEventListener('scroll', scrolled)
      window.removeEventListener('resize', look)
    }
  }, [box, isLong, columns, few])
  if (!isLong) return { from: 0, to: count }
  const last = Math.ceil(count / GROUP)
  return { from: Math.min(groups.from, last - AROUND) * GROUP, to: Math.min(count, groups.to * GROUP) }
}

/** Whether letters are large; undefined until somebody asks after the window or the size of letters has changed. */
let isLarge: boolean | undefined

function onLetters(changed: () => void): () => void {
  const forget = () => {
    isLarge = undefined
    changed()
  }
  // Asked of the page while no list was listening, it may be another by now.
  isLarge = undefined
  const root = new MutationObserver(forget)
  root.observe(document.documentElement, { attributeFilter: ['style'] })
  window.addEventListener('resize', forget)
  return () => {
    root.disconnect()
    window.removeEventListener('resize', forget)
  }
}

/**
 * Entries that wrap are of different heights (`large:` in style/base.css): all of them are drawn then. React asks at each drawing, and an
 * answer has the page laid out: it is kept.
 */
const hasLargeLetters = (): boolean =>
  (isLarge ??=
    document.documentElement.clientWidth < 18 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize))

/** From one row to the next, px. The first row of a List has no line above it: the last two that are drawn are looked at. */
function pitchOf(list: HTMLElement, columns: number): number {
  const drawn = list.querySelectorAll(':scope > li:not([aria-hidden])')
  const top = (at: number) => drawn[drawn.length - at]!.getBoundingClientRect().top
  return top(1) - top(1 + columns)
}
