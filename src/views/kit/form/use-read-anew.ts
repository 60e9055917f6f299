import { useEffect } from 'react'

/** Whether it was done all the same shows what is read: what is said again changes nothing, and an answer can be lost on its way. */
export function useReadAnew(failure: object | null, refresh: () => void): void {
  useEffect(() => {
    if (failure) refresh()
    // Once for each failure.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [failure])
}
