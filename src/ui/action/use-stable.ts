import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A handler that stays the same between renders and does what the last one given does: what is drawn apart (`memo`) is not drawn anew
 * because of it.
 */
export function useStable<Given extends readonly unknown[], Result>(
  does: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(does)
  useLayoutEffect(() => {
    latest.current = does
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}
