import { useRef, useState } from 'react'
import type { PointerEvent, ReactNode } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { DownloadIcon, MinusIcon, PlusIcon } from '../icon/page-icons.tsx'
import { CloseIcon } from '../icon/action-icons.tsx'
import { pictureUrl } from './picture-base.ts'
import { useModal } from '../overlay/use-modal.ts'
import { fitted, moveBy, type Zoom, zoomAt } from './zoom.ts'

interface DarkDialogProps {
  readonly open: boolean
  readonly label: string
  readonly onDismiss: () => void
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** The whole screen, dark in both themes, for what is looked at. */
function DarkDialog({ open, label, onDismiss, tools, children }: DarkDialogProps) {
  const box = useModal(open, onDismiss)
  return (
    <dialog
      ref={box}
      aria-label={label}
      data-theme="dark"
      className="m-0 mx-auto h-(--app-height) max-h-none w-full max-w-phone bg-paper p-0 text-ink"
    >
      {open && (
        <div className="pt-safe pb-safe flex h-full flex-col">
          <div className="flex shrink-0 items-center justify-between px-1">
            <IconButton icon={CloseIcon} label="关闭" onPress={onDismiss} />
            <div className="flex">{tools}</div>
          </div>
          <div className="relative min-h-0 flex-1">{children}</div>
        </div>
      )}
    </dialog>
  )
}

export interface PictureViewerProps {
  readonly open: boolean
  readonly src: string | null
  /** 「青瓷发的图片」 */
  readonly alt: string
  readonly onDismiss: () => void
}

/** A picture, large: two fingers, the wheel, a double tap, the buttons and the keys + and − zoom it, one finger moves it. */
export function PictureViewer({ open, src, alt, onDismiss }: PictureViewerProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { zoom, setZoom, bind, letGo } = useZoom(frame)
  const by = (factor: number) => setZoom((was) => zoomAt(was, factor, { x: 0, y: 0 }, extentOf(frame.current)))
  const dismiss = () => {
    setZoom(fitted)
    letGo()
    onDismiss()
  }
  return (
    <DarkDialog
      open={open}
      label={alt}
      onDismiss={dismiss}
      tools={
        <>
          <IconButton icon={MinusIcon} label="缩小" disabled={zoom.scale <= 1} onPress={() => by(1 / 1.6)} />
          <IconButton icon={PlusIcon} label="放大" disabled={zoom.scale >= 5} onPress={() => by(1.6)} />
          {src !== null && (
            <a
              href={pictureUrl(src)}
              download
              aria-label="保存图片"
              className="flex size-11 items-center justify-center rounded-full active:bg-sunken"
            >
              <DownloadIcon />
            </a>
          )}
        </>
      }
    >
      <div
        ref={frame}
        {...bind}
        className="absolute inset-0 flex touch-none items-center justify-center overflow-hidden"
      >
        {src === null ? (
          <p className="text-muted">图片已失效</p>
        ) : (
          <img
            src={pictureUrl(src)}
            alt={alt}
            draggable={false}
            className="max-h-full max-w-full select-none"
            style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
          />
        )}
      </div>
    </DarkDialog>
  )
}

const extentOf = (el: HTMLElement | null) => ({ width: el?.clientWidth ?? 0, height: el?.clientHeight ?? 0 })

/** Pointers on the frame, turned into a zoom. */
function useZoom(frame: React.RefObject<HTMLDivElement | null>) {
  const [zoom, setZoom] = useState<Zoom>(fitted)
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const fromMiddle = (x: number, y: number) => {
    const box = frame.current!.getBoundingClientRect()
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 }
  }
  const moved = (event: PointerEvent) => {
    const was = pointers.current.get(event.pointerId)
    if (!was) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    const extent = extentOf(frame.current)
    if (!other) {
      setZoom((zoomed) => moveBy(zoomed, now.x - was.x, now.y - was.y, extent))
      return
    }
    const apart = (one: { x: number; y: number }) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))
    const middle = fromMiddle((now.x + other.x) / 2, (now.y + other.y) / 2)
    setZoom((zoomed) => zoomAt(zoomed, apart(now) / apart(was), middle, extent))
  }
  const left = (event: PointerEvent) => void pointers.current.delete(event.pointerId)
  const bind = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: moved,
    onPointerUp: left,
    onPointerCancel: left,
    onDoubleClick: (event: React.MouseEvent) => {
      const point = fromMiddle(event.clientX, event.clientY)
      setZoom((was) => (was.scale > 1 ? fitted : zoomAt(was, 2.5, point, extentOf(frame.current))))
    },
    onWheel: (event: React.WheelEvent) => {
      const point = fromMiddle(event.clientX, event.clientY)
      setZoom((was) => zoomAt(was, Math.exp(-event.deltaY / 400), point, extentOf(frame.current)))
    },
  }
  /** A finger that is down while the frame goes is never told to have left. */
  const letGo = () => pointers.current.clear()
  return { zoom, setZoom, bind, letGo }
}

export interface VideoViewerProps {
  readonly open: boolean
  readonly src: string | null
  readonly poster: string | null
  readonly label: string
  readonly onDismiss: () => void
}

/** A film, with the browser's own controls. */
export const VideoViewer = ({ open, src, poster, label, onDismiss }: VideoViewerProps) => (
  <DarkDialog open={open} label={label} onDismiss={onDismiss}>
    <div className="absolute inset-0 flex items-center justify-center">
      {src === null ? (
        <p className="text-muted">视频已失效</p>
      ) : (
        // People's own films come without captions.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          src={src}
          poster={poster === null ? undefined : pictureUrl(poster)}
          aria-label={label}
          controls
          autoPlay
          playsInline
          className="max-h-full max-w-full"
        />
      )}
    </div>
  </DarkDialog>
)
