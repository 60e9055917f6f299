import { useEffect } from 'react'

/** Goes away, once, as soon as what the page is about is gone. */
export function useLeaving(isGone: boolean, leave: () => void): void {
  useEffect(() => {
    if (isGone) leave()
    // The way out is the same each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isGone])
}
