import { ChevronDownIcon } from '../icon/page-icons.tsx'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { uiText } from '../ui-text.ts'

export interface ReadMoreProps {
  children: ReactNode
  /** Folded height in px; default 400 (marketplace §9, const:read-more). */
  height?: number
}

/** Folds what is higher than 400 px, with a button to open it. What is lower stays as it is. */
export function ReadMore({ children, height = 400 }: ReadMoreProps) {
  const id = useId()
  const content = useRef<HTMLDivElement>(null)
  const [tall, setTall] = useState(false)
  const [open, setOpen] = useState(false)
  useLayoutEffect(() => {
    const el = content.current
    if (!el) return
    const measure = new ResizeObserver(() => setTall(el.scrollHeight > height + 1))
    measure.observe(el)
    return () => measure.disconnect()
  }, [height])
  const folded = tall && !open
  return (
    <div>
      <div
        id={id}
        style={{ maxHeight: open ? undefined : height }}
        className={
          folded ? 'overflow-hidden mask-[linear-gradient(#000_calc(100%-96px),transparent)]' : 'overflow-hidden'
        }
      >
        <div ref={content}>{children}</div>
      </div>
      {tall && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="mx-auto mt-1 flex min-h-11 items-center gap-1 rounded-s px-4 text-note font-medium text-indigo active:opacity-60"
        >
          {open ? uiText.collapse : uiText.expand}
          <span className={open ? 'rotate-180 transition-transform' : 'transition-transform'}>
            <ChevronDownIcon size={16} />
          </span>
        </button>
      )}
    </div>
  )
}
