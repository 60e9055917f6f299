import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import {
  anchorOf,
  carriedSpan,
  distanceAfter,
  distanceFor,
  drawnNext,
  farthest,
  followWithin,
  isAbove,
  type Layout,
  layOut,
  layOutAgain,
  type Measured,
  newestSeen,
  type Place,
  type RowBox,
  type Span,
  spanOf,
  type View,
} from './anchored-layout.ts'
import { useRowHeights } from './use-row-heights.ts'

/** What is in view, for marks of reading, for the way back, and for a jump to the latest. */
export interface ListSight {
  /** The newest row that has been seen. */
  readonly newest: string | null
  /** Where the reader stands; null at the end. */
  readonly place: Place | null
  readonly atEnd: boolean
  /** Whether the row that `watch` names lies above. */
  readonly watchedAbove: boolean
}

/** Rows this many px around the view are drawn, so that a quick thumb does not outrun them; */
const drawWithin = 900
/** those this near at once, */
const drawAtOnce = 200
/** of the others so many in a frame: a row that is drawn for the first time is dear. */
const drawInFrame = 2
/** Drawing again is decided in steps of so many px. */
const step = 150
/** So many screenfuls before the oldest row it is asked for older ones. */
const askWithin = 3

interface Options {
  readonly rows: readonly RowBox[]
  readonly place?: Place | null
  readonly watch?: string | null
  readonly onOldest?: () => void
  readonly onSight?: (sight: ListSight) => void
}

export interface AnchoredScroll {
  readonly layout: Layout
  readonly span: Span
  readonly mount: (element: HTMLElement | null) => (() => void) | undefined
  readonly toEnd: () => void
  readonly toRow: (key: string, gap?: number) => boolean
}

/** Px from the end. The box is a reversed column: its own zero is the end, and history makes it grow at the other side. */
const distanceOf = (box: HTMLElement): number => Math.max(0, -box.scrollTop)

const standAt = (box: HTMLElement, distance: number): void => box.scrollTo({ top: -distance, behavior: 'instant' })

const coarse = (view: View): View => ({ distance: Math.round(view.distance / step) * step, height: view.height })

/** Keeps what is read in its place: see AnchoredList. */
export function useAnchoredScroll(box: RefObject<HTMLElement | null>, options: Options): AnchoredScroll {
  const { rows } = options
  const { known, mount, measure } = useRowHeights()
  const layout = useLayout(rows, known)
  const [view, setView] = useState<View>({ distance: 0, height: 1000 })
  const settled = useRef<Settled>(undefined)
  const [aim] = useState(() => createAim(options.place ?? null))
  const report = useReport(options)
  const span = useSpan(layout, view)

  const look = useCallback(
    (el: HTMLElement, now: Layout) => {
      const next: View = { distance: distanceOf(el), height: el.clientHeight }
      settled.current = { layout: now, distance: next.distance }
      const rough = coarse(next)
      setView((was) => (was.distance === rough.distance && was.height === rough.height ? was : rough))
      report(now, next)
    },
    [report],
  )

  useLayoutEffect(() => {
    const el = box.current
    // Rows drawn for the first time, or changed: lay out on their real heights before anything is decided.
    if (!el || measure()) return
    if (!aim.isHoming()) {
      const distance = wanted(el, layout, settled.current, aim.goal())
      if (Math.abs(distance - distanceOf(el)) >= 1) standAt(el, distance)
    }
    const key = aim.goal()?.key
    if (key !== undefined && (isDrawn(el, key) || !layout.at.has(key))) aim.arrived()
    // The position is the browser's: what is drawn follows it, still before this frame is painted.
    // oxlint-disable-next-line react/set-state-in-effect
    look(el, layout)
  }, [box, layout, view, span, measure, look, aim])

  useEffect(() => {
    const el = box.current
    if (!el) return
    const moved = () => settled.current && look(el, settled.current.layout)
    const resized = new ResizeObserver(moved)
    resized.observe(el)
    el.addEventListener('scroll', moved, { passive: true })
    for (const kind of byHand) el.addEventListener(kind, aim.stop, { passive: true })
    return () => {
      resized.disconnect()
      el.removeEventListener('scroll', moved)
      for (const kind of byHand) el.removeEventListener(kind, aim.stop)
    }
  }, [box, look, aim])

  const jumps = useJumps(box, settled, aim, look)
  return { layout, span, mount, ...jumps }
}

/** How long the way to the end takes, ms. */
const glideFor = 280

/**
 * Glides to the end. Not by the browser's own smooth scrolling, which loses its way when the list changes meanwhile. Times come from the
 * frames themselves.
 */
function glideHome(box: HTMLElement, aim: Aim): void {
  const start = distanceOf(box)
  let began: number | undefined
  const frame = (at: number) => {
    if (!aim.isHoming()) return
    began ??= at
    const left = Math.max(0, 1 - (at - began) / glideFor)
    standAt(box, start * left ** 3)
    if (left > 0) requestAnimationFrame(frame)
    else aim.stop()
  }
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    standAt(box, 0)
    aim.stop()
  } else requestAnimationFrame(frame)
}

/** Where the reader is being taken. */
function createAim(place: Place | null) {
  let goal = place
  let isHoming = false
  return {
    /** A row that is to be shown once its surroundings are measured. */
    goal: () => goal,
    /** On the way to the end: what changes meanwhile does not hold the reader back. */
    isHoming: () => isHoming,
    toRow(row: Place) {
      goal = row
      isHoming = false
    },
    toEnd() {
      goal = null
      isHoming = true
    },
    arrived() {
      goal = null
    },
    stop() {
      isHoming = false
    },
  }
}

type Aim = ReturnType<typeof createAim>

/** The list as it was last seen, and where the reader stood in it. */
interface Settled {
  readonly layout: Layout
  readonly distance: number
}

function useJumps(
  box: RefObject<HTMLElement | null>,
  settled: RefObject<Settled | undefined>,
  aim: Aim,
  look: (el: HTMLElement, now: Layout) => void,
) {
  const toEnd = useCallback(() => {
    const el = box.current
    if (!el) return
    // Far away the way is shortened: nobody wants to watch ten thousand messages pass.
    if (distanceOf(el) > 3 * el.clientHeight) standAt(el, 1.5 * el.clientHeight)
    aim.toEnd()
    glideHome(el, aim)
  }, [box, aim])

  const toRow = useCallback(
    (key: string, gap = 72) => {
      const el = box.current
      const now = settled.current?.layout
      if (!el || !now?.at.has(key)) return false
      const place = { key, gap }
      standAt(el, distanceFor(now, place, el.clientHeight) ?? 0)
      // What lies around it may be measured only now: then the next layout goes there once more.
      aim.toRow(place)
      if (isDrawn(el, key)) aim.arrived()
      look(el, now)
      return true
    },
    [box, settled, aim, look],
  )
  return { toEnd, toRow }
}

/** What ends a way to the end that the reader did not wait for. */
const byHand = ['wheel', 'touchstart', 'keydown'] as const

/** The layout of these rows: the last one with what changed, while the rows are the same. */
function useLayout(rows: readonly RowBox[], known: Measured): Layout {
  const [kept, setKept] = useState(() => layOut(rows, known))
  const layout = kept.rows === rows ? layOutAgain(kept, known) : layOut(rows, known)
  if (layout !== kept) setKept(layout)
  return layout
}

/** Which rows are drawn: what is seen at once, what lies around it by and by. */
function useSpan(layout: Layout, view: View): Span {
  const [turn, setTurn] = useState(0)
  const [kept, setKept] = useState({ layout, view, turn, span: spanOf(layout, view, drawAtOnce) })
  const want = useMemo(() => spanOf(layout, view, drawWithin), [layout, view])
  let { span } = kept
  if (kept.layout !== layout || kept.view !== view || kept.turn !== turn) {
    const need = spanOf(layout, view, drawAtOnce)
    // What is measured leads to another layout, and that to more rows: only a new frame allows for them.
    span = drawnNext(carriedSpan(kept.layout, layout, span), need, want, kept.turn === turn ? 0 : drawInFrame)
    setKept({ layout, view, turn, span })
  }
  const isDone = span.from === want.from && span.to === want.to
  useEffect(() => {
    if (isDone) return
    const frame = requestAnimationFrame(() => setTurn(turn + 1))
    return () => cancelAnimationFrame(frame)
  }, [isDone, turn])
  return span
}

const isDrawn = (el: HTMLElement, key: string): boolean => el.querySelector(`[data-row="${CSS.escape(key)}"]`) !== null

function wanted(el: HTMLElement, layout: Layout, before: Settled | undefined, goal: Place | null): number {
  const height = el.clientHeight
  const there = goal && distanceFor(layout, goal, height)
  if (there !== null) return there
  if (!before || before.layout === layout) return distanceOf(el)
  // A list that became shorter may have been pushed by the browser already: then where it stood before counts.
  const distance = layout.total < before.layout.total ? before.distance : distanceOf(el)
  return distanceAfter(before.layout, layout, { distance, height })
}

/** Tells about what is in view when that changed, and asks for older rows once for each oldest one. */
function useReport(options: Options) {
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const asked = useRef<string | null>(null)
  const told = useRef('')
  return useCallback((layout: Layout, view: View) => {
    const { onOldest, onSight, watch } = latest.current
    const oldest = layout.rows.find((row) => row.anchor)?.key ?? null
    const rest = farthest(layout, view.height) - view.distance
    if (onOldest && oldest !== asked.current && rest < askWithin * view.height) {
      asked.current = oldest
      onOldest()
    }
    const atEnd = view.distance <= followWithin
    const sight: ListSight = {
      newest: newestSeen(layout, view),
      place: atEnd ? null : anchorOf(layout, view),
      atEnd,
      watchedAbove: watch != null && isAbove(layout, view, watch),
    }
    const words = JSON.stringify(sight)
    if (words === told.current) return
    told.current = words
    onSight?.(sight)
  }, [])
}
