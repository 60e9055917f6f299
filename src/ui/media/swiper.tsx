import { PauseIcon, PlayIcon } from '../icon/home-icons.tsx'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { uiText } from '../ui-text.ts'
import { useAutoplay } from './use-autoplay.ts'
import type { Ticker } from './use-autoplay.ts'

export interface SwiperSlide {
  key: string
  /** Said for its dot: the title of the slide. */
  label: string
  content: ReactNode
}

export interface SwiperProps {
  /** What the slides are: 「活动横幅」. */
  label: string
  slides: readonly SwiperSlide[]
  /** Turns the slides by itself; left out, only the user does. Keep it the same function between renders. */
  ticker?: Ticker
  onIndexChange?: (index: number) => void
}

/** Slides side by side, on the browser's own scroll snapping; dots are buttons. */
export function Swiper({ label, slides, ticker, onIndexChange }: SwiperProps) {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const told = useRef(onIndexChange)
  useEffect(() => {
    told.current = onIndexChange
  })
  const count = slides.length
  const goTo = (to: number) => {
    const el = track.current
    el?.scrollTo({ left: ((to + count) % count) * el.clientWidth, behavior: 'smooth' })
  }
  const play = useAutoplay(count > 1 ? ticker : undefined, track, () => goTo(index + 1))
  const scrolled = () => {
    const el = track.current
    if (!el || el.clientWidth === 0) return
    const now = Math.max(0, Math.min(count - 1, Math.round(el.scrollLeft / el.clientWidth)))
    if (now === index) return
    setIndex(now)
    told.current?.(now)
  }
  return (
    <section aria-roledescription="轮播" aria-label={label} className="relative" {...play.hold}>
      <ul
        ref={track}
        onScroll={scrolled}
        className="scrollbar-none flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-l"
      >
        {slides.map((slide, at) => (
          <li
            key={slide.key}
            aria-roledescription="幻灯片"
            aria-label={`${slide.label}，${at + 1} / ${count}`}
            inert={at !== index}
            className="w-full shrink-0 snap-start snap-always"
          >
            {slide.content}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="absolute right-1.5 bottom-0 flex h-11 items-center">
          <div className="flex items-center px-1 text-[#fff] [filter:drop-shadow(0_0_2px_#000c)]">
            {play.offered && (
              <button
                type="button"
                aria-label={play.stopped ? uiText.play : uiText.pause}
                onClick={play.toggle}
                className={cx(
                  'relative flex h-5 w-6 items-center justify-center',
                  "after:absolute after:-inset-x-2.5 after:-inset-y-3 after:content-['']",
                )}
              >
                {play.stopped ? <PlayIcon size={11} /> : <PauseIcon size={11} />}
              </button>
            )}
            {count <= 7 ? (
              <Dots slides={slides} index={index} onPick={goTo} />
            ) : (
              <span className="px-1.5 text-caption leading-none tabular-nums">{`${index + 1} / ${count}`}</span>
            )}
          </div>
        </div>
      )}
    </section>
  )
}

interface DotsProps {
  slides: readonly SwiperSlide[]
  index: number
  onPick: (index: number) => void
}

/** Small to look at, 44 px on a side to touch; the swipe has the whole width. A width that grew would lay the page out with each frame. */
const Dots = ({ slides, index, onPick }: DotsProps) => (
  <>
    {slides.map((slide, at) => (
      <button
        key={slide.key}
        type="button"
        aria-label={`第 ${at + 1} 张：${slide.label}`}
        aria-current={at === index ? 'true' : undefined}
        onClick={() => onPick(at)}
        className="flex size-11 items-center justify-center"
      >
        <span className={cx('block h-1.5 rounded-full bg-current', at === index ? 'w-3.5' : 'w-1.5 opacity-60')} />
      </button>
    ))}
  </>
)
