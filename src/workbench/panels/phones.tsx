import { type RefCallback, useEffect, useRef, useState } from 'react'
import { useLabState } from './lab-context.ts'
import { t } from '../messages.ts'

const WIDTH = 390
const HEIGHT = 844
const FRAME = 24

/** A phone with the app in it, as large as there is room, never larger than life. */
export function Phone({ frame }: { frame: RefCallback<HTMLIFrameElement> }) {
  const ready = useLabState('ready')
  const room = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const box = room.current
    if (!box) return
    const watch = new ResizeObserver(() =>
      setScale(Math.min(1, box.clientWidth / (WIDTH + FRAME), box.clientHeight / (HEIGHT + FRAME))),
    )
    watch.observe(box)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={room} className="relative flex h-full min-w-0 items-center justify-center overflow-hidden">
      <div
        className="shrink-0 rounded-[48px] bg-inverse p-3 shadow-float"
        style={{ width: WIDTH + FRAME, height: HEIGHT + FRAME, transform: `scale(${scale})` }}
      >
        <iframe ref={frame} title={t.app} className="size-full rounded-[36px] bg-paper" />
      </div>
      {!ready && (
        <p role="status" className="absolute bottom-3 rounded-full bg-inverse px-4 py-1.5 text-note text-on-inverse">
          {t.starting}
        </p>
      )}
    </div>
  )
}
