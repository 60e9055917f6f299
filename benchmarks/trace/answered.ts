import type { Page } from 'playwright'

/** What took less is not told by the browser, and counts as half of it, ms. */
const LEAST = 16

/**
 * From each of `count` inputs of a kind (`keydown`, `click`) to the picture after it, ms, in steps of 8 (Event Timing). `work` makes them,
 * and leaves time between two.
 */
export async function answered(
  page: Page,
  kind: 'keydown' | 'click',
  count: number,
  work: () => Promise<void>,
): Promise<readonly number[]> {
  await page.evaluate(
    ([name, durationThreshold]) => {
      const kept: number[] = []
      Object.assign(window, { answeredIn: kept })
      const watch = new PerformanceObserver((list) => {
        for (const one of list.getEntries()) if (one.name === name) kept.push(one.duration)
      })
      watch.observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
    },
    [kind, LEAST] as const,
  )
  await work()
  const times = await page.evaluate(() => (window as unknown as { answeredIn: number[] }).answeredIn)
  return [...times, ...Array.from({ length: Math.max(0, count - times.length) }, () => LEAST / 2)]
}
