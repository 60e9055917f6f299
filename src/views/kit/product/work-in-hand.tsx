import { ExpandIcon, TurnIcon } from '#src/ui/icon/page-icons.tsx'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { cx } from '#src/ui/cx.ts'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { PictureViewer } from '#src/ui/media/picture-viewer.tsx'
import { Pedestal } from '../page/pedestal.tsx'
import { useTurn } from './use-turn.ts'

/** A line on the back of a work: 「编号」 and what it is. */
export interface BackLine {
  readonly term: string
  readonly text: string
}

export interface WorkInHandProps {
  /** What is to be seen, in words. */
  readonly alt: string
  /** The large picture. */
  readonly src: string | null
  /** The work in its mount. */
  readonly children: ReactNode
  readonly title: string
  /** What its back says; without a line it has none. */
  readonly back: readonly BackLine[]
}

/** How far apart two fingers go until the picture fills the screen, px. */
const PINCH = 36

/** A work on its plinth that is taken in the hand: a finger turns it to its back, two open it over the whole screen. */
export function WorkInHand({ alt, src, title, back, children }: WorkInHandProps) {
  const [isBack, setBack] = useState(false)
  const [isLarge, setLarge] = useState(false)
  const turn = () => setBack(!isBack)
  const { hands, wasTurned } = useTurn(isBack ? 180 : 0, turn)
  const pinch = usePinch(() => setLarge(true))
  return (
    <div className="relative">
      <Pedestal>
        {/* The buttons below do the same. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div
          className="touch-pan-y perspective-[1200px]"
          {...(back.length > 0 ? hands : {})}
          {...pinch}
          onClick={() => wasTurned() || setLarge(true)}
        >
          <div
            data-body=""
            className={cx(
              'relative transition-transform duration-600 ease-soft transform-3d',
              isBack && 'rotate-y-180',
            )}
          >
            <div className="backface-hidden">{children}</div>
            {back.length > 0 && <Back title={title} lines={back} isSeen={isBack} />}
          </div>
        </div>
      </Pedestal>
      <div className="absolute right-1 bottom-1 z-20 flex">
        {back.length > 0 && <IconButton icon={TurnIcon} label={isBack ? '翻到正面' : '翻到背面'} onPress={turn} />}
        <IconButton icon={ExpandIcon} label="全屏查看" onPress={() => setLarge(true)} />
      </div>
      <PictureViewer open={isLarge} src={src} alt={alt} onDismiss={() => setLarge(false)} />
    </div>
  )
}

/** The label on the back of a picture. */
const Back = ({ title, lines, isSeen }: { title: string; lines: readonly BackLine[]; isSeen: boolean }) => (
  <div
    aria-hidden={!isSeen}
    className="absolute inset-0 flex rotate-y-180 flex-col justify-center-safe gap-2 overflow-y-auto rounded-s border border-line bg-[#efe7d6] p-4 text-[#2a2620] backface-hidden"
  >
    <p className="text-center font-title text-title font-semibold">{title}</p>
    <span aria-hidden="true" className="mx-auto block h-px w-12 bg-[#b4301c]" />
    <dl className="flex flex-col gap-1 text-caption">
      {lines.map(({ term, text }) => (
        <div key={term} className="flex justify-between gap-3">
          <dt className="shrink-0 text-[#6d6350]">{term}</dt>
          <dd className="min-w-0 truncate text-end tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
    <span
      aria-hidden="true"
      className="absolute right-3 bottom-3 flex size-8 -rotate-6 items-center justify-center rounded-xs border-2 border-[#b4301c] font-title text-note text-[#b4301c] opacity-80"
    >
      藏
    </span>
  </div>
)

/** Calls `onApart` when two fingers on the thing go apart. */
function usePinch(onApart: () => void) {
  const fingers = useRef(new Map<number, { readonly x: number; readonly y: number }>())
  const first = useRef(0)
  const apart = () => {
    const [one, other] = [...fingers.current.values()]
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
  }
  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId)
  const put = (event: PointerEvent) => {
    if (event.pointerType === 'touch') fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      put(event)
      first.current = apart()
    },
    onPointerMoveCapture: (event: PointerEvent) => {
      if (!fingers.current.has(event.pointerId)) return
      put(event)
      if (first.current === 0 || apart() - first.current < PINCH) return
      fingers.current.clear()
      onApart()
    },
    onPointerUpCapture: lift,
    onPointerCancelCapture: lift,
  }
}
