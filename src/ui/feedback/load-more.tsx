import { useEffect, useRef, useState } from 'react'
import { Button } from '../action/button.tsx'
import { Spinner } from '../action/spinner.tsx'
import { cx } from '../cx.ts'
import { uiText } from '../ui-text.ts'

export interface LoadMoreProps {
  /** `more` there is another page; `loading` it is on its way; `end` that was all; `failed` with a retry. */
  state: 'more' | 'loading' | 'end' | 'failed'
  /** Asked for when the end of the list comes near, and by the button. */
  onMore: () => void
  /** Default 「没有更多了」, said of a list that went on while it was seen: one that is short shows by itself that this is all. */
  endText?: string
  failedText?: string
}

/** Screens before its end at which the next page of a list is fetched: in a hurry, a thumb passes more than two a second. */
const AHEAD = '0px 0px 250% 0px'

/** The foot of a list: fetches the next page before the end is reached; a button does the same by hand. */
export function LoadMore({ state, onMore, endText, failedText = uiText.loadMoreFailed }: LoadMoreProps) {
  const foot = useRef<HTMLDivElement>(null)
  const [wentOn, setWentOn] = useState(state !== 'end')
  if (state !== 'end' && !wentOn) setWentOn(true)
  const said = endText ?? (wentOn ? uiText.noMore : '')
  const ask = useRef(onMore)
  useEffect(() => {
    ask.current = onMore
  })
  useEffect(() => {
    const el = foot.current
    if (state !== 'more' || !el) return
    const near = new IntersectionObserver(
      (changes) => {
        // In a fling the foot may have left and come back before anybody is told; the last is how it is now.
        if (changes.at(-1)?.isIntersecting) ask.current()
      },
      { root: el.closest('main'), rootMargin: AHEAD },
    )
    near.observe(el)
    return () => near.disconnect()
    // Each time anew: a page that came so fast that `loading` was never drawn may have left the foot near the end, which is no change.
  })
  return (
    <div
      ref={foot}
      className={cx(
        'flex items-center justify-center gap-2 text-note text-muted',
        // Where nothing is left to say there is no room either.
        (state !== 'end' || said !== '') && 'min-h-14 py-1',
      )}
    >
      {state === 'more' && (
        <Button tone="quiet" onPress={onMore}>
          {uiText.loadMore}
        </Button>
      )}
      {state === 'failed' && (
        <>
          {failedText}
          <Button tone="quiet" onPress={onMore}>
            {uiText.retry}
          </Button>
        </>
      )}
      <span role="status" className="flex items-center gap-2">
        {state === 'loading' && (
          <>
            <Spinner size={16} />
            {uiText.loading}
          </>
        )}
        {state === 'end' && said}
      </span>
    </div>
  )
}
