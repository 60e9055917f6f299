import { ArtImage } from '#src/ui/media/art-image.tsx'
import { memo, type PointerEvent, type RefObject, useMemo, useRef } from 'react'
import { useSlices } from '../../kit/page/use-slices.ts'
import { Plant, PlantDrawings } from './drawings/plants.tsx'
import { ToolPicture } from './drawings/tools.tsx'
import type { TrayItemView, TrayProps } from './types.ts'
import './scenes.css'

/** How far (px) a finger goes before a tap has become a drag. */
const far = 8

interface Drag {
  readonly item: string
  readonly x: number
  readonly y: number
  moving: boolean
  over: Element | null
}

const targetAt = (x: number, y: number): Element | null =>
  document.elementFromPoint(x, y)?.closest('[data-target]') ?? null

/**
 * Lets what lies in a tray be pulled onto a slot. Every move is written straight to the ghost, so that the finger is followed at once;
 * React hears of it only when something was dropped.
 */
export function useDragToTarget(ghost: RefObject<HTMLElement | null>, onDrop: TrayProps['onDrop']) {
  const drag = useRef<Drag | null>(null)
  const dragged = useRef(false)
  const over = (target: Element | null) => {
    const now = drag.current
    if (!now || now.over === target) return
    now.over?.removeAttribute('data-over')
    target?.setAttribute('data-over', '')
    now.over = target
  }
  const end = (dropped: boolean) => {
    const was = drag.current
    const target = was?.over?.getAttribute('data-target')
    over(null)
    drag.current = null
    ghost.current?.removeAttribute('data-dragging')
    if (dropped && was?.moving && target) onDrop(was.item, target)
  }
  return {
    /** A drag ends with a click on what was dragged: that one is not a tap. */
    wasDragged: () => dragged.current,
    handlers: (item: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        // At once: a quick mouse has left the button before its first move is told.
        event.currentTarget.setPointerCapture(event.pointerId)
        dragged.current = false
        drag.current = { item, x: event.clientX, y: event.clientY, moving: false, over: null }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const [now, el] = [drag.current, ghost.current]
        if (!now || !el) return
        if (!now.moving && Math.hypot(event.clientX - now.x, event.clientY - now.y) < far) return
        if (!now.moving) {
          now.moving = true
          dragged.current = true
          el.replaceChildren(
            ...[...event.currentTarget.querySelectorAll('svg, img')].map((picture) => picture.cloneNode(true)),
          )
          el.setAttribute('data-dragging', '')
        }
        el.style.setProperty('transform', `translate(${event.clientX - 32}px, ${event.clientY - 56}px)`)
        over(targetAt(event.clientX, event.clientY))
      },
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    }),
  }
}

/** Only as seeds. */
const seeds = [0] as const

const Picture = memo(function Picture({ of }: { of: TrayItemView['picture'] }) {
  return of.of === 'seed' ? (
    <svg viewBox="36 92 48 44" aria-hidden="true">
      <g transform="translate(0 2)">
        <Plant kind={of.kind} stage={0} />
      </g>
    </svg>
  ) : of.of === 'copy' ? (
    <span className="sc-copy">
      <ArtImage alt="" src={of.image} rounded="small" />
    </span>
  ) : (
    <ToolPicture tool={of.tool} />
  )
})

/** So many things come with a frame: as many as are seen at once come with two. */
const STEP = 3

/** Seeds and tools: pulled onto a slot, or tapped and then the slot tapped. */
export function Tray({ label, items, chosen, onChoose, onDrop }: TrayProps) {
  const drawn = STEP * useSlices(Math.ceil(items.length / STEP))
  const ghost = useRef<HTMLDivElement>(null)
  const { handlers, wasDragged } = useDragToTarget(ghost, onDrop)
  const kinds = useMemo(() => items.flatMap(({ picture }) => (picture.of === 'seed' ? [picture.kind] : [])), [items])
  return (
    <div className="sc-tray" role="toolbar" aria-label={label}>
      <PlantDrawings kinds={kinds} stages={seeds} />
      <div className="sc-tools scrollbar-none">
        {items.slice(0, drawn).map((item) => (
          <button
            key={item.id}
            type="button"
            className="sc-tool"
            aria-pressed={item.id === chosen}
            aria-disabled={item.closed ? true : undefined}
            onClick={() => {
              if (!wasDragged()) onChoose(item.id === chosen ? null : item.id)
            }}
            {...(item.closed ? {} : handlers(item.id))}
          >
            <Picture of={item.picture} />
            <span>{item.label}</span>
            {item.count === undefined ? null : (
              <>
                <i className="sr-only">剩</i>
                <b>{item.count}</b>
              </>
            )}
            {item.closed ? <i className="sr-only">{item.closed}</i> : null}
          </button>
        ))}
      </div>
      <div ref={ghost} className="sc-ghost" aria-hidden="true" />
    </div>
  )
}
