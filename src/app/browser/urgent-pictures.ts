import type { Platform } from '../platform.ts'

/** So long a picture is waited for, ms: one that hangs keeps nothing else back. */
export const PICTURE_MS = 4000

/** Resolves when those of the pictures that a page asks for before others have come, cannot be had, or have taken {@link PICTURE_MS}. */
export function urgentPictures(
  pictures: Iterable<HTMLImageElement>,
  clock: Pick<Platform['clock'], 'setTimeout' | 'clearTimeout'>,
): Promise<void> {
  const open = new Set([...pictures].filter(({ fetchPriority, complete }) => fetchPriority === 'high' && !complete))
  if (open.size === 0) return Promise.resolve()
  return new Promise((resolve) => {
    const limit = clock.setTimeout(resolve, PICTURE_MS)
    const ended = (picture: HTMLImageElement) => {
      open.delete(picture)
      if (open.size > 0) return
      clock.clearTimeout(limit)
      resolve()
    }
    for (const picture of open)
      for (const ending of ['load', 'error']) picture.addEventListener(ending, () => ended(picture), { once: true })
  })
}
